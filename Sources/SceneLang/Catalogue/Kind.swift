/// The kinds of thing that the language has of itself; `finger` and every other part are written in it.
public enum Kind: UInt8, CaseIterable, Sendable {
  case box, circle, oval, star, polygon, path, label, image, group

  /// As it is written.
  public var word: Text {
    switch self {
    case .box: "box"
    case .circle: "circle"
    case .oval: "oval"
    case .star: "star"
    case .polygon: "polygon"
    case .path: "path"
    case .label: "label"
    case .image: "image"
    case .group: "group"
    }
  }

  /// What the text after its name is: nil where it takes none, otherwise the property that it sets.
  public var content: Property? {
    switch self {
    case .box, .circle, .oval, .star, .polygon, .group: nil
    case .path: .outline
    case .label: .text
    case .image: .file
    }
  }

  /// True for the kinds that are filled with their `color`: all that draw a shape of their own.
  public var isShape: Bool {
    switch self {
    case .box, .circle, .oval, .star, .polygon, .path: true
    case .label, .image, .group: false
    }
  }

  /// The kind that is written so, if there is one.
  public init?(word: Text) {
    guard let kind = Kind.byWord[word] else { return nil }
    self = kind
  }

  private static let byWord: [Text: Kind] = {
    var table: [Text: Kind] = [:]
    for kind in Kind.allCases { table[kind.word] = kind }
    return table
  }()
}
