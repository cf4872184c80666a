import SceneLang

/// Surroundings that come and go: the scene, parts, branches and items.
extension Stage {
  /// Makes the surroundings of a block and all that is in it.
  mutating func makeSurroundings(
    of block: Int, in parent: Int, owner: Int, container: Int, node: Int? = nil, locals: [Value] = [],
    filling: (inout Stage, Int) -> Void = { _, _ in }
  ) -> Int {
    var fresh = Surroundings(block: block, parent: parent, owner: owner, container: container)
    fresh.locals = locals
    fresh.node = node
    let index = place(fresh)
    surroundings[index].slots = Array(repeating: .empty, count: program.blocks[block].slots.count)
    begun.append(handle(ofSurroundings: index))
    fillSlots(of: index)
    filling(&self, index)
    surroundings[index].nodes = program.blocks[block].nodes.indices.map { makeNode($0, in: index) }
    surroundings[index].entries = makeEntries(program.blocks[block].entries, in: index, container: container)
    return index
  }

  private mutating func place(_ fresh: Surroundings) -> Int {
    guard let index = freeSurroundings.popLast() else {
      surroundings.append(fresh)
      surroundings[surroundings.count - 1].generation = firstGeneration
      return surroundings.count - 1
    }
    let generation = surroundings[index].generation &+ 1
    surroundings[index] = fresh
    surroundings[index].generation = generation
    return index
  }

  /// Gives states, values and parameters their cells.
  private mutating func fillSlots(of index: Int) {
    let block = surroundings[index].block
    for (slot, plan) in program.blocks[block].slots.enumerated() {
      switch plan {
      case .thing, .item, .none: break
      case .value(.constant(let value)): surroundings[index].slots[slot] = .value(value)
      case .value(let code): surroundings[index].slots[slot] = .cell(makeCell(.value, code, in: index))
      case .parameter(let fallback):
        let cell = makeCell(.value, fallback ?? .constant(.nothing), in: index)
        surroundings[index].slots[slot] = .cell(cell)
      case .state(let code, let from, let to):
        surroundings[index].slots[slot] = .cell(makeState(code, from, to, in: index))
      }
    }
  }

  /// A state begins as its code says, within its range, and follows nothing.
  private mutating func makeState(_ code: Code, _ from: Code?, _ to: Code?, in index: Int) -> Int {
    let cell = makeCell(.input, in: index)
    var context = Context(surroundings: index, locals: surroundings[index].locals)
    tracking.append([])
    do {
      cells[cell].value = try evaluate(code, &context)
      if let from, let to {
        let (low, high) = (try evaluate(from, &context), try evaluate(to, &context))
        if case .number(let low) = low, case .number(let high) = high {
          ranges[cell] = Range(low: low, high: high)
          cells[cell].value = ranges[cell]?.held(cells[cell].value) ?? cells[cell].value
        }
      }
    } catch {
      report(error)
    }
    tracking.removeLast()
    return cell
  }

  private mutating func makeNode(_ plan: Int, in index: Int) -> Int {
    let node = Node(plan: plan, surroundings: index, container: surroundings[index].container, cell: 0)
    let place: Int
    if let free = freeNodes.popLast() {
      nodes[free] = node
      place = free
    } else {
      nodes.append(node)
      place = nodes.count - 1
    }
    nodes[place].cell = makeCell(.node(place), in: index)
    enqueue(nodes[place].cell)
    return place
  }

  /// Makes the things of entries, and names the nodes among them.
  mutating func makeEntries(_ plans: [EntryPlan], in index: Int, container: Int) -> [Thing.Entry] {
    var entries: [Thing.Entry] = []
    entries.reserveCapacity(plans.count)
    for plan in plans {
      switch plan {
      case .thing(let number):
        if let thing = makeThing(number, in: index, container: container) { entries.append(.thing(thing)) }
      case .node(let number):
        let node = surroundings[index].nodes[number]
        nodes[node].container = container
        entries.append(.node(node))
      }
    }
    return entries
  }

  /// Takes surroundings away with everything in them: things, cells, runs. What they held can be read until
  /// `freeWhatIsGone`, since the step that made them go may still be under way.
  mutating func removeSurroundings(_ index: Int) {
    leave(index)
    guard surroundings[index].isAlive else { return }
    surroundings[index].isAlive = false
    for slot in surroundings[index].slots {
      switch slot {
      case .thing(let handle): if isThere(handle) { removeThing(Int(handle.index)) }
      case .cell(let cell):
        ranges[cell] = nil
        freeCell(cell)
      case .empty, .value: break
      }
    }
    for node in surroundings[index].nodes {
      closeNode(node)
      gone.nodes.append(node)
    }
    for condition in surroundings[index].conditions { freeCell(condition) }
    gone.surroundings.append(index)
  }

  /// Takes everything away that an `if` or a `for` has made, for good.
  mutating func closeNode(_ node: Int) {
    guard !nodes[node].isClosed else { return }
    nodes[node].isClosed = true
    let items = nodes[node].items
    nodes[node].items = []
    nodes[node].values = []
    for item in items { removeSurroundings(item) }
    freeCell(nodes[node].cell)
  }

  /// Makes the places of what has gone free for use; to be called where no step is under way.
  mutating func freeWhatIsGone() {
    if gone.isEmpty { return }
    for index in gone.surroundings {
      surroundings[index].slots = []
      surroundings[index].nodes = []
      surroundings[index].entries = []
    }
    freeSurroundings += gone.surroundings
    freeNodes += gone.nodes
    freeCells += gone.cells
    gone = Gone()
  }

  /// The surroundings of a block that these are in; nil where they are in none.
  @inline(never)
  func surroundings(of block: Int, outOf index: Int) -> Int? {
    var here = index
    while surroundings[here].block != block {
      if here == 0 { return nil }
      here = surroundings[here].parent
    }
    return here
  }
}

/// What has gone, and whose places are not free yet.
struct Gone: Sendable {
  var surroundings: [Int] = []
  var nodes: [Int] = []
  var cells: [Int] = []

  var isEmpty: Bool { surroundings.isEmpty && nodes.isEmpty && cells.isEmpty }
}

/// Where a state is held.
struct Range: Hashable, Sendable {
  var low: Double
  var high: Double

  /// The value nearest to a number within the range; what is no number is left as it is.
  func held(_ value: Value) -> Value {
    guard case .number(let number) = value else { return value }
    return .number(max(low, min(high, number)))
  }
}
