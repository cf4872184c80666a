import SceneLang

/// `if` and `for` around things: they follow their values, and keep what stays.
extension Stage {
  /// Brings an `if` or a `for` up to date; true when it has made or taken away anything.
  mutating func update(node: Int) -> Bool {
    if nodes[node].isClosed { return false }
    let plan = program.blocks[surroundings[nodes[node].surroundings].block].nodes[nodes[node].plan]
    do {
      switch plan.kind {
      case .condition(let condition, let then, let otherwise):
        return try updateCondition(node, condition, then, otherwise, plan.span)
      case .list(let code, let body, let item, let counter, let span):
        var context = context(of: node)
        let items = try list(code, span, &context)
        return try update(node, to: items, body, item, counter, span)
      case .range(let from, let to, let by, let body, let item, let counter, let span):
        var context = context(of: node)
        let items = try numbers(from, to, by, span, &context)
        return try update(node, to: items.map { .number($0) }, body, item, counter, span)
      case .added: return false
      }
    } catch {
      if !cells[nodes[node].cell].hasFailed { report(error) }
      cells[nodes[node].cell].hasFailed = true
      return false
    }
  }

  /// Notes that an `if` or `for` has made or taken away something. One that does so again and again before the event is
  /// over is driven by what its own `leave` does.
  private mutating func noteChange(of node: Int) {
    childrenChanged(of: nodes[node].container)
    if nodes[node].event != events { nodes[node].changes = 0 }
    nodes[node].event = events
    nodes[node].changes += 1
    if nodes[node].changes > Limits.rounds, !refusesRuns { stopEndlessRounds() }
  }

  private func context(of node: Int) -> Context {
    let place = nodes[node].surroundings
    return Context(surroundings: place, locals: surroundings[place].locals)
  }

  private mutating func updateCondition(
    _ node: Int, _ condition: Code, _ then: Int, _ otherwise: Int?, _ span: Span
  ) throws(Mistake) -> Bool {
    var context = context(of: node)
    let holds = try flag(condition, span, &context)
    let wanted = holds ? then : otherwise
    if let item = nodes[node].items.first {
      if surroundings[item].block == wanted { return false }
      removeSurroundings(item)
      nodes[node].items = []
    } else if wanted == nil {
      return false
    }
    if let wanted { nodes[node].items = [makeItem(of: wanted, for: node)] }
    noteChange(of: node)
    return true
  }

  /// The numbers of a range, both ends included.
  mutating func numbers(
    _ from: Code, _ to: Code, _ by: Code?, _ span: Span, _ context: inout Context
  ) throws(Mistake) -> [Double] {
    let (low, high) = (try number(from, span, &context), try number(to, span, &context))
    var step = 1.0
    if let by { step = try number(by, span, &context) }
    if step == 0 { throw Mistake(.divisionByZero(span)) }
    let count = ((high - low) / step).rounded(.down) + 1
    guard count > 0 else { return [] }
    guard count <= Double(Limits.items) else { throw Mistake(.tooManyItems(span, count: numberText(count))) }
    return (0..<Int(count)).map { low + Double($0) * step }
  }

  /// Matches the items by value: the k-th of equal values stays the k-th.
  private mutating func update(
    _ node: Int, to values: [Value], _ body: Int, _ item: Int, _ counter: Int?, _ span: Span
  ) throws(Mistake) -> Bool {
    guard values.count <= Limits.items else {
      throw Mistake(.tooManyItems(span, count: Text(decimal: values.count)))
    }
    if values.count > Limits.things, !program.blocks[body].entries.isEmpty { throw Mistake(.tooManyThings(span)) }
    let old = (values: nodes[node].values, items: nodes[node].items)
    if old.values == values, old.items.count == values.count { return false }
    var free: [Value: [Int]] = [:]
    for (index, value) in old.values.enumerated().reversed() { free[value.look, default: []].append(old.items[index]) }
    var items: [Int?] = []
    items.reserveCapacity(values.count)
    for value in values { items.append(free[value.look]?.popLast()) }
    let kept = Set(items.compactMap { $0 })
    for leaving in old.items where !kept.contains(leaving) { removeSurroundings(leaving) }
    nodes[node].values = values
    nodes[node].items = []
    for (index, value) in values.enumerated() {
      let number = Double(index + 1)
      if let staying = items[index] {
        nodes[node].items.append(staying)
        recount(staying, counter, number)
      } else if things.count - freeThings.count >= Limits.things {
        report(Mistake(.tooManyThings(span)))
        nodes[node].values.removeLast(values.count - index)
        break
      } else {
        nodes[node].items.append(makeItem(of: body, for: node) { $0.fill($1, item, value, counter, number) })
      }
    }
    noteChange(of: node)
    return true
  }

  private mutating func fill(_ place: Int, _ item: Int, _ value: Value, _ counter: Int?, _ number: Double) {
    surroundings[place].slots[item] = .value(value)
    guard let counter else { return }
    surroundings[place].slots[counter] = .cell(makeCell(.input, value: .number(number), in: place))
  }

  private mutating func recount(_ place: Int, _ counter: Int?, _ number: Double) {
    guard let counter, case .cell(let cell) = surroundings[place].slots[counter] else { return }
    guard cells[cell].value != .number(number) else { return }
    cells[cell].value = .number(number)
    notify(cell)
  }

  private mutating func makeItem(
    of block: Int, for node: Int, filling: (inout Stage, Int) -> Void = { _, _ in }
  ) -> Int {
    let place = nodes[node].surroundings
    return makeSurroundings(
      of: block, in: place, owner: surroundings[place].owner, container: nodes[node].container, node: node,
      locals: surroundings[place].locals, filling: filling)
  }

  /// Adds one more item to a node that actions fill, with the locals of the step that adds it.
  mutating func add(to node: Int, locals: [Value], _ span: Span) throws(Mistake) {
    let place = nodes[node].surroundings
    guard !nodes[node].isClosed else { throw Mistake(.notThere(span, name: name(of: nodes[node].container))) }
    guard case .added(let body) = program.blocks[surroundings[place].block].nodes[nodes[node].plan].kind else { return }
    guard surroundings.count - freeSurroundings.count < Limits.things else { throw Mistake(.tooManyThings(span)) }
    let item = makeSurroundings(
      of: body, in: place, owner: surroundings[place].owner, container: nodes[node].container, node: node,
      locals: locals)
    nodes[node].items.append(item)
    for case .thing(let thing) in surroundings[item].entries { raiseThing(thing) }
    childrenChanged(of: nodes[node].container)
    notify(nodes[node].cell)
  }
}
