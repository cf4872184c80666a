'use strict';
const assert = require('node:assert');
const test = require('node:test');
const { load, isNear } = require('./page.js');

const { Matrix, perspectiveCells, projectPolygon, meshTolerance, mostCells } = load(
  ['matrix.js', 'outline.js', 'flatten.js', 'perspective.js'],
  ['Matrix', 'perspectiveCells', 'projectPolygon', 'meshTolerance', 'mostCells']);

/** A square of 400 pixels that is turned about its upright middle line, seen from 400 pixels away. */
function turned(degrees) {
  const angle = degrees * Math.PI / 180;
  const center = Matrix.affine(1, 0, 0, 1, 300, 300);
  const turn = [Math.cos(angle), 0, 0, 0, 1, 0, Math.sin(angle) / 400, 0, 1];
  return Matrix.product(center, Matrix.product(turn, Matrix.affine(1, 0, 0, 1, -200, -200)));
}

function cellsOf(toPixels, part = [0, 0, 700, 700]) {
  const quad = projectPolygon([[0, 0], [400, 0], [400, 400], [0, 400]], toPixels);
  return { quad, cells: perspectiveCells(part, quad, toPixels, Matrix.inverse(toPixels)) };
}

for (const degrees of [10, 45, -60, 80]) {
  test(`at ${degrees} degrees the squares cover every pixel of the outline once`, () => {
    const { quad, cells } = cellsOf(turned(degrees));
    const times = new Uint8Array(700 * 700);
    for (const { box: [x, y, width, height] } of cells) {
      assert.ok([x, y, width, height].every(Number.isInteger));
      for (let row = y; row < y + height; row++) {
        for (let column = x; column < x + width; column++) times[row * 700 + column]++;
      }
    }
    const isInside = (x, y) => quad.every(([ax, ay], place) => {
      const [bx, by] = quad[(place + 1) % quad.length];
      return (bx - ax) * (y - ay) - (by - ay) * (x - ax) >= 0;
    });
    for (let y = 0; y < 700; y++) {
      for (let x = 0; x < 700; x++) {
        assert.ok(times[y * 700 + x] <= 1);
        if (isInside(x + 0.5, y + 0.5)) assert.strictEqual(times[y * 700 + x], 1, `${x}, ${y}`);
      }
    }
  });

  test(`at ${degrees} degrees every point is drawn within a third of a pixel of its place`, () => {
    const toPixels = turned(degrees);
    const toTexture = Matrix.inverse(toPixels);
    for (const { box: [x, y, width, height], transform } of cellsOf(toPixels).cells) {
      for (const [px, py] of [[x, y], [x + width, y], [x + width / 2, y + height / 3], [x, y + height]]) {
        const drawn = Matrix.point(transform, ...Matrix.point(toTexture, px, py));
        assert.ok(isNear([...drawn], [px, py], meshTolerance + 1e-9), `${drawn} for ${px}, ${py}`);
      }
    }
  });
}

test('what is not in perspective is drawn in one piece', () => {
  assert.strictEqual(cellsOf(Matrix.affine(0.8, 0.2, -0.3, 0.9, 150, 40)).cells.length, 1);
});

test('a picture that goes past the eye is drawn in a bounded number of squares', () => {
  const close = Matrix.product(Matrix.affine(1, 0, 0, 1, 300, 300),
    Matrix.product([0.5, 0, 0, 0, 1, 0, 0.0075, 0, 1], Matrix.affine(1, 0, 0, 1, -200, -200)));
  const { cells } = cellsOf(close, [0, 0, 2000, 2000]);
  assert.ok(cells.length > 1 && cells.length <= mostCells, `${cells.length}`);
});
