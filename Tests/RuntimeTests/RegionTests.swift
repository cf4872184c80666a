import Testing

@testable import Runtime

@Suite struct RegionTests {
  static func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double, turned: Double = 0) -> Region {
    let middle = Point(width / 2, height / 2)
    let map = Matrix3.translation(Point.zero - middle).concatenating(.rotation(degrees: turned))
      .concatenating(.translation(Point(x, y) + middle))
    return Region(Shape(.box(size: Point(width, height), corner: 0)), through: map)
  }

  static func circle(_ x: Double, _ y: Double, _ radius: Double) -> Region {
    let map = Matrix3.translation(Point(x - radius, y - radius))
    return Region(Shape(.ellipse(size: Point(2 * radius, 2 * radius))), through: map)
  }

  @Test("The distance to a shape is 0 inside and the way to its nearest edge outside")
  func distances() {
    let box = Self.box(10, 10, 20, 20)
    #expect(box.distance(to: Point(15, 15)) == 0)
    #expect(box.distance(to: Point(10, 15)) == 0)
    #expect(box.distance(to: Point(0, 20)) == 10)
    #expect(box.distance(to: Point(33, 34)) == 5)
    #expect(abs(Self.circle(0, 0, 30).distance(to: Point(30, 40)) - 20) < 0.02)
    #expect(Region().distance(to: .zero) == .infinity)
  }

  @Test("Boxes touch as Core Graphics' rectangles intersect, edges and corners counting")
  func coreGraphics() {
    for row in Vector.file("apple_checked_coregraphics")["intersects"].array {
      let regions = [row["a"], row["b"]].map { vector in
        let bounds = BoundsTests.box(vector)
        return Self.box(bounds.minimum.x, bounds.minimum.y, bounds.size.x, bounds.size.y)
      }
      #expect(regions[0].touches(regions[1]) == row["v"].flag)
      #expect(regions[1].touches(regions[0]) == row["v"].flag)
    }
  }

  @Test("Shapes touch, not the boxes around them")
  func shapesNotBoxes() {
    #expect(!Self.circle(0, 0, 10).touches(Self.circle(15, 15, 10)))
    #expect(Self.circle(0, 0, 10).touches(Self.circle(14, 14, 10)))
    #expect(!Self.box(0, 0, 20, 20, turned: 45).touches(Self.box(20, 20, 10, 10)))
    #expect(Self.box(0, 0, 20, 20).touches(Self.box(20, 20, 10, 10)))
  }

  @Test("What lies wholly inside touches; what lies in a hole does not")
  func inside() {
    let big = Self.box(0, 0, 100, 100)
    let small = Self.box(40, 40, 10, 10)
    #expect(big.touches(small) && small.touches(big))
    let ring = Region(Shape(.ellipse(size: Point(100, 100)), isFilled: false, thickness: 10), through: .identity)
    #expect(!ring.touches(small) && !small.touches(ring))
    #expect(ring.touches(big))
  }

  @Test("Shapes whose edges meet but for a rounding error touch")
  func roundingErrors() {
    let left = Self.box(0, 0, 0.1, 10)
    let right = Self.box(0.1 + 1e-16, 0, 1, 10)
    #expect(left.touches(right))
    #expect(!left.touches(Self.box(0.1001, 0, 1, 10)))
  }

  @Test("The area two shapes share is what geometry says")
  func overlapAreas() {
    #expect(Self.box(0, 0, 20, 20).overlapArea(with: Self.box(10, 5, 20, 30)) == 150)
    #expect(Self.box(0, 0, 20, 20).overlapArea(with: Self.box(20, 0, 20, 20)) == 0)
    #expect(Self.box(0, 0, 20, 20).overlapArea(with: Self.box(50, 0, 20, 20)) == 0)
    // A square and the same square turned by 45 degrees share a regular octagon.
    let octagon = 8 * 100 * (2.0.squareRoot() - 1)
    #expect(abs(Self.box(0, 0, 20, 20).overlapArea(with: Self.box(0, 0, 20, 20, turned: 45)) - octagon) < 1e-9)
    #expect(abs(Self.circle(0, 0, 50).areaForTest - .pi * 2500) < 5)
    // Two circles of radius 50, 50 apart: the lens 2r²·acos(d/2r) - d/2·√(4r²-d²).
    let lens: Double = 5_000 * Double.pi / 3 - 25 * 7_500.0.squareRoot()
    #expect(abs(Self.circle(0, 0, 50).overlapArea(with: Self.circle(50, 0, 50)) - lens) < 3)
  }

  @Test("A region of several shapes counts what they cover together once")
  func unions() {
    var both = Self.box(0, 0, 20, 20)
    both.formUnion(Self.box(10, 0, 20, 20))
    #expect(both.bounds == Bounds(.zero, Point(30, 20)))
    #expect(both.overlapArea(with: Self.box(0, 0, 100, 100)) == 600)
    #expect(both.contains(Point(15, 10)) && both.contains(Point(25, 10)))
    #expect(both.touches(Self.box(30, 0, 5, 5)))
  }

  @Test("A fast shape touches what lies on its way, after as much of the way as it takes")
  func sweeps() throws {
    let ball = Self.box(0, 0, 10, 10)
    let wall = Self.box(100, -50, 2, 200)
    #expect(!ball.touches(wall))
    #expect(ball.firstTouch(of: wall, movingBy: Point(300, 0)) == 0.3)
    #expect(ball.firstTouch(of: wall, movingBy: Point(89, 0)) == nil)
    #expect(ball.firstTouch(of: wall, movingBy: Point(90, 0)) == 1)
    #expect(ball.firstTouch(of: wall, movingBy: Point(-300, 0)) == nil)
    #expect(ball.firstTouch(of: wall, movingBy: Point(300, 0)) != nil)
    #expect(wall.firstTouch(of: wall, movingBy: Point(1, 1)) == 0)
  }

  @Test("A sweep passes beside what is not on its way, though the box around the way meets it")
  func diagonalSweep() {
    let ball = Self.box(0, 0, 10, 10)
    #expect(ball.firstTouch(of: Self.box(60, 20, 20, 20), movingBy: Point(100, 100)) == nil)
    #expect(ball.firstTouch(of: Self.box(60, 40, 20, 20), movingBy: Point(100, 100)) != nil)
  }

  @Test("A small shape is met by the edge of a large one, not only by its corners")
  func largeMeetsSmall() throws {
    let bat = Self.box(0, 0, 10, 200)
    let fly = Self.box(50, 90, 1, 1)
    #expect(try abs(#require(bat.firstTouch(of: fly, movingBy: Point(100, 0))) - 0.4) < 1e-12)
    #expect(bat.firstTouch(of: fly, movingBy: Point(100, 400)) == nil)
  }

  @Test("A shape that slides along the line of another's edge touches it when it gets there")
  func sliding() {
    let ball = Self.box(0, 0, 10, 10)
    let floor = Self.box(50, 10, 10, 10)
    #expect(ball.firstTouch(of: floor, movingBy: Point(80, 0)) == 0.5)
  }

  @Test("Perspective shapes a region, and what is behind the eye is not in it")
  func perspective() throws {
    let card = Shape(.box(size: Point(100, 100), corner: 0))
    let map = CardGeometryTests.face(turned: 0, z: 0, card: -45)
    let region = Region(card, through: map)
    let right = map.apply(Point(100, 0))
    #expect(region.contains(right + Point(-1, 1.5)))
    #expect(!region.contains(right + Point(-1, -1.5)))
    let huge = Matrix4.translation(-50, -50).concatenating(.scale(10, 10)).concatenating(.rotationY(degrees: -80))
      .concatenating(.perspective(100)).plane
    let seen = Region(card, through: huge)
    #expect(seen.contains(Point(0, 0)))
    #expect(seen.areas.allSatisfy { $0.allSatisfy { $0.allSatisfy { $0.x.isFinite && $0.y.isFinite } } })
    #expect(try #require(seen.bounds).minimum.x > -100)
  }

  @Test("A region keeps to the curve however large it is drawn")
  func enlarged() {
    let circle = Region(Shape(.ellipse(size: Point(2, 2))), through: .scale(200, 200))
    circle.forEachEdge { a, b in
      let middle = (a + b) * 0.5 - Point(200, 200)
      #expect(abs((middle.x * middle.x + middle.y * middle.y).squareRoot() - 200) < 0.1)
    }
  }
}
