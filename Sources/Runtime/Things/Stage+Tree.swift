import SceneLang

/// The tree of things: who is in whom, in which order they are drawn, and moves in it.
extension Stage {
  /// The children of a thing in the order of painting: by `z`, then by rank, then in the file's order.
  mutating func children(of index: Int) -> [Int] {
    if things[index].childrenAreKnown { return things[index].children }
    var found: [Int] = []
    collect(things[index].entries, of: index, into: &found)
    found += things[index].attached.filter { things[$0].isAlive && things[$0].parent == index }
    let sorted = found.enumerated().sorted { a, b in
      let (one, two) = (things[a.element], things[b.element])
      if one.look.z != two.look.z { return one.look.z < two.look.z }
      return one.rank == two.rank ? a.offset < b.offset : one.rank < two.rank
    }
    things[index].children = sorted.map { $0.element }
    for (order, child) in things[index].children.enumerated() { things[child].order = order }
    things[index].childrenAreKnown = true
    return things[index].children
  }

  /// Adds what stands in the entries and is in the thing now, in the order of the page.
  func collect(_ entries: [Thing.Entry], of index: Int, into found: inout [Int]) {
    for entry in entries {
      switch entry {
      case .thing(let thing):
        if things[thing].isAlive, things[thing].parent == index, things[thing].home == index { found.append(thing) }
      case .node(let node):
        for item in nodes[node].items { collect(surroundings[item].entries, of: index, into: &found) }
      }
    }
  }

  /// Notes that the children of a thing, or their order, have changed.
  mutating func childrenChanged(of index: Int) {
    things[index].childrenAreKnown = false
    pictureIsStale = true
  }

  /// Brings a thing to the front of its siblings of the same `z`.
  mutating func raiseThing(_ index: Int) {
    topRank += 1
    things[index].rank = topRank
    if let parent = things[index].parent { childrenChanged(of: parent) }
  }

  /// Puts a thing behind its siblings of the same `z`.
  mutating func lowerThing(_ index: Int) {
    bottomRank -= 1
    things[index].rank = bottomRank
    if let parent = things[index].parent { childrenChanged(of: parent) }
  }

  /// Gives a thing a new parent; it stays where it is on the screen, as far as its own turn and scale can say so.
  mutating func attach(_ index: Int, to parent: Int, _ span: Span) throws(Mistake) {
    var outer: Int? = parent
    while let here = outer {
      if here == index { throw Mistake(.attachInside(span, thing: name(of: index))) }
      outer = things[here].parent
    }
    guard things[index].parent != parent else { return raiseThing(index) }
    guard depth(of: parent) + height(of: index) <= Limits.depth else {
      throw Mistake(.nestedTooDeep(span, name: name(of: index)))
    }
    let way = plane(of: index).concatenating(plane(of: parent).inverse() ?? .identity)
    if let old = things[index].parent {
      things[old].attached.removeAll { $0 == index }
      childrenChanged(of: old)
    }
    for property in [Property.at, .rotation, .scale, .flipped] { takeOver(property, of: index) }
    things[index].parent = parent
    if things[index].home != parent { things[parent].attached.append(index) }
    settleIn(index, way)
    raiseThing(index)
    moved(index)
    tellParentWatchers(of: index)
  }

  /// How many things a thing is in.
  func depth(of index: Int) -> Int {
    var depth = 0
    var here = index
    while let parent = things[here].parent {
      depth += 1
      here = parent
    }
    return depth
  }

  /// How many things lie in each other from a thing inwards, itself counted.
  private mutating func height(of index: Int) -> Int {
    var height = 0
    for child in children(of: index) { height = max(height, self.height(of: child)) }
    return height + 1
  }

  /// Takes position, turn, scale and flip from a map of the thing's own points into its new parent.
  private mutating func settleIn(_ index: Int, _ way: Matrix3) {
    let look = things[index].look
    let anchor = Point(look.anchor.x * look.size.x, look.anchor.y * look.size.y)
    let place = way.apply(anchor)
    let across = way.isAffine ? Point(way.m11, way.m21) : way.apply(anchor + Point(1, 0)) - place
    let down = way.isAffine ? Point(way.m12, way.m22) : way.apply(anchor + Point(0, 1)) - place
    let corner = place - anchor
    things[index].look.position = look.positionIsCenter ? corner + look.size * 0.5 : corner
    let isUpright = across.y == 0 && down.x == 0 && across.x > 0 && down.y > 0
    let isFlipped = across.x * down.y - across.y * down.x < 0
    if isUpright {
      things[index].look.rotation = 0
      things[index].look.scale = Point(across.x, down.y)
    } else {
      let turn = isFlipped ? across * -1 : across
      things[index].look.rotation = arcTangent2(turn.y, turn.x)
      things[index].look.scale = Point(
        (across.x * across.x + across.y * across.y).squareRoot(), (down.x * down.x + down.y * down.y).squareRoot())
    }
    things[index].look.flipped = isFlipped
  }

  private mutating func tellParentWatchers(of index: Int) {
    for property in [Property.parent, .at, .rotation, .scale, .flipped] { changed(property, of: index) }
  }

  /// A thing's name, or its kind where it has none, to speak of it.
  func name(of index: Int) -> Text {
    if index == 0 { return "scene" }
    let plan = program.things[things[index].plan]
    if !plan.name.isEmpty { return plan.name }
    return plan.kind?.word ?? plan.part.map { program.blocks[$0].name } ?? ""
  }
}
