import Runtime
import SceneLang

/// A picture as an SVG document of its own, of a size in points: the same picture always gives the same bytes.
///
/// `imageAddress` says where an image's file is to be had: an address, or a data URI that holds it.
///
/// In perspective, shapes, strokes and clips are exact: their outlines become polygons that keep within 0.02 points of
/// their curves. SVG can draw texts, images and gradients only turned, scaled and slanted, so they are drawn with the
/// affine map that is nearest to the perspective at their middle.
public func svg(
  of display: DisplayList, size: Point, imageAddress: @escaping (Text) -> Text = { fileAddress($0) }
) -> Text {
  var writer = SVGWriter(size: size, imageAddress: imageAddress)
  var reader = DisplayReader(display)
  while let drawing = reader.next() { writer.draw(drawing) }
  writer.end()
  return writer.document
}

/// Writes an SVG document, an element a line.
struct SVGWriter {
  /// The document so far.
  private(set) var document: Text = ""
  /// Where the file of an image is to be had.
  let imageAddress: (Text) -> Text
  /// The map from what is drawn now into the scene.
  private(set) var map = Matrix3.identity
  private var depth = 0
  private var clipCount = 0
  private var gradientCount = 0

  /// A document that has begun.
  init(size: Point, imageAddress: @escaping (Text) -> Text) {
    self.imageAddress = imageAddress
    var tag = Tag("svg")
    tag.add("xmlns", "http://www.w3.org/2000/svg")
    tag.add("width", size.x)
    tag.add("height", size.y)
    tag.add("viewBox", "0 0 " + decimalText(size.x) + " " + decimalText(size.y))
    // What holds for all that is drawn.
    tag.add("stroke-miterlimit", "10")
    tag.add("font-family", defaultFontFamily)
    begin(tag)
  }

  /// Ends the document.
  mutating func end() { end("svg") }

  /// Draws one command.
  mutating func draw(_ drawing: Drawing) {
    switch drawing {
    case .affine(let map), .projective(let map): self.map = map
    case .beginLayer(let opacity):
      var tag = Tag("g")
      tag.add("opacity", opacity)
      begin(tag)
    case .beginClip(let figure):
      var tag = Tag("g")
      tag.add("clip-path", clip(figure, through: map))
      begin(tag)
    case .endLayer, .endClip: end("g")
    case .shape(let figure, let fill, let stroke): draw(figure, fill, stroke)
    case .text(let line): draw(line)
    case .image(let picture): draw(picture)
    }
  }

  /// Writes the definition of a clip, and gives the reference to it.
  mutating func clip(_ figure: Figure, through map: Matrix3) -> Text {
    clipCount += 1
    let name: Text = "clip" + Text(decimal: clipCount)
    var tag = Tag("clipPath")
    tag.add("id", name)
    begin(tag)
    if map.isAffine {
      var tag = Tag(figure)
      tag.add(map)
      write(tag)
    } else {
      var tag = Tag("path")
      tag.add("d", pathData(figure.inside(through: map)))
      write(tag)
    }
    end("clipPath")
    return "url(#" + name + ")"
  }

  /// Writes the definition of a gradient, and gives the reference to it.
  mutating func gradient(_ top: Fill.Stop, _ bottom: Fill.Stop, through map: Matrix3) -> Text {
    gradientCount += 1
    let name: Text = "gradient" + Text(decimal: gradientCount)
    var tag = Tag("linearGradient")
    tag.add("id", name)
    tag.add("gradientUnits", "userSpaceOnUse")
    tag.add("x1", 0)
    tag.add("y1", top.y)
    tag.add("x2", 0)
    tag.add("y2", bottom.y)
    tag.add(map, as: "gradientTransform")
    begin(tag)
    for (offset, stop) in [(0.0, top), (1.0, bottom)] {
      var tag = Tag("stop")
      tag.add("offset", offset)
      tag.add(stop.colour, as: "stop-color", opacity: "stop-opacity")
      write(tag)
    }
    end("linearGradient")
    return "url(#" + name + ")"
  }

  // Lines.

  /// Writes an element without content.
  mutating func write(_ tag: Tag) { line(tag.text + "/>") }

  /// Writes an element whose content is text.
  mutating func write(_ tag: Tag, _ content: Text) {
    line(tag.text + ">" + escaped(content) + "</" + tag.name + ">")
  }

  /// Writes the tag of an element that holds what is written up to its `end`.
  private mutating func begin(_ tag: Tag) {
    line(tag.text + ">")
    depth += 1
  }

  private mutating func end(_ name: Text) {
    depth -= 1
    line("</" + name + ">")
  }

  private mutating func line(_ line: Text) {
    for _ in 0..<depth { document += "  " }
    document += line + "\n"
  }
}
