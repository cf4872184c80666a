extension Parser {
  /// Whether a line in braces sets properties: it begins with a property's word, or with a parameter of the part
  /// whose instance's braces these are.
  func isPropertyLine(in surroundings: Surroundings) -> Bool {
    let written = text(token)
    guard isPropertyWord(written, surroundings.parameters) else { return false }
    if following.kind == .addAssign || following.kind == .subtractAssign { return false }
    if following.kind == .assign { return !surroundings.isFile }
    if keyword == .color, following.kind == .word, index + 2 < tokens.count {
      let isEnd = tokens[index + 2].kind == .newline || tokens[index + 2].kind == .end
      if surroundings.isFile, isEnd, cssColour(text(following)) != nil { return true }
      return tokens[index + 2].kind != .assign && !(surroundings.isFile && tokens[index + 2].kind == .colour)
    }
    return true
  }

  /// A line of properties in braces.
  mutating func propertyLine(in surroundings: Surroundings) -> Item {
    .properties(settings(parameters: surroundings.parameters))
  }

  /// Properties up to the end of the statement or a brace.
  @inline(never)
  mutating func settings(parameters: [Text]) -> [PropertySetting] {
    var settings: [PropertySetting] = []
    while continuesSettings(parameters) { settings.append(setting(parameters: parameters, glides: true)) }
    return settings
  }

  /// Whether another property follows on the line. The word of a kind or of a part begins another thing.
  private mutating func continuesSettings(_ parameters: [Text]) -> Bool {
    if isRecovering { return false }
    if kind == .comma, isBetweenProperties(following) {
      note(.commaBetweenProperties(at: span(token), fix: Fix(span(token), "")))
      advance()
    }
    guard kind == .word, !keyword.endsExpression else { return false }
    let written = text(token)
    if isPropertyWord(written, parameters) { return true }
    return Kind(word: written) == nil && parts.parameters(of: written) == nil
  }

  /// Whether a comma before the given token stands between properties, or behind the last.
  private func isBetweenProperties(_ token: Token) -> Bool {
    switch token.kind {
    case .word: !token.keyword.endsExpression
    case .newline, .semicolon, .openBrace, .closeBrace, .end: true
    default: false
    }
  }

  /// A property's word, its value, and how it glides where that may be said.
  mutating func setting(parameters: [Text], glides: Bool) -> PropertySetting {
    let start = start
    let word = takeWord()
    var value: Expression?
    if isFlag(word.text, parameters) {
      value = flagValue(word)
    } else {
      skipSeparator(behind: word)
      value = propertyValue(word, parameters)
    }
    let glide = glides ? glide() : nil
    return PropertySetting(word: word, value: value, glide: glide, span: span(from: start))
  }

  /// The value behind a property's word. Where there is none, an unknown word must be a value itself, or a flag that
  /// is misspelt, which the checker will say.
  private mutating func propertyValue(_ word: Word, _ parameters: [Text]) -> Expression? {
    if hasNoValue(parameters) || !(startsValue || kind == .foreign || kind == .unreadable) {
      let place = placeBehind
      if isPropertyWord(word.text, parameters) {
        report(.missingValue(at: place, after: word.text))
      } else if isNearlyFlag(word.text) || word.text == "close" {
        return nil
      } else {
        report(.valueWithoutProperty(at: word.span, word.text))
      }
      return Expression(.missing, place)
    }
    let value = expression()
    if isDecimalComma, Property(word: word.text).map({ $0.traits.type.isDisjoint(with: .point) }) ?? false {
      report(decimalComma())
    }
    if kind == .number, case .number = value.kind, Property(word: word.text)?.traits.type.contains(.point) ?? false {
      let whole = value.span.joined(with: span(token))
      let right = "(" + source.text(value.span) + ", " + source.text(span(token)) + ")"
      report(
        .pointWithoutParentheses(
          at: whole, source.text(value.span) + ", " + source.text(span(token)), fix: Fix(whole, right)))
    }
    return kind == .comma && isBareValue(following) ? bareValues(value) : value
  }

  private func isNearlyFlag(_ word: Text) -> Bool {
    guard let nearest = nearestWord(to: word, among: Property.allCases.map { $0.word }) else { return false }
    return Property(word: nearest)?.traits.isFlag ?? false
  }

  /// Whether a token behind a comma begins the second value of a point, and not another property.
  private func isBareValue(_ token: Token) -> Bool {
    token.kind == .word ? false : startsValue(token)
  }

  /// `at 35, 10`, a point without its parentheses.
  private mutating func bareValues(_ first: Expression) -> Expression {
    advance()
    let second = expression()
    let whole = first.span.joined(with: second.span)
    if isRecovering { return first }
    if kind == .closeParenthesis {
      report(.pointWithoutParentheses(at: whole, source.text(whole), fix: Fix(whole.before, "(")))
      isRecovering = false
      advance()
    } else {
      note(.pointWithoutParentheses(at: whole, source.text(whole), fix: Fix(whole, "(" + source.text(whole) + ")")))
    }
    return Expression(.point(first, second), whole)
  }

  /// Whether the next word is a property with its own value, and not the value that is expected.
  private func hasNoValue(_ parameters: [Text]) -> Bool {
    guard kind == .word, Property(word: text(token)) != nil else { return false }
    if hasValueBehindWord(index) { return true }
    // In `size color red` the last word has no value of its own, so it must be the value of `color`.
    guard following.kind == .word, !following.keyword.endsExpression, !isPropertyWord(text(following), parameters)
    else { return false }
    let next = tokens[index + 2]
    switch next.kind {
    case .newline, .semicolon, .openBrace, .closeBrace, .end: return true
    case .word: return isPropertyWord(text(next), parameters)
    default: return false
    }
  }

  /// Steps over a `:` or `=` behind a property's word.
  private mutating func skipSeparator(behind word: Word) {
    guard kind == .assign || (kind == .foreign && text(token) == ":") else { return }
    note(.separatorAfterProperty(at: span(token), source.text(span(token)), word.text, fix: Fix(span(token), "")))
    advance()
  }

  /// The value of a flag: none, or one in parentheses.
  private mutating func flagValue(_ word: Word) -> Expression? {
    skipSeparator(behind: word)
    if kind == .openParenthesis {
      let opening = token
      brackets += 1
      advance()
      let value = expression()
      close(.closeParenthesis, opening)
      return Expression(.parentheses(value), span(from: Int(opening.start)))
    }
    guard isBareFlagValue else { return nil }
    let start = start
    let value = expression()
    let place = span(from: start)
    let fix = Fix(place, "(" + source.text(place) + ")")
    note(.flagWithoutParentheses(at: place, word.text, source.text(place), fix: fix))
    return value
  }

  /// Whether a value stands behind a flag without parentheses.
  private var isBareFlagValue: Bool {
    switch keyword {
    case .yes, .no, .true, .false, .not, .if: return true
    default: break
    }
    guard kind == .word, Property(word: text(token)) == nil else { return false }
    switch following.kind {
    case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual, .dot: return true
    default: return false
    }
  }

  /// `over 1s curve ease`.
  mutating func glide() -> GlideSyntax? {
    guard takes(.over) else { return nil }
    let over = expression()
    return GlideSyntax(over: over, curve: keyword == .curve ? curve() : nil)
  }

  /// `curve ease`, `curve steps(4)`.
  mutating func curve() -> CurveSyntax {
    let start = start
    advance()
    guard kind == .word, !keyword.endsExpression else {
      report(.missingValue(at: placeBehind, after: "curve"))
      return CurveSyntax(word: Word("", placeBehind), arguments: [], span: span(from: start))
    }
    let word = takeWord()
    let arguments = kind == .openParenthesis ? arguments() : []
    return CurveSyntax(word: word, arguments: arguments, span: span(from: start))
  }
}
