import SceneLang

/// The words around the parts of an explanation.
struct Headings {
  /// Before the scene with the problem.
  let wrong: Text
  /// Before the scene without it.
  let right: Text
  /// Before a file that both use.
  let companion: (Text) -> Text

  /// How much a problem matters, behind its title.
  let parenthesised: (Severity) -> Text

  /// The words in a language.
  init(_ language: Language) {
    switch language {
    case .english:
      wrong = "Not like this:"
      right = "But like this:"
      companion = { "Beside it lies " + $0 + ":" }
      parenthesised = { " (" + $0.word(in: language) + ")" }
    case .japanese:
      wrong = "直す前の例："
      right = "直した例："
      companion = { "同じフォルダーにある " + $0 + "：" }
      parenthesised = { "（" + $0.word(in: language) + "）" }
    }
  }
}

extension Code {
  /// What the problems of the code's group have in common, in a language; a new group has its words here.
  func groupTitle(in language: Language) -> Text {
    switch (self, language) {
    case (.text, .english): "T: signs, numbers and texts"
    case (.text, .japanese): "T：記号、数、テキスト"
    case (.syntax, .english): "S: how lines are written"
    case (.syntax, .japanese): "S：行の書き方"
    case (.name, .english): "N: names, kinds, properties and files"
    case (.name, .japanese): "N：名前、種類、プロパティ、ファイル"
    case (.value, .english): "V: values"
    case (.value, .japanese): "V：値"
    case (.playing, .english): "P: mistakes while playing, and tests"
    case (.playing, .japanese): "P：遊んでいる間の間違いとテスト"
    case (.use, .english): "U: what is of no use"
    case (.use, .japanese): "U：使われないもの、起こらないこと"
    case (.hand, .english): "H: small hands"
    case (.hand, .japanese): "H：小さな手のために"
    case (.look, .english): "L: seeing, hearing and reading"
    case (.look, .japanese): "L：見る、聞く、読むために"
    case (.asset, .english): "F: pictures and sounds"
    case (.asset, .japanese): "F：画像と音"
    }
  }
}
