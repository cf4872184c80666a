'use strict';
// Flat sheets drawn in perspective on a canvas, which can only draw them turned, scaled and slanted. The picture is
// cut into squares of whole pixels, small enough that in each the right drawing is within a fraction of a pixel of a
// slanted one. Squares of whole pixels share no pixel and leave none out: there is no seam, and nothing is painted
// twice where a picture is translucent. The outline is the exact polygon.

/** How far, in pixels, a point of a square may be from where it belongs. */
const meshTolerance = 0.35;
const smallestCell = 8;
const mostCells = 1500;

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

/** The squares, each `{ box, transform }`; coarser ones where there would be too many. */
function perspectiveCells(part, quad, toPixels, toTexture) {
  for (let tolerance = meshTolerance; ; tolerance *= 2) {
    const cells = [];
    if (divide(part, quad, toPixels, toTexture, tolerance, cells)) return cells;
  }
}

/** Adds the squares of a box to `cells`; false when there are too many. */
function divide(box, quad, toPixels, toTexture, tolerance, cells) {
  const [x, y, width, height] = box;
  if (isOutside(box, quad)) return true;
  const cell = slanted(box, toPixels, toTexture);
  if (cell && (cell.error <= tolerance || (width <= smallestCell && height <= smallestCell))) {
    cells.push({ box, transform: cell.transform });
    return cells.length <= mostCells;
  }
  if (width <= 1 && height <= 1) return true;
  const halves = width > height
    ? [[x, y, width >> 1, height], [x + (width >> 1), y, width - (width >> 1), height]]
    : [[x, y, width, height >> 1], [x, y + (height >> 1), width, height - (height >> 1)]];
  return halves.every((half) => divide(half, quad, toPixels, toTexture, tolerance, cells));
}

/** True when the box lies beyond one side of the convex polygon, by a pixel or more. */
function isOutside(box, quad) {
  const corners = boxCorners(box);
  let area = 0;
  quad.forEach(([ax, ay], place) => {
    const [bx, by] = quad[(place + 1) % quad.length];
    area += ax * by - bx * ay;
  });
  const sign = area < 0 ? -1 : 1;
  return quad.some(([ax, ay], place) => {
    const [bx, by] = quad[(place + 1) % quad.length];
    const length = Math.hypot(bx - ax, by - ay);
    return length > 0 && corners.every(
      ([px, py]) => sign * ((bx - ax) * (py - ay) - (by - ay) * (px - ax)) < -length);
  });
}

/**
 * The affine matrix that stands for the perspective in a box, and how far it is out at the box's corners; null where
 * a corner is beyond the horizon.
 */
function slanted(box, toPixels, toTexture) {
  const [x, y, width, height] = box;
  const centerX = x + width / 2, centerY = y + height / 2;
  const center = seen(toPixels, toTexture, centerX, centerY);
  if (!center) return null;
  const [s, t] = center;

  // The derivatives of the projection at the centre.
  const m = toPixels;
  const w = m[6] * s + m[7] * t + m[8];
  const a = (m[0] - centerX * m[6]) / w, c = (m[1] - centerX * m[7]) / w;
  const b = (m[3] - centerY * m[6]) / w, d = (m[4] - centerY * m[7]) / w;
  const transform = Matrix.affine(a, b, c, d, centerX - a * s - c * t, centerY - b * s - d * t);

  const errors = [];
  for (const [px, py] of boxCorners(box)) {
    const corner = seen(toPixels, toTexture, px, py);
    if (!corner) return null;
    const [qx, qy] = Matrix.point(transform, ...corner);
    errors.push([qx - px, qy - py]);
  }
  // Half the mean error goes to the centre, and half stays in the corners.
  const shiftX = errors.reduce((sum, error) => sum + error[0], 0) / 8;
  const shiftY = errors.reduce((sum, error) => sum + error[1], 0) / 8;
  transform[2] -= shiftX;
  transform[5] -= shiftY;
  const error = Math.max(
    Math.hypot(shiftX, shiftY), ...errors.map(([ex, ey]) => Math.hypot(ex - shiftX, ey - shiftY)));
  return { transform, error };
}

/** The point of the texture that is seen at a pixel; null where what would be seen is behind the eye. */
function seen(toPixels, toTexture, x, y) {
  const [S, T, W] = Matrix.homogeneous(toTexture, x, y);
  const s = S / W, t = T / W;
  return toPixels[6] * s + toPixels[7] * t + toPixels[8] >= nearestW / 2 ? [s, t] : null;
}
