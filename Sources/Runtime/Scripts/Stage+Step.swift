import SceneLang

/// The instructions of a script.
extension Stage {
  /// Does a run's next instruction; false when the run waits or has ended.
  mutating func step(_ run: Int) throws(Mistake) -> Bool {
    let top = runs[run].frames.count - 1
    let counter = runs[run].frames[top].counter
    runs[run].frames[top].counter = counter + 1
    let instruction = program.scripts[runs[run].frames[top].script].instructions[counter]
    var context = Context(surroundings: runs[run].frames[top].surroundings, locals: runs[run].frames[top].locals)
    switch instruction {
    case .assign(let place, let how, let code, let glide, let span):
      try assign(place, how, code, glide, span, &context)
    case .animate(let target, let changes, let over, let curve, let delay, let span):
      return try animate(run, target, changes, over, curve, delay, span, &context)
    case .keep(let local, let code):
      let value = try evaluate(code, &context)
      keep(value, in: local, of: run)
    case .wait(let time, let span):
      return try wait(run, Microseconds(seconds: try number(time, span, &context)))
    case .waitUntil(let condition): return try wait(run, until: condition, context)
    case .jump(let place): runs[run].frames[top].counter = place
    case .jumpUnless(let condition, let place, let span):
      if !(try flag(condition, span, &context)) { runs[run].frames[top].counter = place }
    case .beginList(let code, let span):
      runs[run].frames[top].loops.append(Run.Loop(items: try list(code, span, &context), next: 0, rest: 0))
    case .beginRange(let from, let to, let by, let span):
      let items = try numbers(from, to, by, span, &context)
      runs[run].frames[top].loops.append(Run.Loop(items: items.map { .number($0) }, next: 0, rest: 0))
    case .nextItem(let local, let counter, let end): nextItem(run, local, counter, end)
    case .beginRepeat(let count, let span):
      let count = try number(count, span, &context)
      let rest = Int(max(0, min(1e9, count.isNaN ? 0 : count)))
      runs[run].frames[top].loops.append(Run.Loop(items: [], next: 0, rest: rest))
    case .nextRepeat(let end): nextRepeat(run, end)
    case .together(let pieces, let end):
      runs[run].frames[top].counter = end
      for piece in pieces { try startPiece(of: run, at: piece, awaited: true, scriptSpan(of: run)) }
      return runs[run].pending == 0
    case .meanwhile(let end):
      try startPiece(of: run, at: counter + 1, awaited: false, scriptSpan(of: run))
      runs[run].frames[top].counter = end
    case .attach, .raise, .lower, .remove, .add: try changeTree(run, instruction, &context)
    case .play, .playNote, .say: try makeSound(instruction, &context)
    case .call(let action, let arguments, let span): try call(run, action, arguments, span, &context)
    case .restart:
      askToRestart(run)
      return false
    case .stop:
      stopAll(of: run)
      return false
    case .startTimeline(let way):
      try takeTurn(run)
      startTimeline(way, from: context.surroundings)
    case .stopTimeline(let way): stopTimeline(way, from: context.surroundings)
    case .finger, .key, .expect, .expectSaid, .expectPlayed, .snapshot:
      return try testStep(run, instruction, &context)
    case .end: return leaveScript(run)
    }
    return true
  }

  private mutating func keep(_ value: Value, in local: Int, of run: Int) {
    let top = runs[run].frames.count - 1
    while runs[run].frames[top].locals.count <= local { runs[run].frames[top].locals.append(.nothing) }
    runs[run].frames[top].locals[local] = value
  }

  private mutating func nextItem(_ run: Int, _ local: Int, _ counter: Int?, _ end: Int) {
    let top = runs[run].frames.count - 1
    let last = runs[run].frames[top].loops.count - 1
    let next = runs[run].frames[top].loops[last].next
    guard next < runs[run].frames[top].loops[last].items.count else {
      runs[run].frames[top].loops.removeLast()
      runs[run].frames[top].counter = end
      return
    }
    runs[run].frames[top].loops[last].next = next + 1
    keep(runs[run].frames[top].loops[last].items[next], in: local, of: run)
    if let counter { keep(.number(Double(next + 1)), in: counter, of: run) }
  }

  private mutating func nextRepeat(_ run: Int, _ end: Int) {
    let top = runs[run].frames.count - 1
    let last = runs[run].frames[top].loops.count - 1
    if runs[run].frames[top].loops[last].rest > 0 {
      runs[run].frames[top].loops[last].rest -= 1
    } else {
      runs[run].frames[top].loops.removeLast()
      runs[run].frames[top].counter = end
    }
  }

  /// Suspends a run for a time; a time of nothing is the next turn of the same moment, of which there are not endlessly
  /// many.
  private mutating func wait(_ run: Int, _ time: Microseconds) throws(Mistake) -> Bool {
    if time <= 0 { try takeTurn(run) }
    return pause(run, time)
  }

  /// Counts what puts something off within the moment: a wait of no time, or the start of a timeline.
  private mutating func takeTurn(_ run: Int) throws(Mistake) {
    turns += 1
    if turns > Limits.turns { throw Mistake(.tooManySteps(loopSpan(of: run))) }
  }

  /// Suspends a run for a time. A test goes on when everything else of the moment has happened.
  mutating func pause(_ run: Int, _ time: Microseconds) -> Bool {
    let handle = RunHandle(index: run, generation: runs[run].generation)
    agenda.add(.wake(handle, pass: runs[run].pass), at: now + max(0, time), isLate: runs[run].isTest)
    return false
  }

  /// Suspends a run until a condition holds; one that holds already does not suspend.
  private mutating func wait(_ run: Int, until condition: Code, _ context: Context) throws(Mistake) -> Bool {
    var now = context
    if try flag(condition, condition.span, &now) { return true }
    let handle = RunHandle(index: run, generation: runs[run].generation)
    let cell = makeCell(.waiting(run: handle), condition, in: context.surroundings)
    cells[cell].locals = context.locals
    refresh(cell)
    runs[run].condition = cell
    return false
  }

  /// Enters an action of the author's.
  private mutating func call(
    _ run: Int, _ action: Int, _ arguments: [Code], _ span: Span, _ context: inout Context
  ) throws(Mistake) {
    let plan = program.actions[action]
    guard runs[run].frames.count < Limits.depth else { throw Mistake(.tooDeep(span, name: plan.name)) }
    guard let place = surroundings(of: plan.block, outOf: context.surroundings) else {
      throw Mistake(.notThere(span, name: plan.name))
    }
    var inner = Context(surroundings: place)
    for argument in arguments { inner.locals.append(try evaluate(argument, &context)) }
    for fallback in plan.fallbacks.dropFirst(arguments.count) {
      guard let fallback else { break }
      let value = try evaluate(fallback, &inner)
      inner.locals.append(value)
    }
    runs[run].frames.append(Run.Frame(script: plan.script, counter: 0, surroundings: place, locals: inner.locals))
  }

  private mutating func leaveScript(_ run: Int) -> Bool {
    if runs[run].frames.count > 1 {
      runs[run].frames.removeLast()
      return true
    }
    end(run)
    return false
  }
}
