/// Reads tokens into a tree, by recursive descent. It never fails: after a problem it goes on at the next statement.
struct Parser {
  let source: Source
  private(set) var tokens: [Token]
  /// The parts of this file and of others.
  var parts: PartSignatures
  /// The index of the next token.
  var index = 0
  /// How many ( and [ are open: ends of lines count for nothing in them.
  var brackets = 0
  /// How deep braces and expressions lie in each other.
  var nesting = 0
  /// The height of the expression that was read last.
  var height = 0
  /// The first token of the current statement.
  var statementStart = 0
  var diagnostics: [Diagnostic] = []
  /// The tokens that have no space before them, as the `(` of a call, or behind them, as the minus of `-a`: what the
  /// formatter can't see in the tokens alone. In the file's order.
  var tight: [Int] = []
  /// True after a problem, until the next statement: what follows from it is not reported.
  var isRecovering = false
  /// True behind a step among things, which has been reported.
  var isBehindMisplacedStep = false
  /// The event that a word such as `onclick` names together with the `on` that it is read as.
  var impliedEvent: Word?
  /// So many first words of statements are still compared with the words of the language.
  var misspellingsLeft = 200
  /// True once missing or superfluous braces have been reported.
  var hasReportedBraces = false

  /// Braces, brackets and operators may lie so deep in each other. The parser goes down as deep itself, so that this
  /// is what must fit into the stack of a small thread (512 KB), in a debug build too.
  static let nestingLimit = 50
  /// The tree of an expression is at most so high. Long sums and chains of members are high without being nested.
  static let heightLimit = 256

  init(source: Source, tokens: [Token], parts: PartSignatures) {
    self.source = source
    self.tokens = tokens
    self.parts = parts
    findParts()
  }

  mutating func parseFile() -> [Item] {
    var items: [Item] = []
    while true {
      skipSeparators()
      if kind == .end { return items }
      if kind == .closeBrace {
        reportExtraBrace()
        advance()
        continue
      }
      items.append(item(in: Surroundings()))
      endStatement()
    }
  }

  // MARK: The next token

  var token: Token { tokens[index] }

  var kind: TokenKind { tokens[index].kind }

  var keyword: Keyword { tokens[index].keyword }

  /// The token after the next one.
  var following: Token { tokens[min(index + 1, tokens.count - 1)] }

  /// The offset of the next token.
  var start: Int { Int(token.start) }

  /// The offset after the last token that was read.
  var previousEnd: Int { index == 0 ? 0 : Int(tokens[index - 1].end) }

  func span(_ token: Token) -> Span { Span(Int(token.start), Int(token.end), file: source.file) }

  /// From an offset to the last token that was read.
  func span(from start: Int) -> Span { Span(start, max(start, lastEnd), file: source.file) }

  /// The offset after the last token that was read and is not the end of a line.
  private var lastEnd: Int {
    var last = index - 1
    while last >= 0, tokens[last].kind == .newline { last -= 1 }
    return last < 0 ? 0 : Int(tokens[last].end)
  }

  /// The empty place after the last token that was read, ends of lines apart.
  var placeBehind: Span { Span(lastEnd, lastEnd, file: source.file) }

  /// The last token that was read, as the author wrote it.
  var previousText: Text {
    var last = index - 1
    while last >= 0, tokens[last].kind == .newline { last -= 1 }
    return last < 0 ? "" : source.text(span(tokens[last]))
  }

  /// A token's letters in plain form.
  func text(_ token: Token) -> Text { plainText(source.bytes, Int(token.start), Int(token.end)) }

  // MARK: Going on

  mutating func advance() {
    if kind == .end { return }
    index += 1
    if brackets > 0 { skipNewlines() }
  }

  mutating func skipNewlines() {
    while kind == .newline { index += 1 }
  }

  mutating func skipSeparators() {
    while kind == .newline || kind == .semicolon { index += 1 }
  }

  /// Steps over the next token if it is the given word.
  mutating func takes(_ word: Keyword) -> Bool {
    guard keyword == word else { return false }
    advance()
    return true
  }

  /// Steps over the next token if it has the given form.
  mutating func takes(_ form: TokenKind) -> Bool {
    guard kind == form else { return false }
    advance()
    return true
  }

  /// The next token as a word, which is stepped over.
  mutating func takeWord() -> Word {
    let word = Word(text(token), span(token))
    advance()
    return word
  }

  /// Reads the next token as the given word of the language.
  mutating func replaceKeyword(_ word: Keyword) { tokens[index].keyword = word }

  // MARK: Problems

  /// Reports a problem, and keeps silent until the next statement.
  @inline(never)
  mutating func report(_ diagnostic: Diagnostic) {
    if isRecovering { return }
    note(diagnostic)
    isRecovering = true
  }

  /// Reports a problem after which the statement is still understood.
  @inline(never)
  mutating func note(_ diagnostic: Diagnostic) {
    if !isRecovering, diagnostics.count < Lexer.problemLimit { diagnostics.append(diagnostic) }
  }

  /// Reports that the next token can't stand here, unless the lexer has said so.
  @inline(never)
  mutating func reportUnexpected() {
    if kind == .unreadable { isRecovering = true }
    report(unexpected())
  }

  /// Steps to the end of the statement or to a brace. Brackets that the statement has opened end first, if they end
  /// before the next statement.
  mutating func skipToBoundary() {
    while true {
      while !isAtBoundary { index += 1 }
      guard kind == .newline, let closer = findCloser() else { return }
      index = closer + 1
    }
  }

  /// The index of the token that closes the brackets which the statement has opened before the next token.
  private func findCloser() -> Int? {
    var depth = 0
    var position = statementStart
    while true {
      switch tokens[position].kind {
      case .openParenthesis, .openBracket: depth += 1
      case .closeParenthesis, .closeBracket: depth -= 1
      case .openBrace, .closeBrace, .end: return nil
      default: break
      }
      if position >= index {
        if depth <= 0 { return position > index ? position : nil }
        if tokens[position].kind == .newline, startsStatement(tokens[position + 1]) { return nil }
      }
      position += 1
    }
  }

  /// Whether a token is a word that hardly stands at the beginning of a line inside brackets.
  private func startsStatement(_ token: Token) -> Bool {
    token.keyword.startsOnlyItem || token.keyword.startsOnlyStep || token.keyword == .let
      || (token.kind == .word && (Kind(word: text(token)) != nil || Property(word: text(token)) != nil))
  }

  var isAtBoundary: Bool {
    switch kind {
    case .newline, .semicolon, .openBrace, .closeBrace, .end: true
    default: false
    }
  }

  /// True where a statement may end.
  var isAtEnd: Bool {
    switch kind {
    case .newline, .semicolon, .closeBrace, .end: true
    default: false
    }
  }

  /// Ends a statement: nothing but an end of line, `;` or a closing brace may follow.
  mutating func endStatement() {
    while !isAtEnd {
      reportUnexpected()
      skipToBoundary()
      if kind == .openBrace { skipBraces() }
    }
    isRecovering = false
  }

  /// Steps over braces and all that they hold.
  mutating func skipBraces() {
    var depth = 0
    repeat {
      if kind == .openBrace { depth += 1 }
      if kind == .closeBrace { depth -= 1 }
      if kind == .end { return reportUnclosedBrace() }
      index += 1
    } while depth > 0
  }

  // MARK: Looking ahead

  /// Finds `part NAME(a, b)` anywhere in the file, because a part may be used before it is declared.
  private mutating func findParts() {
    var position = 0
    while position + 1 < tokens.count {
      if tokens[position].keyword == .part, tokens[position + 1].kind == .word {
        let name = text(tokens[position + 1])
        var names: [Text] = []
        position += 2
        var depth = 0
        var expectsName = false
        while position < tokens.count {
          let token = tokens[position]
          if token.kind == .openParenthesis || token.kind == .openBracket { depth += 1 }
          if token.kind == .closeParenthesis || token.kind == .closeBracket { depth -= 1 }
          if depth <= 0 || token.kind == .openBrace { break }
          if token.kind == .word, expectsName { names.append(text(token)) }
          if token.kind != .newline {
            expectsName = depth == 1 && (token.kind == .openParenthesis || token.kind == .comma)
          }
          position += 1
        }
        parts.add(name, parameters: names)
      } else {
        position += 1
      }
    }
  }
}
