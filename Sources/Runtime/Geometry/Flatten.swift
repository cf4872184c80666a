/// One run of an outline as straight lines.
struct Contour: Hashable, Sendable {
  /// The points, each different from the one before; the first is not repeated at the end of a closed run.
  var points: [Point]
  /// True when it goes back to its first point.
  var isClosed: Bool

  /// A run through the points; a point that repeats the one before is left out.
  init(_ points: [Point], isClosed: Bool) {
    self.points = []
    self.points.reserveCapacity(points.count)
    for point in points where point != self.points.last { self.points.append(point) }
    while isClosed, self.points.count > 1, self.points.last == self.points.first { self.points.removeLast() }
    self.isClosed = isClosed
  }

  /// Twice the area it encloses, positive when it goes clockwise where y goes down.
  var signedDoubleArea: Double {
    guard var previous = points.last else { return 0 }
    var sum = 0.0
    for point in points {
      sum += previous.x * point.y - previous.y * point.x
      previous = point
    }
    return sum
  }
}

extension Outline {
  /// The runs of the outline as straight lines that keep within the tolerance of its curves, in points.
  func flattened(tolerance: Double) -> [Contour] {
    var contours: [Contour] = []
    var points: [Point] = []
    func finish(closed: Bool) {
      if points.count > 1 || closed { contours.append(Contour(points, isClosed: closed)) }
      points = []
    }
    for element in elements {
      let pen = points.last ?? .zero
      switch element {
      case .move(let point):
        finish(closed: false)
        points = [point]
      case .line(let point): points.append(point)
      case .quadratic(let control, let point):
        points += CubicPiece(quadratic: pen, control, point).flattened(tolerance: tolerance)
      case .cubic(let first, let second, let point):
        points += CubicPiece(pen, first, second, point).flattened(tolerance: tolerance)
      case .close: finish(closed: true)
      }
    }
    finish(closed: false)
    return contours
  }
}
