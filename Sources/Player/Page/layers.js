'use strict';
// Sheets to paint on beside the canvas, of its size and kept for the next time. Each knows which part of it was
// painted, so that only that part is put on the sheet below, and wiped.

class Layer {
  constructor(canvas) {
    this.canvas = canvas;
    this.context = canvas.getContext('2d');
    this.extent = new Extent();
  }

  /** Takes note that pixels near these points are painted. */
  include(points, margin) {
    for (const [x, y] of points) {
      this.extent.moveTo(x - margin, y - margin);
      this.extent.moveTo(x + margin, y + margin);
    }
  }

  /** The painted part in whole pixels, as left, top, width and height; null where nothing is painted. */
  get painted() {
    const left = Math.max(0, Math.floor(this.extent.left)), top = Math.max(0, Math.floor(this.extent.top));
    const width = Math.min(this.canvas.width, Math.ceil(this.extent.right)) - left;
    const height = Math.min(this.canvas.height, Math.ceil(this.extent.bottom)) - top;
    return width > 0 && height > 0 ? [left, top, width, height] : null;
  }

  /** Paints what is on this sheet on a context that has no transform. */
  put(context) {
    const part = this.painted;
    if (part) context.drawImage(this.canvas, ...part, ...part);
  }
}

class LayerPool {
  constructor() {
    this.free = [];
  }

  /** A clean sheet of a size in pixels. */
  take(width, height) {
    const layer = this.free.pop() ?? new Layer(document.createElement('canvas'));
    if (layer.canvas.width !== width || layer.canvas.height !== height) {
      layer.canvas.width = width;
      layer.canvas.height = height;
      // A canvas forgets this when its size is set.
      layer.context.imageSmoothingQuality = 'high';
    }
    return layer;
  }

  /** Wipes the sheet and keeps it for the next one who asks. */
  giveBack(layer) {
    const part = layer.painted;
    layer.context.setTransform(1, 0, 0, 1, 0, 0);
    if (part) layer.context.clearRect(...part);
    layer.extent = new Extent();
    this.free.push(layer);
  }
}
