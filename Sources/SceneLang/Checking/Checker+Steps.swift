/// Steps of handlers, actions and tests.
extension Checker {
  /// Checks steps; a `let` among them names a value for the steps after it.
  mutating func check(_ steps: [Step]) {
    let count = locals.count
    for step in steps where !hasEnough { check(step) }
    locals.removeLast(locals.count - count)
  }

  private mutating func check(_ step: Step) {
    switch step.kind {
    case .assign(let target, let how, let value, let glide): checkAssign(target, how, value, glide)
    case .animate(let target, let settings, let over, let curve, let delay):
      checkAnimate(target, settings)
      if let over { expect(over, .number) }
      if let curve { check(curve) }
      if let delay { expect(delay, .number) }
    case .let(let value): checkLet(value)
    case .wait(let time): expect(time, .number)
    case .waitUntil(let condition): expect(condition, .flag)
    case .together(let body), .meanwhile(let body), .forever(let body): check(body.contents)
    case .if(let condition, let then, let otherwise):
      expect(condition, .flag)
      check(then.contents)
      if let otherwise { check(otherwise.contents) }
    case .for(let loop, let body): checkLoop(loop, body)
    case .repeatTimes(let count, let body):
      expect(count, .number)
      check(body.contents)
    case .repeatUntil(let condition, let body):
      expect(condition, .flag)
      check(body.contents)
    case .attach(let thing, let to):
      expectThing(thing)
      expectThing(to)
    case .raise(let thing), .lower(let thing), .remove(let thing): expectThing(thing)
    case .add(let thing): checkAdded(thing)
    case .play(let sound):
      if !reportBareText(sound) { expect(sound, .text) }
    case .playNote(let note, let duration):
      expect(note, .text)
      if let duration { expect(duration, .number) }
    case .say(let words, let language):
      if !reportBareText(words) { expect(words, [.text, .number]) }
      if let language { expect(language, .text) }
    case .call(let word, let arguments): checkActionCall(word, arguments)
    case .restart, .stop, .unreadable: break
    case .startTimeline(let word), .stopTimeline(let word): checkTimeline(word)
    case .finger, .key, .expect, .expectSaid, .expectPlayed, .snapshot: checkTestStep(step)
    }
  }

  /// Reports `play pop` and `say Hello`: a word that is no name, and most likely a text without quotation marks.
  private mutating func reportBareText(_ expression: Expression) -> Bool {
    guard case .name(let word) = expression.kind, !word.text.isEmpty, !isKnown(word.text) else { return false }
    guard nearWord(to: word.text, among: knownNames) == nil || Checker.sounds.contains(word.text) else { return false }
    report(.unknownName(word, near: NearWord(text: "\"" + word.text + "\"", isSure: true)))
    return true
  }

  /// The sounds that the player makes.
  private static let sounds: [Text] = ["pop", "ding", "boing", "buzz", "tada"]

  private mutating func checkLet(_ value: LetDeclaration) {
    let type = check(value.value)
    locals.append(Local(name: value.name.text, type: type))
  }

  private mutating func checkLoop(_ loop: LoopSyntax, _ body: Braces<Step>) {
    let item = itemType(of: loop)
    var names = [Local(name: loop.item.text, type: item)]
    if let counter = loop.counter { names.append(Local(name: counter.text, type: StaticType(.number))) }
    withLocals(names) { $0.check(body.contents) }
  }

  private mutating func checkAssign(
    _ target: Expression, _ how: AssignmentOperator, _ value: Expression, _ glide: GlideSyntax?
  ) {
    if let glide { check(glide) }
    guard let place = checkPlace(target) else {
      _ = check(value)
      return
    }
    let found = check(value)
    if how == .add, place.types == .text {
      return report(.plusOnText(value.span))
    }
    var wanted = place.types
    let added: ValueType = [.number, .point, .list]
    if how != .set {
      wanted = wanted.intersection(added)
      if wanted.isEmpty { return report(.wrongType(target.span, expected: added, found: place.types)) }
    }
    if found.types.isDisjoint(with: wanted) {
      report(.wrongType(value.span, expected: wanted, found: found.types))
    }
  }

  /// The type that an assignment's target takes, or nil where it can't be assigned, which is reported.
  private mutating func checkPlace(_ target: Expression) -> StaticType? {
    switch target.kind {
    case .name(let word): return checkNamePlace(word)
    case .member(let base, let word): return checkMemberPlace(base, word)
    case .missing: return nil
    default:
      _ = check(target)
      report(.notAPlace(target.span))
      return nil
    }
  }

  private mutating func checkNamePlace(_ word: Word) -> StaticType? {
    let type = resolve(word)
    switch scene.references[word.span] {
    case .symbol(let symbol, _):
      switch scene.symbols[symbol].kind {
      case .state, .parameter: return StaticType(stateTypes(symbol))
      case .thing, .value, .formula, .action, .part, .loopItem, .timeline:
        let fix = letWords[symbol].flatMap { $0.file == word.span.file ? Fix($0, "state") : nil }
        report(.neverChanges(word, scene.symbols[symbol], fix: fix))
        return nil
      }
    case .local, .colour, .time, .selfThing, .scene, .choice:
      report(.neverChanges(word))
      return nil
    case nil: return type.types == .any ? nil : type
    }
  }

  /// A state may take whatever it begins with; one that begins with nothing takes anything.
  private func stateTypes(_ symbol: Int) -> ValueType {
    let types = scene.symbols[symbol].type.types
    return types.contains(.nothing) ? .any : types
  }

  private mutating func checkMemberPlace(_ base: Expression, _ word: Word) -> StaticType? {
    var owner = check(base)
    if owner.isFamily { owner = StaticType(owner.items, part: owner.part, kind: owner.kind) }
    if owner.types == .point, base.firstWord != "" {
      report(.pointPart(word, of: base.span))
      return nil
    }
    let type = member(word, of: owner, named: base)
    if let part = owner.part, let symbol = scene.blocks[part].names[word.text] {
      switch scene.symbols[symbol].kind {
      case .state, .parameter: return StaticType(stateTypes(symbol))
      case .thing, .value, .formula, .action, .part, .loopItem, .timeline:
        report(.neverChanges(word, scene.symbols[symbol]))
        return nil
      }
    }
    guard let property = Property(word: word.text) else { return type.types == .any ? nil : type }
    if property.traits.isReadOnly {
      report(.readOnly(word))
      return nil
    }
    return StaticType(property.traits.type)
  }

  private mutating func checkAnimate(_ target: Expression, _ settings: [PropertySetting]) {
    var owner = check(target)
    if owner.isFamily { owner = StaticType(owner.items, part: owner.part, kind: owner.kind) }
    if !owner.types.contains(.thing) {
      report(.wrongType(target.span, expected: .thing, found: owner.types))
      for setting in settings { if let value = setting.value { _ = check(value) } }
      return
    }
    for setting in settings { check(setting, of: owner, named: target.firstWord) }
  }

  private mutating func checkActionCall(_ word: Word, _ arguments: [Expression]) {
    for argument in arguments { _ = check(argument) }
    guard let symbol = actions[word.text], isVisible(symbol) else {
      if let plain = ForeignWord(word.text) {
        return report(.foreignWord(at: word.span, word.text, plain, fix: plain.fixOfStep(word.span)))
      }
      let known = scene.symbols.filter { $0.kind == .action }.map { $0.word.text }
      return report(.unknownAction(word, near: nearWord(to: word.text, among: known)))
    }
    scene.references[word.span] = .symbol(symbol, .direct)
    guard let counts = actionParameterCounts[symbol] else { return }
    if arguments.count < counts.required || arguments.count > counts.all {
      let wanted = arguments.count < counts.required ? counts.required : counts.all
      report(.wrongCount(word.span, of: word.text, wanted: wanted, found: arguments.count))
    }
  }

  /// Whether something is of the scene or of the part that is being checked.
  private func isVisible(_ symbol: Int) -> Bool {
    let unit = scene.blocks[scene.symbols[symbol].block].unit
    return unit == 0 || unit == scene.blocks[block].unit
  }

  private mutating func checkTimeline(_ word: Word) {
    guard let symbol = lookUp(word.text), scene.symbols[symbol].kind == .timeline else {
      let known = scene.symbols.filter { $0.kind == .timeline }.map { $0.word.text }
      return report(.unknownTimeline(word, near: nearWord(to: word.text, among: known)))
    }
    scene.references[word.span] = .symbol(symbol, access(to: scene.symbols[symbol].block))
  }

  private mutating func checkAdded(_ thing: ThingSyntax) {
    guard let body = scene.blockOfBraces[thing.addedBlock] else { return }
    within(block: body) { $0.check(thing) }
  }
}

extension ThingSyntax {
  /// Names the block that an added thing makes; no braces stand at this place.
  public var addedBlock: Span { Span(Int(kind.span.start), Int(kind.span.start), file: kind.span.file) }
}
