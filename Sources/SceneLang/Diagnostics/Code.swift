/// What is said of a problem in one language. `{0}`, `{1}`, … are filled with the diagnostic's arguments.
///
/// `|` divides a title or a hint into choices where an argument may be empty: of `|Did you mean “{1}”?|Otherwise …|`, the first
/// choice that has no empty argument is said.
public struct Wording: Sendable {
  /// One sentence on what is wrong.
  public let title: StaticString
  /// At most two sentences on what would be right, with an example.
  public let hint: StaticString

  /// A title and a hint.
  public init(_ title: StaticString, _ hint: StaticString) {
    self.title = title
    self.hint = hint
  }
}

/// The name of a problem. Problems come in groups, one file each in `Problems/`; a code prints as the group's
/// letter and two digits, such as `S07`, and never changes its meaning.
public enum Code: Hashable, Sendable {
  /// Bytes and tokens.
  case text(TextProblem)
  /// The shape of statements.
  case syntax(SyntaxProblem)
  /// Names, kinds and properties that are not known, or known twice.
  case name(NameProblem)
  /// Values of the wrong type, or out of range.
  case value(ValueProblem)
  /// Mistakes while playing.
  case playing(PlayingProblem)
  /// What is of no use: never shown, never used, never happening.
  case use(UseProblem)
  /// What small hands can't do.
  case hand(HandProblem)
  /// What not every child can see, hear or read.
  case look(LookProblem)
  /// The pictures and sounds beside the scene.
  case asset(AssetProblem)

  /// Every code, in the order of the groups.
  public static var all: [Code] {
    var codes: [Code] = []
    for problem in TextProblem.allCases { codes.append(.text(problem)) }
    for problem in SyntaxProblem.allCases { codes.append(.syntax(problem)) }
    for problem in NameProblem.allCases { codes.append(.name(problem)) }
    for problem in ValueProblem.allCases { codes.append(.value(problem)) }
    for problem in PlayingProblem.allCases { codes.append(.playing(problem)) }
    for problem in UseProblem.allCases { codes.append(.use(problem)) }
    for problem in HandProblem.allCases { codes.append(.hand(problem)) }
    for problem in LookProblem.allCases { codes.append(.look(problem)) }
    for problem in AssetProblem.allCases { codes.append(.asset(problem)) }
    return codes
  }

  /// Whether the problem stops a scene from playing.
  public var severity: Severity {
    switch self {
    case .text(let problem): problem.severity
    case .value(let problem): problem.severity
    case .syntax, .name, .playing: .error
    case .use, .hand, .look: .warning
    case .asset(let problem): problem.severity
    }
  }

  /// What is said of it in a language.
  public func wording(in language: Language) -> Wording {
    switch (self, language) {
    case (.text(let problem), .english): problem.english
    case (.text(let problem), .japanese): problem.japanese
    case (.syntax(let problem), .english): problem.english
    case (.syntax(let problem), .japanese): problem.japanese
    case (.name(let problem), .english): problem.english
    case (.name(let problem), .japanese): problem.japanese
    case (.value(let problem), .english): problem.english
    case (.value(let problem), .japanese): problem.japanese
    case (.playing(let problem), .english): problem.english
    case (.playing(let problem), .japanese): problem.japanese
    #if hasFeature(Embedded)
      // The player plays what `check` has looked at: it doesn't look again, and doesn't carry these words.
      case (.use, _), (.hand, _), (.look, _), (.asset, _): Wording("", "")
    #else
      case (.use(let problem), .english): problem.english
      case (.use(let problem), .japanese): problem.japanese
      case (.hand(let problem), .english): problem.english
      case (.hand(let problem), .japanese): problem.japanese
      case (.look(let problem), .english): problem.english
      case (.look(let problem), .japanese): problem.japanese
      case (.asset(let problem), .english): problem.english
      case (.asset(let problem), .japanese): problem.japanese
    #endif
    }
  }

  /// The group's letter and the problem's number, two digits: `S07`.
  public var name: Text {
    let (letter, number): (UInt8, UInt8) =
      switch self {
      case .text(let problem): (UInt8(ascii: "T"), problem.rawValue)
      case .syntax(let problem): (UInt8(ascii: "S"), problem.rawValue)
      case .name(let problem): (UInt8(ascii: "N"), problem.rawValue)
      case .value(let problem): (UInt8(ascii: "V"), problem.rawValue)
      case .playing(let problem): (UInt8(ascii: "P"), problem.rawValue)
      case .use(let problem): (UInt8(ascii: "U"), problem.rawValue)
      case .hand(let problem): (UInt8(ascii: "H"), problem.rawValue)
      case .look(let problem): (UInt8(ascii: "L"), problem.rawValue)
      case .asset(let problem): (UInt8(ascii: "F"), problem.rawValue)
      }
    return Text([letter, 0x30 + number / 10, 0x30 + number % 10])
  }
}
