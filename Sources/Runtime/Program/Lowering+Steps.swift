import SceneLang

/// Steps: what they do becomes instructions in a row, with jumps for what repeats and chooses.
extension Lowering {
  /// Lowers braces of steps to a script of their own, and gives its number.
  mutating func lower(script body: Braces<Step>, at span: Span) -> Int {
    var script = Script(span: span)
    lower(body.contents, into: &script)
    script.instructions.append(.end)
    program.scripts.append(script)
    return program.scripts.count - 1
  }

  private mutating func lower(_ steps: [Step], into script: inout Script) {
    let before = depth
    for step in steps { lower(step, into: &script) }
    depth = before
  }

  private mutating func lower(_ step: Step, into script: inout Script) {
    let span = step.span
    switch step.kind {
    case .if, .for, .repeatTimes, .repeatUntil, .forever, .together, .meanwhile: lowerBlock(step, into: &script)
    case .finger, .key, .expect, .expectSaid, .expectPlayed, .snapshot: lowerTestStep(step, into: &script)
    case .let(let value):
      let code = lower(value.value)
      script.instructions.append(.keep(local: depth, code))
      depth += 1
    case .add(let thing): lowerAdd(thing, into: &script)
    case .assign(let target, let how, let value, let glide):
      let place = lowerPlace(target)
      let code = lower(value)
      script.instructions.append(.assign(place, how, code, lower(glide), span))
    case .animate(let target, let settings, let over, let curve, let delay):
      var changes: [ChangePlan] = []
      for setting in settings {
        let value = lower(optional: setting.value) ?? .constant(.flag(true))
        changes.append(ChangePlan(member: member(setting.word.text), value: value, span: setting.span))
      }
      script.instructions.append(
        .animate(
          lower(target), changes, over: lower(optional: over), lower(curve), delay: lower(optional: delay), span))
    case .wait(let time): script.instructions.append(.wait(lower(time), span))
    case .waitUntil(let condition): script.instructions.append(.waitUntil(lower(condition)))
    case .attach(let thing, let to): script.instructions.append(.attach(lower(thing), to: lower(to), span))
    case .raise(let thing): script.instructions.append(.raise(lower(thing), span))
    case .lower(let thing): script.instructions.append(.lower(lower(thing), span))
    case .remove(let thing): script.instructions.append(.remove(lower(thing), span))
    case .play(let sound): script.instructions.append(.play(lower(sound)))
    case .playNote(let note, let duration):
      script.instructions.append(.playNote(lower(note), duration: lower(optional: duration)))
    case .say(let words, let language):
      script.instructions.append(.say(lower(words), language: lower(optional: language)))
    case .call(let word, let arguments):
      guard case .symbol(let symbol, _) = scene.references[word.span], let action = actionOfSymbol[symbol] else {
        return
      }
      script.instructions.append(.call(action: action, arguments.map { lower($0) }, span))
    case .restart: script.instructions.append(.restart)
    case .stop: script.instructions.append(.stop)
    case .startTimeline(let word): if let way = timeline(word) { script.instructions.append(.startTimeline(way)) }
    case .stopTimeline(let word): if let way = timeline(word) { script.instructions.append(.stopTimeline(way)) }
    case .unreadable: break
    }
  }

  private mutating func lowerBlock(_ step: Step, into script: inout Script) {
    let start = script.instructions.count
    lowerPlainBlock(step, into: &script)
    let isEndless: Bool
    switch step.kind {
    case .forever, .repeatUntil: isEndless = true
    case .for, .repeatTimes: isEndless = false
    default: return
    }
    script.loops.append(
      Script.Loop(start: start, end: script.instructions.count, isEndless: isEndless, span: head(of: step)))
  }

  /// A loop up to its opening brace.
  private func head(of step: Step) -> Span {
    guard let body = step.bodies.first else { return step.span }
    return Span(Int(step.span.start), Int(body.span.start) + 1, file: step.span.file)
  }

  private mutating func lowerPlainBlock(_ step: Step, into script: inout Script) {
    switch step.kind {
    case .if(let condition, let then, let otherwise):
      let choice = reserve(&script)
      let code = lower(condition)
      lower(then.contents, into: &script)
      let out = reserve(&script)
      let elsewhere = script.instructions.count
      if let otherwise { lower(otherwise.contents, into: &script) }
      script.instructions[choice] = .jumpUnless(code, elsewhere, condition.span)
      script.instructions[out] = .jump(script.instructions.count)
    case .for(let loop, let body): lowerLoop(loop, body, into: &script)
    case .repeatTimes(let count, let body):
      script.instructions.append(.beginRepeat(lower(count), count.span))
      let top = reserve(&script)
      lower(body.contents, into: &script)
      script.instructions.append(.jump(top))
      script.instructions[top] = .nextRepeat(end: script.instructions.count)
    case .repeatUntil(let condition, let body):
      let top = script.instructions.count
      script.instructions.append(.jumpUnless(lower(condition), top + 2, condition.span))
      let out = reserve(&script)
      lower(body.contents, into: &script)
      script.instructions.append(.jump(top))
      script.instructions[out] = .jump(script.instructions.count)
    case .forever(let body):
      let top = script.instructions.count
      lower(body.contents, into: &script)
      script.instructions.append(.jump(top))
    case .together(let body): lowerTogether(body, into: &script)
    case .meanwhile(let body):
      let start = reserve(&script)
      lower(body.contents, into: &script)
      script.instructions.append(.end)
      script.instructions[start] = .meanwhile(end: script.instructions.count)
    default: break
    }
  }

  /// Every step of a `together` is a piece of its own.
  private mutating func lowerTogether(_ body: Braces<Step>, into script: inout Script) {
    let start = reserve(&script)
    var pieces: [Int] = []
    let before = depth
    for step in body.contents {
      pieces.append(script.instructions.count)
      lower(step, into: &script)
      script.instructions.append(.end)
    }
    depth = before
    script.instructions[start] = .together(pieces, end: script.instructions.count)
  }

  private mutating func lowerLoop(_ loop: LoopSyntax, _ body: Braces<Step>, into script: inout Script) {
    switch loop.over {
    case .list(let list): script.instructions.append(.beginList(lower(list), list.span))
    case .range(let range):
      let span = range.from.span.joined(with: range.to.span)
      script.instructions.append(.beginRange(lower(range.from), lower(range.to), by: lower(optional: range.by), span))
    }
    let top = reserve(&script)
    let item = depth
    let counter = loop.counter == nil ? nil : item + 1
    depth += counter == nil ? 1 : 2
    lower(body.contents, into: &script)
    depth = item
    script.instructions.append(.jump(top))
    script.instructions[top] = .nextItem(local: item, counter: counter, end: script.instructions.count)
  }

  private mutating func lowerAdd(_ thing: ThingSyntax, into script: inout Script) {
    let body = block(of: thing.addedBlock)
    within(block: body) { lowering in
      if let plan = lowering.lower(thing) { lowering.program.blocks[body].entries = [.thing(plan)] }
      lowering.lowerHappenings(in: thing)
    }
    script.instructions.append(.add(node: scene.blocks[body].node, locals: depth, thing.span))
  }

  private mutating func lowerPlace(_ target: Expression) -> PlacePlan {
    switch target.kind {
    case .member(let base, let word): .member(lower(base), member(word.text))
    default: .value(lower(target))
    }
  }

  private func timeline(_ word: Word) -> TimelineWay? {
    guard case .symbol(let symbol, _) = scene.references[word.span], let number = timelineOfSymbol[symbol] else {
      return nil
    }
    return TimelineWay(path: way(to: scene.symbols[symbol], from: block).path, timeline: number)
  }

  private func reserve(_ script: inout Script) -> Int {
    script.instructions.append(.end)
    return script.instructions.count - 1
  }

  private mutating func lowerTestStep(_ step: Step, into script: inout Script) {
    let span = step.span
    switch step.kind {
    case .finger(let finger): if let plan = lower(finger) { script.instructions.append(.finger(plan, span)) }
    case .key(let name): script.instructions.append(.key(lower(name)))
    case .expect(let condition): script.instructions.append(.expect(lower(condition), condition.span))
    case .expectSaid(let words): script.instructions.append(.expectSaid(lower(words), span))
    case .expectPlayed(let sound): script.instructions.append(.expectPlayed(lower(sound), span))
    case .snapshot(let name): script.instructions.append(.snapshot(lower(name), name.span))
    default: break
    }
  }

  private mutating func lower(_ step: FingerStep) -> FingerPlan? {
    let kind: FingerPlan.Kind
    switch step.word.text {
    case "tap": kind = .tap
    case "doubleTap": kind = .doubleTap
    case "press": kind = .press
    case "release": kind = .release
    case "hold": kind = .hold
    case "swipe": kind = .swipe
    case "drag": kind = .drag
    default: return nil
    }
    return FingerPlan(
      kind: kind, finger: lower(optional: step.finger), target: lower(optional: step.target),
      to: lower(optional: step.to), direction: step.direction.flatMap { Direction(word: $0.text) },
      over: lower(optional: step.over), name: step.target?.words ?? "")
  }
}

extension Expression {
  /// The expression as words, to speak of it: `left.thumb`; empty for what is no name.
  fileprivate var words: Text {
    switch kind {
    case .name(let word): word.text
    case .member(let base, let word): base.words + "." + word.text
    case .parentheses(let inner): inner.words
    default: ""
    }
  }
}
