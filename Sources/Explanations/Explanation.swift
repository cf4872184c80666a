import SceneLang

/// The long form of a problem in one language: two to four sentences in two short paragraphs, which say what its title
/// and its hint have no room for.
public struct Explanation: Sendable {
  /// What has been read, and what it means to the language.
  public let what: StaticString
  /// Why it matters, and what is usually meant.
  public let why: StaticString

  /// What happened, and why it matters.
  init(_ what: StaticString, _ why: StaticString) {
    self.what = what
    self.why = why
  }
}

extension Code {
  /// The long form of the problem in a language.
  public func explanation(in language: Language) -> Explanation {
    switch (self, language) {
    case (.text(let problem), .english): problem.explainedInEnglish
    case (.text(let problem), .japanese): problem.explainedInJapanese
    case (.syntax(let problem), .english): problem.explainedInEnglish
    case (.syntax(let problem), .japanese): problem.explainedInJapanese
    case (.name(let problem), .english): problem.explainedInEnglish
    case (.name(let problem), .japanese): problem.explainedInJapanese
    case (.value(let problem), .english): problem.explainedInEnglish
    case (.value(let problem), .japanese): problem.explainedInJapanese
    case (.playing(let problem), .english): problem.explainedInEnglish
    case (.playing(let problem), .japanese): problem.explainedInJapanese
    case (.use(let problem), .english): problem.explainedInEnglish
    case (.use(let problem), .japanese): problem.explainedInJapanese
    case (.hand(let problem), .english): problem.explainedInEnglish
    case (.hand(let problem), .japanese): problem.explainedInJapanese
    case (.look(let problem), .english): problem.explainedInEnglish
    case (.look(let problem), .japanese): problem.explainedInJapanese
    case (.asset(let problem), .english): problem.explainedInEnglish
    case (.asset(let problem), .japanese): problem.explainedInJapanese
    }
  }

  /// A scene that has the problem, and how it is written without it; the same in every language.
  public var example: Example {
    switch self {
    case .text(let problem): problem.example
    case .syntax(let problem): problem.example
    case .name(let problem): problem.example
    case .value(let problem): problem.example
    case .playing(let problem): problem.example
    case .use(let problem): problem.example
    case .hand(let problem): problem.example
    case .look(let problem): problem.example
    case .asset(let problem): problem.example
    }
  }

  /// The code that is written so, whatever its capitals, if there is one.
  public init?(name: Text) {
    let capitals = Text(name.bytes.map { (0x61...0x7A).contains($0) ? $0 - 0x20 : $0 })
    guard let code = Code.all.first(where: { $0.name == capitals }) else { return nil }
    self = code
  }
}
