'use strict';
// Pictures and texts, painted flat on a sheet of their own, to be drawn in perspective from there. A sheet has about
// as many pixels across, and down, as will be seen of it: with many more, it would shimmer when it moves.

/** Pixels around the sheet's box that go on with what is at its edge. */
const textureMargin = 2;
const largestTexture = 2048;
const textureBudget = 64e6;

class Textures {
  constructor() {
    this.textures = new Map();
    this.size = 0;
  }

  /**
   * A sheet with a box of local coordinates on it: `{ canvas, toLocal }`, with the matrix from its pixels. `drawn` is
   * how many pixels the box will be across and down, `most` how many are worth having. `paint(context)` paints the
   * box in local coordinates; `key` names what it paints.
   */
  get(key, [x, y, width, height], drawn, most, paint) {
    const across = this.pixels(width, drawn[0], most[0]), down = this.pixels(height, drawn[1], most[1]);
    const name = `${key} ${across} ${down}`;
    let texture = this.textures.get(name);
    if (texture) return texture;

    const canvas = document.createElement('canvas');
    canvas.width = across + 2 * textureMargin;
    canvas.height = down + 2 * textureMargin;
    const scaleX = across / width, scaleY = down / height;
    const context = canvas.getContext('2d');
    context.imageSmoothingQuality = 'high';
    context.setTransform(scaleX, 0, 0, scaleY, textureMargin - x * scaleX, textureMargin - y * scaleY);
    paint(context, textureMargin / scaleX, textureMargin / scaleY);
    const toLocal = [
      1 / scaleX, 0, x - textureMargin / scaleX, 0, 1 / scaleY, y - textureMargin / scaleY, 0, 0, 1,
    ];
    texture = { canvas, toLocal, size: canvas.width * canvas.height * 4 };
    this.keep(name, texture);
    return texture;
  }

  /** How many pixels for a length: steps of a factor of two, so that few sheets do for a thing that turns. */
  pixels(length, drawn, most) {
    const wanted = length * 2 ** Math.ceil(Math.log2(Math.max(drawn, 1) / length));
    return Math.ceil(Math.min(wanted, most, largestTexture));
  }

  keep(name, texture) {
    this.size += texture.size;
    for (const [old, { size }] of this.textures) {
      if (this.size <= textureBudget) break;
      this.textures.delete(old);
      this.size -= size;
    }
    this.textures.set(name, texture);
  }
}
