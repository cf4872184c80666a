/// A cubic Bézier curve.
struct CubicPiece {
  var a, b, c, d: Point

  /// The curve between the first and the last point with the two others as its control points.
  init(_ a: Point, _ b: Point, _ c: Point, _ d: Point) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
  }

  /// A quadratic curve, as a cubic one of the same form.
  init(quadratic start: Point, _ control: Point, _ end: Point) {
    self.init(start, start + (control - start) * (2 / 3), end + (control - end) * (2 / 3), end)
  }

  /// The point of the curve at a parameter from 0 to 1.
  func point(at t: Double) -> Point {
    let s = 1 - t
    return a * (s * s * s) + b * (3 * s * s * t) + c * (3 * s * t * t) + d * (t * t * t)
  }

  /// The points inside the curve where it turns back along x or y.
  var extremes: [Point] {
    (turns(a.x, b.x, c.x, d.x) + turns(a.y, b.y, c.y, d.y)).map { point(at: $0) }
  }

  /// The parameters between 0 and 1 where one coordinate turns back.
  private func turns(_ a: Double, _ b: Double, _ c: Double, _ d: Double) -> [Double] {
    let squared = d - a + 3 * (b - c)
    let halfLinear = a - 2 * b + c
    let constant = b - a
    var found: [Double] = []
    if squared.magnitude < 1e-12 * (halfLinear.magnitude + constant.magnitude) {
      if halfLinear != 0 { found = [-constant / (2 * halfLinear)] }
    } else {
      let discriminant = halfLinear * halfLinear - squared * constant
      if discriminant >= 0 {
        let root = discriminant.squareRoot()
        found = [(-halfLinear - root) / squared, (-halfLinear + root) / squared]
      }
    }
    return found.filter { $0 > 0 && $0 < 1 }
  }

  /// The points along the curve after its start that keep within the tolerance of it, at even steps of the parameter.
  func flattened(tolerance: Double) -> [Point] {
    // The curve bends away from its chords by no more than this at its sharpest, by Wang's formula.
    let first = a - b * 2 + c
    let second = b - c * 2 + d
    let bend = max(first.x * first.x + first.y * first.y, second.x * second.x + second.y * second.y).squareRoot()
    let wanted = (0.75 * bend / tolerance).squareRoot().rounded(.up)
    let count = wanted < 256 ? max(1, Int(wanted)) : 256
    var points: [Point] = []
    points.reserveCapacity(count)
    for step in 1..<max(count, 1) { points.append(point(at: Double(step) / Double(count))) }
    return points + [d]
  }
}
