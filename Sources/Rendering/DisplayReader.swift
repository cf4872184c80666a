import Runtime
import SceneLang

/// Reads the commands of a display list, one after the other. The list must be one that a stage has drawn: anything
/// else in it is a mistake of the program, and stops it.
struct DisplayReader {
  private let numbers: [Double]
  private let strings: [Text]
  private var place = 0

  /// A reader at the first command.
  init(_ display: DisplayList) {
    numbers = display.numbers
    strings = display.strings
  }

  /// The next command; nil when there are no more.
  mutating func next() -> Drawing? {
    guard place < numbers.count else { return nil }
    guard let command = DisplayCommand(rawValue: UInt8(number())) else {
      preconditionFailure("a display list holds a command that there is not")
    }
    switch command {
    case .affine: return .affine(affine())
    case .projective: return .projective(projective())
    case .beginLayer: return .beginLayer(opacity: number())
    case .endLayer: return .endLayer
    case .beginClip: return .beginClip(.box(box(), corner: number()))
    case .endClip: return .endClip
    case .shape:
      let (fill, stroke) = (fill(), stroke())
      return .shape(figure(), fill: fill, stroke: stroke)
    case .text: return .text(line())
    case .image: return .image(picture())
    }
  }

  private mutating func number() -> Double {
    place += 1
    return numbers[place - 1]
  }

  private mutating func flag() -> Bool { number() != 0 }

  private mutating func string() -> Text { strings[Int(number())] }

  private mutating func point() -> Point { Point(number(), number()) }

  private mutating func box() -> Bounds { Bounds(at: point(), size: point()) }

  private mutating func colour() -> Colour { Colour(number(), number(), number(), number()) }

  private mutating func affine() -> Matrix3 {
    let (a, b, c, d, x, y) = (number(), number(), number(), number(), number(), number())
    return Matrix3(m11: a, m12: c, m13: x, m21: b, m22: d, m23: y, m31: 0, m32: 0, m33: 1)
  }

  private mutating func projective() -> Matrix3 {
    Matrix3(
      m11: number(), m12: number(), m13: number(), m21: number(), m22: number(), m23: number(), m31: number(),
      m32: number(), m33: number())
  }

  private mutating func fill() -> Fill? {
    switch Int(number()) {
    case 0: return nil
    case 1: return .solid(colour())
    case 2:
      let top = Fill.Stop(colour: colour(), y: number())
      return .gradient(top, Fill.Stop(colour: colour(), y: number()))
    default: preconditionFailure("a display list holds a paint that there is not")
    }
  }

  private mutating func stroke() -> Stroke? {
    flag() ? Stroke(colour: colour(), thickness: number()) : nil
  }

  private mutating func figure() -> Figure {
    switch Int(number()) {
    case 1: return .box(box(), corner: number())
    case 2: return .ellipse(box())
    case 3: return .outline(outline())
    default: preconditionFailure("a display list holds an outline that there is not")
    }
  }

  private mutating func outline() -> Outline {
    var outline = Outline()
    let count = Int(number())
    let end = place + count
    while place < end {
      switch Int(number()) {
      case 0: outline.move(to: point())
      case 1: outline.line(to: point())
      case 2:
        let control = point()
        outline.curve(to: point(), via: control)
      case 3:
        let (first, second) = (point(), point())
        outline.curve(to: point(), via: first, and: second)
      case 4: outline.close()
      default: preconditionFailure("a display list holds a piece of an outline that there is not")
      }
    }
    return outline
  }

  private mutating func line() -> Line {
    let text = string()
    let font = Int(number())
    return Line(
      text: text, font: font < 0 ? nil : strings[font], size: number(), bold: flag(), italic: flag(),
      align: align(), place: point(), ink: colour())
  }

  private mutating func align() -> Align {
    guard let align = Align(rawValue: UInt8(number())) else {
      preconditionFailure("a display list holds an alignment that there is not")
    }
    return align
  }

  private mutating func picture() -> Picture {
    Picture(file: string(), fit: fit(), box: box(), corner: number(), opacity: number())
  }

  private mutating func fit() -> Fit {
    guard let fit = Fit(rawValue: UInt8(number())) else {
      preconditionFailure("a display list holds a fit that there is not")
    }
    return fit
  }
}
