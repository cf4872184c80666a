/// A map of space as Core Animation writes it: points are rows, p' = p·M, so translations stand in the fourth row
/// and perspective in the fourth column. x goes right, y down, z towards the viewer.
struct Matrix4: Hashable, Sendable {
  var m11, m12, m13, m14: Double
  var m21, m22, m23, m24: Double
  var m31, m32, m33, m34: Double
  var m41, m42, m43, m44: Double

  /// The map that changes nothing.
  static let identity = Matrix4(
    m11: 1, m12: 0, m13: 0, m14: 0, m21: 0, m22: 1, m23: 0, m24: 0,
    m31: 0, m32: 0, m33: 1, m34: 0, m41: 0, m42: 0, m43: 0, m44: 1)

  /// The map that moves every point by as much.
  static func translation(_ x: Double, _ y: Double, _ z: Double = 0) -> Matrix4 {
    var m = identity
    m.m41 = x
    m.m42 = y
    m.m43 = z
    return m
  }

  /// The map that scales about the origin.
  static func scale(_ x: Double, _ y: Double, _ z: Double = 1) -> Matrix4 {
    var m = identity
    m.m11 = x
    m.m22 = y
    m.m33 = z
    return m
  }

  /// The turn about the axis that goes right; a positive angle brings the bottom edge to the viewer.
  static func rotationX(degrees: Double) -> Matrix4 {
    var m = identity
    let s = sine(degrees: degrees)
    m.m22 = cosine(degrees: degrees)
    m.m23 = s
    m.m32 = 0 - s
    m.m33 = m.m22
    return m
  }

  /// The turn about the axis that goes down; a positive angle brings the left edge to the viewer.
  static func rotationY(degrees: Double) -> Matrix4 {
    var m = identity
    let s = sine(degrees: degrees)
    m.m11 = cosine(degrees: degrees)
    m.m13 = 0 - s
    m.m31 = s
    m.m33 = m.m11
    return m
  }

  /// The turn in the plane of the screen; a positive angle goes clockwise.
  static func rotationZ(degrees: Double) -> Matrix4 {
    var m = identity
    let s = sine(degrees: degrees)
    m.m11 = cosine(degrees: degrees)
    m.m12 = s
    m.m21 = 0 - s
    m.m22 = m.m11
    return m
  }

  /// What an eye sees from so far in front of the origin; the identity when the distance is not positive.
  static func perspective(_ distance: Double) -> Matrix4 {
    var m = identity
    if distance > 0 { m.m34 = -1 / distance }
    return m
  }

  /// This map first, then the other: the product self·next.
  func concatenating(_ next: Matrix4) -> Matrix4 {
    let (a11, a12, a13, a14) = next.row(m11, m12, m13, m14)
    let (a21, a22, a23, a24) = next.row(m21, m22, m23, m24)
    let (a31, a32, a33, a34) = next.row(m31, m32, m33, m34)
    let (a41, a42, a43, a44) = next.row(m41, m42, m43, m44)
    return Matrix4(
      m11: a11, m12: a12, m13: a13, m14: a14, m21: a21, m22: a22, m23: a23, m24: a24,
      m31: a31, m32: a32, m33: a33, m34: a34, m41: a41, m42: a42, m43: a43, m44: a44)
  }

  /// Where a point of space goes, before the division by w.
  func apply(_ x: Double, _ y: Double, _ z: Double) -> (x: Double, y: Double, z: Double, w: Double) {
    row(x, y, z, 1)
  }

  /// What this map does to the plane z = 0, as seen along z: the depth it ends at is dropped, perspective is kept.
  var plane: Matrix3 {
    Matrix3(
      m11: m11, m12: m21, m13: m41,
      m21: m12, m22: m22, m23: m42,
      m31: m14, m32: m24, m33: m44
    ).withScaleOfOne
  }

  /// True when it maps the plane z = 0 to itself and space no further: what `CATransform3DIsAffine` says.
  var isAffine: Bool {
    m13 == 0 && m14 == 0 && m23 == 0 && m24 == 0 && m31 == 0 && m32 == 0 && m33 == 1 && m34 == 0 && m43 == 0
      && m44 == 1
  }

  /// A row of four numbers times this matrix.
  private func row(
    _ x: Double, _ y: Double, _ z: Double, _ w: Double
  ) -> (x: Double, y: Double, z: Double, w: Double) {
    (
      x * m11 + y * m21 + z * m31 + w * m41,
      x * m12 + y * m22 + z * m32 + w * m42,
      x * m13 + y * m23 + z * m33 + w * m43,
      x * m14 + y * m24 + z * m34 + w * m44
    )
  }
}

extension Matrix4 {
  /// The map of space that maps every plane of equal z as the given map does, and leaves z as it is.
  init(lifting plane: Matrix3) {
    self.init(
      m11: plane.m11, m12: plane.m21, m13: 0, m14: plane.m31,
      m21: plane.m12, m22: plane.m22, m23: 0, m24: plane.m32,
      m31: 0, m32: 0, m33: 1, m34: 0,
      m41: plane.m13, m42: plane.m23, m43: 0, m44: plane.m33)
  }
}
