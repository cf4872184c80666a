/// The shape of a thing in its own points: what a finger meets, and what touches other shapes.
public struct Shape: Hashable, Sendable {
  /// The line around it.
  public enum Form: Hashable, Sendable {
    /// From (0, 0) to a size, with rounded corners of a radius.
    case box(size: Point, corner: Double)
    /// The ellipse that fills a size from (0, 0).
    case ellipse(size: Point)
    /// Any other.
    case outline(Outline)
  }

  /// The line around it.
  var form: Form
  /// True when its inside belongs to it.
  var isFilled = true
  /// The thickness of the stroke that belongs to it, centred on the line; 0 for none.
  var thickness = 0.0

  /// The shape that is inside a line, or along it.
  public init(_ form: Form, isFilled: Bool = true, thickness: Double = 0) {
    self.form = form
    self.isFilled = isFilled
    self.thickness = max(0, thickness)
  }

  /// True when the point belongs to it: inside by the non-zero rule, or under the stroke. Boxes and ellipses are
  /// exact, and a point on the right or bottom edge of a fill lies outside, as on the next thing of a row.
  func contains(_ point: Point) -> Bool {
    if isFilled, fillContains(point) { return true }
    return thickness > 0 && isContained(point, in: strokePolygons(tolerance: Shape.closeness))
  }

  /// The line around it as an outline.
  var outline: Outline {
    switch form {
    case .box(let size, let corner): .box(size: size, corner: corner)
    case .ellipse(let size): .ellipse(size: size)
    case .outline(let outline): outline
    }
  }

  /// The areas it consists of, as polygons each filled by the non-zero rule: its inside and its stroke.
  func areas(tolerance: Double) -> [[[Point]]] {
    var areas: [[[Point]]] = []
    if isFilled { areas.append(outline.flattened(tolerance: tolerance).map { $0.points }) }
    if thickness > 0 { areas.append(strokePolygons(tolerance: tolerance)) }
    return areas.filter { !$0.isEmpty }
  }

  /// How close straight lines keep to curves where nothing else is asked, in points.
  static let closeness = 0.02

  private func strokePolygons(tolerance: Double) -> [[Point]] {
    outline.flattened(tolerance: tolerance).flatMap { Runtime.strokePolygons($0, thickness: thickness) }
  }

  private func fillContains(_ point: Point) -> Bool {
    switch form {
    case .box(let size, let corner):
      guard Bounds(at: .zero, size: size).contains(point) else { return false }
      let radius = max(0, min(corner, size.x / 2, size.y / 2))
      // Only in the square of a corner, the distance from the middle of its circle counts.
      let x = max(radius - point.x, point.x - (size.x - radius), 0)
      let y = max(radius - point.y, point.y - (size.y - radius), 0)
      return x * x + y * y <= radius * radius
    case .ellipse(let size):
      guard size.x != 0, size.y != 0 else { return false }
      let x = point.x / size.x * 2 - 1
      let y = point.y / size.y * 2 - 1
      return x * x + y * y <= 1
    case .outline(let outline):
      return isContained(point, in: outline.flattened(tolerance: Shape.closeness).map { $0.points })
    }
  }
}

/// True when the polygons, together, wind around the point: the non-zero rule. Of a polygon's edges, those to its left
/// and top belong to it.
func isContained(_ point: Point, in polygons: [[Point]]) -> Bool {
  var winding = 0
  for polygon in polygons {
    guard var a = polygon.last else { continue }
    for b in polygon {
      if (a.y <= point.y) != (b.y <= point.y) {
        let side = (b.x - a.x) * (point.y - a.y) - (point.x - a.x) * (b.y - a.y)
        if b.y > a.y, side <= 0 { winding += 1 }
        if b.y < a.y, side >= 0 { winding -= 1 }
      }
      a = b
    }
  }
  return winding != 0
}

/// The distance of a point from a straight piece.
func distance(from point: Point, toSegment a: Point, _ b: Point) -> Double {
  let way = b - a
  let from = point - a
  let squared = way.x * way.x + way.y * way.y
  let t = squared > 0 ? max(0, min(1, (from.x * way.x + from.y * way.y) / squared)) : 0
  let rest = from - way * t
  return (rest.x * rest.x + rest.y * rest.y).squareRoot()
}
