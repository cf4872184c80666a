/// `if` and `for`, around things and around steps.
extension Parser {
  /// `if c { … } else if d { … } else { … }` around things. A chain is read as a list, then put together from its
  /// end, so that its length costs no stack.
  mutating func ifItem(in surroundings: Surroundings) -> Item {
    var links: [Link<Item>] = []
    var otherwise: Braces<Item>?
    repeat {
      let start = start
      let word = takeWord()
      let condition = expression()
      var inside = surroundings
      inside.ifWord = word.span
      links.append(Link(start: start, condition: condition, then: itemBraces(of: word, in: inside)))
      guard let elseWord = takeElse() else { break }
      if keyword != .if { otherwise = itemBraces(of: elseWord, in: inside) }
    } while keyword == .if && otherwise == nil
    return chain(links, otherwise)
  }

  @inline(never)
  private mutating func chain(_ links: [Link<Item>], _ last: Braces<Item>?) -> Item {
    var otherwise = last
    var whole = Item.unreadable(placeBehind)
    for (index, link) in links.reversed().enumerated() {
      let place = span(from: link.start)
      whole = .if(IfItem(condition: link.condition, then: link.then, otherwise: otherwise, span: place))
      if index + 1 < links.count { otherwise = Braces([whole], span: place) }
    }
    reportLongChain(links.count, links[0].start)
    return whole
  }

  /// The same around steps.
  mutating func ifStep() -> StepKind {
    var links: [Link<Step>] = []
    var otherwise: Braces<Step>?
    repeat {
      let start = start
      let word = takeWord()
      let condition = expression()
      links.append(Link(start: start, condition: condition, then: stepBraces(of: word)))
      guard let elseWord = takeElse() else { break }
      if keyword != .if { otherwise = stepBraces(of: elseWord) }
    } while keyword == .if && otherwise == nil
    return chain(links, otherwise)
  }

  @inline(never)
  private mutating func chain(_ links: [Link<Step>], _ last: Braces<Step>?) -> StepKind {
    var otherwise = last
    var whole = StepKind.unreadable
    for (index, link) in links.reversed().enumerated() {
      let place = span(from: link.start)
      whole = .if(link.condition, link.then, otherwise)
      if index + 1 < links.count { otherwise = Braces([Step(whole, place)], span: place) }
    }
    reportLongChain(links.count, links[0].start)
    return whole
  }

  /// Steps over an `else`, which may begin the next line.
  private mutating func takeElse() -> Word? {
    var next = index
    while tokens[next].kind == .newline { next += 1 }
    if tokens[next].keyword == .none, tokens[next].kind == .word { return takeForeignElse(next) }
    guard tokens[next].keyword == .else else { return nil }
    index = next
    return takeWord()
  }

  /// Reads `elif` as `else if`, and what is Japanese for `else` as that.
  @inline(never)
  private mutating func takeForeignElse(_ next: Int) -> Word? {
    let place = span(tokens[next])
    guard let plain = ForeignWord(text(tokens[next])), plain.word == "else" || plain.word == "else if" else {
      return nil
    }
    index = next
    note(.foreignWord(at: place, text(token), plain, fix: Fix(place, plain.word)))
    if plain.word == "else" { return takeWord() }
    // What stands next is read as the `if`.
    replaceKeyword(.if)
    return Word(text(token), place)
  }

  private mutating func reportLongChain(_ count: Int, _ start: Int) {
    if count > Parser.heightLimit {
      report(.tooDeep(at: Span(start, start + 2, file: source.file), limit: Parser.heightLimit))
    }
  }

  /// One `if` of a chain.
  private struct Link<Content: Sendable> {
    var start: Int
    var condition: Expression
    var then: Braces<Content>
  }

  mutating func forItem(in surroundings: Surroundings) -> Item {
    let start = start
    let word = takeWord()
    let loop = loop()
    let body = itemBraces(of: word, in: surroundings)
    return .for(ForItem(loop: loop, body: body, span: span(from: start)))
  }

  mutating func forStep() -> StepKind {
    let word = takeWord()
    let loop = loop()
    return .for(loop, stepBraces(of: word))
  }

  /// `(i = 0; i < 5; i++)`, as other languages count.
  private mutating func foreignLoop() -> LoopSyntax {
    report(.missingLoopRange(at: span(token), after: "for"))
    var depth = 0
    repeat {
      if kind == .openParenthesis { depth += 1 }
      if kind == .closeParenthesis { depth -= 1 }
      index += 1
    } while depth > 0 && kind != .newline && kind != .openBrace && kind != .end
    return LoopSyntax(item: Word("", placeBehind), counter: nil, over: .list(Expression(.missing, placeBehind)))
  }

  /// `item, i in list`, `i from 1 to n by s`.
  @inline(never)
  private mutating func loop() -> LoopSyntax {
    if kind == .openParenthesis { return foreignLoop() }
    let item = newName(after: "for")
    var counter: Word?
    if takes(.comma) { counter = newName(after: ",") }
    let range: LoopRange
    if takes(.from) {
      range = .range(rangeBehindFrom(allowsBy: true))
    } else if takes(.in) {
      range = .list(expression())
      if kind == .foreign, text(token).bytes.starts(with: [0x2E, 0x2E]) {
        report(.missingLoopRange(at: span(token), after: counter?.text ?? item.text))
        while !isAtBoundary { index += 1 }
      }
    } else {
      if kind == .unreadable { isRecovering = true }
      report(.missingLoopRange(at: placeBehind, after: counter?.text ?? item.text))
      range = .list(Expression(.missing, placeBehind))
    }
    return LoopSyntax(item: item, counter: counter, over: range)
  }
}
