/// Words that messages do without: those that only programmers know, and those that blame.
enum BannedWords {
  private static let english: Set<String> = [
    "token", "tokens", "parse", "parsed", "parser", "parsing", "identifier", "identifiers", "expression", "expressions",
    "syntax", "invalid", "illegal", "unexpected", "argument", "arguments", "parameter", "parameters", "variable",
    "variables", "boolean", "string", "strings", "integer", "integers", "operand", "operands", "operator", "scope",
    "null", "undefined", "exception", "runtime", "statement", "statements", "literal", "literals", "compile",
    "compiler",
    "lexer", "delimiter", "array", "index", "callback", "initialize", "instantiate", "evaluate", "wrong", "failed",
    "bad", "forgot", "forgotten", "mistyped", "oops", "sorry", "please", "fatal", "abort",
  ]

  private static let japanese = [
    "トークン", "構文", "識別子", "引数", "変数", "パラメータ", "不正", "無効", "予期", "文字列", "整数", "真偽", "例外", "実行時", "オペランド",
    "演算子", "定義されていません", "未定義", "リテラル", "パース", "コンパイル", "配列", "添字", "インデックス", "スコープ", "初期化", "評価", "失敗",
    "致命", "ステートメント",
  ]

  /// Those in a text in English; what stands in backticks is code, and says what it has to.
  static func english(in text: String) -> [String] {
    let words = text.withoutCode.lowercased().split { !$0.isLetter }.map(String.init)
    return words.filter(english.contains)
  }

  /// Those in a text in Japanese.
  static func japanese(in text: String) -> [String] {
    var prose = text.withoutCode
    // A formula is 計算式, and a form 形式; 式 alone is a word of programmers.
    for word in ["計算式", "形式"] { prose = prose.replacing(word, with: "") }
    return (japanese + ["式"]).filter(prose.contains)
  }
}

extension String {
  /// The text without what stands in backticks.
  var withoutCode: String { replacing(/`[^`]*`/, with: "`") }

  /// What stands in backticks.
  var codePieces: [String] { matches(of: /`([^`]*)`/).map { String($0.output.1) } }
}
