@testable import Runtime

/// What a convex shape meets on a straight way, worked out without the engine: the hull of its corners at both ends,
/// and lines that part two convex shapes.
struct ConvexHull {
  var corners: [Point]

  /// The smallest convex shape around the points: Andrew's monotone chain.
  init(around points: [Point]) {
    let sorted = points.sorted { $0.x == $1.x ? $0.y < $1.y : $0.x < $1.x }
    func half(_ points: [Point]) -> [Point] {
      var chain: [Point] = []
      for point in points {
        while chain.count >= 2 {
          let (a, b) = (chain[chain.count - 2], chain[chain.count - 1])
          let turn = (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x)
          if turn > 0 { break }
          chain.removeLast()
        }
        chain.append(point)
      }
      return chain
    }
    corners = half(sorted).dropLast() + half(sorted.reversed()).dropLast()
  }

  /// A convex shape on its way.
  init(of corners: [Point], movingBy way: Point) {
    self.init(around: corners + corners.map { $0 + way })
  }

  /// How far apart two convex shapes are along the line that parts them best; negative when they overlap.
  func gap(to other: ConvexHull) -> Double {
    max(widestGap(to: other), other.widestGap(to: self))
  }

  private func widestGap(to other: ConvexHull) -> Double {
    var widest = -Double.infinity
    for (index, corner) in corners.enumerated() {
      let next = corners[(index + 1) % corners.count]
      let way = next - corner
      let length = (way.x * way.x + way.y * way.y).squareRoot()
      // The hull lies to the left of its edges, where y goes up; so this points outwards.
      let outwards = Point(way.y / length, -way.x / length)
      let nearest = other.corners.map { ($0.x - corner.x) * outwards.x + ($0.y - corner.y) * outwards.y }.min() ?? 0
      widest = max(widest, nearest)
    }
    return widest
  }
}
