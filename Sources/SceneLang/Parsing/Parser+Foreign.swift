/// What people bring from other languages is understood where its meaning is plain, and answered with the word that
/// this language has for it.
extension Parser {
  /// The operator that the next sign stands for in other languages, if it is one.
  func foreignOperator() -> BinaryOperator? {
    if kind == .assign { return .equal }
    switch text(token) {
    case "&&", "&": return .and
    case "||", "|": return .or
    case "===": return .equal
    case "!==", "<>": return .notEqual
    case "=<": return .lessOrEqual
    case "=>": return .greaterOrEqual
    case "%" where startsValue(following): return .mod
    default: return nil
    }
  }

  /// Reports the sign that stands next if it is another language's for the operator.
  @inline(never)
  mutating func noteForeignOperator(_ operation: BinaryOperator?) {
    guard let operation, kind == .assign || kind == .foreign || keyword == .none && kind == .word else { return }
    if kind == .word { return noteForeign(text(token), operation.symbol) }
    if kind == .assign {
      note(.equalsForComparing(at: span(token), fix: Fix(span(token), "==")))
    } else if kind == .foreign {
      noteForeign(source.text(span(token)), operation.symbol)
    }
  }

  /// Whether nothing stands between the last token, the next and the one behind it.
  var isAdjacent: Bool { index > 0 && tokens[index - 1].end == token.start && token.end == following.start }

  /// Reports `:=`, and steps to its second sign.
  @inline(never)
  mutating func noteColonEquals() {
    let place = span(token).joined(with: span(following))
    note(.foreignSign(at: place, source.text(place), "=", fix: Fix(place, "=")))
    advance()
  }

  /// Reports the next token as another language's way to write `plain`.
  @inline(never)
  mutating func noteForeign(_ written: Text, _ plain: Text) {
    note(.foreignSign(at: span(token), written, plain, fix: Fix(span(token), plain)))
  }

  /// Reads `On` as `on` at the beginning of a statement, where a tablet's keyboard writes capitals by itself.
  @inline(never)
  mutating func noteCapital() {
    guard kind == .word, keyword == .none, let first = source.bytes[start..<Int(token.end)].first,
      0x41...0x5A ~= first, !isAssignment
    else { return }
    let written = text(token)
    let small = Text(written.bytes.map { 0x41...0x5A ~= $0 ? $0 + 0x20 : $0 })
    let word = Keyword(small)
    guard word.startsStatement, parts.parameters(of: written) == nil else { return }
    noteForeign(written, small)
    replaceKeyword(word)
  }

  /// Reads `var` as `state` at the beginning of a statement, and `onclick` as `on tap`, where the one word can stand in
  /// the place of the other.
  @inline(never)
  mutating func noteForeignWord(amongSteps: Bool) {
    guard kind == .word, keyword == .none, !isAssignment, following.kind != .openParenthesis || !amongSteps else {
      return
    }
    let written = text(token)
    if Kind(word: written) != nil || parts.parameters(of: written) != nil || misspellingsLeft == 0 { return }
    misspellingsLeft -= 1
    guard let plain = ForeignWord(written) else { return }
    guard let fix = amongSteps ? plain.fixOfStep(span(token)) : plain.fix(of: span(token)) else { return }
    note(.foreignWord(at: span(token), written, plain, fix: fix))
    if let event = plain.event {
      impliedEvent = Word(event, span(token))
      replaceKeyword(.on)
    } else {
      replaceKeyword(Keyword(plain.word))
    }
  }

  /// Reads `evry` as `every` at the beginning of a statement, where that is sure.
  @inline(never)
  mutating func noteMisspelling(_ surroundings: Surroundings?) {
    guard kind == .word, misspellingsLeft > 0, !isAssignment else { return }
    let written = text(token)
    if surroundings != nil, isNearlyOn(written) { return noteMisspelt(written, .on) }
    // Among steps, a name before `(` is an action of the author's.
    guard keyword == .none, surroundings != nil || following.kind != .openParenthesis else { return }
    if Kind(word: written) != nil || parts.parameters(of: written) != nil || ForeignWord(written) != nil { return }
    if let surroundings, isPropertyWord(written, surroundings.parameters) { return }
    misspellingsLeft -= 1
    var known = Kind.allCases.map { $0.word } + parts.names
    known += Property.allCases.map { $0.word } + (surroundings?.parameters ?? [])
    for keyword in Keyword.allCases {
      if surroundings == nil ? keyword.startsStep : keyword.startsItem { known.append(keyword.text) }
    }
    // A short word is soon near to another.
    guard let near = nearWord(to: written, among: known), near.isSure,
      near.text.bytes.count >= 4 || folded(near.text) == folded(written)
    else { return }
    let word = Keyword(near.text)
    guard surroundings == nil ? word.startsStep : word.startsItem, Property(word: near.text) == nil else { return }
    noteMisspelt(written, word)
  }

  private mutating func noteMisspelt(_ written: Text, _ word: Keyword) {
    note(.misspeltWord(at: span(token), written, word.text, fix: Fix(span(token), word.text)))
    replaceKeyword(word)
  }

  /// `no tap`, `om tap`, `onn tap`: two or three letters in the place of `on`, before an event.
  private func isNearlyOn(_ written: Text) -> Bool {
    guard keyword == .none || keyword == .no, Event(word: text(following)) != nil, Kind(word: written) == nil,
      parts.parameters(of: written) == nil
    else { return false }
    let letters = folded(written)
    return letters.count <= 3 && (letters.contains(0x6F) || letters.contains(0x6E))
  }

  /// What fits best where the next token can't stand.
  func unexpected() -> Diagnostic {
    let place = span(token)
    let written = source.text(place)
    if index == statementStart { return kind == .less ? .foreignTag(at: wholeTag()) : .badStart(at: place, written) }
    switch kind {
    case .comma where isDecimalComma: return decimalComma()
    case .closeParenthesis, .closeBracket: return .extraBracket(at: place, written)
    case .foreign where text(token) == "?": return .foreignWord(at: place, written, .questionMark)
    case .foreign where text(token) == "%": return .percent(at: place)
    case .foreign: return .unreadableCharacter(at: place, written)
    case .number, .colour, .textOpen, .openParenthesis, .openBracket, .minus:
      return .valueWithoutProperty(at: wholeValue(), source.text(wholeValue()))
    case .openBrace: return .unexpectedBrace(at: place)
    default: return .unexpected(at: place, written, after: previousText)
    }
  }

  /// Whether the comma that stands next has digits directly before it and behind it.
  var isDecimalComma: Bool {
    guard kind == .comma, index > 0, tokens[index - 1].kind == .number, following.kind == .number else { return false }
    return tokens[index - 1].end == token.start && token.end == following.start
  }

  func decimalComma() -> Diagnostic {
    let whole = span(tokens[index - 1]).joined(with: span(following))
    let right = text(tokens[index - 1]) + "." + text(following)
    return .decimalComma(at: whole, right, fix: Fix(whole, right))
  }

  /// The place of `<div>`, or of its `<` alone where it does not end on its line.
  private func wholeTag() -> Span {
    var last = index
    while tokens[last].kind != .greater {
      if tokens[last].kind == .newline || tokens[last].kind == .end { return span(token) }
      last += 1
    }
    return span(token).joined(with: span(tokens[last]))
  }

  /// The place of the value that begins with the next token: a text, what stands in brackets, or the token alone.
  private func wholeValue() -> Span {
    var depth = 0
    var last = index
    while true {
      switch tokens[last].kind {
      case .textOpen, .openParenthesis, .openBracket: depth += 1
      case .textClose, .closeParenthesis, .closeBracket: depth -= 1
      case .newline, .openBrace, .closeBrace, .end: return span(token)
      default: break
      }
      if depth <= 0 { return span(token).joined(with: span(tokens[last])) }
      last += 1
    }
  }
}
