/// The longest line that the formatter leaves as it is, in columns.
private let longestLine = 100

/// Breaks each line over 100 columns once: first what stands in braces on it, then, of a thing, the properties, which
/// move into its braces, then statements that stand side by side. Returns what still has to be laid out; nil where no line can be broken.
func breakLongLines(_ text: Text, _ parts: PartSignatures) -> Text? {
  let source = Source(name: "", bytes: text.bytes)
  let lexed = Lexer.lex(source)
  var parser = Parser(source: source, tokens: lexed.tokens, parts: parts)
  var breaker = LineBreaker(source: source, tokens: lexed.tokens, parts: parser.parts)
  breaker.findLongLines()
  if breaker.longLines.isEmpty { return nil }
  breaker.breakBraces()
  breaker.visit(parser.parseFile())
  breaker.breakStatements()
  return breaker.edited()
}

private struct LineBreaker {
  let source: Source
  let tokens: [Token]
  let parts: PartSignatures
  /// The lines that are too long and have not been broken yet.
  private(set) var longLines: Set<Int> = []
  private var edits: [Fix] = []

  init(source: Source, tokens: [Token], parts: PartSignatures) {
    self.source = source
    self.tokens = tokens
    self.parts = parts
  }

  /// A comment at the end of a line does not count.
  mutating func findLongLines() {
    var line = 0
    var end = 0
    for token in tokens where token.kind != .newline && (token.kind != .end || end > 0) {
      let tokenLine = source.line(of: token.start)
      if tokenLine != line || token.kind == .end {
        if displayWidth(source.text(Span(Int(source.lineStarts[line]), end))) > longestLine { longLines.insert(line) }
        line = tokenLine
      }
      end = Int(token.end)
    }
  }

  /// Puts the contents of braces that begin and end on a long line onto lines of their own.
  mutating func breakBraces() {
    for index in tokens.indices where tokens[index].kind == .openBrace {
      let line = source.line(of: tokens[index].start)
      guard longLines.contains(line), tokens[index + 1].kind != .closeBrace, closes(index, on: line) else { continue }
      longLines.remove(line)
      edits.append(Fix(Span(Int(tokens[index].end), Int(tokens[index].end)), "\n"))
    }
  }

  private func closes(_ opener: Int, on line: Int) -> Bool {
    var depth = 0
    for index in opener..<tokens.count {
      if tokens[index].kind == .openBrace { depth += 1 }
      if tokens[index].kind == .closeBrace { depth -= 1 }
      if depth == 0 { return source.line(of: tokens[index].start) == line }
      if tokens[index].kind == .newline { return false }
    }
    return false
  }

  mutating func visit(_ items: [Item]) {
    for item in items {
      switch item {
      case .thing(let thing):
        breakThing(thing)
        if let body = thing.body { visit(body.contents) }
      case .part(let part): visit(part.body.contents)
      case .if(let condition):
        visit(condition.then.contents)
        if let otherwise = condition.otherwise { visit(otherwise.contents) }
      case .for(let loop): visit(loop.body.contents)
      case .scene, .use, .color, .let, .state, .action, .properties, .pathSteps, .handler, .gesture, .timeline, .test,
        .unreadable:
        break
      }
    }
  }

  /// Moves the properties on a thing's line into its braces.
  private mutating func breakThing(_ thing: ThingSyntax) {
    let line = source.line(of: thing.span.start)
    guard longLines.contains(line), let first = thing.settings.first, let last = thing.settings.last,
      source.line(of: last.span.end) == line, areKnown(thing)
    else { return }
    longLines.remove(line)
    edits.append(Fix(first.span.before, "{\n"))
    breakSettings(thing.settings, indent: indent(of: line) + 2)
    if let body = thing.body {
      let brace = Int(body.span.start)
      let isBroken = source.line(of: body.span.end) > line
      edits.append(Fix(Span(brace, brace + 1), isBroken ? "" : "\n"))
    } else {
      edits.append(Fix(placeOfBrace(behind: last.span, line), "\n}"))
    }
  }

  /// In braces a line is a property only if it begins with a known word.
  private func areKnown(_ thing: ThingSyntax) -> Bool {
    let parameters = parts.parameters(of: thing.kind.text) ?? []
    return thing.settings.allSatisfy { Property(word: $0.word.text) != nil || parameters.contains($0.word.text) }
  }

  /// Fills lines with properties.
  private mutating func breakSettings(_ settings: [PropertySetting], indent: Int) {
    var column = indent
    for (index, setting) in settings.enumerated() {
      let width = displayWidth(source.text(setting.span))
      if index > 0, column + 1 + width > longestLine {
        edits.append(Fix(setting.span.before, "\n"))
        column = indent
      }
      column += (column > indent ? 1 : 0) + width
    }
  }

  private func indent(of line: Int) -> Int {
    var index = Int(source.lineStarts[line])
    while source.bytes[index] == 0x20 { index += 1 }
    return index - Int(source.lineStarts[line])
  }

  /// Behind the properties, and behind a comment that follows them.
  private func placeOfBrace(behind span: Span, _ line: Int) -> Span {
    let lineEnd = source.lineSpan(line).after
    var index = Int(span.end)
    while index < Int(lineEnd.start), source.bytes[index] == 0x20 { index += 1 }
    let isComment = index + 1 < Int(lineEnd.start) && source.bytes[index] == 0x2F && source.bytes[index + 1] == 0x2F
    return isComment ? lineEnd : span.after
  }

  /// Puts the statements of lines that are still too long onto lines of their own.
  mutating func breakStatements() {
    for token in tokens where token.kind == .semicolon && longLines.contains(source.line(of: token.start)) {
      edits.append(Fix(Span(Int(token.start), Int(token.end)), "\n"))
    }
  }

  /// The text with all edits; nil where there are none.
  mutating func edited() -> Text? {
    if edits.isEmpty { return nil }
    edits.sort { $0.span.start < $1.span.start }
    var result: [UInt8] = []
    var end = 0
    for edit in edits {
      result += source.bytes[end..<Int(edit.span.start)]
      result += edit.replacement.bytes
      end = Int(edit.span.end)
    }
    return Text(result + source.bytes[end...])
  }
}
