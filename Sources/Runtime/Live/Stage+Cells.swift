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
      case .doubtful: cells[edge.cell].state = .stale
      case .stale, .computing: break
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
    case .clean: return
    case .computing: reportCircle(through: index)
    case .stale: compute(index)
    case .doubtful:
      for source in cells[index].sources {
        refresh(source)
        if cells[index].state != .doubtful { break }
      }
      if cells[index].state == .stale { compute(index) } else { cells[index].state = .clean }
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
    guard computing.count < 250 else { return reportCircle(through: index) }
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
  }

  /// Computes a cell; true when those who follow it must know.
  private mutating func recompute(_ index: Int) -> Bool {
    let cell = cells[index]
    if case .node(let node) = cell.role { return update(node: node) }
    if case .outline(let thing) = cell.role { return updateOutline(of: thing, for: index) }
    guard let code = cell.code else { return false }
    var context = Context(surroundings: cell.surroundings, locals: cell.locals)
    do {
      let value = try evaluate(code, &context)
      let isFirst = !cells[index].hasValue
      cells[index].hasFailed = false
      cells[index].hasValue = true
      return try take(value, for: index, isFirst: isFirst)
    } catch {
      if !cells[index].hasFailed { report(error) }
      cells[index].hasFailed = true
      return false
    }
  }

  /// Does with a computed value what the cell is there for.
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

  /// Reports a circle of live values, once, with the whole way round.
  private mutating func reportCircle(through index: Int) {
    guard !cells[index].hasFailed else { return }
    let start = computing.firstIndex(of: index) ?? 0
    var way: Text = ""
    for cell in computing[start...] where !name(ofCell: cell).isEmpty { way += name(ofCell: cell) + " → " }
    way += name(ofCell: index)
    for cell in computing[start...] { cells[cell].hasFailed = true }
    report(Mistake(.liveCircle(span(ofCell: index), way: way)))
  }
}
