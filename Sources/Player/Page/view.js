'use strict';
// Where the scene is on the page: as large as fits, in the middle, on whole pixels of the screen.

const mostPixels = 16e6;

class View {
  constructor(canvas) {
    this.canvas = canvas;
    this.scale = 1;
    this.ratio = 1;
  }

  /** Lays the canvas out for a scene of a size in points; true when that changed anything. */
  fit(width, height) {
    const area = innerWidth * innerHeight;
    this.ratio = Math.min(devicePixelRatio || 1, Math.sqrt(mostPixels / Math.max(area, 1)));
    const pageWidth = Math.floor(innerWidth * this.ratio), pageHeight = Math.floor(innerHeight * this.ratio);
    this.scale = Math.min(pageWidth / width, pageHeight / height);
    const pixelWidth = Math.max(1, Math.floor(width * this.scale + 1e-6));
    const pixelHeight = Math.max(1, Math.floor(height * this.scale + 1e-6));

    const { style } = this.canvas;
    const length = (pixels) => `${pixels / this.ratio}px`;
    style.left = length(Math.floor((pageWidth - pixelWidth) / 2));
    style.top = length(Math.floor((pageHeight - pixelHeight) / 2));
    style.width = length(pixelWidth);
    style.height = length(pixelHeight);
    if (this.canvas.width === pixelWidth && this.canvas.height === pixelHeight) return false;
    this.canvas.width = pixelWidth;
    this.canvas.height = pixelHeight;
    return true;
  }

  /** The scene's point at a place of the page in CSS pixels. */
  toScene(clientX, clientY) {
    const { left, top } = this.canvas.getBoundingClientRect();
    const points = this.ratio / this.scale;
    return { x: (clientX - left) * points, y: (clientY - top) * points };
  }

  /** The place on the page, in CSS pixels, of a point of the scene. */
  toClient(x, y) {
    const { left, top } = this.canvas.getBoundingClientRect();
    const pixels = this.scale / this.ratio;
    return { x: left + x * pixels, y: top + y * pixels };
  }
}
