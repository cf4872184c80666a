extension Outline {
  /// A box from (0, 0), clockwise, whose corners are rounded by a radius of at most half its shorter side.
  static func box(size: Point, corner: Double = 0) -> Outline {
    let (w, h) = (size.x, size.y)
    let radius = max(0, min(corner, w / 2, h / 2))
    var outline = Outline()
    if radius == 0 {
      outline.move(to: .zero)
      for point in [Point(w, 0), Point(w, h), Point(0, h)] { outline.line(to: point) }
      outline.close()
      return outline
    }
    // In place of each corner, a quarter of a circle.
    let corners = [
      (Point(w - radius, 0), Point(w, radius)), (Point(w, h - radius), Point(w - radius, h)),
      (Point(radius, h), Point(0, h - radius)), (Point(0, radius), Point(radius, 0)),
    ]
    outline.move(to: Point(radius, 0))
    for (from, to) in corners {
      if outline.current != from { outline.line(to: from) }
      outline.arc(to: to, radius: radius)
    }
    outline.close()
    return outline
  }

  /// An ellipse that fills a size from (0, 0), clockwise from its right.
  static func ellipse(size: Point) -> Outline {
    let (rx, ry) = (size.x / 2, size.y / 2)
    let reach = 4.0 / 3 * tangent(degrees: 22.5)
    let ends = [Point(1, 0), Point(0, 1), Point(-1, 0), Point(0, -1), Point(1, 0)]
    func place(_ x: Double, _ y: Double) -> Point { Point(rx + rx * x, ry + ry * y) }
    var outline = Outline()
    outline.move(to: place(1, 0))
    for (from, to) in zip(ends, ends.dropFirst()) {
      let first = from + to * reach
      let second = to + from * reach
      outline.curve(to: place(to.x, to.y), via: place(first.x, first.y), and: place(second.x, second.y))
    }
    outline.close()
    return outline
  }

  /// A regular polygon whose corners lie on the ellipse that fills the size, the first at the top, clockwise; at
  /// least three sides.
  static func polygon(sides: Int, size: Point) -> Outline {
    let count = max(3, sides)
    return rounds((0..<count).map { (Double($0) / Double(count), 1) }, size)
  }

  /// A star whose points lie on the ellipse that fills the size, the first at the top, clockwise; at least two
  /// points. The corners between them lie at 0.382 of the way from the middle, as those of a pentagram do, for every
  /// number of points.
  static func star(points: Int, size: Point) -> Outline {
    let count = max(2, points)
    let inner = cosine(degrees: 72) / cosine(degrees: 36)
    return rounds((0..<2 * count).map { (Double($0) / Double(2 * count), $0 % 2 == 0 ? 1 : inner) }, size)
  }

  /// Straight lines through points that are given by their part of a turn from the top and of the way from the middle.
  private static func rounds(_ places: [(turn: Double, reach: Double)], _ size: Point) -> Outline {
    let (rx, ry) = (size.x / 2, size.y / 2)
    var outline = Outline()
    for (turn, reach) in places {
      let degrees = turn * 360
      let point = Point(rx + rx * (reach * sine(degrees: degrees)), ry - ry * (reach * cosine(degrees: degrees)))
      if outline.isEmpty { outline.move(to: point) } else { outline.line(to: point) }
    }
    outline.close()
    return outline
  }
}
