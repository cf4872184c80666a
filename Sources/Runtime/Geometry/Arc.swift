extension Outline {
  /// The shorter arc of a circle to a point: clockwise where the radius is positive, counter-clockwise where it is
  /// negative. A radius too small to reach is taken as just large enough; with none, a straight line.
  mutating func arc(to point: Point, radius: Double) {
    let size = Point(radius.magnitude, radius.magnitude)
    arc(to: point, radii: size, rotation: 0, isLarge: false, isClockwise: radius > 0)
  }

  /// An arc of an ellipse to a point, as SVG's `A`: its radii, the turn of its x axis in degrees, whether it is the
  /// longer of the two arcs, and whether it goes clockwise where y goes down. Radii too small to reach are enlarged
  /// together; where one is zero, or the arc goes nowhere, a straight line.
  mutating func arc(to end: Point, radii: Point, rotation: Double, isLarge: Bool, isClockwise: Bool) {
    guard radii.x != 0, radii.y != 0, current != end else {
      line(to: end)
      return
    }
    // In the ellipse's own frame, where it is the unit circle, half the chord and how long it is.
    let turn = Matrix3.rotation(degrees: rotation)
    let back = Matrix3.rotation(degrees: -rotation)
    let half = back.apply((current - end) * 0.5)
    var (rx, ry) = (radii.x.magnitude, radii.y.magnitude)
    var chord = Point(half.x / rx, half.y / ry)
    let squared = chord.x * chord.x + chord.y * chord.y
    if squared > 1 {
      let growth = squared.squareRoot()
      rx *= growth
      ry *= growth
      chord = chord * (1 / growth)
    }
    // The middle of the circle lies beside the middle of the chord.
    let beside = max(0, 1 / min(squared, 1) - 1).squareRoot() * (isLarge == isClockwise ? -1 : 1)
    let center = Point(chord.y * beside, -chord.x * beside)
    let from = arcTangent2(chord.y - center.y, chord.x - center.x)
    let to = arcTangent2(-chord.y - center.y, -chord.x - center.x)
    var sweep = to - from
    if isClockwise, sweep < 0 { sweep += 360 }
    if !isClockwise, sweep > 0 { sweep -= 360 }

    let origin = (current + end) * 0.5
    func place(_ x: Double, _ y: Double) -> Point {
      origin + turn.apply(Point(rx * (center.x + x), ry * (center.y + y)))
    }
    let count = max(1, (sweep.magnitude / 90 - 1e-9).rounded(.up))
    let step = sweep / count
    let reach = 4.0 / 3 * tangent(degrees: step / 4)
    for piece in 0..<Int(count) {
      let (a, b) = (from + step * Double(piece), from + step * Double(piece + 1))
      let (cosA, sinA, cosB, sinB) = (cosine(degrees: a), sine(degrees: a), cosine(degrees: b), sine(degrees: b))
      curve(
        to: piece + 1 == Int(count) ? end : place(cosB, sinB), via: place(cosA - reach * sinA, sinA + reach * cosA),
        and: place(cosB + reach * sinB, sinB - reach * cosB))
    }
  }
}
