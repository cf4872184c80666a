'use strict';
// Outlines, as a display list has them, told to whatever takes paths as a canvas does: a canvas, a `Flattener`, an
// `Extent`.

/** How far a cubic's control points are out for a quarter of a circle. */
const quarterCircle = 0.5522847498307936;

/** Traces the outline that starts at `at` in the list; gives the place after it. */
function traceOutline(list, at, path) {
  switch (list[at]) {
    case 1:
      traceBox(path, list[at + 1], list[at + 2], list[at + 3], list[at + 4], list[at + 5]);
      return at + 6;
    case 2: {
      const [x, y, width, height] = list.subarray(at + 1, at + 5);
      traceRounded(path, x, y, width, height, width / 2, height / 2);
      return at + 5;
    }
    case 3:
      tracePath(path, list, at + 2, at + 2 + list[at + 1]);
      return at + 2 + list[at + 1];
    default:
      throw new Error(`no outline has the number ${list[at]}`);
  }
}

/** Traces a box whose corners are rounded by a radius, which is held to half the shorter side. */
function traceBox(path, x, y, width, height, corner) {
  const radius = Math.min(corner, Math.abs(width) / 2, Math.abs(height) / 2);
  if (radius > 0) {
    traceRounded(path, x, y, width, height, radius, radius);
    return;
  }
  path.moveTo(x, y);
  path.lineTo(x + width, y);
  path.lineTo(x + width, y + height);
  path.lineTo(x, y + height);
  path.closePath();
}

/** Traces a box whose corners are quarters of ellipses. */
function traceRounded(path, x, y, width, height, radiusX, radiusY) {
  const right = x + width, bottom = y + height;
  const inX = radiusX * (1 - quarterCircle), inY = radiusY * (1 - quarterCircle);
  path.moveTo(x + radiusX, y);
  path.lineTo(right - radiusX, y);
  path.bezierCurveTo(right - inX, y, right, y + inY, right, y + radiusY);
  path.lineTo(right, bottom - radiusY);
  path.bezierCurveTo(right, bottom - inY, right - inX, bottom, right - radiusX, bottom);
  path.lineTo(x + radiusX, bottom);
  path.bezierCurveTo(x + inX, bottom, x, bottom - inY, x, bottom - radiusY);
  path.lineTo(x, y + radiusY);
  path.bezierCurveTo(x, y + inY, x + inX, y, x + radiusX, y);
  path.closePath();
}

function tracePath(path, list, from, to) {
  let at = from;
  while (at < to) {
    switch (list[at]) {
      case 0: path.moveTo(list[at + 1], list[at + 2]); at += 3; break;
      case 1: path.lineTo(list[at + 1], list[at + 2]); at += 3; break;
      case 2: path.quadraticCurveTo(list[at + 1], list[at + 2], list[at + 3], list[at + 4]); at += 5; break;
      case 3: path.bezierCurveTo(...list.subarray(at + 1, at + 7)); at += 7; break;
      case 4: path.closePath(); at += 1; break;
      default: throw new Error(`no part of a path has the number ${list[at]}`);
    }
  }
}

/** The box that holds the points and control points of what is traced. */
class Extent {
  constructor() {
    this.left = this.top = Infinity;
    this.right = this.bottom = -Infinity;
  }

  moveTo(x, y) {
    this.left = Math.min(this.left, x);
    this.right = Math.max(this.right, x);
    this.top = Math.min(this.top, y);
    this.bottom = Math.max(this.bottom, y);
  }

  lineTo(x, y) { this.moveTo(x, y); }

  quadraticCurveTo(controlX, controlY, x, y) {
    this.moveTo(controlX, controlY);
    this.moveTo(x, y);
  }

  bezierCurveTo(firstX, firstY, secondX, secondY, x, y) {
    this.moveTo(firstX, firstY);
    this.moveTo(secondX, secondY);
    this.moveTo(x, y);
  }

  closePath() {}

  get isEmpty() { return this.left > this.right; }

  get corners() {
    return boxCorners([this.left, this.top, this.right - this.left, this.bottom - this.top]);
  }
}

/** The corners of a box, from the top left one, clockwise. */
function boxCorners([x, y, width, height]) {
  return [[x, y], [x + width, y], [x + width, y + height], [x, y + height]];
}
