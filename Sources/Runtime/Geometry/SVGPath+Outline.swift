extension SVGPath {
  /// The line that the commands draw.
  var outline: Outline {
    var pen = Pen()
    for command in commands { pen.follow(command) }
    return pen.outline
  }

  /// Draws commands that may be relative to where it is, or mirror the curve before.
  private struct Pen {
    var outline = Outline()
    /// The last control point of the curve before, if the last command was a cubic or a quadratic curve.
    private var cubicControl: Point?
    private var quadraticControl: Point?

    init() {}

    mutating func follow(_ command: Command) {
      let isRelative = command.letter & 0x20 != 0
      let here = outline.current
      let origin = isRelative ? here : .zero
      let numbers = command.numbers
      func point(_ place: Int) -> Point { origin + Point(numbers[place], numbers[place + 1]) }
      func mirrored(_ control: Point?) -> Point { control.map { here + (here - $0) } ?? here }
      var (nextCubic, nextQuadratic): (Point?, Point?) = (nil, nil)

      switch command.letter | 0x20 {
      case UInt8(ascii: "m"): outline.move(to: point(0))
      case UInt8(ascii: "l"): outline.line(to: point(0))
      case UInt8(ascii: "h"): outline.line(to: Point(origin.x + numbers[0], here.y))
      case UInt8(ascii: "v"): outline.line(to: Point(here.x, origin.y + numbers[0]))
      case UInt8(ascii: "c"):
        outline.curve(to: point(4), via: point(0), and: point(2))
        nextCubic = point(2)
      case UInt8(ascii: "s"):
        outline.curve(to: point(2), via: mirrored(cubicControl), and: point(0))
        nextCubic = point(0)
      case UInt8(ascii: "q"):
        outline.curve(to: point(2), via: point(0))
        nextQuadratic = point(0)
      case UInt8(ascii: "t"):
        let control = mirrored(quadraticControl)
        outline.curve(to: point(0), via: control)
        nextQuadratic = control
      case UInt8(ascii: "a"):
        outline.arc(
          to: point(5), radii: Point(numbers[0], numbers[1]), rotation: numbers[2], isLarge: numbers[3] == 1,
          isClockwise: numbers[4] == 1)
      default: outline.close()
      }
      cubicControl = nextCubic
      quadraticControl = nextQuadratic
    }
  }
}
