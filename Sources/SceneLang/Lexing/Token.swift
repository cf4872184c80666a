/// The forms of a token.
enum TokenKind: UInt8, Sendable {
  /// A name or a word of the language; which one is in `Token.keyword`.
  case word
  /// Digits, with the unit of a time behind them if there is one.
  case number
  /// `#FAC744`.
  case colour
  /// The quote that opens a text. What follows is pieces and fills up to `textClose`.
  case textOpen
  /// Characters of a text, escapes as written.
  case textPiece
  /// The quote that closes a text; empty where it is missing, which has been reported.
  case textClose
  /// `{` in a text, before an expression.
  case fillOpen
  /// `}` in a text, after an expression.
  case fillClose
  case openBrace, closeBrace, openParenthesis, closeParenthesis, openBracket, closeBracket
  case comma, dot
  case assign, addAssign, subtractAssign
  case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual
  case plus, minus, times, divide
  /// One or more ends of lines.
  case newline
  case semicolon
  /// A sign that the language does not have, such as `&&` or `:`.
  case foreign
  /// Something that could not be read; a problem has been reported.
  case unreadable
  /// The end of the file.
  case end
}

/// The smallest piece of a file that has a meaning: its form and its place.
struct Token: Sendable {
  /// Offset of the first byte.
  var start: Int32
  /// Offset after the last byte.
  var end: Int32
  var kind: TokenKind
  /// Which word of the language it is; `none` for names and for all that are not words.
  var keyword: Keyword
}
