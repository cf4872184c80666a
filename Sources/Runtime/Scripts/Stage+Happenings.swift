import SceneLang

/// What surroundings begin with, and what they look for after every event.
extension Stage {
  /// Starts what new surroundings begin with: `appear`, timers, timelines, and the conditions of `when`.
  mutating func begin() {
    var next = 0
    while next < begun.count {
      let place = begun[next]
      next += 1
      guard surroundings[place].isAlive else { continue }
      let block = program.blocks[surroundings[place].block]
      for timeline in block.timelines where !program.timelines[timeline].paused {
        startTimeline(timeline, in: place)
      }
      for handler in block.handlers { begin(handler, in: place) }
    }
    begun.removeAll(keepingCapacity: true)
  }

  private mutating func begin(_ handler: Int, in place: Int) {
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
    for handler in program.blocks[surroundings[place].block].handlers {
      guard case .leave = program.handlers[handler].trigger else { continue }
      tracking.append([])
      start(handler: handler, in: place, subjects: [])
      tracking.removeLast()
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
      guard cells[cell].value == .flag(true), let run = run(handle), runs[run].condition == cell else { return }
      runs[run].condition = nil
      freeCell(cell)
      ready.append(handle)
    case .unused, .input, .value, .property, .outline, .watcher, .place, .node: break
    }
  }

  /// Plays to the given moment, and then a key going down, by its name: `Space`, `ArrowLeft`, `a`.
  public mutating func key(_ name: Text, at moment: Microseconds) {
    advance(to: moment)
    press(key: name)
    finishEvent()
  }

  /// Starts the handlers that wait for a key, or for any.
  mutating func press(key name: Text) {
    for place in surroundings.indices where surroundings[place].isAlive {
      for handler in program.blocks[surroundings[place].block].handlers {
        guard case .key(let wanted) = program.handlers[handler].trigger, waits(wanted, for: name, in: place) else {
          continue
        }
        if mayRun(handler, in: place) { start(handler: handler, in: place, subjects: []) }
      }
    }
  }

  private mutating func waits(_ wanted: Code?, for name: Text, in place: Int) -> Bool {
    guard let wanted else { return true }
    var context = Context(surroundings: place, locals: surroundings[place].locals)
    do {
      return try evaluate(wanted, &context).printed == name
    } catch {
      report(error)
      return false
    }
  }
}
