'use strict';
// 3×3 matrices as nine numbers, row by row. They act on columns (x, y, 1); what comes out is (X, Y, W), which stands
// for the point (X / W, Y / W).

const Matrix = {
  /** The matrix of (a·x + c·y + tx, b·x + d·y + ty). */
  affine(a, b, c, d, tx, ty) { return [a, c, tx, b, d, ty, 0, 0, 1]; },

  scale(x, y) { return [x, 0, 0, 0, y, 0, 0, 0, 1]; },

  /** Does `second` first. */
  product(first, second) {
    const result = [];
    for (let row = 0; row < 9; row += 3) {
      for (let column = 0; column < 3; column++) {
        result.push(
          first[row] * second[column] + first[row + 1] * second[column + 3] + first[row + 2] * second[column + 6]);
      }
    }
    return result;
  },

  /** The inverse up to a factor, which homogeneous coordinates don't see; null where there is none. */
  inverse([a, b, c, d, e, f, g, h, i]) {
    const adjugate = [
      e * i - f * h, c * h - b * i, b * f - c * e,
      f * g - d * i, a * i - c * g, c * d - a * f,
      d * h - e * g, b * g - a * h, a * e - b * d,
    ];
    const determinant = a * adjugate[0] + b * adjugate[3] + c * adjugate[6];
    return determinant ? adjugate.map((number) => number / determinant) : null;
  },

  /** True when it leaves W at 1. */
  isAffine(matrix) { return matrix[6] === 0 && matrix[7] === 0 && matrix[8] === 1; },

  homogeneous(m, x, y) {
    return [m[0] * x + m[1] * y + m[2], m[3] * x + m[4] * y + m[5], m[6] * x + m[7] * y + m[8]];
  },

  /** Where a point with a positive W goes. */
  point(m, x, y) {
    const w = m[6] * x + m[7] * y + m[8];
    return [(m[0] * x + m[1] * y + m[2]) / w, (m[3] * x + m[4] * y + m[5]) / w];
  },

  /** Makes an affine matrix the transform of a canvas. */
  apply(m, context) { context.setTransform(m[0], m[3], m[1], m[4], m[2], m[5]); },
};
