/// Sounds without a visible sign.
extension Finder {
  /// Handlers and timelines that are only heard.
  mutating func findSoundsAlone() {
    let seen = placesSeen()
    for placed in uses.handlers {
      let steps = placed.statement.body.contents
      guard isOnlyHeard(effects(of: steps)), !isSeenAnyway(placed, seen), let span = firstSound(in: steps) else {
        continue
      }
      diagnostics.append(.soundAlone(at: span))
    }
    for timeline in uses.timelines {
      let moments = timeline.moments.contents
      let all = moments.reduce(into: Effects()) { $0.formUnion(effects(of: $1.body.contents)) }
      guard isOnlyHeard(all) else { continue }
      for moment in moments {
        guard let span = firstSound(in: moment.body.contents) else { continue }
        diagnostics.append(.soundAlone(at: span))
        break
      }
    }
  }

  private func isOnlyHeard(_ effects: Effects) -> Bool { effects.contains(.sound) && !effects.contains(.show) }

  /// Where a touch or a key shows something: things, parts and the scene by their blocks, and keys.
  private struct Seen {
    var things: Set<Int> = []
    var parts: Set<Int> = []
    var keys: Set<Text> = []
  }

  private func placesSeen() -> Seen {
    var seen = Seen()
    for placed in uses.gestures { note(scene.targets[placed.statement.span], placed.block, in: &seen) }
    for placed in uses.handlers where effects(of: placed.statement.body.contents).contains(.show) {
      guard case .event(let word, let target, _, _) = placed.statement.trigger, let event = Event(word: word.text)
      else {
        continue
      }
      if event == .key { seen.keys.insert(key(target)) }
      if event.isTouch { note(scene.targets[placed.statement.span], placed.block, in: &seen) }
    }
    return seen
  }

  private func note(_ target: HandlerTarget?, _ block: Int, in seen: inout Seen) {
    if let symbol = target?.symbol {
      seen.things.insert(uses.first[symbol])
      if let part = scene.symbols[symbol].type.part { seen.parts.insert(part) }
    } else {
      seen.parts.insert(scene.blocks[block].unit)
    }
  }

  private func key(_ target: Expression?) -> Text { target.map { source(of: $0.span).text($0.span) } ?? "" }

  /// Whether what a handler waits for is seen by itself, or by what another handler does.
  private func isSeenAnyway(_ placed: Uses.Placed<Handler>, _ seen: Seen) -> Bool {
    switch placed.statement.trigger {
    case .event(let word, let target, _, _):
      switch Event(word: word.text) {
      case .drag, .drop, .leave: true
      // Music may go with what appears. What is said should be there to see as well.
      case .appear: placed.block != 0 || hasLabels || !says(placed.statement.body.contents)
      case .key: seen.keys.contains(key(target)) || seen.keys.contains("")
      case .tap, .press, .release, .hold, .doubleTap, .swipe:
        isSeen(scene.targets[placed.statement.span]?.symbol, in: placed.block, seen)
      case nil: true
      }
    case .when(let condition): followsWhatIsSeen(condition)
    case .every, .after: false
    }
  }

  /// Whether a touch of a thing shows something: on it, on what it is in, or on the part it belongs to.
  private func isSeen(_ symbol: Int?, in block: Int, _ seen: Seen) -> Bool {
    var outer = symbol.map { uses.first[$0] }
    while let here = outer {
      if seen.things.contains(here) { return true }
      if let part = scene.symbols[here].type.part, seen.parts.contains(part) { return true }
      outer = holder(of: here)
    }
    return seen.parts.contains(scene.blocks[block].unit)
  }

  /// Whether a condition asks for something that is seen: a thing, the time, a state that things follow.
  private func followsWhatIsSeen(_ condition: Expression) -> Bool {
    condition.contains { part in
      switch part.kind {
      case .call, .member, .filter: true
      case .name(let word):
        switch scene.references[word.span] {
        case .symbol(let symbol, _): scene.symbols[symbol].kind != .state || uses.isReadByThings[symbol]
        case .local, .colour, .choice: false
        case .time, .selfThing, .scene, nil: true
        }
      default: false
      }
    }
  }

  private func says(_ steps: [Step]) -> Bool {
    steps.contains { step in
      if case .say = step.kind { return true }
      return step.bodies.contains { says($0.contents) }
    }
  }

  private var hasLabels: Bool {
    uses.things.contains { scene.symbols[$0.symbol].type.kind == .label }
  }

  /// The first step that is heard, or that calls an action which is.
  private func firstSound(in steps: [Step]) -> Span? {
    for step in steps where effects(of: step).contains(.sound) {
      for body in step.bodies {
        if let span = firstSound(in: body.contents) { return span }
      }
      return step.span
    }
    return nil
  }
}
