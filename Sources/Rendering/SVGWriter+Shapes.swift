import Runtime
import SceneLang

/// Drawing shapes.
extension SVGWriter {
  /// Draws a shape: its inside, then its stroke.
  mutating func draw(_ figure: Figure, _ fill: Fill?, _ stroke: Stroke?) {
    guard fill != nil || stroke != nil else { return }
    if map.isAffine {
      let paint = fill.map { self.paint($0, through: .identity) } ?? .none
      var tag = Tag(figure)
      tag.add(paint)
      tag.add(stroke)
      tag.add(map)
      write(tag)
      return
    }
    if let fill { draw(figure.inside(through: map), fill, of: figure) }
    if let stroke {
      draw(figure.stroked(stroke.thickness, through: map), .solid(stroke.colour), of: figure)
    }
  }

  /// Draws what of a figure is seen in perspective.
  private mutating func draw(_ region: Region, _ fill: Fill, of figure: Figure) {
    if region.areas.isEmpty { return }
    let paint = paint(fill, through: figure.bounds.flatMap { map.affine(near: $0.center) })
    var tag = Tag("path")
    tag.add("d", pathData(region))
    tag.add(paint)
    write(tag)
  }

  /// What a fill is in SVG. A gradient is drawn through a map, and is its upper colour where there is none.
  private mutating func paint(_ fill: Fill, through map: Matrix3?) -> Tag.Paint {
    switch fill {
    case .solid(let colour): return .colour(colour)
    case .gradient(let top, let bottom):
      guard let map else { return .colour(top.colour) }
      // Over no height, all is beyond the end.
      if top.y == bottom.y { return .colour(bottom.colour) }
      return .definition(gradient(top, bottom, through: map))
    }
  }
}

extension Figure {
  /// The smallest box around it; nil when there is nothing in it.
  var bounds: Bounds? {
    switch self {
    case .box(let box, _), .ellipse(let box): box
    case .outline(let outline): outline.bounds
    }
  }

  /// What is inside it, seen through a map.
  func inside(through map: Matrix3) -> Region {
    Region(Shape(form), through: Matrix3.translation(origin).concatenating(map))
  }

  /// What a stroke along it covers, seen through a map.
  func stroked(_ thickness: Double, through map: Matrix3) -> Region {
    Region(
      Shape(form, isFilled: false, thickness: thickness), through: Matrix3.translation(origin).concatenating(map))
  }

  /// Where its form has its (0, 0).
  private var origin: Point {
    switch self {
    case .box(let box, _), .ellipse(let box): box.minimum
    case .outline: .zero
    }
  }

  private var form: Shape.Form {
    switch self {
    case .box(let box, let corner): .box(size: box.size, corner: corner)
    case .ellipse(let box): .ellipse(size: box.size)
    case .outline(let outline): .outline(outline)
    }
  }
}
