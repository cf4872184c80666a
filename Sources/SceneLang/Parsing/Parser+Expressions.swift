extension Parser {
  /// Reads an expression.
  mutating func expression() -> Expression { binary(0) }

  /// Reads an expression of operators that bind at least as tightly as `level`; 0 is `where`.
  mutating func binary(_ level: Int) -> Expression {
    nesting += 1
    defer { nesting -= 1 }
    if nesting > Parser.nestingLimit { return tooDeep(Parser.nestingLimit) }
    var left = prefix()
    while let (operation, tightness) = nextOperator(), tightness >= level {
      let place = span(token)
      let leftHeight = height
      noteForeignOperator(operation)
      advance()
      let right = binary(tightness + 1)
      height = max(leftHeight, height) + 1
      if height > Parser.heightLimit { return tooDeep(Parser.heightLimit) }
      let whole = left.span.joined(with: right.span)
      if let operation {
        noteChain(operation, place, left)
        left = Expression(.binary(operation, place, left, right), whole)
      } else {
        left = Expression(.filter(left, right), whole)
      }
    }
    return left
  }

  @inline(never)
  mutating func tooDeep(_ limit: Int) -> Expression {
    report(.tooDeep(at: span(token), limit: limit))
    skipToBoundary()
    height = 1
    return Expression(.missing, placeBehind)
  }

  /// The operator that stands next and its level; no operator and 0 for `where`.
  private func nextOperator() -> (BinaryOperator?, Int)? {
    if keyword == .where { return (nil, 0) }
    guard let operation = nextBinaryOperator() else { return nil }
    return (operation, operation.level)
  }

  private func nextBinaryOperator() -> BinaryOperator? {
    switch kind {
    case .plus: .plus
    case .minus: .minus
    case .times: .times
    case .divide: .divide
    case .equal: .equal
    case .notEqual: .notEqual
    case .less: .less
    case .lessOrEqual: .lessOrEqual
    case .greater: .greater
    case .greaterOrEqual: .greaterOrEqual
    case .word: wordOperator()
    case .assign, .foreign: foreignOperator()
    default: nil
    }
  }

  private func wordOperator() -> BinaryOperator? {
    switch keyword {
    case .or: .or
    case .and: .and
    case .touches: .touches
    case .in: .in
    case .near: .near
    case .mod: .mod
    case .none where isForeignEquals: .equal
    default: nil
    }
  }

  /// Whether `is` stands next, as people say `==`.
  private var isForeignEquals: Bool {
    guard startsValue(following) else { return false }
    let written = text(token)
    return written == "is" || written == "equals"
  }

  /// `0 < x < 10` compares a flag with 10.
  @inline(never)
  private mutating func noteChain(_ operation: BinaryOperator, _ place: Span, _ left: Expression) {
    guard operation.level == 3, case .binary(let first, _, _, let middle) = left.kind, first.level == 3 else { return }
    report(.chainedComparison(at: place, middle: source.text(middle.span)))
  }

  private mutating func prefix() -> Expression {
    let start = start
    switch kind {
    case .minus: return opposite(from: start)
    case .word where keyword == .not: return negation(from: start)
    case .word where keyword == .if: return condition(from: start)
    case .foreign where notesForeignNot(): return negation(from: start)
    default: return postfix()
    }
  }

  private mutating func opposite(from start: Int) -> Expression {
    tight.append(index)
    advance()
    nesting += 1
    defer { nesting -= 1 }
    if nesting > Parser.nestingLimit { return tooDeep(Parser.nestingLimit) }
    let operand = prefix()
    height += 1
    return Expression(.unary(.minus, operand), span(from: start))
  }

  /// Reports a `!`, as other languages write `not`.
  @inline(never)
  private mutating func notesForeignNot() -> Bool {
    guard text(token) == "!" else { return false }
    noteForeign("!", "not")
    return true
  }

  private mutating func negation(from start: Int) -> Expression {
    advance()
    let operand = binary(BinaryOperator.equal.level)
    height += 1
    return Expression(.unary(.not, operand), span(from: start))
  }

  /// `if c then a else b`.
  private mutating func condition(from start: Int) -> Expression {
    advance()
    let condition = expression()
    var tallest = height
    expect(.then, of: .if)
    let first = expression()
    tallest = max(tallest, height)
    expect(.else, of: .if)
    let second = expression()
    height = max(tallest, height) + 1
    return Expression(.condition(condition, first, second), span(from: start))
  }

  /// Steps over a word that must stand here.
  @inline(never)
  mutating func expect(_ word: Keyword, of statement: Keyword) {
    if takes(word) { return }
    if kind == .unreadable { isRecovering = true }
    report(.missingWord(at: placeBehind, word, in: statement))
  }

  /// A value, and what is taken out of it by `.name` and `[i]`.
  mutating func postfix() -> Expression {
    let start = start
    var value = primary()
    while kind == .dot || kind == .openBracket {
      let read = kind == .dot ? member(of: value, start) : element(of: value, start)
      guard let read else { break }
      value = read
      height += 1
      if height > Parser.heightLimit { return tooDeep(Parser.heightLimit) }
    }
    return value
  }

  /// `.name` behind a value; nil where the name is missing.
  @inline(never)
  private mutating func member(of value: Expression, _ start: Int) -> Expression? {
    advance()
    guard kind == .word else {
      reportMissingName(after: ".")
      return nil
    }
    return Expression(.member(value, takeWord()), span(from: start))
  }

  /// `[i]` behind a list.
  private mutating func element(of value: Expression, _ start: Int) -> Expression? {
    let outer = height
    let opening = token
    tight.append(index)
    brackets += 1
    advance()
    let index = expression()
    close(.closeBracket, opening)
    height = max(outer, height)
    return Expression(.index(value, index), span(from: start))
  }
}

extension Expression {
  /// True where nothing could be read.
  var isMissing: Bool {
    if case .missing = kind { true } else { false }
  }
}
