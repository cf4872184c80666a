extension Parser {
  /// The smallest values: literals, names, calls, points and lists.
  mutating func primary() -> Expression {
    height = 1
    switch kind {
    case .number, .colour: return literal()
    case .textOpen: return textLiteral()
    case .openParenthesis: return parentheses()
    case .openBracket: return list()
    case .word where !keyword.endsExpression && !isNextStatement: return wordValue()
    default: return missingValue()
    }
  }

  @inline(never)
  private mutating func literal() -> Expression {
    let place = span(token)
    let written = text(token)
    let isNumber = kind == .number
    advance()
    if isNumber {
      let value = NumberReader.value(of: written + unitApart(from: written, place)) ?? 0
      return Expression(.number(value), span(from: Int(place.start)))
    }
    let digits = Text(written.bytes.dropFirst())
    return Expression(.colour(Colour(hexadecimal: digits) ?? Colour(0, 0, 0)), place)
  }

  /// `3 s`: steps over a unit that stands apart from its number, and has no value as a property would. Returns the
  /// unit in the form of this language; empty where there is none.
  private mutating func unitApart(from number: Text, _ place: Span) -> Text {
    guard kind == .word, number.bytes.last.map({ Characters.isDigit(UInt32($0)) }) ?? false else { return "" }
    let written = text(token)
    let unit: Text
    if TimeUnit(written) != nil {
      unit = written
    } else if case .time(let plain) = ForeignUnit(written) {
      unit = plain
    } else {
      return ""
    }
    switch following.kind {
    case .newline, .semicolon, .closeBrace, .openBrace, .end: break
    case .word where following.keyword == .curve || following.keyword == .delay: break
    default: return ""
    }
    let whole = place.joined(with: span(token))
    note(.unitApart(at: span(token), written, whole: number + unit, fix: Fix(whole, number + unit)))
    advance()
    return unit
  }

  /// What stands for a value where there is none.
  @inline(never)
  private mutating func missingValue() -> Expression {
    switch kind {
    case .unreadable:
      isRecovering = true
      advance()
    case .openBrace where index > 0 && tokens[index - 1].kind == .assign: report(.bracesForValue(at: span(token)))
    case .foreign: report(.unreadableCharacter(at: span(token), source.text(span(token))))
    default: report(.missingValue(at: placeBehind, after: previousText))
    }
    return Expression(.missing, placeBehind)
  }

  /// Whether a value can begin with the next token.
  var startsValue: Bool { startsValue(token) }

  /// Whether a value can begin with a token.
  func startsValue(_ token: Token) -> Bool {
    switch token.kind {
    case .number, .colour, .textOpen, .openParenthesis, .openBracket, .minus: true
    case .word: !token.keyword.endsExpression
    case .textPiece, .textClose, .fillOpen, .fillClose, .openBrace, .closeBrace, .closeParenthesis, .closeBracket,
      .comma, .dot, .assign, .addAssign, .subtractAssign, .equal, .notEqual, .less, .lessOrEqual, .greater,
      .greaterOrEqual, .plus, .times, .divide, .newline, .semicolon, .foreign, .unreadable, .end:
      false
    }
  }

  @inline(never)
  mutating func reportMissingName(after word: Text) {
    if kind == .unreadable { isRecovering = true }
    report(.missingName(at: placeBehind, after: word))
  }

  /// Whether, in brackets that were not closed, the next line begins a statement.
  private var isNextStatement: Bool {
    guard brackets > 0, index > 0, tokens[index - 1].kind == .newline, following.kind == .word else { return false }
    return keyword.startsOnlyItem || keyword == .let || keyword == .animate || Kind(word: text(token)) != nil
  }

  private mutating func wordValue() -> Expression {
    let start = start
    let name = constantOrName()
    guard kind == .openParenthesis, case .name(let word) = name.kind else { return name }
    let arguments = arguments()
    return Expression(.call(word, arguments), span(from: start))
  }

  @inline(never)
  private mutating func constantOrName() -> Expression {
    let form = keyword
    let word = takeWord()
    switch form {
    case .yes, .true: return Expression(.flag(true), word.span)
    case .no, .false: return Expression(.flag(false), word.span)
    case .nothing: return Expression(.nothing, word.span)
    default: return Expression(.name(word), word.span)
    }
  }

  /// `(a, b)` behind the name of a function.
  mutating func arguments() -> [Expression] {
    let opening = token
    tight.append(index)
    brackets += 1
    advance()
    let values = values(upTo: .closeParenthesis)
    close(.closeParenthesis, opening)
    return values
  }

  /// `[a, b]`.
  private mutating func list() -> Expression {
    let opening = token
    brackets += 1
    advance()
    let values = values(upTo: .closeBracket)
    close(.closeBracket, opening)
    return Expression(.list(values), span(from: Int(opening.start)))
  }

  /// Values between commas; a comma behind the last is allowed.
  private mutating func values(upTo closer: TokenKind) -> [Expression] {
    var values: [Expression] = []
    var tallest = 0
    var hasNotedComma = false
    while kind != closer, kind != .end, !isRecovering || startsValue {
      values.append(expression())
      tallest = max(tallest, height)
      if isRecovering { break }
      if kind == .comma {
        advance()
      } else if lacksComma, !hasNotedComma {
        noteMissingComma()
        hasNotedComma = true
      } else if !lacksComma {
        break
      }
    }
    height = tallest + 1
    return values
  }

  /// Whether a value follows without a comma. In `(1, 2 size 40` another property follows, and a bracket is missing.
  private var lacksComma: Bool {
    guard startsValue, tokens[index - 1].kind != .newline else { return false }
    return kind != .word || !hasValueBehindWord(index)
  }

  /// `(a)`, or the point `(x, y)`.
  private mutating func parentheses() -> Expression {
    let opening = token
    brackets += 1
    advance()
    let values = values(upTo: .closeParenthesis)
    close(.closeParenthesis, opening)
    let place = span(from: Int(opening.start))
    switch values.count {
    case 1: return Expression(.parentheses(values[0]), place)
    case 2: return Expression(.point(values[0], values[1]), place)
    default: return notAPoint(values, place)
    }
  }

  @inline(never)
  mutating func noteMissingComma() { note(.missingComma(at: placeBehind, fix: Fix(placeBehind, ","))) }

  @inline(never)
  private mutating func notAPoint(_ values: [Expression], _ place: Span) -> Expression {
    report(values.isEmpty ? .emptyParentheses(at: place) : .notAPoint(at: place))
    return Expression(values.isEmpty ? .missing : .list(values), place)
  }

  /// Steps over a closing bracket. Where it is missing, the line ends the brackets too.
  mutating func close(_ closer: TokenKind, _ opening: Token) {
    brackets -= 1
    if kind == closer { advance() } else { closeMissing(closer, opening) }
  }

  @inline(never)
  private mutating func closeMissing(_ closer: TokenKind, _ opening: Token) {
    if kind == .unreadable { isRecovering = true }
    let place = placeBehind
    let mark: Text = closer == .closeParenthesis ? ")" : "]"
    if !isRecovering, let last = diagnostics.last, last.code == .syntax(.missingComma),
      last.span.start > opening.start
    {
      diagnostics.removeLast()  // There was none to be: the bracket ends before it.
    }
    report(.missingBracket(at: place, mark, opener: span(opening), fix: Fix(place, mark)))
    if brackets == 0 {
      while index > 0, tokens[index - 1].kind == .newline { index -= 1 }
    }
  }

  /// A text and what fills it in.
  mutating func textLiteral() -> Expression {
    let start = start
    let outerBrackets = brackets
    brackets = 0
    defer { brackets = outerBrackets }
    advance()
    var parts: [TextPart] = []
    var tallest = 0
    reading: while true {
      switch kind {
      case .textPiece:
        parts.append(piece())
      case .fillOpen:
        parts.append(.filled(fill()))
        tallest = max(tallest, height)
      default: break reading
      }
    }
    let isClosed = token.end > token.start
    brackets = outerBrackets
    if kind == .textClose { advance() }
    if !isClosed { isRecovering = true }
    height = tallest + 1
    return Expression(.text(parts), span(from: start))
  }

  @inline(never)
  private mutating func piece() -> TextPart {
    let text = TextEscape.replaced(source.bytes, Int(token.start), Int(token.end))
    advance()
    return .literal(text)
  }

  /// `{expression}` in a text.
  private mutating func fill() -> Expression {
    let opening = token
    advance()
    if kind == .fillClose { return emptyFill(opening) }
    let value = expression()
    while kind != .fillClose {
      if kind == .textClose || kind == .end || kind == .newline { return value }
      reportUnexpected()
      advance()
    }
    advance()
    return value
  }

  @inline(never)
  private mutating func emptyFill(_ opening: Token) -> Expression {
    report(.emptyFill(at: span(opening).joined(with: span(token))))
    advance()
    return Expression(.missing, span(opening).after)
  }
}
