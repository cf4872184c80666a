import SceneLang

/// The properties of a thing, as its kind begins with them.
struct Look: Hashable, Sendable {
  /// The top-left corner, or the centre, of the untransformed bounds in the parent.
  var position = Point.zero
  var positionIsCenter = false
  var size = Point.zero
  /// False for what is measured: a label's text, a path's outline.
  var sizeIsGiven = false
  var anchor = Point(0.5, 0.5)
  var rotation = 0.0
  var rotationX = 0.0
  var rotationY = 0.0
  var scale = Point(1, 1)
  var flipped = false
  var perspective: Double?
  var z = 0.0
  var oneSided = false
  var opacity = 1.0
  var hidden = false
  var clip = false
  var color: Paint?
  var background: Paint?
  var stroke: Colour?
  var thickness = 1.0
  var corner = 0.0
  var touch = TouchShape.shape
  var reach: Double?
  var alt: Text?
  var words = Words()
  /// A star's points or a polygon's sides.
  var corners = 5
  /// An image's file or a path's data.
  var source: Text = ""
  var fit = Fit.stretch

  /// The top-left corner of the untransformed bounds.
  var origin: Point { positionIsCenter ? position - size * 0.5 : position }
  /// The centre of the untransformed bounds.
  var center: Point { positionIsCenter ? position : position + size * 0.5 }
}

/// What a surface is filled with.
enum Paint: Hashable, Sendable {
  case solid(Colour)
  /// From the first colour at the top to the second at the bottom.
  case linear(Colour, Colour)
}

/// What a label says, and in which letters.
struct Words: Hashable, Sendable {
  var text: Text = ""
  var font: Text?
  var size = 17.0
  var bold = false
  var italic = false
  var align = Align.center
}

/// Where a label's lines stand.
public enum Align: UInt8, Hashable, Sendable { case left, center, right }

/// How an image fills its size.
public enum Fit: UInt8, Hashable, Sendable { case stretch, contain, cover }

/// Where a finger meets a thing.
enum TouchShape: UInt8, Hashable, Sendable { case shape, bounds, none }
