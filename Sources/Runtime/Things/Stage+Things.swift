import SceneLang

/// Things on the stage: made, changed, moved in the tree, removed.
extension Stage {
  /// Whether a handle's thing is still there.
  func isThere(_ handle: ThingHandle) -> Bool {
    let index = Int(handle.index)
    return index < things.count && things[index].isAlive && things[index].generation == handle.generation
  }

  /// The handle of a living thing.
  func handle(_ index: Int) -> ThingHandle {
    ThingHandle(index: Int32(index), generation: things[index].generation)
  }

  /// Makes a thing of a plan and what stands in its braces; nil where there are too many, or parts in parts too deep.
  mutating func makeThing(_ plan: Int, in place: Int, container: Int) -> Int? {
    guard mayMake(plan, in: container) else { return nil }
    let index = makeAlone(plan, in: place, container)
    if let part = program.things[plan].part { makePart(part, for: index, plan, in: place) }
    let entries = makeEntries(program.things[plan].entries, in: place, container: index)
    things[index].entries += entries
    unplaced.append(handle(index))
    return index
  }

  /// Whether one more thing may be made; reports why not.
  @inline(never)
  private mutating func mayMake(_ plan: Int, in container: Int) -> Bool {
    let plan = program.things[plan]
    guard things.count - freeThings.count < Limits.things else {
      report(Mistake(.tooManyThings(plan.span)))
      return false
    }
    guard let part = plan.part else { return true }
    // Where a part makes itself without end, once in a moment is enough.
    if tooDeepAt[part] == now { return false }
    guard depth(of: container) >= Limits.depth else { return true }
    report(Mistake(.tooDeep(plan.span, name: program.blocks[part].name)))
    tooDeepAt[part] = now
    return false
  }

  /// Makes a thing without what stands in its braces.
  @inline(never)
  private mutating func makeAlone(_ plan: Int, in place: Int, _ container: Int) -> Int {
    var thing = Thing(plan: plan, kind: program.things[plan].kind, surroundings: place)
    thing.parent = container
    thing.home = container
    thing.look.color = firstColour(of: program.things[plan])
    let index = placeThing(thing)
    surroundings[place].slots[program.things[plan].slot] = .thing(handle(index))
    apply(program.things[plan].settings, to: index, in: place)
    if program.things[plan].kind == .path { makeOutlineCell(of: index, in: place) }
    return index
  }

  private mutating func placeThing(_ thing: Thing) -> Int {
    guard let index = freeThings.popLast() else {
      things.append(thing)
      things[things.count - 1].generation = firstGeneration
      return things.count - 1
    }
    let generation = things[index].generation &+ 1
    things[index] = thing
    things[index].generation = generation
    return index
  }

  /// Shapes and labels are black unless they say otherwise; a path with a stroke alone is not filled.
  private func firstColour(of plan: ThingPlan) -> Paint? {
    guard let kind = plan.kind, kind.isShape || kind == .label else { return nil }
    if kind == .path, plan.settings.contains(where: { $0.property == .stroke }) { return nil }
    return .solid(Colour(0, 0, 0))
  }

  private mutating func makePart(_ part: Int, for index: Int, _ plan: Int, in place: Int) {
    let inner = makeSurroundings(of: part, in: 0, owner: index, container: index) { stage, inner in
      stage.things[index].inner = inner
      stage.pass(stage.program.things[plan].arguments, to: inner, from: place)
    }
    apply(program.blocks[part].settings, to: index, in: inner, unlessGivenBy: program.things[plan].settings)
    things[index].entries = surroundings[inner].entries
  }

  /// Gives parameters their values, which are computed in the surroundings outside.
  private mutating func pass(_ arguments: [ArgumentPlan], to inner: Int, from place: Int) {
    for argument in arguments {
      guard case .cell(let cell) = surroundings[inner].slots[argument.slot] else { continue }
      cells[cell].code = argument.code
      cells[cell].glide = argument.glide
      cells[cell].surroundings = place
      cells[cell].locals = surroundings[place].locals
      if argument.glide != nil { enqueue(cell) }
    }
  }

  /// Sets constant properties, and makes the cells of the others.
  private mutating func apply(
    _ settings: [SettingPlan], to index: Int, in place: Int, unlessGivenBy outer: [SettingPlan] = []
  ) {
    for setting in settings where !outer.contains(where: { $0.property.changes == setting.property.changes }) {
      if case .constant(let value) = setting.code {
        if !things[index].look.set(setting.property, to: value) {
          report(Mistake(.wrongTypeNow(setting.span, expected: setting.property.traits.type, found: value.type)))
        }
      } else {
        let role = Cell.Role.property(handle(index), setting.property)
        let cell = makeCell(role, setting.code, glide: setting.glide, in: place)
        things[index].drivers.append(Thing.Driver(property: setting.property, cell: cell))
        enqueue(cell)
      }
    }
  }

  /// Removes a thing with all that is in it.
  mutating func removeThing(_ index: Int) {
    if let inner = things[index].inner { leave(inner) }
    guard things[index].isAlive, index != 0 else { return }
    things[index].isAlive = false
    letGo(of: index)
    for driver in things[index].drivers + things[index].watchers {
      notify(driver.cell)
      freeCell(driver.cell)
    }
    stopGlides(of: index)
    forgetTouching(of: index)
    fingerIndex.remove(index)
    for child in children(of: index) { removeThing(child) }
    for case .node(let node) in things[index].entries { closeNode(node) }
    if let inner = things[index].inner { removeSurroundings(inner) }
    if let parent = things[index].parent {
      if things[index].home != parent { things[parent].attached.removeAll { $0 == index } }
      childrenChanged(of: parent)
    }
    freeThings.append(index)
  }

  /// Removes a thing by an action: its name then stands for nothing.
  mutating func remove(_ handle: ThingHandle) {
    let index = Int(handle.index)
    let place = things[index].surroundings
    let slot = program.things[things[index].plan].slot
    removeThing(index)
    if surroundings[place].isAlive { surroundings[place].slots[slot] = .empty }
    noteRemoval(in: place)
    if let node = surroundings[place].node, isAdded(node) {
      nodes[node].items.removeAll { $0 == place }
      removeSurroundings(place)
    }
  }

  /// Whether a node holds what actions add, one thing an item.
  private func isAdded(_ node: Int) -> Bool {
    let block = surroundings[nodes[node].surroundings].block
    if case .added = program.blocks[block].nodes[nodes[node].plan].kind { return true }
    return false
  }

  /// Those who count a family must know that a member is gone.
  private mutating func noteRemoval(in place: Int) {
    var here = place
    while let node = surroundings[here].node {
      notify(nodes[node].cell)
      here = surroundings[here].parent
    }
  }
}
