extension Region {
  /// The area that both regions cover, in square points: for a drop, whose target it is.
  func overlapArea(with other: Region) -> Double {
    guard let bounds, let others = other.bounds, let common = bounds.intersection(others) else { return 0 }
    let mine = slanted(within: common)
    let theirs = other.slanted(within: common)
    // Between two neighbouring heights no edge ends and no two cross, so that all is trapezoids.
    let heights = heightsOfChange(mine + theirs, within: common)
    var area = 0.0
    for (top, bottom) in zip(heights, heights.dropFirst()) where bottom > top {
      let middle = (top + bottom) / 2
      let shared = commonLength(spans(of: mine, at: middle), spans(of: theirs, at: middle))
      area += shared * (bottom - top)
    }
    return area
  }

  /// The edges that reach into the heights of a box and are not level, each from its upper end to its lower.
  private func slanted(within box: Bounds) -> [SlantedEdge] {
    var edges: [SlantedEdge] = []
    for (area, polygons) in areas.enumerated() {
      for polygon in polygons {
        guard var a = polygon.last else { continue }
        for b in polygon {
          let (top, bottom) = a.y < b.y ? (a, b) : (b, a)
          if top.y < bottom.y, top.y < box.maximum.y, bottom.y > box.minimum.y {
            edges.append(SlantedEdge(top: top, bottom: bottom, winding: a.y < b.y ? 1 : -1, area: area))
          }
          a = b
        }
      }
    }
    return edges
  }
}

/// An edge of one of a region's areas, with the direction in which it was drawn.
private struct SlantedEdge {
  var top, bottom: Point
  /// 1 when drawn downwards, -1 when upwards.
  var winding: Int
  /// Which of the region's areas it bounds.
  var area: Int

  func x(at y: Double) -> Double {
    top.x + (bottom.x - top.x) * ((y - top.y) / (bottom.y - top.y))
  }

  /// The height at which two edges cross, if they do.
  func crossing(_ other: SlantedEdge) -> Double? {
    let high = max(top.y, other.top.y)
    let low = min(bottom.y, other.bottom.y)
    guard high < low else { return nil }
    let before = x(at: high) - other.x(at: high)
    let after = x(at: low) - other.x(at: low)
    guard (before < 0 && after > 0) || (before > 0 && after < 0) else { return nil }
    return high + (low - high) * (before / (before - after))
  }
}

/// The heights, from the top, at which an edge begins, ends or crosses another, and those of the box itself.
private func heightsOfChange(_ edges: [SlantedEdge], within box: Bounds) -> [Double] {
  var heights = [box.minimum.y, box.maximum.y]
  for (place, edge) in edges.enumerated() {
    heights += [edge.top.y, edge.bottom.y]
    for other in edges[(place + 1)...] {
      if let height = edge.crossing(other) { heights.append(height) }
    }
  }
  return heights.filter { $0 >= box.minimum.y && $0 <= box.maximum.y }.sorted()
}

/// The stretches of a level line that are inside, from the left, none touching the next.
private func spans(of edges: [SlantedEdge], at y: Double) -> [(from: Double, to: Double)] {
  var crossings: [(x: Double, edge: SlantedEdge)] = []
  var areaCount = 0
  for edge in edges where edge.top.y <= y && edge.bottom.y > y {
    crossings.append((edge.x(at: y), edge))
    areaCount = max(areaCount, edge.area + 1)
  }
  crossings.sort { $0.x < $1.x }
  var windings = [Int](repeating: 0, count: areaCount)
  var inside = 0
  var start = 0.0
  var spans: [(from: Double, to: Double)] = []
  for (x, edge) in crossings {
    let wasInside = inside > 0
    if windings[edge.area] != 0 { inside -= 1 }
    windings[edge.area] += edge.winding
    if windings[edge.area] != 0 { inside += 1 }
    if !wasInside, inside > 0 { start = x }
    if wasInside, inside == 0, x > start { spans.append((start, x)) }
  }
  return spans
}

/// How much of a line two lists of stretches share.
private func commonLength(
  _ first: [(from: Double, to: Double)], _ second: [(from: Double, to: Double)]
) -> Double {
  var length = 0.0
  for a in first {
    for b in second { length += max(0, min(a.to, b.to) - max(a.from, b.from)) }
  }
  return length
}
