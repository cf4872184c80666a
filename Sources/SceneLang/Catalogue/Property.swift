/// The properties that things have. Each is one case here, one entry in `traits`, and one place in the runtime's
/// `Thing`, which the compiler demands.
public enum Property: UInt8, CaseIterable, Sendable {
  case at, center, size, x, y, width, height, place, parent
  case anchor, rotation, rotationX, rotationY, scale, flipped, perspective, z, oneSided
  case color, stroke, thickness, background, corner, opacity
  case text, font, textSize, bold, italic, align, fit
  case hidden, clip, touch, reach, alt
  case points, sides
  /// The file of an image: its content, not a word of its own.
  case file
  /// The SVG path data of a path: its content, not a word of its own.
  case outline

  /// What is known of a property without playing.
  public struct Traits: Sendable {
    /// As it is written.
    public let word: Text
    /// What it takes.
    public let type: ValueType
    /// The words it takes in place of a value, such as `left` and `right`; empty for most.
    public let choices: [Text]
    /// True when the word alone means `yes`.
    public let isFlag: Bool
    /// True when actions can't set it.
    public let isReadOnly: Bool
    /// True when a change of it can glide.
    public let glides: Bool
    /// The kinds that have it; nil for every kind and part.
    public let kinds: [Kind]?

    init(
      _ word: Text, _ type: ValueType, choices: [Text] = [], isFlag: Bool = false, isReadOnly: Bool = false,
      glides: Bool = true, kinds: [Kind]? = nil
    ) {
      self.word = word
      self.type = type
      self.choices = choices
      self.isFlag = isFlag
      self.isReadOnly = isReadOnly
      self.glides = glides
      self.kinds = kinds
    }
  }

  /// The catalogue's entry for this property, as `language.md` lists it.
  public var traits: Traits { Property.table[Int(rawValue)] }

  /// As it is written.
  public var word: Text { traits.word }

  /// The property that is written so, if there is one.
  public init?(word: Text) {
    guard let property = Property.byWord[word] else { return nil }
    self = property
  }

  private static let table: [Traits] = allCases.map { $0.entry }

  private static let byWord: [Text: Property] = {
    var table: [Text: Property] = [:]
    for property in Property.allCases where property != .file && property != .outline {
      table[property.word] = property
    }
    return table
  }()

  private var entry: Traits {
    switch self {
    case .at: Traits("at", .point)
    case .center: Traits("center", .point)
    case .size: Traits("size", [.number, .point])
    case .x: Traits("x", .number)
    case .y: Traits("y", .number)
    case .width: Traits("width", .number)
    case .height: Traits("height", .number)
    case .place: Traits("place", .point, isReadOnly: true)
    case .parent: Traits("parent", .thing, isReadOnly: true)
    case .anchor: Traits("anchor", .point)
    case .rotation: Traits("rotation", .number)
    case .rotationX: Traits("rotationX", .number)
    case .rotationY: Traits("rotationY", .number)
    case .scale: Traits("scale", [.number, .point])
    case .flipped: Traits("flipped", .flag, isFlag: true, glides: false)
    case .perspective: Traits("perspective", .number)
    case .z: Traits("z", .number)
    case .oneSided: Traits("oneSided", .flag, isFlag: true, glides: false)
    case .color: Traits("color", [.colour, .gradient], kinds: Property.inked)
    case .stroke: Traits("stroke", .colour)
    case .thickness: Traits("thickness", .number)
    case .background: Traits("background", [.colour, .gradient])
    case .corner: Traits("corner", .number)
    case .opacity: Traits("opacity", .number)
    case .text: Traits("text", [.text, .number], glides: false, kinds: [.label])
    case .font: Traits("font", .text, glides: false, kinds: [.label])
    case .textSize: Traits("textSize", .number, kinds: [.label])
    case .bold: Traits("bold", .flag, isFlag: true, glides: false, kinds: [.label])
    case .italic: Traits("italic", .flag, isFlag: true, glides: false, kinds: [.label])
    case .align: Traits("align", .text, choices: ["left", "center", "right"], glides: false, kinds: [.label])
    case .fit: Traits("fit", .text, choices: ["stretch", "contain", "cover"], glides: false, kinds: [.image])
    case .hidden: Traits("hidden", .flag, isFlag: true, glides: false)
    case .clip: Traits("clip", .flag, isFlag: true, glides: false)
    case .touch: Traits("touch", .text, choices: ["shape", "bounds", "none"], glides: false)
    case .reach: Traits("reach", .number)
    case .alt: Traits("alt", .text, glides: false)
    case .points: Traits("points", .number, glides: false, kinds: [.star])
    case .sides: Traits("sides", .number, glides: false, kinds: [.polygon])
    case .file: Traits("file", .text, isReadOnly: true, glides: false, kinds: [.image])
    case .outline: Traits("outline", .text, isReadOnly: true, glides: false, kinds: [.path])
    }
  }

  private static let inked: [Kind] = [.box, .circle, .oval, .star, .polygon, .path, .label]
}
