/// A map of a plane to a plane that keeps lines straight, rows as written: (x, y) goes to (X/W, Y/W) with
/// X = m11·x + m12·y + m13, Y = m21·x + m22·y + m23, W = m31·x + m32·y + m33.
///
/// A thing is drawn, and meets fingers, through one. Where W is not positive, the point is behind the eye.
public struct Matrix3: Hashable, Sendable {
  /// What X is made of.
  public var m11, m12, m13: Double
  /// What Y is made of.
  public var m21, m22, m23: Double
  /// What W is made of.
  public var m31, m32, m33: Double

  /// The map of these numbers.
  public init(
    m11: Double, m12: Double, m13: Double, m21: Double, m22: Double, m23: Double, m31: Double, m32: Double, m33: Double
  ) {
    (self.m11, self.m12, self.m13) = (m11, m12, m13)
    (self.m21, self.m22, self.m23) = (m21, m22, m23)
    (self.m31, self.m32, self.m33) = (m31, m32, m33)
  }

  /// The map that changes nothing.
  public static let identity = Matrix3(m11: 1, m12: 0, m13: 0, m21: 0, m22: 1, m23: 0, m31: 0, m32: 0, m33: 1)

  /// The map that moves every point by as much.
  public static func translation(_ by: Point) -> Matrix3 {
    Matrix3(m11: 1, m12: 0, m13: by.x, m21: 0, m22: 1, m23: by.y, m31: 0, m32: 0, m33: 1)
  }

  /// The map that scales about the origin.
  static func scale(_ x: Double, _ y: Double) -> Matrix3 {
    Matrix3(m11: x, m12: 0, m13: 0, m21: 0, m22: y, m23: 0, m31: 0, m32: 0, m33: 1)
  }

  /// The map that turns about the origin, clockwise where y goes down.
  static func rotation(degrees: Double) -> Matrix3 {
    let s = sine(degrees: degrees)
    let c = cosine(degrees: degrees)
    return Matrix3(m11: c, m12: 0 - s, m13: 0, m21: s, m22: c, m23: 0, m31: 0, m32: 0, m33: 1)
  }

  /// True when W is 1 everywhere, so that parallels stay parallel.
  public var isAffine: Bool { m31 == 0 && m32 == 0 && m33 == 1 }

  /// Where a point goes, before the division by W.
  public func applyWithW(_ point: Point) -> (x: Double, y: Double, w: Double) {
    (
      m11 * point.x + m12 * point.y + m13,
      m21 * point.x + m22 * point.y + m23,
      m31 * point.x + m32 * point.y + m33
    )
  }

  /// Where a point goes; not finite where W is 0.
  func apply(_ point: Point) -> Point {
    let (x, y, w) = applyWithW(point)
    return w == 1 ? Point(x, y) : Point(x / w, y / w)
  }

  /// This map first, then the other.
  public func concatenating(_ next: Matrix3) -> Matrix3 {
    Matrix3(
      m11: next.m11 * m11 + next.m12 * m21 + next.m13 * m31,
      m12: next.m11 * m12 + next.m12 * m22 + next.m13 * m32,
      m13: next.m11 * m13 + next.m12 * m23 + next.m13 * m33,
      m21: next.m21 * m11 + next.m22 * m21 + next.m23 * m31,
      m22: next.m21 * m12 + next.m22 * m22 + next.m23 * m32,
      m23: next.m21 * m13 + next.m22 * m23 + next.m23 * m33,
      m31: next.m31 * m11 + next.m32 * m21 + next.m33 * m31,
      m32: next.m31 * m12 + next.m32 * m22 + next.m33 * m32,
      m33: next.m31 * m13 + next.m32 * m23 + next.m33 * m33)
  }

  /// How much areas grow, as a signed number; negative when the map mirrors. Exact for affine maps only: for others
  /// divide by W cubed at the point.
  var determinant: Double {
    m11 * (m22 * m33 - m23 * m32) - m12 * (m21 * m33 - m23 * m31) + m13 * (m21 * m32 - m22 * m31)
  }

  /// The map that undoes this one; nil when this one flattens the plane to a line or a point, as a scale of 0 does.
  public func inverse() -> Matrix3? {
    let d = determinant
    guard d != 0, d.isFinite else { return nil }
    let inverse = Matrix3(
      m11: (m22 * m33 - m23 * m32) / d, m12: (m13 * m32 - m12 * m33) / d, m13: (m12 * m23 - m13 * m22) / d,
      m21: (m23 * m31 - m21 * m33) / d, m22: (m11 * m33 - m13 * m31) / d, m23: (m13 * m21 - m11 * m23) / d,
      m31: (m21 * m32 - m22 * m31) / d, m32: (m12 * m31 - m11 * m32) / d, m33: (m11 * m22 - m12 * m21) / d)
    return inverse.withScaleOfOne
  }

  /// The same map with W 1 where W is the same positive number everywhere.
  var withScaleOfOne: Matrix3 {
    guard m31 == 0, m32 == 0, m33 > 0, m33 != 1 else { return self }
    return Matrix3(
      m11: m11 / m33, m12: m12 / m33, m13: m13 / m33, m21: m21 / m33, m22: m22 / m33, m23: m23 / m33,
      m31: 0, m32: 0, m33: 1)
  }
}
