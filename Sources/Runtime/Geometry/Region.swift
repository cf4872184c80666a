/// Where a shape is in the scene: polygons, after all turns, scales and perspective. Curves are straight lines that
/// keep within 0.02 points of them.
public struct Region: Hashable, Sendable {
  /// Areas, each of polygons that are filled by the non-zero rule; a point that is in one of them is in the region.
  public private(set) var areas: [[[Point]]] = []
  /// The smallest box around it; nil when there is nothing in it.
  private(set) var bounds: Bounds?

  /// Nothing.
  init() {}

  /// A shape, seen through the map from its own points to the scene's. What is behind the eye is left out.
  public init(_ shape: Shape, through map: Matrix3) {
    if map.isAffine, shape.isFilled, shape.thickness == 0, case .box(let size, 0) = shape.form {
      // The most frequent shape needs no outline.
      let corners = Bounds(at: .zero, size: size).corners.map { map.apply($0) }
      areas = [[corners]]
      bounds = Bounds(around: corners)
      return
    }
    let growth = shape.outline.bounds.map { Region.growth(of: $0, through: map) } ?? 1
    for area in shape.areas(tolerance: Shape.closeness / max(growth, 1e-3)) {
      let seen = area.map { Region.seen($0, through: map) }.filter { !$0.isEmpty }
      if !seen.isEmpty { areas.append(seen) }
    }
    bounds = Bounds(around: areas.flatMap { $0.flatMap { $0 } })
  }

  /// Adds another region: what is in either is in both together.
  mutating func formUnion(_ other: Region) {
    areas += other.areas
    if let more = other.bounds { bounds = bounds?.union(more) ?? more }
  }

  /// The same, so far away.
  func moved(by way: Point) -> Region {
    var region = self
    region.areas = areas.map { $0.map { $0.map { $0 + way } } }
    region.bounds = bounds.map { Bounds($0.minimum + way, $0.maximum + way) }
    return region
  }

  /// True when the point is in it.
  func contains(_ point: Point) -> Bool {
    areas.contains { isContained(point, in: $0) }
  }

  /// How far the point is from it: 0 inside, infinite when there is nothing in it.
  func distance(to point: Point) -> Double {
    if contains(point) { return 0 }
    var nearest = Double.infinity
    forEachEdge { a, b in nearest = min(nearest, Runtime.distance(from: point, toSegment: a, b)) }
    return nearest
  }

  /// Hands on every edge of every polygon.
  func forEachEdge(_ body: (Point, Point) -> Void) {
    for polygons in areas {
      for polygon in polygons {
        guard var a = polygon.last else { continue }
        for b in polygon {
          body(a, b)
          a = b
        }
      }
    }
  }

  /// How many times as long as it is, at most, a short line in the box is drawn.
  private static func growth(of box: Bounds, through map: Matrix3) -> Double {
    var most = 0.0
    for corner in box.corners {
      let (x, y, w) = map.applyWithW(corner)
      guard w >= nearest else { continue }
      // The derivatives of X/W and Y/W along x and y.
      let (ax, ay) = ((map.m11 - x / w * map.m31) / w, (map.m21 - y / w * map.m31) / w)
      let (bx, by) = ((map.m12 - x / w * map.m32) / w, (map.m22 - y / w * map.m32) / w)
      most = max(most, ax * ax + ay * ay + bx * bx + by * by)
    }
    return most.squareRoot()
  }

  /// A polygon, seen through a map; only what is in front of the eye.
  private static func seen(_ polygon: [Point], through map: Matrix3) -> [Point] {
    if map.isAffine { return polygon.map { map.apply($0) } }
    var seen: [Point] = []
    guard let last = polygon.last else { return [] }
    var a = map.applyWithW(last)
    for point in polygon {
      let b = map.applyWithW(point)
      if (a.w >= nearest) != (b.w >= nearest) {
        let t = (nearest - a.w) / (b.w - a.w)
        seen.append(Point((a.x + (b.x - a.x) * t) / nearest, (a.y + (b.y - a.y) * t) / nearest))
      }
      if b.w >= nearest { seen.append(Point(b.x / b.w, b.y / b.w)) }
      a = b
    }
    return seen
  }

  /// How near the eye something is still seen, as a part of the eye's distance.
  private static let nearest = 1e-3
}
