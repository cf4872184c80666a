import SceneLang

/// What surroundings begin with, and what they look for after every event.
extension Stage {
  /// Starts what new surroundings begin with: `appear`, timers, timelines, and the conditions of `when`.
  mutating func begin() {
    let new = begun
    begun.removeAll(keepingCapacity: true)
    for handle in new {
      guard let place = living(handle) else { continue }
      let block = program.blocks[surroundings[place].block]
      for timeline in block.timelines where !program.timelines[timeline].paused {
        startTimeline(timeline, in: place)
      }
      for handler in block.handlers { begin(handler, in: handle) }
    }
  }

  private mutating func begin(_ handler: Int, in handle: SurroundingsHandle) {
    guard let place = living(handle) else { return }
    let plan = program.handlers[handler]
    switch plan.trigger {
    case .appear:
      if mayRun(handler, in: place) { start(handler: handler, in: place, subjects: []) }
    case .every(let time): startTimer(handler, time, repeats: true, in: place)
    case .after(let time): startTimer(handler, time, repeats: false, in: place)
    case .when(let condition):
      let cell = makeCell(.condition(handler: handler), condition, in: place)
      cells[cell].value = .flag(false)
      surroundings[place].conditions.append(cell)
      staleConditions.append(cell)
    case .touch, .leave, .key, .touching: break
    }
  }

  private mutating func startTimer(_ handler: Int, _ time: Code, repeats: Bool, in place: Int) {
    var context = Context(surroundings: place, locals: surroundings[place].locals)
    do {
      let every = Microseconds(seconds: try number(time, program.handlers[handler].span, &context))
      let least = max(every, repeats ? 1000 : 0)
      agenda.add(
        .timer(
          handler: handler, surroundings: place, generation: surroundings[place].generation,
          every: repeats ? least : nil),
        at: now + least)
    } catch {
      report(error)
    }
  }

  /// Runs the `leave` handlers of surroundings that are about to go, each to its first wait.
  mutating func leave(_ place: Int) {
    guard surroundings[place].isAlive, !surroundings[place].hasLeft else { return }
    surroundings[place].hasLeft = true
    let handlers = program.blocks[surroundings[place].block].handlers.filter { handler in
      if case .leave = program.handlers[handler].trigger { true } else { false }
    }
    if handlers.isEmpty { return }
    // What takes them away is being brought up to date; to these handlers it is still as it was.
    let updating = computing.filter { if case .node = cells[$0].role { true } else { false } }
    for cell in updating { cells[cell].state = .clean }
    leaving += 1
    tracking.append([])
    for handler in handlers { start(handler: handler, in: place, subjects: []) }
    tracking.removeLast()
    leaving -= 1
    for cell in updating {
      if cells[cell].state != .clean { cells[cell].isStaleAgain = true }
      cells[cell].state = .computing
    }
  }

  /// False for a `once` that has happened already, for the same thing or pair; otherwise it is noted.
  mutating func mayRun(_ handler: Int, in place: Int, _ first: ThingHandle? = nil, _ second: ThingHandle? = nil) -> Bool
  {
    guard program.handlers[handler].once else { return true }
    return surroundings[place].done.insert(Surroundings.Once(handler: handler, first: first, second: second)).inserted
  }

  /// Lets `when` and `wait until` look at their conditions.
  mutating func checkConditions() {
    let stale = staleConditions
    staleConditions.removeAll(keepingCapacity: true)
    for cell in stale { check(cell) }
  }

  private mutating func check(_ cell: Int) {
    switch cells[cell].role {
    case .condition(let handler):
      let before = cells[cell].value
      refresh(cell)
      guard cells[cell].value == .flag(true), before != .flag(true) else { return }
      let place = cells[cell].surroundings
      if mayRun(handler, in: place) { start(handler: handler, in: place, subjects: []) }
    case .waiting(let handle):
      refresh(cell)
      guard let run = run(handle), runs[run].condition == cell else { return }
      if cells[cell].hasFailed { return stopAll(of: run) }
      guard cells[cell].value == .flag(true) else { return }
      runs[run].condition = nil
      freeCell(cell)
      ready.append(handle)
    case .unused, .input, .value, .property, .outline, .watcher, .place, .node: break
    }
  }

  /// Plays to the given moment, and then a key going down, by its name: `Space`, `ArrowLeft`, `a`.
  public mutating func key(_ name: Text, at moment: Microseconds) {
    advance(to: moment)
    arrive()
    press(key: name)
    finishEvent()
  }

  /// Starts the handlers that wait for a key, or for any.
  mutating func press(key name: Text) {
    let all = surroundings.indices.filter { surroundings[$0].isAlive }.map { handle(ofSurroundings: $0) }
    for handle in all {
      guard let place = living(handle) else { continue }
      for handler in program.blocks[surroundings[place].block].handlers {
        guard case .key(let wanted) = program.handlers[handler].trigger, living(handle) != nil,
          waits(wanted, for: name, in: place)
        else { continue }
        if mayRun(handler, in: place) { start(handler: handler, in: place, subjects: []) }
      }
    }
  }

  /// Whether a handler waits for a key, or for any.
  public mutating func waits(forKey name: Text) -> Bool {
    for place in surroundings.indices where surroundings[place].isAlive {
      for handler in program.blocks[surroundings[place].block].handlers {
        guard case .key(let wanted) = program.handlers[handler].trigger else { continue }
        if waits(wanted, for: name, in: place) { return true }
      }
    }
    return false
  }

  private mutating func waits(_ wanted: Code?, for name: Text, in place: Int) -> Bool {
    guard let wanted else { return true }
    var context = Context(surroundings: place, locals: surroundings[place].locals)
    do {
      return printed(try evaluate(wanted, &context)) == name
    } catch {
      report(error)
      return false
    }
  }
}
