'use strict';
// Outlines in perspective. A straight line stays straight, so an outline is flattened to corners, and each corner is
// projected exactly.

/** What is nearer to the eye than this part of its distance is cut away. */
const nearestW = 0.01;

/** Takes a path as a canvas does, and turns it into contours of corners: `{ points: [[x, y]…], closed }`. */
class Flattener {
  /** The transform says how large a curve will be drawn, and so how finely it is to be divided. */
  constructor(transform) {
    this.transform = transform;
    this.contours = [];
  }

  moveTo(x, y) {
    this.contours.push({ points: [[x, y]], closed: false });
  }

  lineTo(x, y) {
    this.begin(x, y).points.push([x, y]);
  }

  quadraticCurveTo(controlX, controlY, x, y) {
    const [startX, startY] = this.begin(controlX, controlY).points.at(-1);
    this.curve([[startX, startY], [controlX, controlY], [x, y]], (t) => {
      const u = 1 - t;
      return [
        u * u * startX + 2 * u * t * controlX + t * t * x,
        u * u * startY + 2 * u * t * controlY + t * t * y,
      ];
    });
  }

  bezierCurveTo(firstX, firstY, secondX, secondY, x, y) {
    const [startX, startY] = this.begin(firstX, firstY).points.at(-1);
    this.curve([[startX, startY], [firstX, firstY], [secondX, secondY], [x, y]], (t) => {
      const u = 1 - t;
      const a = u * u * u, b = 3 * u * u * t, c = 3 * u * t * t, d = t * t * t;
      return [
        a * startX + b * firstX + c * secondX + d * x,
        a * startY + b * firstY + c * secondY + d * y,
      ];
    });
  }

  closePath() {
    const contour = this.contours.at(-1);
    if (contour) contour.closed = true;
  }

  /** The contour that goes on from where the path is: after `closePath`, a new one from the same start. */
  begin(x, y) {
    const contour = this.contours.at(-1);
    if (!contour) this.moveTo(x, y);
    else if (contour.closed) this.moveTo(...contour.points[0]);
    return this.contours.at(-1);
  }

  /** Adds the corners of a curve: as many as keep it within a tenth of a pixel. */
  curve(hull, at) {
    const drawn = hull.map(([x, y]) => {
      const [X, Y, W] = Matrix.homogeneous(this.transform, x, y);
      const w = Math.max(W, nearestW);
      return [X / w, Y / w];
    });
    let length = 0;
    for (let i = 1; i < drawn.length; i++) {
      length += Math.hypot(drawn[i][0] - drawn[i - 1][0], drawn[i][1] - drawn[i - 1][1]);
    }
    const count = Math.max(2, Math.min(200, Math.ceil(1.5 * Math.sqrt(length))));
    const points = this.contours.at(-1).points;
    for (let i = 1; i <= count; i++) points.push(at(i / count));
  }
}

/** Where the corners are drawn; the part of the polygon that is too near to the eye, or behind it, is cut away. */
function projectPolygon(points, transform) {
  const corners = points.map(([x, y]) => Matrix.homogeneous(transform, x, y));
  const result = [];
  let before = corners.at(-1);
  for (const corner of corners) {
    const isIn = corner[2] >= nearestW;
    if (isIn !== (before[2] >= nearestW)) {
      const t = (nearestW - before[2]) / (corner[2] - before[2]);
      result.push([
        (before[0] + t * (corner[0] - before[0])) / nearestW,
        (before[1] + t * (corner[1] - before[1])) / nearestW,
      ]);
    }
    if (isIn) result.push([corner[0] / corner[2], corner[1] / corner[2]]);
    before = corner;
  }
  return result;
}

/** Traces closed polygons of pixels on a path. */
function tracePolygons(path, polygons) {
  for (const polygon of polygons) {
    polygon.forEach(([x, y], place) => (place ? path.lineTo(x, y) : path.moveTo(x, y)));
    if (polygon.length) path.closePath();
  }
}
