/// A box along the axes, from its top left corner to its bottom right one; both edges belong to it unless said.
public struct Bounds: Hashable, Sendable {
  /// The top left corner.
  public var minimum: Point
  /// The bottom right corner, nowhere above or left of `minimum`.
  public var maximum: Point

  /// The box between two corners.
  init(_ minimum: Point, _ maximum: Point) {
    self.minimum = minimum
    self.maximum = maximum
  }

  /// The box with the given corner and size; a negative size goes left and up.
  public init(at corner: Point, size: Point) {
    minimum = Point(min(corner.x, corner.x + size.x), min(corner.y, corner.y + size.y))
    maximum = Point(max(corner.x, corner.x + size.x), max(corner.y, corner.y + size.y))
  }

  /// The smallest box around the points; nil when there are none.
  init?(around points: [Point]) {
    guard let first = points.first else { return nil }
    self.init(first, first)
    for point in points { include(point) }
  }

  /// Width and height.
  public var size: Point { maximum - minimum }

  /// The middle.
  public var center: Point { Point((minimum.x + maximum.x) / 2, (minimum.y + maximum.y) / 2) }

  /// The corners, clockwise from the top left.
  var corners: [Point] { [minimum, Point(maximum.x, minimum.y), maximum, Point(minimum.x, maximum.y)] }

  /// Grows to a point.
  mutating func include(_ point: Point) {
    minimum = Point(min(minimum.x, point.x), min(minimum.y, point.y))
    maximum = Point(max(maximum.x, point.x), max(maximum.y, point.y))
  }

  /// The smallest box around both.
  func union(_ other: Bounds) -> Bounds {
    var result = self
    result.include(other.minimum)
    result.include(other.maximum)
    return result
  }

  /// The box grown on every side by as much.
  func grown(by margin: Double) -> Bounds {
    Bounds(
      Point(minimum.x - margin, minimum.y - margin), Point(maximum.x + margin, maximum.y + margin))
  }

  /// True when the point is inside, on the left or top edge counting, on the right or bottom edge not.
  public func contains(_ point: Point) -> Bool {
    point.x >= minimum.x && point.x < maximum.x && point.y >= minimum.y && point.y < maximum.y
  }

  /// True when both share at least a point, edges and corners counting.
  func touches(_ other: Bounds) -> Bool {
    minimum.x <= other.maximum.x && other.minimum.x <= maximum.x && minimum.y <= other.maximum.y
      && other.minimum.y <= maximum.y
  }

  /// What both share, perhaps only an edge; nil when they share nothing.
  func intersection(_ other: Bounds) -> Bounds? {
    guard touches(other) else { return nil }
    return Bounds(
      Point(max(minimum.x, other.minimum.x), max(minimum.y, other.minimum.y)),
      Point(min(maximum.x, other.maximum.x), min(maximum.y, other.maximum.y)))
  }

  /// The smallest box around the mapped corners; for an affine map, around all that is mapped.
  func mapped(by map: Matrix3) -> Bounds {
    var result = Bounds(map.apply(minimum), map.apply(minimum))
    for corner in corners { result.include(map.apply(corner)) }
    return result
  }
}
