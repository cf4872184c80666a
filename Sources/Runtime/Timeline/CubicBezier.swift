/// CSS's timing curve: a cubic Bézier from (0, 0) to (1, 1) with two control points whose x lie within 0 and 1.
struct CubicBezier {
  var x1, y1, x2, y2: Double

  /// The y where the curve's x is as given, as closely as `Double` allows; beyond the ends, along the tangents there.
  func value(at x: Double) -> Double {
    if x == 0 { return 0 }
    if x == 1 { return 1 }
    if x < 0 { return x * slopeAtStart }
    if x > 1 { return 1 + (x - 1) * slopeAtEnd }
    return CubicBezier.coordinate(y1, y2, parameter(at: x))
  }

  /// The parameter at which the curve's x is as given, between 0 and 1: halving, then Newton's method inside the
  /// halves. x grows with the parameter, so there is one.
  private func parameter(at x: Double) -> Double {
    var low = 0.0
    var high = 1.0
    var t = x
    for _ in 0..<64 {
      let error = CubicBezier.coordinate(x1, x2, t) - x
      if error == 0 { return t }
      if error > 0 { high = t } else { low = t }
      let slope = CubicBezier.slope(x1, x2, t)
      let next = slope > 1e-6 ? t - error / slope : t
      let inside = next > low && next < high && next != t ? next : (low + high) / 2
      if inside == t || high - low < 1e-16 { return t }
      t = inside
    }
    return t
  }

  /// One coordinate of the curve.
  private static func coordinate(_ p1: Double, _ p2: Double, _ t: Double) -> Double {
    ((1 + 3 * (p1 - p2)) * t + 3 * (p2 - 2 * p1)) * t * t + 3 * p1 * t
  }

  /// How fast one coordinate grows with the parameter.
  private static func slope(_ p1: Double, _ p2: Double, _ t: Double) -> Double {
    (3 * (1 + 3 * (p1 - p2)) * t + 6 * (p2 - 2 * p1)) * t + 3 * p1
  }

  /// The tangent at (0, 0), towards the first control point that is not there itself; level where it is upright.
  private var slopeAtStart: Double {
    if x1 > 0 { return y1 / x1 }
    if y1 == 0, x2 > 0 { return y2 / x2 }
    return y1 == 0 && y2 == 0 ? 1 : 0
  }

  /// The tangent at (1, 1), from the last control point that is not there itself; level where it is upright.
  private var slopeAtEnd: Double {
    if x2 < 1 { return (y2 - 1) / (x2 - 1) }
    if y2 == 1, x1 < 1 { return (y1 - 1) / (x1 - 1) }
    return y2 == 1 && y1 == 1 ? 1 : 0
  }
}
