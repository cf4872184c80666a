import Runtime
import SceneLang

/// The attributes of what is drawn.
extension Tag {
  /// What a shape is filled with.
  enum Paint {
    case none
    case colour(Colour)
    /// A reference to the definition of a gradient.
    case definition(Text)
  }

  /// The tag of the element that draws a figure.
  init(_ figure: Figure) {
    switch figure {
    case .box(let box, let corner):
      self.init("rect")
      add(box)
      add("rx", max(0, min(corner, box.size.x / 2, box.size.y / 2)), unless: 0)
    case .ellipse(let box) where box.size.x == box.size.y:
      self.init("circle")
      add("cx", box.center.x)
      add("cy", box.center.y)
      add("r", box.size.x / 2)
    case .ellipse(let box):
      self.init("ellipse")
      add("cx", box.center.x)
      add("cy", box.center.y)
      add("rx", box.size.x / 2)
      add("ry", box.size.y / 2)
    case .outline(let outline):
      self.init("path")
      add("d", pathData(outline))
    }
  }

  /// Adds where a box is.
  mutating func add(_ box: Bounds) {
    add("x", box.minimum.x, unless: 0)
    add("y", box.minimum.y, unless: 0)
    add("width", box.size.x)
    add("height", box.size.y)
  }

  /// Adds a map, unless it changes nothing; it must be affine. Its coefficients have 6 decimals, so that what is 1,000
  /// points away is right to a thousandth of a point.
  mutating func add(_ map: Matrix3, as attribute: Text = "transform") {
    if map == .identity { return }
    let place = decimalText(map.m13) + " " + decimalText(map.m23)
    if map.m11 == 1, map.m12 == 0, map.m21 == 0, map.m22 == 1 {
      add(attribute, "translate(" + place + ")")
      return
    }
    var text: Text = "matrix("
    for number in [map.m11, map.m21, map.m12, map.m22] { text += decimalText(number, places: 6) + " " }
    add(attribute, text + place + ")")
  }

  /// Adds what a shape is filled with.
  mutating func add(_ paint: Paint) {
    switch paint {
    case .none: add("fill", "none")
    case .colour(let colour): add(colour, as: "fill", opacity: "fill-opacity")
    case .definition(let reference): add("fill", reference)
    }
  }

  /// Adds a stroke, if there is one.
  mutating func add(_ stroke: Stroke?) {
    guard let stroke else { return }
    add(stroke.colour, as: "stroke", opacity: "stroke-opacity")
    add("stroke-width", stroke.thickness)
  }

  /// Adds a colour and, unless it is solid, its opacity.
  mutating func add(_ colour: Colour, as attribute: Text, opacity: Text) {
    var code: Text = "#"
    for channel in [colour.red, colour.green, colour.blue] {
      let value = UInt8(max(0, min(255, channel)).rounded(.toNearestOrEven))
      code.bytes += [hexDigit(value >> 4), hexDigit(value & 15)]
    }
    add(attribute, code)
    add(opacity, colour.opacity, unless: 1)
  }
}

private func hexDigit(_ value: UInt8) -> UInt8 {
  value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
}
