/// Statements of a scene, a part or a thing's braces.
extension Checker {
  /// Finds the types of the values that statements declare, so that uses before the declaration know them.
  mutating func inferTypes(of items: [Item]) {
    for item in items {
      switch item {
      case .color(let color): infer(color.name, color.value)
      case .state(let state): infer(state.name, state.value)
      case .let(let value): inferTypes(of: value)
      case .part(let part): inferTypes(of: part)
      case .thing(let thing):
        settlePart(of: thing)
        inferTypes(of: thing.body?.contents ?? [])
      case .if(let statement):
        inferTypes(of: statement.then)
        if let otherwise = statement.otherwise { inferTypes(of: otherwise) }
      case .for(let statement):
        let body = scene.blockOfBraces[statement.body.span] ?? block
        within(block: body) { $0.inferItem(statement.loop) }
        inferTypes(of: statement.body)
      case .scene, .use, .action, .properties, .pathSteps, .handler, .gesture, .timeline, .test, .unreadable: break
      }
    }
  }

  private mutating func inferTypes(of braces: Braces<Item>) {
    within(block: scene.blockOfBraces[braces.span] ?? block) { $0.inferTypes(of: braces.contents) }
  }

  private mutating func inferTypes(of value: LetDeclaration) {
    guard let parameters = value.parameters else { return infer(value.name, value.value) }
    guard let symbol = scene.symbolOfName[value.name.span] else { return }
    formulaParameterCounts[symbol] = parameters.count
    withLocals(parameters.map { Local(name: $0.text, type: .any) }) { $0.infer(value.name, value.value) }
  }

  private mutating func inferTypes(of part: PartDeclaration) {
    within(block: scene.blockOfBraces[part.body.span] ?? block) { checker in
      for parameter in part.parameters {
        if let fallback = parameter.fallback { checker.infer(parameter.name, fallback) }
      }
      checker.inferTypes(of: part.body.contents)
    }
  }

  private mutating func inferItem(_ loop: LoopSyntax) {
    guard let symbol = scene.symbolOfName[loop.item.span] else { return }
    scene.symbols[symbol].type = quietly { $0.itemType(of: loop) }
  }

  private mutating func infer(_ name: Word, _ value: Expression) {
    guard let symbol = scene.symbolOfName[name.span] else { return }
    var type = quietly { $0.check(value) }
    if scene.symbols[symbol].kind == .state || scene.symbols[symbol].kind == .parameter {
      if type.types == .nothing { type = .any }  // something else comes later
      type.items = .any  // an empty list is filled later
    }
    scene.symbols[symbol].type = type
  }

  /// Gives a thing's symbol the part that its kind names.
  private mutating func settlePart(of thing: ThingSyntax) {
    guard let symbol = scene.symbolOfName[(thing.name ?? thing.kind).span] else { return }
    guard let part = parts[thing.kind.text], case .part(let body) = scene.symbols[part].kind else { return }
    scene.symbols[symbol].type = StaticType(.thing, part: body)
  }

  /// Runs `body` without reporting what is wrong.
  mutating func quietly(_ body: (inout Checker) -> StaticType) -> StaticType {
    isQuiet = true
    let type = body(&self)
    isQuiet = false
    return type
  }

  /// Checks statements.
  mutating func check(_ items: [Item]) {
    var isBehindProperties = false
    for item in items where !hasEnough {
      if case .properties = item {
        // Properties that stand alone on several lines are one mistake.
        if isBehindProperties, surroundingThing == nil, scene.blocks[block].unit == 0 { continue }
        isBehindProperties = true
      } else {
        isBehindProperties = false
      }
      check(item)
    }
  }

  private mutating func check(_ item: Item) {
    switch item {
    case .scene(let header): check(header)
    case .use, .unreadable: break
    case .color(let color): expect(color.value, .colour)
    case .let(let value): check(value)
    case .state(let state): check(state)
    case .part(let part): check(part)
    case .action(let action): check(action)
    case .thing(let thing): check(thing)
    case .properties(let settings): checkOwn(settings)
    case .pathSteps(let steps): check(steps)
    case .if(let statement): check(statement)
    case .for(let statement): check(statement)
    case .handler(let handler): check(handler)
    case .gesture(let gesture): check(gesture)
    case .timeline(let timeline): check(timeline)
    case .test(let test): check(test)
    }
  }

  private mutating func check(_ value: LetDeclaration) {
    withLocals((value.parameters ?? []).map { Local(name: $0.text, type: .any) }) { _ = $0.check(value.value) }
  }

  private mutating func check(_ state: StateDeclaration) {
    let type = check(state.value)
    guard let range = state.range else { return }
    if type.types.isDisjoint(with: .number) {
      report(.wrongType(state.value.span, expected: .number, found: type.types))
    }
    expect(range.from, .number)
    expect(range.to, .number)
  }

  private mutating func check(_ part: PartDeclaration) {
    let outer = surroundingThing
    surroundingThing = nil
    within(block: scene.blockOfBraces[part.body.span] ?? block) { checker in
      for parameter in part.parameters {
        if let fallback = parameter.fallback { _ = checker.check(fallback) }
      }
      checker.check(part.body.contents)
    }
    surroundingThing = outer
  }

  private mutating func check(_ action: ActionDeclaration) {
    for (place, parameter) in action.parameters.enumerated() {
      guard let fallback = parameter.fallback else { continue }
      // It may mention the parameters before it.
      let before = action.parameters[..<place].map { Local(name: $0.name.text, type: .any) }
      withLocals(before) { _ = $0.check(fallback) }
    }
    let outer = surroundingThing
    surroundingThing = nil
    withLocals(action.parameters.map { Local(name: $0.name.text, type: .any) }) { $0.check(action.body.contents) }
    surroundingThing = outer
  }

  private mutating func check(_ statement: IfItem) {
    expect(statement.condition, .flag)
    checkInside(statement.then)
    if let otherwise = statement.otherwise { checkInside(otherwise) }
  }

  private mutating func check(_ statement: ForItem) {
    _ = itemType(of: statement.loop)
    checkInside(statement.body)
  }

  private mutating func checkInside(_ braces: Braces<Item>) {
    within(block: scene.blockOfBraces[braces.span] ?? block) { $0.check(braces.contents) }
  }

  /// What a `for` counts through, one at a time; reports a list that is none.
  mutating func itemType(of loop: LoopSyntax) -> StaticType {
    switch loop.over {
    case .range(let range):
      expect(range.from, .number)
      expect(range.to, .number)
      if let by = range.by { expect(by, .number) }
      return StaticType(.number)
    case .list(let list):
      let found = check(list)
      if !found.types.contains(.list) { report(.wrongType(list.span, expected: .list, found: found.types)) }
      return StaticType(found.items, part: found.part, kind: found.kind)
    }
  }
}
