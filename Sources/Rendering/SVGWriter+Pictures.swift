import Runtime
import SceneLang

/// Drawing texts and images.
extension SVGWriter {
  /// Draws a line of text.
  mutating func draw(_ line: Line) {
    guard let map = map.affine(near: line.center) else { return }
    var tag = Tag("text")
    tag.add("x", line.place.x)
    tag.add("y", line.place.y)
    if let font = line.font { tag.add("font-family", fontFamily(font)) }
    tag.add("font-size", line.size)
    if line.bold { tag.add("font-weight", "bold") }
    if line.italic { tag.add("font-style", "italic") }
    switch line.align {
    case .left: break
    case .center: tag.add("text-anchor", "middle")
    case .right: tag.add("text-anchor", "end")
    }
    if line.losesSpaces { tag.add("xml:space", "preserve") }
    tag.add(line.ink, as: "fill", opacity: "fill-opacity")
    tag.add(map)
    write(tag, line.text)
  }

  /// Draws an image, cut to rounded corners where it has them.
  mutating func draw(_ picture: Picture) {
    guard let map = map.affine(near: picture.box.center) else { return }
    let clip = picture.corner > 0 ? clip(.box(picture.box, corner: picture.corner), through: .identity) : nil
    var tag = Tag("image")
    tag.add("href", imageAddress(picture.file))
    tag.add(picture.box)
    switch picture.fit {
    case .stretch: tag.add("preserveAspectRatio", "none")
    case .contain: break
    case .cover: tag.add("preserveAspectRatio", "xMidYMid slice")
    }
    tag.add("opacity", picture.opacity, unless: 1)
    if let clip { tag.add("clip-path", clip) }
    tag.add(map)
    write(tag)
  }
}

extension Line {
  /// True when SVG would leave out spaces: it draws only single ones between words, unless told otherwise.
  fileprivate var losesSpaces: Bool {
    var previous: UInt8 = 0x20
    for byte in text.bytes {
      let byte = byte < 0x20 ? 0x20 : byte
      if byte == 0x20 && previous == 0x20 { return true }
      previous = byte
    }
    return previous == 0x20
  }

  /// The middle of its line box, which is 1.2 em high with the baseline at 0.95 em, by the language's measure of text.
  fileprivate var center: Point {
    let width = measure(text, textSize: size).x
    let y = place.y - 0.35 * size
    switch align {
    case .left: return Point(place.x + width / 2, y)
    case .center: return Point(place.x, y)
    case .right: return Point(place.x - width / 2, y)
    }
  }
}
