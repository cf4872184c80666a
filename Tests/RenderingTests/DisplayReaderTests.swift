import SceneLang
import Testing

@testable import Rendering
@testable import Runtime

@Suite struct DisplayReaderTests {
  @Test("What is written to a display list is read from it, command by command, with nothing left", arguments: 1...20)
  func roundTrip(seed: UInt64) {
    var run = RandomRun(seed: seed)
    for command in DisplayCommand.allCases { run.add(command) }
    for _ in 0..<200 { run.add(run.pick(DisplayCommand.allCases)) }

    var reader = DisplayReader(run.display)
    var read: [Drawing] = []
    while let drawing = reader.next() { read.append(drawing) }
    #expect(read == run.drawings)
  }
}

/// Commands with random operands, as they are written and as they are to be read.
private struct RandomRun {
  var display = DisplayList()
  var drawings: [Drawing] = []
  private var generator: Generator

  init(seed: UInt64) { generator = Generator(seed: seed) }

  mutating func pick<Item>(_ items: [Item]) -> Item {
    items[Int(generator.unit() * Double(items.count))]
  }

  /// Adds a command with random operands.
  mutating func add(_ command: DisplayCommand) {
    switch command {
    case .affine, .projective:
      let map = map(isAffine: command == .affine)
      display.transform(map)
      drawings.append(map.isAffine ? .affine(map) : .projective(map))
    case .beginLayer:
      let opacity = generator.unit()
      display.beginLayer(opacity: opacity)
      drawings.append(.beginLayer(opacity: opacity))
    case .endLayer:
      display.endLayer()
      drawings.append(.endLayer)
    case .beginClip:
      let size = size()
      display.beginClip(size, corner: 1)
      drawings.append(.beginClip(.box(Bounds(at: .zero, size: size), corner: 1)))
    case .endClip:
      display.endClip()
      drawings.append(.endClip)
    case .shape: addShape()
    case .text: addText()
    case .image: addImage()
    }
  }

  private mutating func addShape() {
    let size = size()
    let colours = (colour(), colour())
    let (paint, fill): (Paint?, Fill?) = pick([
      (nil, nil), (.solid(colours.0), .solid(colours.0)),
      (
        .linear(colours.0, colours.1),
        .gradient(Fill.Stop(colour: colours.0, y: 0), Fill.Stop(colour: colours.1, y: size.y))
      ),
    ])
    let outline = outline()
    let box = Bounds(at: .zero, size: size)
    let (form, figure): (Shape.Form, Figure) = pick([
      (.box(size: size, corner: 2), .box(box, corner: 2)), (.ellipse(size: size), .ellipse(box)),
      (.outline(outline), .outline(outline)),
    ])
    let stroke: Stroke? = pick([nil, Stroke(colour: colour(), thickness: number() + 1)])
    display.shape(form, fill: paint, over: size, stroke: stroke?.colour, thickness: stroke?.thickness ?? 3)
    drawings.append(.shape(figure, fill: fill, stroke: stroke))
  }

  private mutating func addText() {
    let line = Line(
      text: pick(["one", "two", ""]), font: pick([nil, "Courier", "one"]), size: number(), bold: pick([true, false]),
      italic: pick([true, false]), align: pick([.left, .center, .right]), place: point(), ink: colour())
    var words = Words(text: line.text, font: line.font, size: line.size, bold: line.bold, italic: line.italic)
    words.align = line.align
    display.text(line.text, words, at: line.place, line.ink)
    drawings.append(.text(line))
  }

  private mutating func addImage() {
    let size = size()
    let picture = Picture(
      file: pick(["a.png", "b.png", "one"]), fit: pick([.stretch, .contain, .cover]),
      box: Bounds(at: .zero, size: size), corner: 1, opacity: generator.unit())
    display.image(picture.file, fit: picture.fit, size: size, corner: 1, opacity: picture.opacity)
    drawings.append(.image(picture))
  }

  private mutating func map(isAffine: Bool) -> Matrix3 {
    var map = Matrix3(
      m11: number(), m12: number(), m13: number(), m21: number(), m22: number(), m23: number(), m31: 0, m32: 0, m33: 1)
    if !isAffine { (map.m31, map.m32, map.m33) = (number(), number(), number()) }
    return map
  }

  private mutating func outline() -> Outline {
    var outline = Outline()
    outline.move(to: point())
    for _ in 0..<Int(generator.unit() * 10) {
      switch Int(generator.unit() * 5) {
      case 0: outline.move(to: point())
      case 1: outline.line(to: point())
      case 2: outline.curve(to: point(), via: point())
      case 3: outline.curve(to: point(), via: point(), and: point())
      default: outline.close()
      }
    }
    return outline
  }

  private mutating func number() -> Double { generator.unit() * 100 - 0.5 }
  private mutating func point() -> Point { Point(number(), number()) }
  private mutating func size() -> Point { Point(4 + generator.unit() * 100, 4 + generator.unit() * 100) }
  private mutating func colour() -> Colour { Colour(number(), number(), number(), generator.unit()) }
}
