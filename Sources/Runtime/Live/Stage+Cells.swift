import SceneLang

/// How changes travel: marking, computing again, and the edges between cells.
extension Stage {
  /// Makes a cell; one with code is stale until it is first computed.
  mutating func makeCell(
    _ role: Cell.Role, _ code: Code? = nil, value: Value = .nothing, glide: GlidePlan? = nil, in place: Int
  ) -> Int {
    var cell = Cell(role: role, value: value, code: code, glide: glide, surroundings: place)
    if !surroundings.isEmpty { cell.locals = surroundings[place].locals }
    switch role {
    case .node, .outline: cell.state = .stale
    case .unused, .input, .value, .property, .watcher, .place, .condition, .waiting:
      if code != nil { cell.state = .stale }
    }
    guard let index = freeCells.popLast() else {
      cells.append(cell)
      return cells.count - 1
    }
    cell.epoch = cells[index].epoch + 1
    cells[index] = cell
    return index
  }

  /// Frees a cell; nothing follows it any more, and it glides no more. Its last value can be read for the moment.
  mutating func freeCell(_ index: Int) {
    if case .unused = cells[index].role { return }
    for number in glides.of(.cell(index)) { dropGlide(number) }
    cells[index] = Cell(
      role: .unused, value: cells[index].value, surroundings: 0, epoch: cells[index].epoch + 1)
    gone.cells.append(index)
  }

  /// Puts a cell on the list of those to bring up to date before the next event.
  mutating func enqueue(_ index: Int) { staleCells.append(index) }

  /// Notes that the value being computed, if any, came from this cell.
  mutating func track(_ index: Int) {
    if !tracking.isEmpty { tracking[tracking.count - 1].append(index) }
  }

  /// Tells the followers of a cell that it has changed.
  mutating func notify(_ index: Int) {
    var kept: [Cell.Edge] = []
    kept.reserveCapacity(cells[index].followers.count)
    for edge in cells[index].followers where cells[edge.cell].epoch == edge.epoch {
      kept.append(edge)
      switch cells[edge.cell].state {
      case .clean:
        doubt(followersOf: edge.cell)
        cells[edge.cell].state = .stale
        queue(edge.cell)
      case .doubtful, .checking: cells[edge.cell].state = .stale
      case .computing: if leaving > 0 { cells[edge.cell].isStaleAgain = true }
      case .stale: break
      }
    }
    cells[index].clearedCount = kept.count
    cells[index].followers = kept
  }

  /// Marks everything that follows a cell, however far.
  private mutating func doubt(followersOf first: Int) {
    var rest = [first]
    while let index = rest.popLast() {
      for edge in cells[index].followers where cells[edge.cell].epoch == edge.epoch {
        guard cells[edge.cell].state == .clean else { continue }
        cells[edge.cell].state = .doubtful
        queue(edge.cell)
        rest.append(edge.cell)
      }
      if case .property(let thing, let property) = cells[index].role {
        for watcher in things[Int(thing.index)].watchers where watcher.property == property.changes {
          rest.append(watcher.cell)
        }
      }
    }
  }

  /// Cells that do something with their value are brought up to date in their turn; the others when they are read.
  private mutating func queue(_ index: Int) {
    switch cells[index].role {
    case .property, .node, .outline: staleCells.append(index)
    case .value: if cells[index].glide != nil { staleCells.append(index) }
    case .condition, .waiting: staleConditions.append(index)
    case .unused, .input, .watcher, .place: break
    }
  }

  /// Brings a cell up to date.
  mutating func refresh(_ index: Int) {
    switch cells[index].state {
    case .clean, .checking: return
    case .computing: noteCircle(through: index)
    case .stale: compute(index)
    case .doubtful: check(index)
    }
  }

  /// Brings a cell up to date of which it is not known whether anything has changed: first what it follows, and what
  /// that follows, however far; then itself, if any of it has come out otherwise.
  private mutating func check(_ index: Int) {
    var rest = [(cell: index, next: 0)]
    cells[index].state = .checking
    while let (cell, next) = rest.last {
      switch cells[cell].state {
      case .clean, .computing, .doubtful: rest.removeLast()
      case .stale:
        rest.removeLast()
        compute(cell)
      case .checking:
        guard next < cells[cell].sources.count else {
          cells[cell].state = .clean
          rest.removeLast()
          continue
        }
        let source = cells[cell].sources[next]
        rest[rest.count - 1].next = next + 1
        switch cells[source].state {
        case .clean: break
        case .stale: compute(source)
        case .doubtful:
          cells[source].state = .checking
          rest.append((cell: source, next: 0))
        // Perhaps a circle, which computing will tell.
        case .computing, .checking: cells[cell].state = .stale
        }
      }
    }
  }

  /// Brings everything up to date that is waiting for it.
  mutating func settle() {
    var next = 0
    while next < staleCells.count {
      refresh(staleCells[next])
      next += 1
    }
    staleCells.removeAll(keepingCapacity: true)
    for handle in unplaced { settlePlace(handle) }
    unplaced.removeAll(keepingCapacity: true)
  }

  private mutating func compute(_ index: Int) {
    guard depth < Limits.nesting - Stage.depthOfCell else { return noteDepth(of: index) }
    depth += Stage.depthOfCell
    defer { depth -= Stage.depthOfCell }
    let before = effort
    if computing.isEmpty { effort = 0 }
    defer { effort = before }
    cells[index].state = .computing
    computing.append(index)
    tracking.append([])
    let changed = recompute(index)
    let sources = tracking.removeLast()
    computing.removeLast()
    // Computing may have taken away what the cell is there for.
    if case .unused = cells[index].role { return }
    follow(sources, from: index)
    if cells[index].state == .computing { cells[index].state = .clean }
    if changed { notify(index) }
    if cells[index].isStaleAgain {
      cells[index].isStaleAgain = false
      doubt(followersOf: index)
      cells[index].state = .stale
      queue(index)
    }
  }

  /// How many levels of evaluating the computing of a cell counts as.
  private static let depthOfCell = 5

  /// Computes a cell; true when those who follow it must know.
  @inline(never)
  private mutating func recompute(_ index: Int) -> Bool {
    switch cells[index].role {
    case .node(let node): return update(node: node)
    case .outline(let thing): return updateOutline(of: thing, for: index)
    case .unused, .input, .value, .property, .watcher, .place, .condition, .waiting: return recomputeValue(index)
    }
  }

  @inline(never)
  private mutating func recomputeValue(_ index: Int) -> Bool {
    guard let code = cells[index].code else { return false }
    var context = Context(surroundings: cells[index].surroundings, locals: cells[index].locals)
    do {
      let value = try evaluate(code, &context)
      if cells[index].isInCircle {
        cells[index].isInCircle = false
        return false
      }
      let isFirst = !cells[index].hasValue
      cells[index].hasFailed = false
      cells[index].hasValue = true
      return try take(value, for: index, isFirst: isFirst)
    } catch {
      if !cells[index].hasFailed { report(error) }
      cells[index].hasFailed = true
      cells[index].isInCircle = false
      return false
    }
  }

  /// Does with a computed value what the cell is there for.
  @inline(never)
  private mutating func take(_ value: Value, for index: Int, isFirst: Bool) throws(Mistake) -> Bool {
    if !isFirst, case .property = cells[index].role, cells[index].value == value { return false }
    switch cells[index].role {
    case .property(let thing, let property):
      cells[index].value = value
      try set(property, of: thing, to: value, gliding: isFirst ? nil : cells[index].glide, from: index)
      return false
    case .value:
      if let glide = cells[index].glide, !isFirst {
        try startGlide(.cell(index), to: value, glide, in: cells[index].surroundings)
        return false
      }
      if cells[index].value == value { return false }
      cells[index].value = value
      return true
    case .condition, .waiting, .unused, .input, .watcher, .place, .node, .outline:
      let changed = cells[index].value != value
      cells[index].value = value
      return changed
    }
  }

  /// Makes the edges from the sources to a cell, unless they are what they were.
  private mutating func follow(_ found: [Int], from index: Int) {
    var sources: [Int] = []
    for source in found where source != index && !sources.suffix(8).contains(source) { sources.append(source) }
    if sources == cells[index].sources { return }
    cells[index].epoch += 1
    cells[index].sources = sources
    let edge = Cell.Edge(cell: index, epoch: cells[index].epoch)
    for source in sources {
      cells[source].followers.append(edge)
      if cells[source].followers.count > 2 * cells[source].clearedCount + 16 { clearFollowers(of: source) }
    }
  }

  private mutating func clearFollowers(of index: Int) {
    let followers = cells[index].followers
    let kept = followers.filter { cells[$0.cell].epoch == $0.epoch }
    cells[index].followers = kept
    cells[index].clearedCount = kept.count
  }

  /// Reports a circle of live values, once, with the whole way round; the values in it stay as they are.
  @inline(never)
  private mutating func noteCircle(through index: Int) {
    let start = computing.firstIndex(of: index) ?? 0
    let isKnown = cells[index].hasFailed
    var way: Text = ""
    for cell in computing[start...] {
      if !name(ofCell: cell).isEmpty { way += name(ofCell: cell) + " → " }
      cells[cell].hasFailed = true
      cells[cell].isInCircle = true
    }
    if !isKnown { report(Mistake(.liveCircle(span(ofCell: index), way: way + name(ofCell: index)))) }
  }

  /// Reports a value that follows others that follow others, too far.
  @inline(never)
  private mutating func noteDepth(of index: Int) {
    if !cells[index].hasFailed { report(Mistake(.followsTooFar(span(ofCell: index), name: name(ofCell: index)))) }
    cells[index].hasFailed = true
  }
}
