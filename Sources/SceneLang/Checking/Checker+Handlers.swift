/// Handlers and gestures: what they wait for, and which thing they are about.
extension Checker {
  /// Checks a handler and its steps.
  mutating func check(_ handler: Handler) {
    switch handler.trigger {
    case .event(let word, let target, let direction, let onto):
      checkEvent(handler, word, target, direction, onto)
    case .when(let condition):
      checkWhen(handler, condition)
    case .every(let time), .after(let time):
      expect(time, .number)
      checkBody(handler.body, subjects: [])
    }
  }

  private mutating func checkEvent(
    _ handler: Handler, _ word: Word, _ target: Expression?, _ direction: Word?, _ onto: Expression?
  ) {
    guard let event = Event(word: word.text) else {
      if case .name(let behind) = target?.kind, Event(word: behind.text) != nil {
        report(.eventBehindTarget(word, event: behind))
        return checkBody(handler.body, subjects: [Local(name: word.text, type: .any)])
      }
      let known = Event.allCases.map { $0.word }
      report(.unknownEvent(word, near: nearWord(to: word.text, among: known, meanings: .events)))
      return checkBody(handler.body, subjects: [Local(name: target?.firstWord ?? "", type: .any)])
    }
    if let direction, Direction(word: direction.text) == nil {
      let known = Direction.allCases.map { $0.word }
      report(.unknownDirection(direction, near: nearWord(to: direction.text, among: known, meanings: .directions)))
    }
    if event == .key {
      if let target { expect(target, .text) }
      return checkBody(handler.body, subjects: [])
    }
    guard event.isTouch else {
      if let target { report(.eventWithoutTarget(target.span, event: event.word)) }
      return checkBody(handler.body, subjects: [])
    }
    let first = subject(target, at: handler.span)
    var subjects = [first.local]
    var found = HandlerTarget(symbol: first.symbol, second: nil)
    if let onto {
      let second = subject(onto, at: handler.span)
      found.second = second.symbol
      subjects.append(second.local)
    }
    scene.targets[handler.span] = found
    checkBody(handler.body, subjects: subjects)
  }

  private mutating func checkWhen(_ handler: Handler, _ condition: Expression) {
    guard case .binary(.touches, _, let left, let right) = condition.kind else {
      expect(condition, .flag)
      return checkBody(handler.body, subjects: [])
    }
    let (first, second) = (subject(left, at: handler.span), subject(right, at: handler.span))
    scene.targets[handler.span] = HandlerTarget(symbol: first.symbol, second: second.symbol)
    checkBody(handler.body, subjects: [first.local, second.local])
  }

  private mutating func checkBody(_ body: Braces<Step>, subjects: [Local]) {
    withLocals(subjects) { $0.check(body.contents) }
  }

  /// The thing that a handler is about, and the name that means it in the handler's steps.
  private mutating func subject(_ target: Expression?, at span: Span) -> (symbol: Int?, local: Local) {
    guard let target else { return (surroundingThing, Local(name: "", type: ownType)) }
    let type = check(target)
    if target.isMissing { return (nil, Local(name: "", type: .any)) }
    guard type.types.contains(.thing) || type.isFamily && type.items.contains(.thing) else {
      report(.notAThing(target.span, target.firstWord))
      return (nil, Local(name: "", type: .any))
    }
    let single = StaticType(.thing, part: type.part, kind: type.kind)
    switch target.kind {
    case .name(let word):
      switch scene.references[word.span] {
      case .symbol(let symbol, _) where scene.symbols[symbol].kind == .thing:
        return (symbol, Local(name: word.text, type: single))
      case .selfThing where surroundingThing == nil, .scene where scene.blocks[block].unit == 0:
        return (nil, Local(name: "", type: single))
      case .symbol, .local, .colour, .time, .selfThing, .scene, .choice, nil: break
      }
    case .member(let base, let word):
      if let symbol = memberSymbol(base, word) { return (symbol, Local(name: "", type: single)) }
    default: break
    }
    // A name that is not known has been reported.
    if case .name(let word) = target.kind, scene.references[word.span] == nil {
      return (nil, Local(name: "", type: .any))
    }
    report(.eventNeedsName(target.span))
    return (nil, Local(name: "", type: single))
  }

  private mutating func memberSymbol(_ base: Expression, _ word: Word) -> Int? {
    let type = check(base)
    guard let part = type.part, let symbol = scene.blocks[part].names[word.text] else { return nil }
    return scene.symbols[symbol].kind == .thing ? symbol : nil
  }

  private var ownType: StaticType {
    if let surroundingThing { return scene.symbols[surroundingThing].type }
    let unit = scene.blocks[block].unit
    return unit == 0 ? StaticType(.thing, kind: .group) : StaticType(.thing, part: unit)
  }

  /// Checks `drag`, `pinch` and `rotate`.
  mutating func check(_ gesture: Gesture) {
    let found = subject(gesture.target, at: gesture.span)
    scene.targets[gesture.span] = HandlerTarget(symbol: found.symbol, second: nil)
    if let range = gesture.range {
      expect(range.from, .number)
      expect(range.to, .number)
    }
    for option in gesture.options {
      switch option.word.text {
      case "snap": if let value = option.value { expect(value, .number) }
      case "within": if let value = option.value { expectThing(value) }
      case "along":
        guard let value = option.value, case .name(let axis) = value.kind else { continue }
        if axis.text == "x" || axis.text == "y" {
          scene.references[axis.span] = .choice(axis.text)
        } else {
          report(.unknownChoice(axis, property: "along", choices: ["x", "y"], near: nil))
        }
      default: break
      }
    }
  }

  /// Checks a timeline.
  mutating func check(_ timeline: Timeline) {
    for moment in timeline.moments.contents {
      expect(moment.time, .number)
      check(moment.body.contents)
    }
  }

  /// Checks a test.
  mutating func check(_ test: TestDeclaration) {
    expect(test.name, .text)
    if let seed = test.seed { expect(seed, .number) }
    inTest = true
    check(test.body.contents)
    inTest = false
  }
}

extension Item {
  /// Where the statement stands.
  var span: Span {
    switch self {
    case .scene(let item): item.span
    case .use(let item): item.span
    case .color(let item): item.span
    case .let(let item): item.span
    case .state(let item): item.span
    case .part(let item): item.span
    case .action(let item): item.span
    case .thing(let item): item.span
    case .properties(let settings): settings.first?.span ?? Span(0, 0)
    case .pathSteps(let steps): steps.first?.span ?? Span(0, 0)
    case .if(let item): item.span
    case .for(let item): item.span
    case .handler(let item): item.span
    case .gesture(let item): item.span
    case .timeline(let item): item.span
    case .test(let item): item.span
    case .unreadable(let span): span
    }
  }
}
