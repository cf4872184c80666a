'use strict';
// Paints a display list. What its numbers mean is written at `DisplayList`, in the engine; nothing here knows what a
// toy is.

const Command = {
  affine: 1, projective: 2, beginLayer: 3, endLayer: 4, beginClip: 5, endClip: 6, shape: 7, text: 8, image: 9,
};

class Painter {
  constructor(canvas) {
    this.base = new Layer(canvas);
    this.pool = new LayerPool();
    this.textures = new Textures();
  }

  /** Paints the commands, scaled by `scale` pixels a point, with the texts and pictures that they name. */
  paint(list, strings, pictures, scale) {
    this.list = list;
    this.at = 0;
    this.strings = strings;
    this.pictures = pictures;
    this.toPixels = Matrix.scale(scale, scale);
    this.transform = this.toPixels;
    this.opacities = [];
    this.layers = [this.base];
    this.context.reset?.();
    this.context.imageSmoothingQuality = 'high';
    this.context.setTransform(1, 0, 0, 1, 0, 0);
    this.context.clearRect(0, 0, this.base.canvas.width, this.base.canvas.height);
    while (this.at < list.length) this.command();
  }

  get layer() { return this.layers.at(-1); }

  get context() { return (this.layers?.at(-1) ?? this.base).context; }

  get isFlat() { return Matrix.isAffine(this.transform); }

  next() { return this.list[this.at++]; }

  take(count) {
    this.at += count;
    return this.list.subarray(this.at - count, this.at);
  }

  command() {
    const command = this.next();
    switch (command) {
      case Command.affine: this.setTransform(Matrix.affine(...this.take(6))); break;
      case Command.projective: this.setTransform([...this.take(9)]); break;
      case Command.beginLayer: this.beginLayer(this.next()); break;
      case Command.endLayer: this.endLayer(); break;
      case Command.beginClip: this.beginClip(); break;
      case Command.endClip: this.context.restore(); break;
      case Command.shape: this.shape(); break;
      case Command.text: this.text(); break;
      case Command.image: this.image(); break;
      default: throw new Error(`no command has the number ${command}`);
    }
  }

  /** Notes on the layer that something is painted near points in local coordinates of a flat transform. */
  includeLocal(points, margin) {
    this.layer.include(points.map((point) => Matrix.point(this.transform, ...point)), margin);
  }

  setTransform(matrix) {
    this.transform = Matrix.product(this.toPixels, matrix);
  }

  beginLayer(opacity) {
    this.opacities.push(opacity);
    this.layers.push(this.pool.take(this.base.canvas.width, this.base.canvas.height));
  }

  endLayer() {
    const layer = this.layers.pop();
    this.context.setTransform(1, 0, 0, 1, 0, 0);
    this.context.globalAlpha = this.opacities.pop();
    layer.put(this.context);
    this.context.globalAlpha = 1;
    const part = layer.painted;
    if (part) this.layer.include([[part[0], part[1]], [part[0] + part[2], part[1] + part[3]]], 0);
    this.pool.giveBack(layer);
  }

  beginClip() {
    const [x, y, width, height, corner] = this.take(5);
    this.context.save();
    this.context.beginPath();
    if (this.isFlat) {
      Matrix.apply(this.transform, this.context);
      traceBox(this.context, x, y, width, height, corner);
    } else {
      this.context.setTransform(1, 0, 0, 1, 0, 0);
      tracePolygons(this.context, this.projectedBox(x, y, width, height, corner));
    }
    this.context.clip();
  }

  // Paints and strokes.

  paintOperand() {
    switch (this.next()) {
      case 0: return null;
      case 1: return { colour: this.colour() };
      default: {
        const top = this.colour(), topY = this.next();
        return { top, topY, bottom: this.colour(), bottomY: this.next() };
      }
    }
  }

  strokeOperand() {
    if (this.next() === 0) return null;
    return { colour: this.colour(), thickness: this.next() };
  }

  colour() {
    const [red, green, blue, opacity] = this.take(4);
    return `rgb(${red} ${green} ${blue} / ${opacity})`;
  }

  /** What a canvas fills with; gradients are in the coordinates of the moment. */
  style(context, paint) {
    if (paint.colour) return paint.colour;
    if (paint.topY === paint.bottomY) return paint.bottom;
    const gradient = context.createLinearGradient(0, paint.topY, 0, paint.bottomY);
    gradient.addColorStop(0, paint.top);
    gradient.addColorStop(1, paint.bottom);
    return gradient;
  }

  // Shapes.

  shape() {
    const paint = this.paintOperand();
    const stroke = this.strokeOperand();
    const start = this.at;
    if (this.isFlat) this.flatShape(start, paint, stroke);
    else this.projectedShape(start, paint, stroke);
  }

  flatShape(start, paint, stroke) {
    const context = this.context;
    Matrix.apply(this.transform, context);
    context.beginPath();
    this.at = traceOutline(this.list, start, context);
    if (paint) {
      context.fillStyle = this.style(context, paint);
      context.fill();
    }
    if (stroke) {
      context.strokeStyle = stroke.colour;
      context.lineWidth = stroke.thickness;
      context.stroke();
    }
    if (this.layers.length > 1) {
      const extent = new Extent();
      traceOutline(this.list, start, extent);
      const [a, c, , b, d] = this.transform;
      const margin = (stroke ? stroke.thickness * miterLimit / 2 : 0) * Math.hypot(a, b, c, d) + 1;
      if (!extent.isEmpty) this.includeLocal(extent.corners, margin);
    }
  }

  projectedShape(start, paint, stroke) {
    const flattener = new Flattener(this.transform);
    this.at = traceOutline(this.list, start, flattener);
    const { contours } = flattener;
    const filled = contours.map(({ points }) => projectPolygon(points, this.transform));
    if (paint?.colour) this.fillPolygons(filled, paint.colour);
    else if (paint) this.fillGradient(start, filled, paint);
    if (stroke) {
      const polygons = strokePolygons(contours, stroke.thickness);
      this.fillPolygons(polygons.map((points) => projectPolygon(points, this.transform)), stroke.colour);
    }
  }

  fillPolygons(polygons, colour) {
    this.context.setTransform(1, 0, 0, 1, 0, 0);
    this.context.fillStyle = colour;
    this.context.beginPath();
    tracePolygons(this.context, polygons);
    this.context.fill();
    for (const polygon of polygons) this.layer.include(polygon, 1);
  }

  fillGradient(start, polygons, paint) {
    const extent = new Extent();
    traceOutline(this.list, start, extent);
    const box = [extent.left, extent.top, extent.right - extent.left, extent.bottom - extent.top];
    const key = `gradient ${Object.values(paint).join(' ')} ${box.join(' ')}`;
    for (const polygon of polygons) {
      this.texture(key, box, [Infinity, Infinity], polygon, (context, marginX, marginY) => {
        context.fillStyle = this.style(context, paint);
        context.fillRect(box[0] - marginX, box[1] - marginY, box[2] + 2 * marginX, box[3] + 2 * marginY);
      });
    }
  }

  projectedBox(x, y, width, height, corner) {
    const flattener = new Flattener(this.transform);
    traceBox(flattener, x, y, width, height, corner);
    return flattener.contours.map(({ points }) => projectPolygon(points, this.transform));
  }

  /** Draws a box of local coordinates, which `paint` paints flat, in perspective and cut to a polygon of pixels. */
  texture(key, box, most, polygon, paint) {
    const [, , width, height] = box;
    const corners = boxCorners(box);
    const quad = projectPolygon(corners, this.transform);
    if (!(width > 0 && height > 0) || quad.length < 3) return;
    const [p, q, r, s] = corners.map(([cx, cy]) => {
      const [X, Y, W] = Matrix.homogeneous(this.transform, cx, cy);
      return [X / Math.max(W, 0.1), Y / Math.max(W, 0.1)];
    });
    const length = (a, b) => Math.hypot(a[0] - b[0], a[1] - b[1]);
    const drawn = [Math.max(length(p, q), length(s, r)), Math.max(length(p, s), length(q, r))];
    const texture = this.textures.get(key, box, drawn, most, paint);
    drawInPerspective(this.layer, this.pool, texture, this.transform, polygon ?? quad, quad);
  }

  // Text.

  text() {
    const [place, fontPlace, size, bold, italic, align, x, y] = this.take(8);
    const colour = this.colour();
    const text = this.strings[place];
    const font = cssFont(fontPlace < 0 ? '' : this.strings[fontPlace], size, bold, italic);
    const textAlign = ['left', 'center', 'right'][align];
    const write = (context) => {
      context.font = font;
      context.textAlign = textAlign;
      context.textBaseline = 'alphabetic';
      context.fillStyle = colour;
      context.fillText(text, x, y);
    };
    if (this.isFlat) {
      Matrix.apply(this.transform, this.context);
      write(this.context);
      if (this.layers.length === 1) return;
    }
    this.context.font = font;
    this.context.textAlign = textAlign;
    this.context.textBaseline = 'alphabetic';
    const measure = this.context.measureText(text);
    const margin = size / 8;
    const left = x - measure.actualBoundingBoxLeft - margin, right = x + measure.actualBoundingBoxRight + margin;
    const top = y - measure.actualBoundingBoxAscent - margin, bottom = y + measure.actualBoundingBoxDescent + margin;
    const box = [left, top, right - left, bottom - top];
    if (this.isFlat) {
      this.includeLocal(boxCorners(box), 1);
    } else {
      const key = `text ${text} ${font} ${textAlign} ${x} ${y} ${colour}`;
      this.texture(key, box, [Infinity, Infinity], null, write);
    }
  }

  // Pictures.

  image() {
    const [place, fit, x, y, width, height, corner, opacity] = this.take(8);
    const box = [x, y, width, height];
    const name = this.strings[place];
    const picture = this.pictures.get(name);
    if (picture.failed) this.missingPicture(box);
    if (!picture.loaded || !(width > 0 && height > 0)) return;
    const { image } = picture;
    // An SVG file may have no size of its own.
    const natural = [image.naturalWidth || width, image.naturalHeight || height];
    const { source, target } = fitPicture(...natural, fit, box);
    this.context.save();
    this.context.globalAlpha = opacity;
    if (this.isFlat) this.flatImage(image, source, target, box, corner);
    else this.projectedImage(image, name, source, target, box, corner);
    this.context.restore();
  }

  flatImage(image, source, target, box, corner) {
    const context = this.context;
    Matrix.apply(this.transform, context);
    if (corner > 0) {
      context.beginPath();
      traceBox(context, ...box, corner);
      context.clip();
    }
    context.drawImage(image, ...source, ...target);
    this.includeLocal(boxCorners(target), 1);
  }

  projectedImage(image, name, source, target, box, corner) {
    const [x, y, width, height] = target;
    const context = this.context;
    if (corner > 0) {
      context.setTransform(1, 0, 0, 1, 0, 0);
      context.beginPath();
      tracePolygons(context, this.projectedBox(...box, corner));
      context.clip();
    }
    const most = isVector(name) ? [Infinity, Infinity] : [source[2], source[3]];
    const key = `image ${name} ${source.join(' ')} ${target.join(' ')}`;
    this.texture(key, target, most, null, (sheet, marginX, marginY) => {
      // Stretched a little over the edge first, so that the edge is as solid as the inside.
      sheet.drawImage(image, ...source, x - marginX, y - marginY, width + 2 * marginX, height + 2 * marginY);
      sheet.clearRect(x, y, width, height);
      sheet.drawImage(image, ...source, ...target);
    });
  }

  /** A grey box where a picture could not be had. */
  missingPicture([x, y, width, height]) {
    const polygons = this.projectedBox(x, y, width, height, 0);
    this.fillPolygons(polygons, 'rgb(128 128 128 / 0.5)');
  }
}
