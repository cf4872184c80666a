import SceneLang

/// Assignments and animations.
extension Stage {
  /// Changes what a place stands for, at once or gliding.
  mutating func assign(
    _ place: PlacePlan, _ how: AssignmentOperator, _ code: Code, _ glide: GlidePlan?, _ span: Span,
    _ context: inout Context
  ) throws(Mistake) {
    let value = try evaluate(code, &context)
    switch place {
    case .value(let name):
      for cell in cells(of: name, from: context.surroundings) {
        let new = try combined(cells[cell].value, how, value, span)
        try change(.cell(cell), to: new, glide, span, &context)
      }
    case .member(let base, let member):
      for thing in try things(base, span, &context) {
        for target in try targets(member, of: thing, span) {
          let new = how == .set ? value : try combined(current(target), how, value, span)
          try change(target, to: new, glide, span, &context)
        }
      }
    }
  }

  private mutating func combined(
    _ old: Value, _ how: AssignmentOperator, _ value: Value, _ span: Span
  ) throws(Mistake) -> Value {
    switch how {
    case .set: value
    case .add: try combined(.plus, old, value, span)
    case .subtract: try combined(.minus, old, value, span)
    }
  }

  /// The cells that a name stands for: one, or those of a family.
  private mutating func cells(of name: Code, from place: Int) -> [Int] {
    var places: [(Int, Int)] = []
    switch name {
    case .slot(let up, let slot, _, _): places = [(surroundings(up, outOf: place), slot)]
    case .reach(let path, _, _): places = self.places(path, from: place).map { ($0, path.slot) }
    case .family(let paths):
      for path in paths { places += self.places(path, from: place).map { ($0, path.slot) } }
    default: break
    }
    var found: [Int] = []
    for (place, slot) in places {
      if case .cell(let cell) = surroundings[place].slots[slot] {
        refresh(cell)
        found.append(cell)
      }
    }
    return found
  }

  /// What a word behind a dot stands for, to be changed: cells inside the thing's part, or a property.
  private mutating func targets(
    _ member: Member, of thing: ThingHandle, _ span: Span
  ) throws(Mistake) -> [Glide.Target] {
    guard isThere(thing) else { throw Mistake(.notThere(span, name: member.word)) }
    let index = Int(thing.index)
    if let inner = things[index].inner,
      let plan = program.blocks[surroundings[inner].block].members[member.name]
    {
      var found: [Glide.Target] = []
      for place in places(plan.path, from: inner) {
        guard case .cell(let cell) = surroundings[place].slots[plan.path.slot] else { continue }
        refresh(cell)
        found.append(.cell(cell))
      }
      return found
    }
    guard let property = member.property, !property.traits.isReadOnly else {
      throw Mistake(.notThere(span, name: member.word))
    }
    return [.property(thing, property)]
  }

  /// Changes one target; it is an action's from now on, and no live value's.
  private mutating func change(
    _ target: Glide.Target, to value: Value, _ glide: GlidePlan?, _ span: Span, _ context: inout Context
  ) throws(Mistake) {
    let value = try held(value, for: target, span)
    takeOver(target)
    guard let glide = glide ?? livingGlide(of: target) else {
      endGlides(of: target)
      return set(target, to: value)
    }
    let seconds = try number(glide.over, span, &context)
    let curve = try curve(glide.curve, &context)
    startGlide(target, to: value, over: Microseconds(seconds: seconds), delay: 0, curve, for: nil)
  }

  /// The value within the range of a state; throws where the target takes no such value.
  private mutating func held(_ value: Value, for target: Glide.Target, _ span: Span) throws(Mistake) -> Value {
    switch target {
    case .cell(let cell):
      guard let range = ranges[cell] else { return value }
      guard case .number = value else { throw Mistake(.wrongTypeNow(span, expected: .number, found: value.type)) }
      return range.held(value)
    case .property(let thing, let property):
      var look = things[Int(thing.index)].look
      guard look.set(property, to: value) else {
        throw Mistake(.wrongTypeNow(span, expected: property.traits.type, found: value.type))
      }
      return value
    }
  }

  private mutating func takeOver(_ target: Glide.Target) {
    switch target {
    case .property(let thing, let property): takeOver(property, of: Int(thing.index))
    case .cell(let cell):
      guard cells[cell].code != nil else { return }
      cells[cell].code = nil
      cells[cell].sources = []
      cells[cell].epoch += 1
      cells[cell].state = .clean
    }
  }

  /// The glide that a property's or parameter's own line asks for, which assignments follow too.
  private func livingGlide(of target: Glide.Target) -> GlidePlan? {
    switch target {
    case .cell(let cell): return cells[cell].glide
    case .property(let thing, let property):
      let plan = things[Int(thing.index)].plan
      guard plan >= 0 else { return nil }
      return program.things[plan].settings.first { $0.property == property }?.glide
    }
  }

  /// Starts the glides of an `animate`; false when the run waits for them.
  mutating func animate(
    _ run: Int, _ target: Code, _ changes: [ChangePlan], _ over: Code?, _ curve: CurvePlan?, _ delay: Code?,
    _ span: Span, _ context: inout Context
  ) throws(Mistake) -> Bool {
    let things = try things(target, span, &context)
    var duration = 0.0
    var pause = 0.0
    if let over { duration = try number(over, span, &context) }
    if let delay { pause = try number(delay, span, &context) }
    let curve = try self.curve(curve, &context)
    let waiter = (run: RunHandle(index: run, generation: runs[run].generation), pass: runs[run].pass)
    for change in changes {
      let value = try evaluate(change.value, &context)
      for thing in things {
        for target in try targets(change.member, of: thing, change.span) {
          let value = try held(value, for: target, change.span)
          takeOver(target)
          startGlide(
            target, to: value, over: Microseconds(seconds: duration), delay: Microseconds(seconds: pause), curve,
            for: waiter)
        }
      }
    }
    return runs[run].pending == 0
  }
}
