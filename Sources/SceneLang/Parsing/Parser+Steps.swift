extension Parser {
  /// The braces of a handler, an action, a test, or of steps in them.
  mutating func stepBraces(of word: Word) -> Braces<Step> {
    let opening = openBraces(of: word)
    var steps: [Step] = []
    while continues(opening, endsBefore: isOutsideSteps) {
      steps.append(step())
      endStatement()
    }
    return Braces(steps, span: closeBraces(opening))
  }

  /// Whether a token begins what can't be a step.
  private func isOutsideSteps(_ token: Token) -> Bool {
    if token.keyword == .drag { return !lineHas(.to) }
    return token.keyword.startsOnlyItem || (token.kind == .word && Kind(word: text(token)) != nil)
  }

  /// Whether a word stands on the rest of the line.
  private func lineHas(_ word: Keyword) -> Bool {
    var next = index
    while tokens[next].kind != .newline, tokens[next].kind != .end {
      if tokens[next].keyword == word { return true }
      next += 1
    }
    return false
  }

  /// Reads one step. The next token is not the end of a statement.
  mutating func step() -> Step {
    statementStart = index
    isRecovering = false
    let start = start
    let kind = stepKind()
    return Step(kind, span(from: start))
  }

  private mutating func stepKind() -> StepKind {
    noteCapital()
    noteForeignWord(amongSteps: true)
    noteMisspelling(nil)
    if kind != .word { return kind == .openParenthesis ? assignmentOrCall() : unreadableStep() }
    if isAssignment { return assignmentOrCall() }
    switch keyword {
    case .let: return .let(letDeclaration())
    case .animate: return animateStep()
    case .wait: return waitStep()
    case .together: return .together(stepBraces(of: takeWord()))
    case .meanwhile: return .meanwhile(stepBraces(of: takeWord()))
    case .forever: return .forever(stepBraces(of: takeWord()))
    case .if: return ifStep()
    case .for: return forStep()
    case .repeat: return repeatStep()
    case .attach: return attachStep()
    case .raise: return .raise(valueBehindWord())
    case .lower: return .lower(valueBehindWord())
    case .remove: return .remove(valueBehindWord())
    case .add: return addStep()
    case .play: return playStep()
    case .say: return sayStep()
    case .restart: return restartStep()
    case .stop: return stopStep()
    case .start: return startStep()
    case .finger, .tap, .press, .release, .hold, .doubleTap, .swipe, .drag: return .finger(fingerStep())
    case .key: return .key(valueBehindWord())
    case .expect: return expectStep()
    case .snapshot: return .snapshot(valueBehindWord())
    default: return otherStep()
    }
  }

  /// Skips a step that can't be read.
  private mutating func unreadableStep() -> StepKind {
    reportUnexpected()
    skipToBoundary()
    if kind == .openBrace { skipBraces() }
    return .unreadable
  }

  private mutating func valueBehindWord() -> Expression {
    advance()
    return expression()
  }

  /// An assignment, a call, or something that does not belong among steps.
  private mutating func otherStep() -> StepKind {
    let written = text(token)
    if keyword.startsOnlyItem {
      report(.itemAmongSteps(at: span(token), written))
    } else if isThing(written) {
      report(.thingAmongSteps(at: span(token), written))
    } else if keyword == .else {
      report(.elseWithoutIf(at: span(token)))
    } else if let plain = ForeignWord(written), following.kind != .openParenthesis {
      report(.foreignWord(at: span(token), written, plain))
    } else {
      return assignmentOrCall()
    }
    return unreadableStep()
  }

  /// Whether the next word is a kind or a part, and what is behind it fits a thing.
  private func isThing(_ written: Text) -> Bool {
    guard Kind(word: written) != nil || parts.parameters(of: written) != nil else { return false }
    switch following.kind {
    case .word, .textOpen, .openBrace: return true
    default: return false
    }
  }

  /// `number += 1`, `car.opacity = 0.5 over 1s`, `shake(piece)`.
  private mutating func assignmentOrCall() -> StepKind {
    let first = index
    let target = postfix()
    let operation: AssignmentOperator
    switch kind {
    case .assign: operation = .set
    case .addAssign: operation = .add
    case .subtractAssign: operation = .subtract
    case .plus where following.kind == .plus, .minus where following.kind == .minus:
      return countingStep(target)
    case .foreign where text(token) == ":" && following.kind == .assign:
      noteColonEquals()
      operation = .set
    case .equal:
      report(.declaredWithTwoEquals(at: span(token), fix: Fix(span(token), "=")))
      operation = .set
    default:
      if case .call(let word, let arguments) = target.kind { return .call(word, arguments) }
      if case .member = target.kind, kind == .openParenthesis { report(.callBehindDot(at: target.span)) }
      return notAStep(first)
    }
    advance()
    let value = expression()
    let glide = glide()
    return .assign(target, operation, value, glide: glide)
  }

  private mutating func notAStep(_ first: Int) -> StepKind {
    if kind == .unreadable { isRecovering = true }
    report(.notAStep(at: span(tokens[first]), source.text(span(tokens[first]))))
    skipToBoundary()
    if kind == .openBrace { skipBraces() }
    return .unreadable
  }

  /// `number++`, as other languages count.
  private mutating func countingStep(_ target: Expression) -> StepKind {
    let isPlus = kind == .plus
    let place = span(token).joined(with: span(following))
    let plain: Text = isPlus ? " += 1" : " -= 1"
    note(.foreignSign(at: place, source.text(place), isPlus ? "+= 1" : "-= 1", fix: Fix(place, plain)))
    advance()
    advance()
    return .assign(target, isPlus ? .add : .subtract, Expression(.number(1), place), glide: nil)
  }

  /// `animate car center (600, 160) rotation 90 over 1.5s curve easeInOut delay 0.2s`.
  private mutating func animateStep() -> StepKind {
    advance()
    var target = postfix()
    if case .member(let thing, let property) = target.kind, startsValue, Property(word: property.text) != nil,
      kind != .word
    {
      let place = thing.span.after.joined(with: property.span)
      report(.animateForm(at: target.span, fix: Fix(place, " " + property.text)))
      target = thing
    }
    if keyword == .to {
      report(.animateForm(at: span(token), fix: following.kind == .openParenthesis ? Fix(span(token), "center") : nil))
    }
    var settings: [PropertySetting] = []
    var over: Expression?
    var curve: CurveSyntax?
    var delay: Expression?
    while kind == .word, !isRecovering {
      if keyword == .over, over == nil {
        over = valueBehindWord()
      } else if over == nil, following.kind == .number, keyword == .for || keyword == .in || text(token) == "during" {
        noteForeign(text(token), "over")
        over = valueBehindWord()
      } else if keyword == .curve, curve == nil {
        curve = self.curve()
      } else if keyword == .delay, delay == nil {
        delay = valueBehindWord()
      } else if keyword.endsExpression || over != nil || curve != nil || delay != nil {
        break
      } else {
        settings.append(setting(parameters: [], glides: false))
      }
    }
    return .animate(target, settings, over: over, curve: curve, delay: delay)
  }

  private mutating func waitStep() -> StepKind {
    advance()
    return takes(.until) ? .waitUntil(expression()) : .wait(expression())
  }

  private mutating func repeatStep() -> StepKind {
    let word = takeWord()
    if takes(.until) {
      let condition = expression()
      return .repeatUntil(condition, stepBraces(of: word))
    }
    let count = expression()
    expect(.times, of: .repeat)
    return .repeatTimes(count, stepBraces(of: word))
  }

  private mutating func attachStep() -> StepKind {
    let thing = valueBehindWord()
    expect(.to, of: .attach)
    return .attach(thing, to: isRecovering ? Expression(.missing, placeBehind) : expression())
  }

  private mutating func addStep() -> StepKind {
    advance()
    guard kind == .word, !keyword.endsExpression else {
      if kind == .unreadable { isRecovering = true }
      report(.missingKind(at: placeBehind))
      return .unreadable
    }
    return .add(thing())
  }

  private mutating func playStep() -> StepKind {
    advance()
    guard keyword == .note, startsValue(following) else { return .play(expression()) }
    let note = valueBehindWord()
    return .playNote(note, duration: takes(.for) ? expression() : nil)
  }

  private mutating func sayStep() -> StepKind {
    advance()
    // `in` stands before the language here, so it must not be read as an operator.
    let words = binary(BinaryOperator.plus.level)
    return .say(words, language: takes(.in) ? expression() : nil)
  }

  private mutating func stopStep() -> StepKind {
    advance()
    return kind == .word ? .stopTimeline(takeWord()) : .stop
  }

  private mutating func startStep() -> StepKind {
    advance()
    guard kind == .word else {
      report(.missingName(at: placeBehind, after: "start"))
      return .unreadable
    }
    return .startTimeline(takeWord())
  }

  private mutating func expectStep() -> StepKind {
    advance()
    if keyword == .said, startsValue(following) { return .expectSaid(valueBehindWord()) }
    if keyword == .played, startsValue(following) { return .expectPlayed(valueBehindWord()) }
    return .expect(expression())
  }

  private mutating func restartStep() -> StepKind {
    advance()
    return .restart
  }

  /// `tap T`, `swipe T left`, `drag T to P over 0.5s`, with `finger 2` before it for another finger.
  private mutating func fingerStep() -> FingerStep {
    var finger: Expression?
    if keyword == .finger { finger = valueBehindWord() }
    guard kind == .word else {
      report(.missingGesture(at: placeBehind))
      return FingerStep(finger: finger, word: Word("", placeBehind))
    }
    let gesture = keyword
    var step = FingerStep(finger: finger, word: takeWord())
    if gesture == .release { return step }
    step.target = expression()
    if gesture == .swipe, kind == .word { step.direction = takeWord() }
    if gesture == .drag {
      expect(.to, of: .drag)
      if !isRecovering { step.to = expression() }
      if takes(.over) { step.over = expression() }
    }
    return step
  }
}
