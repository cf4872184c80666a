extension Parser {
  /// `kind name "content" property value … { … }`.
  mutating func thing() -> ThingSyntax {
    let start = start
    let kindWord = takeWord()
    let known = parts.parameters(of: kindWord.text)
    let parameters = known ?? []
    var name = thingName(parameters)
    if let first = name, !takesContent(kindWord) { reportSecondName(behind: first, parameters) }
    var content: Expression?
    if kind == .textOpen {
      content = textLiteral()
      if name == nil { name = nameBehindContent(parameters) }
      if kind == .plus { report(.plusOnText(span(token))) }
    }
    let settings = settings(parameters: parameters)
    var body: Braces<Item>?
    if !isAtEnd, kind != .openBrace {
      reportUnexpected()
      skipToBoundary()
    }
    skipNewlinesBeforeBrace()
    if kind == .openBrace {
      let isPath = known == nil && Kind(word: kindWord.text) == .path
      // What was meant for an event has steps in its braces, which is no second mistake.
      isBehindMisplacedStep = isRecovering
      let opening = openBrace()
      body = itemBraces(opening, in: Surroundings(parameters: parameters, isPath: isPath))
    }
    return ThingSyntax(
      kind: kindWord, name: name, content: content, settings: settings, body: body, span: span(from: start))
  }

  /// The name behind a kind: the next word, if it is no property.
  @inline(never)
  private mutating func thingName(_ parameters: [Text]) -> Word? {
    guard kind == .word else { return nil }
    let written = text(token)
    if isPropertyWord(written, parameters) {
      guard isMeantAsName(parameters) else { return nil }
      note(.propertyAsName(at: span(token), written))
    } else if keyword.isReserved {
      note(.reservedName(at: span(token), written))
    }
    return takeWord()
  }

  /// Whether a text may follow the name, so that a second word is most likely one without quotation marks.
  private func takesContent(_ kind: Word) -> Bool { Kind(word: kind.text)?.content != nil }

  /// `box my ball size 40`: a name of two words.
  @inline(never)
  private mutating func reportSecondName(behind first: Word, _ parameters: [Text]) {
    guard kind == .word, keyword == .none, !isRecovering else { return }
    let written = text(token)
    if isPropertyWord(written, parameters) || Kind(word: written) != nil || cssColour(written) != nil { return }
    switch following.kind {
    case .newline, .semicolon, .openBrace, .closeBrace, .end: break
    case .word where isPropertyWord(text(following), parameters): break
    default: return
    }
    if nearWord(to: written, among: Property.allCases.map { $0.word }, meanings: .properties) != nil { return }
    let whole = first.span.joined(with: span(token))
    report(.nameOfTwoWords(at: whole, first.text + " " + written, first.text + "_" + written))
  }

  /// `label "Hello" title`: a name on the wrong side of the content.
  @inline(never)
  private mutating func nameBehindContent(_ parameters: [Text]) -> Word? {
    guard kind == .word, !keyword.isReserved, !isPropertyWord(text(token), parameters) else { return nil }
    switch following.kind {
    case .newline, .semicolon, .openBrace, .closeBrace, .end: break
    case .word where isPropertyWord(text(following), parameters): break
    default: return nil
    }
    var first = index - 1
    var depth = 0
    repeat {
      if tokens[first].kind == .textClose { depth += 1 }
      if tokens[first].kind == .textOpen { depth -= 1 }
      first -= 1
    } while depth > 0
    let content = span(tokens[first + 1]).joined(with: span(tokens[index - 1]))
    let word = source.text(span(token))
    let fix = Fix(content.joined(with: span(token)), word + " " + source.text(content))
    note(.contentBeforeName(at: span(token), word, fix: fix))
    return takeWord()
  }

  /// Whether a property word behind a kind has no value, so that it must be meant as a name.
  private func isMeantAsName(_ parameters: [Text]) -> Bool {
    if isFlag(text(token), parameters) { return false }
    switch following.kind {
    case .newline, .semicolon, .openBrace, .closeBrace, .end: return true
    case .word: return isPropertyWord(text(following), parameters) && hasValueBehindWord(index + 1)
    default: return false
    }
  }

  /// Whether a word of the line's properties stands next.
  func isPropertyWord(_ written: Text, _ parameters: [Text]) -> Bool {
    Property(word: written) != nil || parameters.contains(written)
  }

  /// Whether a word is a flag: it means `yes` when it stands alone.
  func isFlag(_ written: Text, _ parameters: [Text]) -> Bool {
    guard let property = Property(word: written), property.traits.isFlag else { return false }
    return !parameters.contains(written)
  }

  /// Whether the word at an index stands right before a literal or a parenthesis, so that it can't be a value.
  func hasValueBehindWord(_ position: Int) -> Bool {
    guard position + 1 < tokens.count else { return false }
    switch tokens[position + 1].kind {
    case .number, .colour, .textOpen, .openParenthesis: return true
    default: return false
    }
  }
}
