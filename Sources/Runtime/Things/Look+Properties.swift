import SceneLang

/// Reading and setting a property by its name: one case each, which the compiler demands.
extension Look {
  /// The value of a property; nil for the two that the tree knows: `place` and `parent`.
  func value(of property: Property) -> Value? {
    switch property {
    case .at: .point(origin)
    case .center: .point(center)
    case .size: .point(size)
    case .x: .number(origin.x)
    case .y: .number(origin.y)
    case .width: .number(size.x)
    case .height: .number(size.y)
    case .place, .parent: nil
    case .anchor: .point(anchor)
    case .rotation: .number(rotation)
    case .rotationX: .number(rotationX)
    case .rotationY: .number(rotationY)
    case .scale: .point(scale)
    case .flipped: .flag(flipped)
    case .perspective: .number(perspective ?? 0)
    case .z: .number(z)
    case .oneSided: .flag(oneSided)
    case .color: color.map { $0.value } ?? .nothing
    case .background: background.map { $0.value } ?? .nothing
    case .stroke: stroke.map { .colour($0) } ?? .nothing
    case .thickness: .number(thickness)
    case .corner: .number(corner)
    case .opacity: .number(opacity)
    case .text: .text(words.text)
    case .font: .text(words.font ?? "")
    case .textSize: .number(words.size)
    case .bold: .flag(words.bold)
    case .italic: .flag(words.italic)
    case .align: .text(words.align.word)
    case .fit: .text(fit.word)
    case .hidden: .flag(hidden)
    case .clip: .flag(clip)
    case .touch: .text(touch.word)
    case .reach: .number(reach ?? 0)
    case .alt: .text(alt ?? "")
    case .points, .sides: .number(Double(corners))
    case .file, .outline: .text(source)
    }
  }

  /// Sets a property; false, and nothing changed, where the value is of no type that it takes.
  mutating func set(_ property: Property, to value: Value) -> Bool {
    switch property {
    case .at:
      return setPoint(value) {
        $0.position = $1; $0.positionIsCenter = false
      }
    case .center:
      return setPoint(value) {
        $0.position = $1; $0.positionIsCenter = true
      }
    case .size: return setPair(value) { $0.resize(to: $1) }
    case .x: return setNumber(value) { $0.position.x += $1 - $0.origin.x }
    case .y: return setNumber(value) { $0.position.y += $1 - $0.origin.y }
    case .width: return setNumber(value) { $0.resize(to: Point($1, $0.size.y)) }
    case .height: return setNumber(value) { $0.resize(to: Point($0.size.x, $1)) }
    case .place, .parent: return false
    case .anchor: return setPoint(value) { $0.anchor = $1 }
    case .rotation: return setNumber(value) { $0.rotation = $1 }
    case .rotationX: return setNumber(value) { $0.rotationX = $1 }
    case .rotationY: return setNumber(value) { $0.rotationY = $1 }
    case .scale: return setPair(value) { $0.scale = $1 }
    case .flipped: return setFlag(value) { $0.flipped = $1 }
    case .perspective: return setNumber(value) { $0.perspective = $1 > 0 ? $1 : nil }
    case .z: return setNumber(value) { $0.z = $1 }
    case .oneSided: return setFlag(value) { $0.oneSided = $1 }
    case .color: return setPaint(value) { $0.color = $1 }
    case .background: return setPaint(value) { $0.background = $1 }
    case .stroke: return setColour(value) { $0.stroke = $1 }
    case .thickness: return setNumber(value) { $0.thickness = max(0, $1) }
    case .corner: return setNumber(value) { $0.corner = max(0, $1) }
    case .opacity: return setNumber(value) { $0.opacity = max(0, min(1, $1)) }
    case .text: return setText(value) { $0.words.text = $1 }
    case .font: return setText(value) { $0.words.font = $1.isEmpty ? nil : $1 }
    case .textSize: return setNumber(value) { $0.words.size = max(0, $1) }
    case .bold: return setFlag(value) { $0.words.bold = $1 }
    case .italic: return setFlag(value) { $0.words.italic = $1 }
    case .align: return setChoice(value, Align.init(word:)) { $0.words.align = $1 }
    case .fit: return setChoice(value, Fit.init(word:)) { $0.fit = $1 }
    case .hidden: return setFlag(value) { $0.hidden = $1 }
    case .clip: return setFlag(value) { $0.clip = $1 }
    case .touch: return setChoice(value, TouchShape.init(word:)) { $0.touch = $1 }
    case .reach: return setNumber(value) { $0.reach = max(0, $1) }
    case .alt: return setText(value) { $0.alt = $1 }
    case .points, .sides: return setNumber(value) { $0.corners = Int(max(2, min(1000, $1.rounded(.toNearestOrEven)))) }
    case .file, .outline: return setText(value) { $0.source = $1 }
    }
  }

  /// A new size keeps the top-left corner where it is, or the centre of what was placed by its centre.
  private mutating func resize(to size: Point) {
    self.size = Point(max(0, size.x), max(0, size.y))
    sizeIsGiven = true
  }

  private mutating func setNumber(_ value: Value, _ change: (inout Look, Double) -> Void) -> Bool {
    guard case .number(let number) = value, number.isFinite else { return false }
    change(&self, number)
    return true
  }

  private mutating func setPoint(_ value: Value, _ change: (inout Look, Point) -> Void) -> Bool {
    guard case .point(let point) = value, point.x.isFinite, point.y.isFinite else { return false }
    change(&self, point)
    return true
  }

  /// A number stands for both halves.
  private mutating func setPair(_ value: Value, _ change: (inout Look, Point) -> Void) -> Bool {
    if case .number(let number) = value { return setPoint(.point(Point(number, number)), change) }
    return setPoint(value, change)
  }

  private mutating func setFlag(_ value: Value, _ change: (inout Look, Bool) -> Void) -> Bool {
    guard case .flag(let flag) = value else { return false }
    change(&self, flag)
    return true
  }

  private mutating func setText(_ value: Value, _ change: (inout Look, Text) -> Void) -> Bool {
    switch value {
    case .text(let text): change(&self, text)
    case .number(let number): change(&self, numberText(number))
    case .nothing, .flag, .colour, .point, .list, .thing, .gradient: return false
    }
    return true
  }

  private mutating func setPaint(_ value: Value, _ change: (inout Look, Paint?) -> Void) -> Bool {
    switch value {
    case .colour(let colour): change(&self, .solid(colour))
    case .gradient(let top, let bottom): change(&self, .linear(top, bottom))
    case .nothing: change(&self, nil)
    case .number, .text, .flag, .point, .list, .thing: return false
    }
    return true
  }

  private mutating func setColour(_ value: Value, _ change: (inout Look, Colour?) -> Void) -> Bool {
    switch value {
    case .colour(let colour): change(&self, colour)
    case .nothing: change(&self, nil)
    case .number, .text, .flag, .point, .list, .thing, .gradient: return false
    }
    return true
  }

  private mutating func setChoice<Choice>(
    _ value: Value, _ choice: (Text) -> Choice?, _ change: (inout Look, Choice) -> Void
  ) -> Bool {
    guard case .text(let word) = value, let chosen = choice(word) else { return false }
    change(&self, chosen)
    return true
  }
}

extension Paint {
  /// As a value of the language.
  var value: Value {
    switch self {
    case .solid(let colour): .colour(colour)
    case .linear(let top, let bottom): .gradient(top, bottom)
    }
  }
}

extension Align {
  init?(word: Text) {
    switch word {
    case "left": self = .left
    case "center": self = .center
    case "right": self = .right
    default: return nil
    }
  }

  var word: Text {
    switch self {
    case .left: "left"
    case .center: "center"
    case .right: "right"
    }
  }
}

extension Fit {
  init?(word: Text) {
    switch word {
    case "stretch": self = .stretch
    case "contain": self = .contain
    case "cover": self = .cover
    default: return nil
    }
  }

  var word: Text {
    switch self {
    case .stretch: "stretch"
    case .contain: "contain"
    case .cover: "cover"
    }
  }
}

extension TouchShape {
  init?(word: Text) {
    switch word {
    case "shape": self = .shape
    case "bounds": self = .bounds
    case "none": self = .none
    default: return nil
    }
  }

  var word: Text {
    switch self {
    case .shape: "shape"
    case .bounds: "bounds"
    case .none: "none"
    }
  }
}
