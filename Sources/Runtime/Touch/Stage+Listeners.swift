import SceneLang

/// Who listens: the handlers and gestures about a thing, found by its plan.
extension Stage {
  /// A handler, where it runs, and the subjects it runs with.
  struct Listener {
    var handler: Int
    var place: SurroundingsHandle
  }

  /// What a thing listens to by itself.
  func listening(of index: Int) -> Listening {
    guard things[index].plan >= 0 else { return program.listeningOfUnit[0] ?? [] }
    let plan = program.things[things[index].plan]
    guard let part = plan.part, let more = program.listeningOfUnit[part] else { return plan.listens }
    return plan.listens.union(more)
  }

  /// The nearest thing outwards, the thing itself first, that listens to any of these.
  func nearestListener(to listening: Listening, from index: Int) -> Int? {
    var outer: Int? = index
    while let here = outer {
      if !self.listening(of: here).isDisjoint(with: listening) { return here }
      outer = things[here].parent
    }
    return nil
  }

  /// The listeners to an event on a thing, in the file's order.
  mutating func listeners(to event: Event, on index: Int) -> [Listener] {
    let plan = things[index].plan
    let handlers = plan < 0 ? program.handlersOfUnit[0] ?? [] : program.handlers(ofPlan: plan)
    var found: [Listener] = []
    for handler in handlers {
      guard case .touch(event, _) = program.handlers[handler].trigger else { continue }
      let plan = program.handlers[handler]
      for place in places(of: plan.block, about: index, isWhole: plan.target == nil)
      where isMeant(plan.only, index, in: place) {
        found.append(Listener(handler: handler, place: handle(ofSurroundings: place)))
      }
    }
    return found
  }

  /// The surroundings of a block in which a statement is about the thing: those that the thing is in, or else all
  /// that stand in those.
  mutating func places(of block: Int, about index: Int, isWhole: Bool) -> [Int] {
    let start = isWhole ? things[index].inner ?? 0 : things[index].surroundings
    var outer = start
    while true {
      if surroundings[outer].block == block { return [outer] }
      if let inside = inner(of: block, in: outer) { return inside }
      if outer == 0 { return [] }
      // Out of a part, to where its instance stands.
      let isPart = program.blocks[surroundings[outer].block].kind == .part
      outer = isPart ? things[surroundings[outer].owner].surroundings : surroundings[outer].parent
    }
  }

  /// The surroundings of a block that stand in these; nil where the block stands elsewhere.
  private func inner(of block: Int, in outer: Int) -> [Int]? {
    var chain: [Int] = []
    var here = block
    while here != surroundings[outer].block {
      if program.blocks[here].kind == .part || here == 0 { return nil }
      chain.append(here)
      here = program.blocks[here].parent
    }
    var places = [outer]
    for turn in chain.reversed() {
      places = places.flatMap { surroundings[$0].nodes.flatMap { nodes[$0].items } }
        .filter { surroundings[$0].block == turn }
    }
    return places
  }

  /// Whether a thing is the one that a target such as `left.thumb` names.
  mutating func isMeant(_ only: Code?, _ index: Int, in place: Int) -> Bool {
    guard let only else { return true }
    var context = Context(surroundings: place, locals: surroundings[place].locals)
    guard let things = try? things(only, only.span, &context) else { return false }
    return things.contains(handle(index))
  }

  /// Starts the handlers of an event on a thing.
  mutating func fire(_ event: Event, on index: Int, direction: Direction? = nil) {
    let thing = handle(index)
    for listener in listeners(to: event, on: index) {
      let plan = program.handlers[listener.handler]
      guard plan.second == nil, plan.secondOnly == nil else { continue }
      if case .touch(_, let wanted?) = plan.trigger, wanted != .any, wanted != direction { continue }
      guard let place = living(listener.place), mayRun(listener.handler, in: place, thing) else { continue }
      start(handler: listener.handler, in: place, subjects: [.thing(thing)])
    }
  }
}
