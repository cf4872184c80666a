import SceneLang

/// Reading what names stand for.
extension Stage {
  /// The surroundings so many out.
  func surroundings(_ up: Int, outOf start: Int) -> Int {
    var here = start
    for _ in 0..<up { here = surroundings[here].parent }
    return here
  }

  /// Names surroundings that are there.
  func handle(ofSurroundings index: Int) -> SurroundingsHandle {
    SurroundingsHandle(index: index, generation: surroundings[index].generation)
  }

  /// The place of surroundings that are still there.
  func living(_ handle: SurroundingsHandle) -> Int? {
    let index = handle.index
    guard index < surroundings.count, surroundings[index].isAlive else { return nil }
    return surroundings[index].generation == handle.generation ? index : nil
  }

  /// The value in a slot; nil where it holds none now.
  mutating func read(slot: Int, of place: Int) -> Value? {
    switch surroundings[place].slots[slot] {
    case .empty: return nil
    case .value(let value): return value
    case .thing(let handle): return isThere(handle) ? .thing(handle) : nil
    case .cell(let cell):
      refresh(cell)
      track(cell)
      return cells[cell].value
    }
  }

  /// Every value at the end of a path, in the order of the page; following it follows the `if`s and `for`s on the way.
  mutating func read(_ path: Path, from start: Int) -> [Value] {
    var places = [surroundings(path.up, outOf: start)]
    for turn in path.down {
      var inner: [Int] = []
      for place in places {
        let node = surroundings[place].nodes[turn.node]
        refresh(nodes[node].cell)
        track(nodes[node].cell)
        inner += nodes[node].items.filter { surroundings[$0].block == turn.block }
      }
      places = inner
    }
    return places.compactMap { read(slot: path.slot, of: $0) }
  }

  /// The places at the end of a path's turns.
  mutating func places(_ path: Path, from start: Int) -> [Int] {
    var places = [surroundings(path.up, outOf: start)]
    for turn in path.down {
      places = places.flatMap { nodes[surroundings[$0].nodes[turn.node]].items }
        .filter { surroundings[$0].block == turn.block }
    }
    return places
  }

  /// The value of a name behind a dot: inside the thing's part, or its property.
  mutating func read(_ member: Member, of thing: ThingHandle, _ span: Span) throws(Mistake) -> Value {
    guard isThere(thing) else { throw Mistake(.notThere(span, name: member.word)) }
    if let inner = things[Int(thing.index)].inner,
      let plan = program.blocks[surroundings[inner].block].members[member.name]
    {
      let values = read(plan.path, from: inner)
      if plan.isFamily { return .list(values) }
      guard let value = values.first else { throw Mistake(.notThere(span, name: member.word)) }
      return value
    }
    guard let property = member.property else { throw Mistake(.notThere(span, name: member.word)) }
    return value(of: property, of: Int(thing.index))
  }

  /// The `self` of code: the instance of the part it stands in, or the scene.
  func selfThing(of place: Int) -> ThingHandle { handle(surroundings[place].owner) }

  /// The value of a name of the scene's, for hosts.
  mutating func readValue(of name: Text) -> Value? {
    guard let number = program.names[name], let member = program.blocks[0].members[number] else { return nil }
    let values = read(member.path, from: 0)
    return member.isFamily ? .list(values) : values.first
  }
}
