extension Region {
  /// How far apart two shapes may be and still touch, in points: far less than anyone sees, more than sums of decimals
  /// lose.
  private static let slack = 1e-9

  /// True when the two share at least a point, edges and corners counting.
  func touches(_ other: Region) -> Bool {
    guard let bounds, let others = other.bounds, bounds.grown(by: Region.slack).touches(others) else { return false }
    if crosses(other) { return true }
    // Edges that never meet: one may lie wholly inside the other.
    return areas.contains { $0.contains { $0.first.map { other.contains($0) } ?? false } }
      || other.areas.contains { $0.contains { $0.first.map { contains($0) } ?? false } }
  }

  /// Whether this region touches another on its way: the part of the way after which it first does, from 0 to 1; nil
  /// when it never does.
  func firstTouch(of other: Region, movingBy way: Point) -> Double? {
    guard let bounds, let others = other.bounds else { return nil }
    let moved = Bounds(bounds.minimum + way, bounds.maximum + way)
    guard bounds.union(moved).grown(by: Region.slack).touches(others) else { return nil }
    if touches(other) { return 0 }
    var first = Double.infinity
    // Two polygons first meet where a corner of one meets an edge of the other.
    forEachEdge { corner, _ in
      other.forEachEdge { a, b in first = min(first, meeting(of: corner, movingBy: way, a, b)) }
    }
    other.forEachEdge { corner, _ in
      forEachEdge { a, b in first = min(first, meeting(of: corner, movingBy: Point.zero - way, a, b)) }
    }
    return first <= 1 ? first : nil
  }

  /// True when an edge of the one meets an edge of the other.
  private func crosses(_ other: Region) -> Bool {
    var found = false
    forEachEdge { a, b in
      guard !found else { return }
      let box = Bounds(around: [a, b])?.grown(by: Region.slack)
      other.forEachEdge { c, d in
        guard !found, let box, let edge = Bounds(around: [c, d]), box.touches(edge) else { return }
        found = !isBeside(a, b, c, d) && !isBeside(c, d, a, b)
      }
    }
    return found
  }
}

/// True when both c and d lie clearly on one side of the line through a and b.
private func isBeside(_ a: Point, _ b: Point, _ c: Point, _ d: Point) -> Bool {
  let way = b - a
  let margin = 1e-9 * (way.x.magnitude + way.y.magnitude)
  let first = way.x * (c.y - a.y) - way.y * (c.x - a.x)
  let second = way.x * (d.y - a.y) - way.y * (d.x - a.x)
  return (first > margin && second > margin) || (first < -margin && second < -margin)
}

/// The part of its way after which a moving point meets a straight piece; infinite when it does not.
private func meeting(of point: Point, movingBy way: Point, _ a: Point, _ b: Point) -> Double {
  let edge = b - a
  let from = a - point
  let turn = way.x * edge.y - way.y * edge.x
  let beside = from.x * way.y - from.y * way.x
  if turn == 0 {
    // It moves along the line of the piece, or not at all.
    let squared = way.x * way.x + way.y * way.y
    guard beside == 0, squared > 0 else { return .infinity }
    let first = (from.x * way.x + from.y * way.y) / squared
    let second = ((b.x - point.x) * way.x + (b.y - point.y) * way.y) / squared
    let nearest = min(first, second)
    return nearest >= 0 && nearest <= 1 ? nearest : .infinity
  }
  let t = (from.x * edge.y - from.y * edge.x) / turn
  let place = beside / turn
  let margin = 1e-12
  guard t >= 0, t <= 1 + margin, place >= -margin, place <= 1 + margin else { return .infinity }
  return min(t, 1)
}
