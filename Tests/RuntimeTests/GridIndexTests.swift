import Testing

@testable import Runtime

@Suite struct GridIndexTests {
  static let area = Bounds(.zero, Point(320, 568))

  /// Boxes all over the scene and beyond its edges, some large.
  static func boxes(_ count: Int, seed: UInt64) -> [Bounds] {
    var generator = Generator(seed: seed)
    return (0..<count).map { place in
      let corner = Point(generator.unit() * 500 - 90, generator.unit() * 760 - 90)
      let most = place % 10 == 0 ? 400.0 : 30
      return Bounds(at: corner, size: Point(generator.unit() * most, generator.unit() * most))
    }
  }

  @Test("A query finds exactly the boxes that touch, the lowest id first")
  func agreesWithLooking() {
    var index = GridIndex(area: Self.area)
    var boxes = Self.boxes(300, seed: 1)
    for (id, box) in boxes.enumerated() { index.insert(id, box) }
    for (id, box) in Self.boxes(150, seed: 2).enumerated() {
      boxes[id * 2] = box
      index.move(id * 2, to: box)
    }
    for id in stride(from: 0, to: 300, by: 7) { index.remove(id) }
    for query in Self.boxes(200, seed: 3) {
      let expected = boxes.indices.filter { $0 % 7 != 0 && boxes[$0].touches(query) }
      #expect(index.query(query) == expected)
    }
  }

  @Test("Edges that meet are found across cells")
  func edges() {
    var index = GridIndex(area: Self.area, cellSize: 40)
    index.insert(5, Bounds(Point(0, 0), Point(40, 40)))
    index.insert(2, Bounds(Point(40, 40), Point(80, 80)))
    #expect(index.query(Bounds(Point(40, 40), Point(40, 40))) == [2, 5])
    #expect(index.query(Bounds(Point(41, 0), Point(79, 39))) == [])
  }

  @Test("How the boxes came to be where they are does not show")
  func canonical() {
    var a = GridIndex(area: Self.area)
    var b = GridIndex(area: Self.area)
    let boxes = Self.boxes(20, seed: 4)
    for id in 0..<20 { a.insert(id, boxes[id]) }
    for id in (0..<20).reversed() { b.insert(id, boxes[(id + 3) % 20]) }
    b.insert(30, boxes[0])
    b.remove(30)
    b.remove(99)
    for id in 0..<20 { b.move(id, to: boxes[id]) }
    #expect(a == b)
  }

  @Test("An area of no size, and boxes of no size or far away, are no trouble")
  func degenerate() {
    var index = GridIndex(area: Bounds(.zero, .zero))
    index.insert(0, Bounds(Point(1e300, -1e300), Point(1e300, -1e300)))
    index.insert(1, Bounds(.zero, .zero))
    #expect(index.query(Bounds(Point(-1, -1), Point(1, 1))) == [1])
    #expect(index.query(Bounds(Point(1e299, -1e301), Point(1e301, 0))) == [0])
  }
}
