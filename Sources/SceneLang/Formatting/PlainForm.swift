/// The plain forms of tokens, texts and comments.
extension PieceReader {
  /// A token in its plain form. Signs have one form each; words, numbers and colours lose their wide letters.
  func plainForm(_ token: Token) -> Text {
    switch token.kind {
    case .openBrace, .fillOpen: "{"
    case .closeBrace, .fillClose: "}"
    case .openParenthesis: "("
    case .closeParenthesis: ")"
    case .openBracket: "["
    case .closeBracket: "]"
    case .comma: ","
    case .dot: "."
    case .assign: "="
    case .addAssign: "+="
    case .subtractAssign: "-="
    case .equal: "=="
    case .notEqual: "!="
    case .less: "<"
    case .lessOrEqual: "<="
    case .greater: ">"
    case .greaterOrEqual: ">="
    case .plus: "+"
    case .minus: "-"
    case .times: "*"
    case .divide: "/"
    case .textOpen, .textClose: "\""
    case .word, .number, .colour, .textPiece, .newline, .semicolon, .foreign, .unreadable, .end:
      plain(Int(token.start), Int(token.end))
    }
  }

  private func plain(_ start: Int, _ end: Int) -> Text { plainText(source.bytes, start, end) }

  /// The index of the token that closes a text.
  func endOfText(_ opener: Int) -> Int {
    var depth = 0
    var index = opener
    while true {
      switch lexed.tokens[index].kind {
      case .textOpen: depth += 1
      case .textClose:
        depth -= 1
        if depth == 0 { return index }
      case .end: return index
      default: break
      }
      index += 1
    }
  }

  /// A text between plain quotes, its characters to the byte. What fills it in keeps its spaces, in plain form.
  func wholeText(from first: Int, to last: Int) -> Text {
    var text = Text([])
    var openers: [UInt8] = []
    for index in first...last {
      let token = lexed.tokens[index]
      if index > first, isInFill(index) {
        text += plain(Int(lexed.tokens[index - 1].end), Int(token.start))
      }
      if token.kind == .textOpen { openers.append(source.bytes[Int(token.start)]) }
      if token.kind == .textClose { openers.removeLast() }
      if token.kind == .textPiece {
        text += piece(token, isQuoted: openers.last == UInt8(ascii: "\""))
      } else {
        text += plainForm(token)
      }
    }
    return text
  }

  /// Whether a token stands behind another in a fill, so that there may be space between them.
  private func isInFill(_ index: Int) -> Bool {
    switch (lexed.tokens[index - 1].kind, lexed.tokens[index].kind) {
    case (.textOpen, _), (.textPiece, _), (.fillClose, _), (_, .textPiece), (_, .textClose): false
    default: true
    }
  }

  /// Characters of a text. In a text that other quotes enclosed, plain ones now need a `\\`.
  private func piece(_ token: Token, isQuoted: Bool) -> Text {
    let bytes = source.bytes[Int(token.start)..<Int(token.end)]
    if isQuoted { return Text(bytes) }
    var result: [UInt8] = []
    var isEscaped = false
    for byte in bytes {
      if byte == UInt8(ascii: "\""), !isEscaped { result.append(UInt8(ascii: "\\")) }
      isEscaped = byte == UInt8(ascii: "\\") && !isEscaped
      result.append(byte)
    }
    return Text(result)
  }

  /// A comment behind plain slashes, without spaces at its end.
  func plainComment(_ span: Span) -> Text {
    var index = Int(span.start)
    for _ in 0..<2 { index += decodeScalar(source.bytes, at: index).length }
    var end = Int(span.end)
    while end > index, source.bytes[end - 1] == 0x20 || source.bytes[end - 1] == 0x09 { end -= 1 }
    return "//" + Text(source.bytes[index..<end])
  }
}
