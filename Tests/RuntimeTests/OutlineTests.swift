import Testing

@testable import Runtime

/// `path` of `apple_checked_coregraphics.json`, the shapes of `seed_koma.json`, and geometry known from school.
@Suite struct OutlineTests {
  /// The points at which the outline changes direction, in order.
  static func corners(_ outline: Outline) -> [Point] {
    outline.elements.compactMap {
      switch $0 {
      case .move(let point), .line(let point), .quadratic(_, let point), .cubic(_, _, let point): point
      case .close: nil
      }
    }
  }

  @Test("The bounds of a curve are those of what is drawn, not of its control points")
  func tightBounds() throws {
    let vector = Vector.file("apple_checked_coregraphics")["path"][0]
    let points = vector["cubic"].array.map { Point($0[0].number, $0[1].number) }
    var outline = Outline()
    outline.move(to: points[0])
    outline.curve(to: points[3], via: points[1], and: points[2])
    #expect(outline.bounds == BoundsTests.box(vector["tight"]))
  }

  @Test("A quadratic curve reaches half as far as its control point")
  func quadraticBounds() {
    var outline = Outline()
    outline.move(to: Point(0, 0))
    outline.curve(to: Point(100, 0), via: Point(50, 80))
    #expect(outline.bounds.map { close($0.maximum, Point(100, 40), 1e-12) } == true)
  }

  @Test("A box goes clockwise from its top left corner")
  func box() {
    let outline = Outline.box(size: Point(30, 20))
    #expect(Self.corners(outline) == [Point(0, 0), Point(30, 0), Point(30, 20), Point(0, 20)])
    #expect(outline.elements.last == .close)
  }

  @Test("A corner radius is at most half the shorter side")
  func roundedBox() throws {
    let outline = Outline.box(size: Point(30, 20), corner: 99)
    #expect(outline == Outline.box(size: Point(30, 20), corner: 10))
    #expect(outline.bounds == Bounds(Point(0, 0), Point(30, 20)))
    let area = Region(Shape(.box(size: Point(30, 20), corner: 99)), through: .identity).areaForTest
    #expect(abs(area - (10 * 20 + .pi * 100)) < 0.5)
  }

  @Test("An ellipse fills its size and keeps to the curve within a part in a thousand")
  func ellipse() throws {
    let outline = Outline.ellipse(size: Point(60, 20))
    let bounds = try #require(outline.bounds)
    #expect(close(bounds.minimum, .zero, 1e-12) && close(bounds.maximum, Point(60, 20), 1e-12))
    for point in outline.flattened(tolerance: 0.001).flatMap(\.points) {
      let (x, y) = ((point.x - 30) / 30, (point.y - 10) / 10)
      #expect(abs((x * x + y * y).squareRoot() - 1) < 0.001)
    }
  }

  @Test("A polygon's corners lie on the ellipse in its size, the first at the top, clockwise", arguments: 3...9)
  func polygon(sides: Int) {
    let corners = Self.corners(.polygon(sides: sides, size: Point(20, 10)))
    #expect(corners.count == sides)
    #expect(corners[0] == Point(10, 0))
    #expect(corners[1].x > 10)
    for corner in corners {
      let (x, y) = ((corner.x - 10) / 10, (corner.y - 5) / 5)
      #expect(abs(x * x + y * y - 1) < 1e-12)
    }
  }

  @Test("The points of a five-pointed star lie in line, as in a pentagram")
  func pentagram() {
    let corners = Self.corners(.star(points: 5, size: Point(200, 200)))
    #expect(corners.count == 10)
    #expect(corners[0] == Point(100, 0))
    // The two inner corners beside the top point, and the two outer ones beyond them, share one height.
    for place in [1, 2, 8] { #expect(abs(corners[place].y - corners[9].y) < 1e-9) }
    #expect(close(corners[2], Point(100 + 100 * 0.9510565162951535, 100 - 100 * 0.30901699437494745), 1e-9))
  }

  @Test("A quarter arc keeps to its circle, clockwise for a positive radius and the other way for a negative one")
  func arcs() {
    for (radius, center) in [(10.0, Point(0, 10)), (-10, Point(10, 0))] {
      var outline = Outline()
      outline.move(to: Point(0, 0))
      outline.arc(to: Point(10, 10), radius: radius)
      #expect(outline.current == Point(10, 10))
      for point in outline.flattened(tolerance: 0.001).flatMap(\.points) {
        let from = point - center
        #expect(abs((from.x * from.x + from.y * from.y).squareRoot() - 10) < 0.01)
      }
    }
  }

  @Test("An arc whose radius is too small is half a circle around the middle of the way")
  func smallRadius() {
    var outline = Outline()
    outline.move(to: Point(0, 0))
    outline.arc(to: Point(20, 0), radius: 3)
    #expect(outline.bounds.map { close($0.minimum, Point(0, -10), 1e-9) } == true)
    #expect(outline.bounds.map { close($0.maximum, Point(20, 0), 1e-9) } == true)
  }

  @Test("An arc without a radius is a straight line")
  func noRadius() {
    var outline = Outline()
    outline.move(to: Point(1, 2))
    outline.arc(to: Point(20, 0), radius: 0)
    #expect(outline.elements == [.move(Point(1, 2)), .line(Point(20, 0))])
  }

  @Test("After a run is closed, the next begins where it began; without a move, at (0, 0)")
  func runs() {
    var outline = Outline()
    outline.line(to: Point(10, 0))
    outline.line(to: Point(10, 10))
    outline.close()
    outline.line(to: Point(5, 5))
    #expect(Self.corners(outline) == [Point(0, 0), Point(10, 0), Point(10, 10), Point(0, 0), Point(5, 5)])
  }

  @Test("Flattened curves keep within the tolerance", arguments: [0.5, 0.05, 0.005])
  func flattening(tolerance: Double) throws {
    var outline = Outline()
    outline.move(to: .zero)
    outline.curve(to: Point(100, 0), via: Point(0, 200), and: Point(150, -90))
    let points = try #require(outline.flattened(tolerance: tolerance).first).points
    let curve = CubicPiece(.zero, Point(0, 200), Point(150, -90), Point(100, 0))
    for step in 0...500 {
      let point = curve.point(at: Double(step) / 500)
      let away = zip(points, points.dropFirst()).map { distance(from: point, toSegment: $0, $1) }.min()
      #expect(try #require(away) <= tolerance)
    }
    #expect(points.count < Int(40 / tolerance.squareRoot()))
  }

  @Test("Open runs stay open, closed ones are closed, and points that repeat are left out")
  func contours() {
    var outline = Outline()
    outline.move(to: Point(9, 9))
    outline.move(to: .zero)
    outline.line(to: .zero)
    outline.line(to: Point(5, 0))
    outline.move(to: Point(1, 1))
    outline.line(to: Point(2, 1))
    outline.line(to: Point(1, 1))
    outline.close()
    #expect(
      outline.flattened(tolerance: 1) == [
        Contour([.zero, Point(5, 0)], isClosed: false), Contour([Point(1, 1), Point(2, 1)], isClosed: true),
      ])
  }
}

extension Region {
  /// Its area, as what it shares with itself.
  var areaForTest: Double { overlapArea(with: self) }
}
