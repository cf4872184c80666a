'use strict';
const assert = require('node:assert');
const test = require('node:test');
const { load, isNear } = require('./page.js');

const { Matrix, perspectiveCells, projectPolygon, stripTolerance, squareTolerance, mostCells } = load(
  ['matrix.js', 'outline.js', 'flatten.js', 'perspective.js'],
  ['Matrix', 'perspectiveCells', 'projectPolygon', 'stripTolerance', 'squareTolerance', 'mostCells']);

/**
 * A square of 400 pixels, seen from 400 pixels away, that is turned about its upright middle line, and then in its
 * own plane.
 */
function turned(degrees, inPlane = 0) {
  const angle = degrees * Math.PI / 180, spin = inPlane * Math.PI / 180;
  const center = Matrix.affine(1, 0, 0, 1, 350, 350);
  const turn = [Math.cos(angle), 0, 0, 0, 1, 0, Math.sin(angle) / 400, 0, 1];
  const inside = Matrix.affine(Math.cos(spin), Math.sin(spin), -Math.sin(spin), Math.cos(spin), 0, 0);
  return Matrix.product(inside, Matrix.product(center, Matrix.product(turn, Matrix.affine(1, 0, 0, 1, -200, -200))));
}

function cellsOf(toPixels, part = [0, 0, 700, 700]) {
  const quad = projectPolygon([[0, 0], [400, 0], [400, 400], [0, 400]], toPixels);
  return { quad, cells: perspectiveCells(part, quad, toPixels, Matrix.inverse(toPixels)) };
}

const cases = [
  ['a card turned by 10 degrees', turned(10), stripTolerance],
  ['a card turned by 45 degrees', turned(45), stripTolerance],
  ['a card nearly on edge', turned(-80), stripTolerance],
  ['a card that leans as well', turned(45, 17), squareTolerance],
  ['a card that falls over', turned(60, 90), stripTolerance],
];

for (const [name, toPixels, tolerance] of cases) {
  test(`the cells of ${name} cover every pixel of the outline once`, () => {
    const { quad, cells } = cellsOf(toPixels, [-400, 0, 1200, 900]);
    const times = new Uint8Array(1200 * 900);
    for (const { box: [x, y, width, height] } of cells) {
      assert.ok([x, y, width, height].every(Number.isInteger));
      for (let row = y; row < y + height; row++) {
        for (let column = x; column < x + width; column++) times[row * 1200 + column + 400]++;
      }
    }
    const isInside = (x, y) => quad.every(([ax, ay], place) => {
      const [bx, by] = quad[(place + 1) % quad.length];
      return (bx - ax) * (y - ay) - (by - ay) * (x - ax) >= 0;
    });
    let inside = 0;
    for (let y = 0; y < 900; y++) {
      for (let x = -400; x < 800; x++) {
        const count = times[y * 1200 + x + 400];
        assert.ok(count <= 1);
        if (!isInside(x + 0.5, y + 0.5)) continue;
        inside++;
        assert.strictEqual(count, 1, `${x}, ${y}`);
      }
    }
    assert.ok(inside > 10_000);
  });

  test(`every pixel of ${name} is drawn within ${tolerance} of its place`, () => {
    const toTexture = Matrix.inverse(toPixels);
    const { cells } = cellsOf(toPixels, [-400, 0, 1200, 900]);
    assert.ok(cells.length > 1 && cells.length < 1500, `${cells.length}`);
    for (const { box: [x, y, width, height], transform } of cells) {
      for (const [s, t] of [[0, 0], [1, 0], [0.4, 0.3], [0, 1], [1, 1]]) {
        const px = x + 0.5 + Math.round(s * (width - 1)), py = y + 0.5 + Math.round(t * (height - 1));
        const drawn = Matrix.point(transform, ...Matrix.point(toTexture, px, py));
        assert.ok(isNear([...drawn], [px, py], tolerance + 1e-9), `${drawn} for ${px}, ${py}`);
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
