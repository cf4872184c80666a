/// The options. Each is a case here and an entry in `traits`, which parsing, help and suggestions all read.
enum Option: CaseIterable {
  case share, port, noOpen, checkOnly, record, output, pwa, language, colour, help, version

  /// What is known of an option.
  struct Traits {
    /// As it is written.
    let word: String
    /// A short way to write it.
    var short: String?
    /// What it takes; nil for one that stands alone.
    var value: Value?
  }

  /// What an option takes.
  enum Value {
    case oneOf([String])
    case number(ClosedRange<Int>)
    case path

    /// How help shows it.
    var placeholder: String {
      switch self {
      case .oneOf(let words): words.joined(separator: "|")
      case .number: "N"
      case .path: "PATH"
      }
    }

    /// What may be given, for people.
    var allowed: String {
      switch self {
      case .oneOf(let words): words.joined(separator: ", ")
      case .number(let range): "\(range.lowerBound)–\(range.upperBound)"
      case .path: placeholder
      }
    }

    /// Whether it may be this.
    func allows(_ word: String) -> Bool {
      switch self {
      case .oneOf(let words): words.contains(word)
      case .number(let range): Int(word).map(range.contains) ?? false
      case .path: !word.isEmpty
      }
    }
  }

  /// The table's entry for this option.
  var traits: Traits {
    switch self {
    case .share: Traits(word: "--share")
    case .port: Traits(word: "--port", value: .number(0...65535))
    case .noOpen: Traits(word: "--no-open")
    case .checkOnly: Traits(word: "--check")
    case .record: Traits(word: "--record")
    case .output: Traits(word: "--output", short: "-o", value: .path)
    case .pwa: Traits(word: "--pwa", value: .path)
    case .language: Traits(word: "--lang", value: .oneOf(["en", "ja"]))
    case .colour: Traits(word: "--color", value: .oneOf(Terminal.ColourChoice.allCases.map(\.rawValue)))
    case .help: Traits(word: "--help", short: "-h")
    case .version: Traits(word: "--version")
    }
  }

  /// How help shows it: `--port N`.
  var usage: String {
    let word = traits.short.map { "\($0), \(traits.word)" } ?? traits.word
    return traits.value.map { "\(word) \($0.placeholder)" } ?? word
  }

  /// The option that is written so, if there is one.
  init?(word: String) {
    guard let option = Option.allCases.first(where: { $0.traits.word == word || $0.traits.short == word })
    else { return nil }
    self = option
  }
}
