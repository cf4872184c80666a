import Runtime
import SceneLang

/// One command of a display list with its operands; `DisplayList` says what each does.
enum Drawing: Hashable, Sendable {
  case affine(Matrix3)
  case projective(Matrix3)
  case beginLayer(opacity: Double)
  case endLayer
  case beginClip(Figure)
  case endClip
  case shape(Figure, fill: Fill?, stroke: Stroke?)
  case text(Line)
  case image(Picture)
}

/// What a shape is filled with.
enum Fill: Hashable, Sendable {
  case solid(Colour)
  /// From a colour at one height to another at another; beyond them, each goes on.
  case gradient(Stop, Stop)

  /// A colour, and how far down it is.
  struct Stop: Hashable, Sendable {
    var colour: Colour
    var y: Double
  }
}

/// A stroke centred on an outline: butt caps, miter joins, limit 10.
struct Stroke: Hashable, Sendable {
  var colour: Colour
  var thickness: Double
}

/// The outline of a shape.
enum Figure: Hashable, Sendable {
  case box(Bounds, corner: Double)
  case ellipse(Bounds)
  case outline(Outline)
}

/// A line of text.
struct Line: Hashable, Sendable {
  var text: Text
  /// Nil for the default font.
  var font: Text?
  var size: Double
  var bold: Bool
  var italic: Bool
  var align: Align
  /// Where its baseline begins, has its middle, or ends, as `align` says.
  var place: Point
  var ink: Colour
}

/// An image in a box.
struct Picture: Hashable, Sendable {
  var file: Text
  var fit: Fit
  var box: Bounds
  var corner: Double
  var opacity: Double
}
