'use strict';
// Flat sheets drawn in perspective on a canvas, which can only draw them turned, scaled and slanted. The picture is
// cut into cells of whole pixels, small enough that in each the right drawing is within a fraction of a pixel of a
// slanted one. Cells of whole pixels share no pixel and leave none out: there is no seam, and nothing is painted twice
// where a picture is translucent. The outline is the exact polygon.
//
// Where the depth changes only across the screen, as when a card turns about its upright middle, a column of pixels is
// all at one depth, and drawn exactly; so the cells are columns there, rows where it changes only down the screen, and
// squares everywhere else.

/** How far, in pixels, the middle of a pixel may be from where it belongs: in columns and rows, and in squares. */
const stripTolerance = 0.2;
const squareTolerance = 0.3;
const smallestSquare = 8;
const mostCells = 3000;

/**
 * Draws a texture on a layer. `transform` takes local coordinates to pixels; `polygon` is the outline in pixels, whose
 * inside is painted; `quad` is the convex outline that the texture has at most.
 */
function drawInPerspective(target, pool, texture, transform, polygon, quad) {
  const toPixels = Matrix.product(transform, texture.toLocal);
  const toTexture = Matrix.inverse(toPixels);
  if (!toTexture || polygon.length < 3) return;

  const sheet = pool.take(target.canvas.width, target.canvas.height);
  sheet.include(polygon, 1);
  const part = sheet.painted;
  if (part) {
    for (const cell of perspectiveCells(part, quad, toPixels, toTexture)) {
      sheet.context.save();
      sheet.context.setTransform(1, 0, 0, 1, 0, 0);
      sheet.context.beginPath();
      sheet.context.rect(...cell.box);
      sheet.context.clip();
      Matrix.apply(cell.transform, sheet.context);
      sheet.context.drawImage(texture.canvas, 0, 0);
      sheet.context.restore();
    }
    target.include(polygon, 1);
    target.context.save();
    target.context.setTransform(1, 0, 0, 1, 0, 0);
    target.context.beginPath();
    tracePolygons(target.context, [polygon]);
    target.context.clip();
    sheet.put(target.context);
    target.context.restore();
  }
  pool.giveBack(sheet);
}

/** The cells of a part of the screen, each `{ box, transform }`; coarser ones where there would be too many. */
function perspectiveCells(part, quad, toPixels, toTexture) {
  for (let coarseness = 1; ; coarseness *= 2) {
    const mesh = new Mesh(part, quad, toPixels, toTexture, coarseness);
    if (mesh.divide(...part)) return mesh.cells;
  }
}

/** Divides boxes of whole pixels until each may be drawn slanted. This runs often in a frame, so it makes no lists. */
class Mesh {
  constructor([x, y, width, height], quad, toPixels, toTexture, coarseness) {
    this.sides = outwardSides(quad);
    this.toPixels = toPixels;
    this.toTexture = toTexture;
    this.cells = [];
    this.errors = new Float64Array(8);
    this.point = new Float64Array(2);

    const [, , , , , , across, down, one] = toTexture;
    const depth = Math.abs(across * (x + width / 2) + down * (y + height / 2) + one) * 1e-6;
    this.isColumns = Math.abs(down) * height < depth;
    this.isRows = Math.abs(across) * width < depth;
    const isStrips = this.isColumns || this.isRows;
    this.tolerance = coarseness * (isStrips ? stripTolerance : squareTolerance);
    this.smallest = coarseness * (isStrips ? 1 : smallestSquare);
  }

  /** Adds the cells of a box; false when there are too many. */
  divide(x, y, width, height) {
    if (this.isOutside(x, y, width, height)) return true;
    const error = this.slant(x, y, width, height);
    if (error <= this.tolerance || (error < Infinity && this.isSmallest(width, height))) {
      this.cells.push({ box: [x, y, width, height], transform: this.transform });
      return this.cells.length <= mostCells;
    }
    if (width <= 1 && height <= 1) return true;
    const isAcross = width > 1 && (this.isColumns || height <= 1 || (!this.isRows && width > height));
    const half = (isAcross ? width : height) >> 1;
    return isAcross
      ? this.divide(x, y, half, height) && this.divide(x + half, y, width - half, height)
      : this.divide(x, y, width, half) && this.divide(x, y + half, width, height - half);
  }

  isSmallest(width, height) {
    if (this.isColumns) return width <= this.smallest;
    if (this.isRows) return height <= this.smallest;
    return width <= this.smallest && height <= this.smallest;
  }

  /** True when the box lies beyond one side of the outline, by a pixel or more. */
  isOutside(x, y, width, height) {
    const centerX = x + width / 2, centerY = y + height / 2;
    for (const { nx, ny, distance } of this.sides) {
      const nearest = nx * centerX + ny * centerY - (Math.abs(nx) * width + Math.abs(ny) * height) / 2;
      if (nearest > distance + 1) return true;
    }
    return false;
  }

  /**
   * Makes `transform` the affine matrix that stands for the perspective in a box, and gives how far it is out in the
   * pixels at the corners, which is without end where one is beyond the horizon.
   */
  slant(x, y, width, height) {
    const centerX = x + width / 2, centerY = y + height / 2;
    if (!this.see(centerX, centerY)) return Infinity;
    const [s, t] = this.point;

    // The derivatives of the projection at the centre.
    const m = this.toPixels;
    const w = m[6] * s + m[7] * t + m[8];
    const a = (m[0] - centerX * m[6]) / w, c = (m[1] - centerX * m[7]) / w;
    const b = (m[3] - centerY * m[6]) / w, d = (m[4] - centerY * m[7]) / w;

    let sumX = 0, sumY = 0;
    for (let corner = 0; corner < 4; corner++) {
      const px = x + 0.5 + (corner & 1) * (width - 1), py = y + 0.5 + (corner >> 1) * (height - 1);
      if (!this.see(px, py)) return Infinity;
      const along = this.point[0] - s, down = this.point[1] - t;
      sumX += this.errors[2 * corner] = centerX + a * along + c * down - px;
      sumY += this.errors[2 * corner + 1] = centerY + b * along + d * down - py;
    }
    // Half the mean error goes to the centre, and half stays in the corners.
    const shiftX = sumX / 8, shiftY = sumY / 8;
    let square = shiftX * shiftX + shiftY * shiftY;
    for (let corner = 0; corner < 8; corner += 2) {
      const errorX = this.errors[corner] - shiftX, errorY = this.errors[corner + 1] - shiftY;
      square = Math.max(square, errorX * errorX + errorY * errorY);
    }
    this.transform = Matrix.affine(a, b, c, d, centerX - a * s - c * t - shiftX, centerY - b * s - d * t - shiftY);
    return Math.sqrt(square);
  }

  /** Makes `point` the point of the texture that is seen at a pixel; false where that would be behind the eye. */
  see(x, y) {
    const n = this.toTexture, m = this.toPixels;
    const W = n[6] * x + n[7] * y + n[8];
    const s = (n[0] * x + n[1] * y + n[2]) / W, t = (n[3] * x + n[4] * y + n[5]) / W;
    this.point[0] = s;
    this.point[1] = t;
    return m[6] * s + m[7] * t + m[8] >= nearestW / 2;
  }
}

/** The sides of a convex polygon as lines: a point is outside of one when `nx·x + ny·y > distance`. */
function outwardSides(polygon) {
  let area = 0;
  const sides = polygon.map(([ax, ay], place) => {
    const [bx, by] = polygon[(place + 1) % polygon.length];
    area += ax * by - bx * ay;
    const length = Math.hypot(bx - ax, by - ay);
    const nx = (by - ay) / length, ny = (ax - bx) / length;
    return { nx, ny, distance: nx * ax + ny * ay, length };
  }).filter(({ length }) => length > 0);
  if (area >= 0) return sides;
  return sides.map(({ nx, ny, distance }) => ({ nx: -nx, ny: -ny, distance: -distance }));
}
