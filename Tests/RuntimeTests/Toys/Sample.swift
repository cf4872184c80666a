import SceneLang

@testable import Runtime

/// What a display list paints at one point of the scene: a picture's pixel, worked out from the commands alone.
struct Sample {
  /// The colour there, 0–255, of everything but images and text.
  private(set) var colour = Colour(0, 0, 0, 0)
  /// The files of the images there, the topmost last.
  private(set) var images: [String] = []

  init(of list: DisplayList, at point: Point) {
    var reader = Reader(list: list, point: point)
    reader.readAll()
    images = reader.images
    let top = reader.layers[0]
    if top.opacity > 0 {
      colour = Colour(
        top.red / top.opacity, top.green / top.opacity, top.blue / top.opacity, top.opacity)
    }
  }

  /// A colour whose channels are multiplied by its opacity.
  private struct Light {
    var red = 0.0, green = 0.0, blue = 0.0, opacity = 0.0

    /// Paints another over this one, faded.
    mutating func paint(_ other: Light, faded: Double = 1) {
      let rest = 1 - other.opacity * faded
      red = red * rest + other.red * faded
      green = green * rest + other.green * faded
      blue = blue * rest + other.blue * faded
      opacity = opacity * rest + other.opacity * faded
    }
  }

  private struct Reader {
    let list: DisplayList
    let point: Point
    var place = 0
    var own: Point?
    var layers = [Light()]
    var fades: [Double] = []
    var images: [String] = []

    mutating func next() -> Double {
      defer { place += 1 }
      return list.numbers[place]
    }

    mutating func readAll() {
      while place < list.numbers.count {
        guard let command = DisplayCommand(rawValue: UInt8(next())) else { fatalError("No command at \(place - 1)") }
        read(command)
      }
    }

    mutating func read(_ command: DisplayCommand) {
      switch command {
      case .affine:
        let (a, b, c, d, x, y) = (next(), next(), next(), next(), next(), next())
        see(Matrix3(m11: a, m12: c, m13: x, m21: b, m22: d, m23: y, m31: 0, m32: 0, m33: 1))
      case .projective:
        let n = (0..<9).map { _ in next() }
        see(
          Matrix3(
            m11: n[0], m12: n[1], m13: n[2], m21: n[3], m22: n[4], m23: n[5], m31: n[6], m32: n[7], m33: n[8]))
      case .beginLayer:
        layers.append(Light())
        fades.append(next())
      case .endLayer:
        let layer = layers.removeLast()
        layers[layers.count - 1].paint(layer, faded: fades.removeLast())
      case .beginClip, .endClip: fatalError("No toy of the tests clips")
      case .shape: readShape()
      case .text: place += 12
      case .image:
        let file = list.strings[Int(next())].description
        place += 1
        let box = Bounds(at: Point(next(), next()), size: Point(next(), next()))
        place += 2
        if let own, box.contains(own) { images.append(file) }
      }
    }

    mutating func see(_ map: Matrix3) { own = map.inverse()?.apply(point) }

    mutating func readShape() {
      let fill = readPaint()
      var stroke: Light?
      var thickness = 0.0
      if next() == 1 {
        stroke = readColour()
        thickness = next()
      }
      let (form, origin) = readOutline()
      guard let own = own.map({ $0 - origin }) else { return }
      if let fill, Shape(form).contains(own) { layers[layers.count - 1].paint(fill) }
      if let stroke, Shape(form, isFilled: false, thickness: thickness).contains(own) {
        layers[layers.count - 1].paint(stroke)
      }
    }

    mutating func readColour() -> Light {
      let (red, green, blue, opacity) = (next(), next(), next(), next())
      return Light(red: red * opacity, green: green * opacity, blue: blue * opacity, opacity: opacity)
    }

    mutating func readPaint() -> Light? {
      switch next() {
      case 0: return nil
      case 1: return readColour()
      default: fatalError("No toy of the tests has a gradient")
      }
    }

    mutating func readOutline() -> (Shape.Form, origin: Point) {
      switch next() {
      case 1:
        let origin = Point(next(), next())
        return (.box(size: Point(next(), next()), corner: next()), origin)
      case 2:
        let origin = Point(next(), next())
        return (.ellipse(size: Point(next(), next())), origin)
      default: return (.outline(readElements()), .zero)
      }
    }

    mutating func readElements() -> Outline {
      let end = place + 1 + Int(list.numbers[place])
      place += 1
      var outline = Outline()
      while place < end {
        switch next() {
        case 0: outline.move(to: Point(next(), next()))
        case 1: outline.line(to: Point(next(), next()))
        case 2:
          let via = Point(next(), next())
          outline.curve(to: Point(next(), next()), via: via)
        case 3:
          let (first, second) = (Point(next(), next()), Point(next(), next()))
          outline.curve(to: Point(next(), next()), via: first, and: second)
        default: outline.close()
        }
      }
      return outline
    }
  }
}

extension Toy {
  /// What is painted at a point of the scene.
  func sample(_ x: Double, _ y: Double) -> Sample {
    _ = stage.draw()
    return Sample(of: stage.display, at: Point(x, y))
  }
}

/// Whether two colours agree within a tolerance in every channel.
func close(_ a: Colour, _ b: Colour, _ tolerance: Double) -> Bool {
  abs(a.red - b.red) <= tolerance && abs(a.green - b.green) <= tolerance && abs(a.blue - b.blue) <= tolerance
    && abs(a.opacity - b.opacity) <= tolerance
}
