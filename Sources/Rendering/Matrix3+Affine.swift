import Runtime

extension Matrix3 {
  /// The affine map that is nearest to this one at a point: it maps the point as this one does, and so all that is very
  /// near to it. Nil where the point is behind the eye.
  func affine(near point: Point) -> Matrix3? {
    if isAffine { return self }
    let (x, y, w) = applyWithW(point)
    guard w > 0 else { return nil }
    let seen = Point(x / w, y / w)
    // The derivatives of X/W and Y/W at the point.
    let (a, c) = ((m11 - seen.x * m31) / w, (m12 - seen.x * m32) / w)
    let (b, d) = ((m21 - seen.y * m31) / w, (m22 - seen.y * m32) / w)
    return Matrix3(
      m11: a, m12: c, m13: seen.x - a * point.x - c * point.y,
      m21: b, m22: d, m23: seen.y - b * point.x - d * point.y,
      m31: 0, m32: 0, m33: 1)
  }
}
