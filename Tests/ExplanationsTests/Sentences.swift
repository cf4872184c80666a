import SceneLang

/// The sentences of a text.
struct Sentences {
  /// Each with the sign that ends it.
  let all: [String]

  var count: Int { all.count }

  init(_ text: String, _ language: Language) {
    // What stands in backticks or quotation marks has no sentences of its own.
    let prose = text.replacing(/`[^`]*`|“[^”]*”|「[^」]*」/, with: "x")
    switch language {
    case .english: all = prose.matches(of: /[^ ].*?[.?](?= |$)|[^ ].*$/).map { String($0.output) }
    case .japanese:
      all = prose.replacing(/（[^）]*）/, with: "").matches(of: /[^。？]*[。？]|[^。？]+$/).map { String($0.output) }
        // An example is shown behind the sentences: 例：…
        .filter { !$0.hasPrefix("例：") }
    }
  }
}

/// How polite sentences end.
enum Polite {
  private static let endings = [
    "です。", "ます。", "ません。", "でした。", "ました。", "ください。", "でしょう。", "でしょうか。", "ですか。", "ますか。", "はずです。",
  ]

  static func ends(_ sentence: String) -> Bool { endings.contains { sentence.hasSuffix($0) } }
}
