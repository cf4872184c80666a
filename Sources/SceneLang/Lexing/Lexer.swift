/// What the lexer found in a file.
struct Lexed: Sendable {
  /// The tokens in the file's order; the last is `end`.
  var tokens: [Token]
  /// The comments in the file's order, from `//` to the end of the line.
  var comments: [Span]
  /// The problems in the file's order.
  var diagnostics: [Diagnostic]
}

/// Splits a file into tokens: any bytes, in one pass, in linear time.
struct Lexer {
  let source: Source
  let bytes: [UInt8]
  /// Offset of the next byte.
  var position = 0
  var tokens: [Token] = []
  var comments: [Span] = []
  var diagnostics: [Diagnostic] = []
  /// The texts and fills that are open here, outermost first. All of them lie on one line.
  var open: [OpenText] = []
  /// What is known of the quotes on the current line.
  var quotes = LineQuotes()
  /// The first place where a form was typed that the formatter rewrites.
  var firstTypedForm: Span?
  /// Up to where an unreadable character has been reported: once a line is enough.
  var unreadableUntil = 0
  /// True once a `/*` was found to have no `*/` behind it.
  var hasNoCommentEnd = false

  /// How many of the problems are errors.
  private var errorCount = 0

  /// At most so many problems are kept; a file with so many errors is not a scene, and is not read further.
  static let problemLimit = 100

  init(_ source: Source) {
    self.source = source
    bytes = source.bytes
    tokens.reserveCapacity(bytes.count / 4 + 1)
  }

  /// The tokens of a file.
  static func lex(_ source: Source) -> Lexed {
    var lexer = Lexer(source)
    if source.bytes.starts(with: [0xEF, 0xBB, 0xBF]) { lexer.position = 3 }
    lexer.run()
    if let place = lexer.firstTypedForm { lexer.diagnostics.append(.typedForms(at: place)) }
    return Lexed(tokens: lexer.tokens, comments: lexer.comments, diagnostics: lexer.diagnostics)
  }

  private mutating func run() {
    while true {
      if errorCount >= Lexer.problemLimit {
        position = bytes.count
        open = []
      }
      if position >= bytes.count {
        if open.isEmpty { return emit(.end, from: position) }
        recoverOpenText()
        continue
      }
      if let last = open.last, !last.isFill { lexTextPiece() } else { lexToken() }
    }
  }

  // MARK: Reading scalars

  /// The scalar at an offset, its plain form and its length; zero length at the end of the file.
  func scalar(at offset: Int) -> (scalar: UInt32, plain: UInt32, length: Int) {
    guard offset < bytes.count else { return (0, 0, 0) }
    let first = bytes[offset]
    if first < 0x80 { return (UInt32(first), UInt32(first), 1) }
    let (scalar, length) = decodeScalar(bytes, at: offset)
    return (scalar, Characters.plain(scalar), length)
  }

  func span(_ start: Int, _ end: Int) -> Span { Span(start, end, file: source.file) }

  /// The offset of the end of the line that holds `offset`.
  func lineEnd(from offset: Int) -> Int { Int(source.lineSpan(source.line(of: Int32(offset))).end) }

  // MARK: Giving out

  mutating func emit(_ kind: TokenKind, from start: Int, keyword: Keyword = .none) {
    tokens.append(Token(start: Int32(start), end: Int32(position), kind: kind, keyword: keyword))
  }

  mutating func report(_ diagnostic: Diagnostic) {
    if diagnostic.severity == .error { errorCount += 1 }
    if diagnostics.count < Lexer.problemLimit { diagnostics.append(diagnostic) }
  }

  /// Notes a form that the formatter rewrites.
  mutating func noteTypedForm(_ start: Int, _ end: Int) {
    if firstTypedForm == nil { firstTypedForm = span(start, end) }
  }

  // MARK: Tokens outside text

  private mutating func lexToken() {
    let start = position
    let (scalar, plain, length) = scalar(at: start)
    if Characters.isLineEnd(plain) { return lexLineEnd() }
    if let quote = Quote(opener: scalar) { return openText(quote, length: length) }
    if scalar == Characters.longVowel, isMinus(at: start, length: length) {
      noteTypedForm(start, start + length)
      position += length
      return emit(.minus, from: start)
    }
    if scalar >= 0x80, !Characters.isLetter(plain), lexTypedSign(scalar, length: length) { return }
    if plain != scalar { noteTypedForm(start, start + length) }
    if Characters.isSpace(plain) {
      position += length
    } else if Characters.isLetter(plain), scalar != 0xFFFD {
      lexWord()
    } else if Characters.isDigit(plain) {
      lexNumber()
    } else if plain > 0x20, plain < 0x7F {
      lexSign(UInt8(plain), length: length)
    } else {
      lexUnreadable(scalar, length: length)
    }
  }

  private mutating func lexLineEnd() {
    if !open.isEmpty { return recoverOpenText() }
    let start = position
    position += 1
    quotes = LineQuotes()
    if let last = tokens.last, last.kind == .newline { return }
    emit(.newline, from: start)
  }

  /// Whether the `ー` at an offset is a minus: before a digit, and not after kana or kanji.
  func isMinus(at offset: Int, length: Int) -> Bool {
    guard Characters.isDigit(scalar(at: offset + length).plain) else { return false }
    var previous = offset - 1
    while previous > 0, bytes[previous] & 0xC0 == 0x80 { previous -= 1 }
    return previous < 0 || !Characters.isKanaOrKanji(scalar(at: previous).scalar)
  }

  private mutating func lexWord() {
    let start = position
    var isASCII = true
    while true {
      let (scalar, plain, length) = scalar(at: position)
      guard length > 0, Characters.isLetter(plain) || Characters.isDigit(plain), scalar != 0xFFFD else { break }
      if scalar == Characters.longVowel, isMinus(at: position, length: length) { break }
      if plain != scalar { noteTypedForm(position, position + length) }
      if scalar >= 0x80 { isASCII = false }
      position += length
    }
    let text = isASCII ? Text(bytes[start..<position]) : plainText(bytes, start, position)
    emit(.word, from: start, keyword: Keyword(text))
  }

  /// One or two ASCII signs, typed wide or not.
  private mutating func lexSign(_ sign: UInt8, length: Int) {
    let start = position
    position += length
    switch sign {
    case UInt8(ascii: "{"): emit(.openBrace, from: start)
    case UInt8(ascii: "}"): lexClosingBrace(from: start)
    case UInt8(ascii: "("): emit(.openParenthesis, from: start)
    case UInt8(ascii: ")"): emit(.closeParenthesis, from: start)
    case UInt8(ascii: "["): emit(.openBracket, from: start)
    case UInt8(ascii: "]"): emit(.closeBracket, from: start)
    case UInt8(ascii: ","): emit(.comma, from: start)
    case UInt8(ascii: ";"): emit(.semicolon, from: start)
    case UInt8(ascii: "."): lexDot(from: start)
    case UInt8(ascii: "#"): lexHash(from: start)
    case UInt8(ascii: "/"): lexSlash(from: start)
    case UInt8(ascii: "="): lexEquals(from: start)
    case UInt8(ascii: "<"):
      if passesTagComment(from: start) { return }
      emit(takes("=") ? .lessOrEqual : takes(">") ? .foreign : .less, from: start)
    case UInt8(ascii: ">"): emit(takes("=") ? .greaterOrEqual : .greater, from: start)
    case UInt8(ascii: "!"):
      emit(takes("=") ? (takes("=") ? .foreign : .notEqual) : .foreign, from: start)
    case UInt8(ascii: "+"): emit(takes("=") ? .addAssign : .plus, from: start)
    case UInt8(ascii: "-"):
      if passesDashComment(from: start) { return }
      emit(takes("=") ? .subtractAssign : takes(">") ? .foreign : .minus, from: start)
    case UInt8(ascii: "*"): emit(takes("=") || takes("*") ? .foreign : .times, from: start)
    case UInt8(ascii: "&"), UInt8(ascii: "|"):
      while takes(sign) {}
      emit(.foreign, from: start)
    default: emit(.foreign, from: start)
    }
  }

  private mutating func lexEquals(from start: Int) {
    if takes("=") {
      emit(takes("=") ? .foreign : .equal, from: start)
    } else {
      emit(takes("<") || takes(">") ? .foreign : .assign, from: start)
    }
  }

  private mutating func lexClosingBrace(from start: Int) {
    if open.isEmpty { return emit(.closeBrace, from: start) }
    open.removeLast()
    open[open.count - 1].pieceStart = position
    emit(.fillClose, from: start)
  }

  /// Steps over the next sign if it is the given one.
  mutating func takes(_ sign: Unicode.Scalar) -> Bool { takes(UInt8(truncatingIfNeeded: sign.value)) }

  private mutating func takes(_ sign: UInt8) -> Bool {
    let (scalar, plain, length) = scalar(at: position)
    guard length > 0, plain == UInt32(sign) else { return false }
    if plain != scalar { noteTypedForm(position, position + length) }
    position += length
    return true
  }
}

/// The bytes from `start` to `end` with every typed form in its plain form.
func plainText(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Text {
  var text = Text([])
  var index = start
  while index < end {
    let (scalar, length) = decodeScalar(bytes, at: index)
    if scalar == 0xFFFD, length == 1 {
      text.bytes.append(bytes[index])
    } else {
      text.append(scalar: Characters.plain(scalar))
    }
    index += length
  }
  return text
}
