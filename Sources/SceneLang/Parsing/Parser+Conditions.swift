/// `if` and `for`, around things and around steps.
extension Parser {
  mutating func ifItem(in surroundings: Surroundings) -> IfItem {
    let start = start
    let word = takeWord()
    let condition = expression()
    let then = itemBraces(of: word, in: surroundings)
    var otherwise: Braces<Item>?
    skipNewlinesBefore(.else)
    if keyword == .else {
      let elseWord = takeWord()
      if keyword == .if {
        let inner = elseIf { parser in Item.if(parser.ifItem(in: surroundings)) }
        otherwise = inner
      } else {
        otherwise = itemBraces(of: elseWord, in: surroundings)
      }
    }
    return IfItem(condition: condition, then: then, otherwise: otherwise, span: span(from: start))
  }

  /// An `if` behind `else`, in braces of its own.
  private mutating func elseIf<Content>(_ read: (inout Parser) -> Content) -> Braces<Content> {
    let start = start
    nesting += 1
    defer { nesting -= 1 }
    if nesting > Parser.depthLimit {
      report(.tooDeep(at: span(token), limit: Parser.depthLimit))
      skipElses()
      return Braces([], span: span(from: start))
    }
    let content = read(&self)
    return Braces([content], span: span(from: start))
  }

  /// Skips a chain of `if … { } else if … { }`.
  private mutating func skipElses() {
    repeat {
      skipToBoundary()
      if kind == .openBrace { skipBraces() }
      skipNewlinesBefore(.else)
    } while takes(.else)
  }

  mutating func ifStep() -> StepKind {
    let word = takeWord()
    let condition = expression()
    let then = stepBraces(of: word)
    skipNewlinesBefore(.else)
    guard keyword == .else else { return .if(condition, then, nil) }
    let elseWord = takeWord()
    guard keyword == .if else { return .if(condition, then, stepBraces(of: elseWord)) }
    let otherwise = elseIf { parser in
      let start = parser.start
      let kind = parser.ifStep()
      return Step(kind, parser.span(from: start))
    }
    return .if(condition, then, otherwise)
  }

  mutating func forItem(in surroundings: Surroundings) -> ForItem {
    let start = start
    let word = takeWord()
    let loop = loop()
    let body = itemBraces(of: word, in: surroundings)
    return ForItem(loop: loop, body: body, span: span(from: start))
  }

  mutating func forStep() -> StepKind {
    let word = takeWord()
    let loop = loop()
    return .for(loop, stepBraces(of: word))
  }

  /// `item, i in list`, `i from 1 to n by s`.
  private mutating func loop() -> LoopSyntax {
    let item = newName(after: "for")
    var counter: Word?
    if takes(.comma) { counter = newName(after: ",") }
    let range: LoopRange
    if takes(.from) {
      range = .range(rangeBehindFrom(allowsBy: true))
    } else if takes(.in) {
      range = .list(expression())
    } else {
      if kind == .unreadable { isRecovering = true }
      report(.missingLoopRange(at: placeBehind, after: counter?.text ?? item.text))
      range = .list(Expression(.missing, placeBehind))
    }
    return LoopSyntax(item: item, counter: counter, over: range)
  }
}
