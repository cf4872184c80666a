/// What happens when.
extension Parser {
  /// `on tap T once { … }`.
  mutating func onHandler() -> Item {
    let start = start
    let word = takeWord()
    return finishHandler(eventTrigger(), word, start)
  }

  /// `tap T`, `swipe T left`, `drop T onto U`.
  @inline(never)
  private mutating func eventTrigger() -> Trigger {
    guard kind == .word || impliedEvent != nil else {
      report(.missingEvent(at: placeBehind))
      return .event(Word("", placeBehind), target: nil, direction: nil, onto: nil)
    }
    let event = impliedEvent ?? takeEvent()
    impliedEvent = nil
    let isSwipe = event.text == Event.swipe.word
    let target = startsTarget(isSwipe: isSwipe) ? expression() : nil
    let direction = isSwipe && kind == .word && keyword != .once ? takeWord() : nil
    let onto = takes(.onto) ? expression() : nil
    return .event(event, target: target, direction: direction, onto: onto)
  }

  /// The event's word; `double tap` and `long press` are read as the one word that they mean.
  private mutating func takeEvent() -> Word {
    let first = text(token)
    let plain: Text
    switch (folded(first) == folded("double"), folded(first) == folded("long")) {
    case (true, _) where following.keyword == .tap: plain = "doubleTap"
    case (_, true) where following.keyword == .press || following.keyword == .tap: plain = "hold"
    default: return takeWord()
    }
    let whole = span(token).joined(with: span(following))
    note(.foreignSign(at: whole, source.text(whole), plain, fix: Fix(whole, plain)))
    advance()
    advance()
    return Word(plain, whole)
  }

  /// Whether what an event is about stands next. Of a swipe, a lone `left` is the direction.
  private func startsTarget(isSwipe: Bool) -> Bool {
    guard startsValue else { return false }
    guard isSwipe, isDirection(token) else { return true }
    switch following.kind {
    case .dot, .openBracket, .openParenthesis: return true
    case .word: return isDirection(following)
    default: return false
    }
  }

  /// Whether a token is `left`, `right`, `up`, `down` or `any`.
  func isDirection(_ token: Token) -> Bool {
    token.kind == .word && Direction(word: text(token)) != nil
  }

  /// `when cond { … }`, `every 1s { … }`, `after 2s { … }`.
  mutating func handler() -> Item {
    let start = start
    let form = keyword
    let word = takeWord()
    return finishHandler(valueTrigger(form), word, start)
  }

  @inline(never)
  private mutating func valueTrigger(_ form: Keyword) -> Trigger {
    let value = expression()
    if form == .every { return .every(value) }
    if form == .after { return .after(value) }
    if case .name(let word) = value.kind, word.text == "flag", text(token) == "clicked" {
      report(.foreignWord(at: value.span.joined(with: span(token)), "flag clicked", .flagClicked))
    } else if case .name = value.kind, kind == .word, Meanings.events.word(for: folded(text(token))) != nil {
      // `when ball clicked`
      report(.foreignWord(at: span(token), text(token), .tapped))
    }
    if case .binary(.equal, _, _, let right) = value.kind, case .name(let word) = right.kind,
      let last = diagnostics.last,
      last.code == .syntax(.foreignSign), last.span.end < word.span.start,
      Meanings.events.word(for: folded(word.text)) != nil
    {
      // `when ball is tapped`
      diagnostics.removeLast()
      report(.foreignWord(at: last.span.joined(with: word.span), "is " + word.text, .tapped))
    }
    return .when(value)
  }

  private mutating func finishHandler(_ trigger: Trigger, _ word: Word, _ start: Int) -> Item {
    let once: Span? = keyword == .once ? takeWord().span : nil
    let body = stepBraces(of: word)
    return .handler(Handler(trigger: trigger, once: once, body: body, span: span(from: start)))
  }

  /// `drag T along x snap 40`, `pinch T from 0.5 to 3`, `rotate T`.
  mutating func gesture() -> Item {
    let start = start
    let word = takeWord()
    var target: Expression?
    if startsValue, !isGestureOption { target = expression() }
    var gesture = Gesture(word: word, target: target, options: [], range: nil, span: word.span)
    while !isRecovering {
      if isGestureOption {
        gesture.options.append(gestureOption())
      } else if keyword == .from, gesture.range == nil {
        advance()
        gesture.range = rangeBehindFrom(allowsBy: false)
      } else {
        break
      }
    }
    gesture.span = span(from: start)
    return .gesture(gesture)
  }

  private var isGestureOption: Bool {
    switch keyword {
    case .along, .within, .snap, .home, .keepOrder: true
    default: false
    }
  }

  private mutating func gestureOption() -> GestureOption {
    let takesValue = keyword == .along || keyword == .within || keyword == .snap
    let word = takeWord()
    return GestureOption(word: word, value: takesValue ? expression() : nil)
  }

  /// `timeline intro loop paused { at 0s { } at 2.5s { } }`.
  mutating func timeline() -> Item {
    let start = start
    let word = takeWord()
    var name: Word?
    if kind == .word, keyword != .loop, keyword != .paused { name = newName(after: "timeline") }
    var loop: Span?
    var paused: Span?
    while keyword == .loop || keyword == .paused {
      if keyword == .loop { loop = takeWord().span } else { paused = takeWord().span }
    }
    let moments = moments(of: word)
    return .timeline(Timeline(name: name, loop: loop, paused: paused, moments: moments, span: span(from: start)))
  }

  private mutating func moments(of word: Word) -> Braces<Moment> {
    let opening = openBraces(of: word)
    var moments: [Moment] = []
    while continues(opening, endsBefore: { $0.keyword.startsOnlyItem }) {
      isRecovering = false
      if keyword == .at {
        moments.append(moment())
        isRecovering = false
        // Moments may stand side by side on a line: `at 0s { } at 2.5s { }`.
        if keyword == .at { continue }
      } else {
        report(.notAMoment(at: span(token), source.text(span(token))))
        skipToBoundary()
        if kind == .openBrace { skipBraces() }
      }
      endStatement()
    }
    return Braces(moments, span: closeBraces(opening))
  }

  private mutating func moment() -> Moment {
    let start = start
    let word = takeWord()
    let time = expression()
    let body = stepBraces(of: word)
    return Moment(time: time, body: body, span: span(from: start))
  }

  /// `test "…" seed 7 { … }`.
  mutating func testDeclaration() -> Item {
    let start = start
    let word = takeWord()
    let name = requiredText(after: .test)
    let seed = takes(.seed) ? expression() : nil
    let body = stepBraces(of: word)
    return .test(TestDeclaration(name: name, seed: seed, body: body, span: span(from: start)))
  }
}
