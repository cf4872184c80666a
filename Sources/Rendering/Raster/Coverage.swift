import Runtime

/// How much of each pixel of a picture is covered, 0 to 1, row by row.
struct Coverage {
  /// The pixels of a row.
  let width: Int
  /// The rows.
  let height: Int
  /// The parts that are covered.
  private(set) var parts: [Float]
  /// The rows in which anything may be covered.
  private(set) var rows: Range<Int>

  /// How many lines a row of pixels is looked at along; along each, what is covered is exact.
  private static let linesPerRow = 5

  /// What a region covers, whose points are pixels.
  init(of region: Region, width: Int, height: Int) {
    self.width = width
    self.height = height
    parts = [Float](repeating: 0, count: width * height)
    rows = 0..<0
    for polygons in region.areas { add(polygons) }
  }

  /// Leaves of it only what another covers too.
  mutating func cut(to other: Coverage) {
    for index in (rows.lowerBound * width)..<(rows.upperBound * width) { parts[index] *= other.parts[index] }
  }

  /// Adds an area of polygons, filled by the non-zero rule. A pixel that two areas cover in part counts by the larger.
  private mutating func add(_ polygons: [[Point]]) {
    let edges = Coverage.edges(of: polygons)
    guard let top = edges.map({ $0.top.y }).min(), let bottom = edges.map({ $0.bottom.y }).max() else { return }
    let first = Int(max(0, min(top, Double(height))))
    let last = Int(max(0, min(bottom.rounded(.up), Double(height))))
    guard first < last else { return }
    rows = rows.isEmpty ? first..<last : min(first, rows.lowerBound)..<max(last, rows.upperBound)
    for row in first..<last {
      var line = [Float](repeating: 0, count: width)
      for step in 0..<Coverage.linesPerRow {
        let y = Double(row) + (Double(step) + 0.5) / Double(Coverage.linesPerRow)
        Coverage.cover(&line, along: y, edges)
      }
      for column in 0..<width where line[column] > 0 {
        parts[row * width + column] = max(parts[row * width + column], min(1, line[column]))
      }
    }
  }

  /// An edge from its upper end to its lower one.
  private struct Edge {
    var top: Point
    var bottom: Point
    /// 1 where the polygon goes down along it, -1 where it goes up.
    var winding: Int
  }

  private static func edges(of polygons: [[Point]]) -> [Edge] {
    var edges: [Edge] = []
    for polygon in polygons {
      guard var a = polygon.last else { continue }
      for b in polygon {
        if a.y < b.y { edges.append(Edge(top: a, bottom: b, winding: 1)) }
        if a.y > b.y { edges.append(Edge(top: b, bottom: a, winding: -1)) }
        a = b
      }
    }
    return edges
  }

  /// Adds what lies inside along one line.
  private static func cover(_ line: inout [Float], along y: Double, _ edges: [Edge]) {
    var crossings: [(x: Double, winding: Int)] = []
    for edge in edges where edge.top.y <= y && y < edge.bottom.y {
      let t = (y - edge.top.y) / (edge.bottom.y - edge.top.y)
      crossings.append((edge.top.x + (edge.bottom.x - edge.top.x) * t, edge.winding))
    }
    crossings.sort { $0.x < $1.x }
    var winding = 0
    for (place, crossing) in crossings.enumerated() {
      if winding != 0 { cover(&line, from: crossings[place - 1].x, to: crossing.x) }
      winding += crossing.winding
    }
  }

  private static func cover(_ line: inout [Float], from start: Double, to end: Double) {
    let (start, end) = (max(0, start), min(Double(line.count), end))
    guard start < end else { return }
    let weight = 1 / Float(linesPerRow)
    for column in Int(start)..<Int(end.rounded(.up)) {
      let part = min(end, Double(column + 1)) - max(start, Double(column))
      line[column] += Float(part) * weight
    }
  }
}
