'use strict';
const assert = require('node:assert');
const test = require('node:test');
const { load, isNear } = require('./page.js');

const {
  Matrix, Extent, Flattener, traceOutline, projectPolygon, strokePolygons,
} = load(
  ['matrix.js', 'outline.js', 'flatten.js', 'stroke.js'],
  ['Matrix', 'Extent', 'Flattener', 'traceOutline', 'projectPolygon', 'strokePolygons']);

const identity = Matrix.scale(1, 1);

/** The area of polygons by the winding number, sampled on a grid of a quarter of a unit. */
function filledArea(polygons) {
  const step = 0.25;
  let count = 0;
  for (let x = -50 + step / 2; x < 150; x += step) {
    for (let y = -50 + step / 2; y < 150; y += step) if (winding(polygons, x, y) !== 0) count++;
  }
  return count * step * step;
}

function winding(polygons, x, y) {
  let turns = 0;
  for (const polygon of polygons) {
    polygon.forEach(([ax, ay], place) => {
      const [bx, by] = polygon[(place + 1) % polygon.length];
      if ((ay <= y) === (by <= y)) return;
      const side = (bx - ax) * (y - ay) - (by - ay) * (x - ax);
      if (ay <= y && side > 0) turns++;
      if (by <= y && side < 0) turns--;
    });
  }
  return turns;
}

test('a matrix times its inverse leaves points where they are', () => {
  const matrix = [2, 0.5, 10, -0.25, 3, 20, 0.001, 0.002, 1];
  const [x, y] = Matrix.point(Matrix.product(Matrix.inverse(matrix), matrix), 17, -4);
  assert.ok(isNear([x, y], [17, -4]));
  assert.strictEqual(Matrix.inverse([1, 2, 0, 2, 4, 0, 0, 0, 1]), null);
});

test('the second matrix of a product is done first', () => {
  const moveThenScale = Matrix.product(Matrix.scale(2, 3), Matrix.affine(1, 0, 0, 1, 10, 20));
  assert.deepStrictEqual([...Matrix.point(moveThenScale, 1, 1)], [22, 63]);
});

test('an ellipse is flattened within a tenth of a pixel', () => {
  const flattener = new Flattener(Matrix.scale(4, 4));
  const list = Float64Array.of(2, 0, 0, 100, 100);
  assert.strictEqual(traceOutline(list, 0, flattener), 5);
  const [{ points }] = flattener.contours;
  points.forEach(([x, y], place) => {
    const [nextX, nextY] = points[(place + 1) % points.length];
    for (const [px, py] of [[x, y], [(x + nextX) / 2, (y + nextY) / 2]]) {
      assert.ok(Math.abs(Math.hypot(px - 50, py - 50) - 50) * 4 < 0.1, `${px}, ${py}`);
    }
  });
});

test('every kind of outline ends where its numbers end', () => {
  for (const numbers of [
    [1, 0, 0, 10, 10, 0], [1, 0, 0, 10, 10, 3], [2, 0, 0, 10, 10],
    [3, 22, 0, 0, 0, 1, 5, 5, 2, 1, 1, 2, 2, 3, 1, 2, 3, 4, 5, 6, 4, 0, 9, 9],
  ]) {
    assert.strictEqual(traceOutline(Float64Array.from(numbers), 0, new Extent()), numbers.length);
  }
});

test('a corner radius is at most half the shorter side', () => {
  const flattener = new Flattener(identity);
  traceOutline(Float64Array.of(1, 0, 0, 40, 20, 100), 0, flattener);
  const area = filledArea(flattener.contours.map(({ points }) => points));
  assert.ok(isNear(area, 20 * 20 + Math.PI * 100, 4), `${area}`);
});

test('a point goes where the projection says', () => {
  // (x + 5, y + 7) over 1 + x / 10.
  const polygon = projectPolygon([[0, 0], [10, 0], [10, 10]], [1, 0, 5, 0, 1, 7, 0.1, 0, 1]);
  assert.ok(isNear(polygon.map(([x]) => x), [5, 7.5, 7.5]));
  assert.ok(isNear(polygon.map(([, y]) => y), [7, 3.5, 8.5]));
});

test('what is behind the eye is cut away, and nothing of it is drawn mirrored', () => {
  // W = 1 - x / 50: the right half of the square is behind the eye.
  const matrix = [1, 0, 0, 0, 1, 0, -1 / 50, 0, 1];
  const polygon = projectPolygon([[0, 0], [100, 0], [100, 10], [0, 10]], matrix);
  assert.strictEqual(polygon.length, 4);
  for (const [x, y] of polygon) assert.ok(x >= 0 && y >= 0);
  assert.deepStrictEqual([...projectPolygon([[60, 0], [100, 0], [100, 10]], matrix)], []);
});

test('an open line is stroked with butt ends', () => {
  const area = filledArea(strokePolygons([{ points: [[0, 0], [60, 0]], closed: false }], 10));
  assert.ok(isNear(area, 600, 1), `${area}`);
});

test('a closed square is stroked with mitered corners, and stays open inside', () => {
  const polygons = strokePolygons([{ points: [[0, 0], [60, 0], [60, 60], [0, 60], [0, 0]], closed: true }], 10);
  assert.ok(isNear(filledArea(polygons), 70 * 70 - 50 * 50, 1));
  assert.strictEqual(winding(polygons, 30, 30), 0);
  assert.notStrictEqual(winding(polygons, -4.5, -4.5), 0);
});

test('a sharp corner is cut off where its miter would be longer than ten thicknesses', () => {
  const polygons = strokePolygons([{ points: [[0, 0], [60, 0], [0, 1]], closed: false }], 10);
  assert.strictEqual(winding(polygons, 70, 0), 0);
  assert.notStrictEqual(winding(polygons, 50, 0), 0);
});

test('a bend that is tighter than the stroke leaves no hole', () => {
  const points = Array.from({ length: 30 }, (_, i) => [Math.cos(i / 5) * 3, Math.sin(i / 5) * 3]);
  const polygons = strokePolygons([{ points, closed: false }], 20);
  for (const [x, y] of points) assert.notStrictEqual(winding(polygons, x * 1.01, y * 1.01), 0);
});
