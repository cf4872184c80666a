/// What the formatter moves about: a token, a whole text, or a comment.
struct Piece {
  enum Kind {
    case plain, comma, dot
    /// `(` or `[`.
    case opener
    /// `)` or `]`.
    case closer
    case openBrace, closeBrace
    case elseWord
    /// The minus of `-a`.
    case opposite
    case comment
  }

  /// As it will stand.
  var text: Text
  var kind: Kind
  /// The form of the token; of a comment, `end`.
  var form: TokenKind
  /// How many ends of lines stand before it.
  var linesBefore: Int
  /// True when a `;` stands before it.
  var isBehindSemicolon: Bool
  /// True when nothing stands between it and the piece before, as before the `(` of a call.
  var isTight: Bool
  /// The column that it stands in now.
  var column: Int
  /// How many spaces stand before it on its line.
  var gap: Int
  /// Of a brace: true when its partner stands on another line and something stands between them.
  var isBroken = false
}

/// Turns tokens and comments into pieces, in their plain forms.
struct PieceReader {
  let source: Source
  let lexed: Lexed
  let tight: [Int]
  private var result: [Piece] = []
  private var nextComment = 0
  private var nextTight = 0
  /// The opening braces without their partners yet: their places among the pieces, and their lines.
  private var openBraces: [(piece: Int, line: Int)] = []
  private var isBehindSemicolon = false
  /// The line of the last piece, the offset behind it, and the column there.
  private var line = 0
  private var end = 0
  private var column = 0

  init(source: Source, lexed: Lexed, tight: [Int]) {
    self.source = source
    self.lexed = lexed
    self.tight = tight
  }

  mutating func pieces() -> [Piece] {
    var index = 0
    while index < lexed.tokens.count {
      let token = lexed.tokens[index]
      takeComments(before: Int(token.start))
      switch token.kind {
      case .newline, .end: index += 1
      case .semicolon:
        isBehindSemicolon = true
        index += 1
      case .textOpen:
        let last = endOfText(index)
        let span = Span(Int(token.start), Int(lexed.tokens[last].end))
        append(wholeText(from: index, to: last), .plain, .textOpen, span)
        index = last + 1
      default:
        appendToken(index)
        index += 1
      }
    }
    takeComments(before: source.bytes.count + 1)
    return result
  }

  private mutating func takeComments(before offset: Int) {
    while nextComment < lexed.comments.count, Int(lexed.comments[nextComment].start) < offset {
      let span = lexed.comments[nextComment]
      append(plainComment(span), .comment, .end, span)
      nextComment += 1
    }
  }

  private mutating func appendToken(_ index: Int) {
    let token = lexed.tokens[index]
    // Those in a text, which is one piece, have been passed by.
    while nextTight < tight.count, tight[nextTight] < index { nextTight += 1 }
    let isListed = nextTight < tight.count && tight[nextTight] == index
    if isListed { nextTight += 1 }
    let span = Span(Int(token.start), Int(token.end))
    let kind = pieceKind(token, isListed)
    append(plainForm(token), kind, token.kind, span, isTight: isListed && kind == .opener)
    if kind == .openBrace {
      openBraces.append((result.count - 1, line))
    } else if kind == .closeBrace, let opener = openBraces.popLast() {
      let isEmpty = opener.piece == result.count - 2
      result[opener.piece].isBroken = opener.line < line && !isEmpty
      result[result.count - 1].isBroken = opener.line < line && !isEmpty
    }
  }

  private func pieceKind(_ token: Token, _ isListed: Bool) -> Piece.Kind {
    switch token.kind {
    case .comma: .comma
    case .dot: .dot
    case .openParenthesis, .openBracket: .opener
    case .closeParenthesis, .closeBracket: .closer
    case .openBrace: .openBrace
    case .closeBrace: .closeBrace
    case .minus where isListed: .opposite
    case .word where token.keyword == .else: .elseWord
    default: .plain
    }
  }

  private mutating func append(
    _ text: Text, _ kind: Piece.Kind, _ form: TokenKind, _ span: Span, isTight: Bool = false
  ) {
    let newLine = source.line(of: span.start)
    let linesBefore = result.isEmpty ? 0 : newLine - line
    if newLine > line {
      end = Int(source.lineStarts[newLine])
      column = 0
    }
    let space = measure(end, Int(span.start))
    result.append(
      Piece(
        text: text, kind: kind, form: form, linesBefore: linesBefore, isBehindSemicolon: isBehindSemicolon,
        isTight: isTight,
        column: column + space.width, gap: space.count))
    isBehindSemicolon = false
    column += space.width + measure(Int(span.start), Int(span.end)).width
    line = newLine
    end = Int(span.end)
  }

  /// How many characters the bytes are, and how many columns they take.
  private func measure(_ start: Int, _ end: Int) -> (count: Int, width: Int) {
    var count = 0
    var width = 0
    var index = start
    while index < end {
      let (scalar, length) = decodeScalar(source.bytes, at: index)
      count += 1
      width += displayWidth(scalar)
      index += length
    }
    return (count, width)
  }
}
