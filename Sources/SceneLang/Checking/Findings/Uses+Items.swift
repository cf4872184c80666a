/// The walk over statements.
extension Uses {
  /// Numbers the parameters of all actions.
  mutating func nameGifts() { nameGifts(in: scene.items) }

  private mutating func nameGifts(in items: [Item]) {
    for item in items {
      switch item {
      case .action(let action):
        guard let symbol = scene.symbolOfName[action.name.span] else { continue }
        giftsOfAction[symbol] = gifts.count
        for _ in action.parameters { gifts.append(Gift()) }
      case .part(let part): nameGifts(in: part.body.contents)
      case .thing(let thing): nameGifts(in: thing.body?.contents ?? [])
      case .if(let statement):
        nameGifts(in: statement.then.contents)
        nameGifts(in: statement.otherwise?.contents ?? [])
      case .for(let statement): nameGifts(in: statement.body.contents)
      case .scene, .use, .color, .let, .state, .properties, .pathSteps, .handler, .gesture, .timeline, .test,
        .unreadable:
        break
      }
    }
  }

  /// Walks over statements.
  mutating func walk(_ items: [Item]) {
    for item in items { walk(item) }
  }

  private mutating func walk(_ item: Item) {
    switch item {
    case .scene(let header):
      walk(header.title)
      walk(header.settings)
    case .use, .unreadable: break
    case .color(let color):
      values.append(Named(word: color.name, isFormula: false, value: color.value))
      walk(color.value)
    case .let(let value):
      values.append(Named(word: value.name, isFormula: value.parameters != nil, value: value.value))
      walk(value.value)
    case .state(let state):
      states.append(state)
      walk(state.value)
      if let range = state.range { walk(range) }
    case .part(let part): walk(part)
    case .action(let action): walk(action)
    case .thing(let thing): walk(thing, isAdded: false)
    case .properties(let settings): walk(settings)
    case .pathSteps(let steps): walk(steps)
    case .if(let statement): walk(statement)
    case .for(let statement):
      if case .list(let list) = statement.loop.over { followed.append(list) }
      walk(statement.loop.over)
      walkInside(statement.body)
    case .handler(let handler): walk(handler)
    case .gesture(let gesture): walk(gesture)
    case .timeline(let timeline): walk(timeline)
    case .test(let test): walk(test)
    }
  }

  private mutating func walkInside(_ braces: Braces<Item>) {
    let outer = block
    block = scene.blockOfBraces[braces.span] ?? block
    walk(braces.contents)
    block = outer
  }

  private mutating func walk(_ part: PartDeclaration) {
    let outer = holder
    holder = nil
    for parameter in part.parameters { walk(parameter.fallback) }
    walkInside(part.body)
    holder = outer
  }

  private mutating func walk(_ action: ActionDeclaration) {
    guard let symbol = scene.symbolOfName[action.name.span] else { return }
    let gift = giftsOfAction[symbol] ?? 0
    for parameter in action.parameters { walk(parameter.fallback) }
    let given = action.parameters.indices.map { Local(aim: Aim(gifts: [gift + $0])) }
    walk(Script(kind: .action(symbol), body: action.body), given)
  }

  private mutating func walk(_ statement: IfItem) {
    followed.append(statement.condition)
    walkCondition(statement.condition)
    walkInside(statement.then)
    if let otherwise = statement.otherwise { walkInside(otherwise) }
  }

  /// Walks over a thing and everything in its braces.
  mutating func walk(_ thing: ThingSyntax, isAdded: Bool) {
    guard let symbol = scene.symbolOfName[(thing.name ?? thing.kind).span] else { return }
    kinds.insert(thing.kind.text)
    if let part = scene.symbols[symbol].type.part { use(part, in: thing.kind.span.file) }
    var settings = thing.settings
    var hasChildren = false
    for item in thing.body?.contents ?? [] {
      switch item {
      case .properties(let more): settings += more
      case .thing, .if, .for: hasChildren = true
      case .scene, .use, .color, .let, .state, .part, .action, .pathSteps, .handler, .gesture, .timeline, .test,
        .unreadable:
        break
      }
    }
    thingOfSymbol[symbol] = things.count
    things.append(
      ThingUse(
        syntax: thing, symbol: symbol, settings: settings, block: block, holder: holder, hasChildren: hasChildren,
        isAdded: isAdded))
    walk(thing.content)
    walk(thing.settings)
    let outer = holder
    holder = symbol
    walk(thing.body?.contents ?? [])
    holder = outer
  }

  private mutating func walk(_ steps: [PathStep]) {
    for step in steps {
      walk(step.to)
      for point in step.via { walk(point) }
      walk(step.radius)
    }
  }

  private mutating func walk(_ handler: Handler) {
    handlers.append(Placed(statement: handler, block: block, holder: holder))
    let outer = inScript
    inScript = true
    defer { inScript = outer }
    var subjects: [Local] = []
    switch handler.trigger {
    case .event(let word, let target, _, let onto):
      if Event(word: word.text)?.isTouch == true {
        subjects.append(subject(scene.targets[handler.span]?.symbol))
        walk(target: target)
        if let onto {
          subjects.append(subject(scene.targets[handler.span]?.second))
          walk(target: onto)
        }
      } else {
        walk(target)
      }
    case .when(let condition):
      if case .binary(.touches, _, let left, let right) = condition.kind {
        subjects = [subject(scene.targets[handler.span]?.symbol), subject(scene.targets[handler.span]?.second)]
        walk(target: left)
        walk(target: right)
      } else {
        walkCondition(condition)
      }
    case .every(let time), .after(let time): walk(time)
    }
    walk(Script(kind: .handler, body: handler.body), subjects)
  }

  private func subject(_ symbol: Int?) -> Local {
    if let symbol { return Local(aim: Aim(things: [first[symbol]])) }
    return Local(aim: Aim(parts: [scene.blocks[block].unit]))
  }

  private mutating func walk(_ gesture: Gesture) {
    gestures.append(Placed(statement: gesture, block: block, holder: holder))
    let outer = inScript
    inScript = true
    defer { inScript = outer }
    walk(target: gesture.target)
    for option in gesture.options { walk(option.value) }
    if let range = gesture.range { walk(range) }
  }

  private mutating func walk(_ timeline: Timeline) {
    timelines.append(timeline)
    let outer = inScript
    inScript = true
    defer { inScript = outer }
    for moment in timeline.moments.contents {
      walk(moment.time)
      walk(Script(kind: .moment, body: moment.body), [])
    }
  }

  private mutating func walk(_ test: TestDeclaration) {
    inTest = true
    walk(test.name)
    walk(test.seed)
    walk(Script(kind: .test, body: test.body), [])
    inTest = false
  }
}
