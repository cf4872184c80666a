extension Parser {
  /// The smallest values: literals, names, calls, points and lists.
  mutating func primary() -> Expression {
    height = 1
    let place = span(token)
    switch kind {
    case .number:
      let value = NumberReader.value(of: text(token)) ?? 0
      advance()
      return Expression(.number(value), place)
    case .colour:
      let digits = Text(text(token).bytes.dropFirst())
      advance()
      return Expression(.colour(Colour(hexadecimal: digits) ?? Colour(0, 0, 0)), place)
    case .textOpen: return textLiteral()
    case .openParenthesis: return parentheses()
    case .openBracket: return list()
    case .word where !keyword.endsExpression && !isNextStatement: return wordValue()
    case .unreadable:
      isRecovering = true
      advance()
      return Expression(.missing, place)
    default:
      reportMissingValue()
      return Expression(.missing, placeBehind)
    }
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

  mutating func reportMissingValue() {
    if kind == .unreadable { isRecovering = true }
    report(.missingValue(at: placeBehind, after: previousText))
  }

  /// Whether, in brackets that were not closed, the next line begins a statement.
  private var isNextStatement: Bool {
    guard brackets > 0, index > 0, tokens[index - 1].kind == .newline, following.kind == .word else { return false }
    return keyword.startsOnlyItem || keyword == .let || keyword == .animate || Kind(word: text(token)) != nil
  }

  private mutating func wordValue() -> Expression {
    let place = span(token)
    switch keyword {
    case .yes, .true:
      advance()
      return Expression(.flag(true), place)
    case .no, .false:
      advance()
      return Expression(.flag(false), place)
    case .nothing:
      advance()
      return Expression(.nothing, place)
    default:
      let word = takeWord()
      guard kind == .openParenthesis else { return Expression(.name(word), place) }
      let arguments = arguments()
      return Expression(.call(word, arguments), span(from: Int(place.start)))
    }
  }

  /// `(a, b)` behind the name of a function.
  mutating func arguments() -> [Expression] {
    let opening = token
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
    while kind != closer, kind != .end, !isRecovering || startsValue {
      let before = index
      values.append(expression())
      tallest = max(tallest, height)
      if isRecovering { break }
      if kind == .comma {
        advance()
      } else if startsValue, isOnSameLine {
        note(.missingComma(at: placeBehind, fix: Fix(placeBehind, ",")))
      } else {
        break
      }
      if index == before { break }
    }
    height = tallest + 1
    return values
  }

  /// Whether the next token stands on the line of the one before it.
  private var isOnSameLine: Bool { index > 0 && tokens[index - 1].kind != .newline }

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
    case 0:
      report(.emptyParentheses(at: place))
      return Expression(.missing, place)
    default:
      report(.notAPoint(at: place))
      return Expression(.list(values), place)
    }
  }

  /// Steps over a closing bracket. Where it is missing, the line ends the brackets too.
  mutating func close(_ closer: TokenKind, _ opening: Token) {
    brackets -= 1
    if kind == closer { return advance() }
    if kind == .unreadable { isRecovering = true }
    let place = placeBehind
    let mark: Text = closer == .closeParenthesis ? ")" : "]"
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
        parts.append(.literal(TextEscape.replaced(source.bytes, Int(token.start), Int(token.end))))
        advance()
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

  /// `{expression}` in a text.
  private mutating func fill() -> Expression {
    let opening = token
    advance()
    if kind == .fillClose {
      report(.emptyFill(at: span(opening).joined(with: span(token))))
      advance()
      return Expression(.missing, span(opening).after)
    }
    let value = expression()
    while kind != .fillClose {
      if kind == .textClose || kind == .end || kind == .newline { return value }
      reportUnexpected()
      advance()
    }
    advance()
    return value
  }
}
