import SceneLang

/// What is there: things, parts, `if` and `for`, states and values.
extension Lowering {
  /// Lowers statements that stand in one place, and gives what is drawn there, in order.
  mutating func lowerItems(_ items: [Item]) -> [EntryPlan] {
    var entries: [EntryPlan] = []
    for item in items {
      switch item {
      case .color(let color): keep(color.name) { .value($0.lower(color.value)) }
      case .let(let value): lower(value)
      case .state(let state): lower(state)
      case .part(let part): lower(part)
      case .thing(let thing): if let plan = lower(thing) { entries.append(.thing(plan)) }
      case .properties(let settings):
        if owner == nil { program.blocks[block].settings += lower(settings) }
      case .if(let statement): entries.append(.node(lower(statement)))
      case .for(let statement): entries.append(.node(lower(statement)))
      case .action(let action): entries += nodesOfAdded(in: action.body.contents)
      case .handler(let handler): entries += nodesOfAdded(in: handler.body.contents)
      case .test(let test): entries += nodesOfAdded(in: test.body.contents)
      case .timeline(let timeline):
        for moment in timeline.moments.contents { entries += nodesOfAdded(in: moment.body.contents) }
      case .scene, .use, .pathSteps, .gesture, .unreadable: break
      }
    }
    return entries
  }

  private mutating func keep(_ name: Word, _ plan: (inout Lowering) -> SlotPlan) {
    guard let symbol = scene.symbolOfName[name.span] else { return }
    program.blocks[scene.symbols[symbol].block].slots[scene.symbols[symbol].slot] = plan(&self)
  }

  private mutating func lower(_ value: LetDeclaration) {
    guard value.parameters != nil else { return keep(value.name) { .value($0.lower(value.value)) } }
    guard let symbol = scene.symbolOfName[value.name.span], let formula = formulaOfSymbol[symbol] else { return }
    depth += value.parameters?.count ?? 0
    program.formulas[formula].body = lower(value.value)
    depth -= value.parameters?.count ?? 0
  }

  private mutating func lower(_ state: StateDeclaration) {
    keep(state.name) { lowering in
      .state(
        lowering.lower(state.value), from: state.range.map { lowering.lower($0.from) },
        to: state.range.map { lowering.lower($0.to) })
    }
  }

  private mutating func lower(_ part: PartDeclaration) {
    let outer = owner
    owner = nil
    within(block: block(of: part.body.span)) { lowering in
      for parameter in part.parameters {
        lowering.keep(parameter.name) { .parameter($0.lower(optional: parameter.fallback)) }
      }
      lowering.program.blocks[lowering.block].entries = lowering.lowerItems(part.body.contents)
    }
    owner = outer
  }

  /// Lowers a thing and what stands in its braces; nil for a thing of no known kind.
  mutating func lower(_ thing: ThingSyntax) -> Int? {
    guard let symbol = scene.symbolOfName[(thing.name ?? thing.kind).span] else { return nil }
    let type = scene.symbols[symbol].type
    let plan = program.things.count
    planOfSymbol[symbol] = plan
    program.blocks[scene.symbols[symbol].block].slots[scene.symbols[symbol].slot] = .thing
    program.things.append(
      ThingPlan(
        kind: type.kind, part: type.part, name: thing.name?.text ?? "", slot: scene.symbols[symbol].slot,
        settings: [], arguments: [], entries: [], outline: [], span: thing.span, block: block))
    lowerContent(of: thing, plan)
    var settings = thing.settings
    for case .properties(let more) in thing.body?.contents ?? [] { settings += more }
    lower(settings, into: plan)
    for case .pathSteps(let steps) in thing.body?.contents ?? [] {
      for step in steps { program.things[plan].outline.append(lower(step)) }
    }
    let outer = owner
    owner = plan
    program.things[plan].entries = lowerItems(thing.body?.contents ?? [])
    owner = outer
    return plan
  }

  private mutating func lowerContent(of thing: ThingSyntax, _ plan: Int) {
    guard let content = thing.content, let property = program.things[plan].kind?.content else { return }
    let setting = SettingPlan(property: property, code: lower(content), glide: nil, span: content.span)
    program.things[plan].settings.append(setting)
  }

  private mutating func lower(_ settings: [PropertySetting], into plan: Int) {
    guard let part = program.things[plan].part else {
      program.things[plan].settings += lower(settings)
      return
    }
    for setting in settings {
      let symbol = scene.blocks[part].slots.first {
        scene.symbols[$0].kind == .parameter && scene.symbols[$0].word.text == setting.word.text
      }
      if let symbol {
        let argument = ArgumentPlan(
          slot: scene.symbols[symbol].slot, code: lowerValue(of: setting), glide: lower(setting.glide))
        program.things[plan].arguments.append(argument)
      } else {
        program.things[plan].settings += lower([setting])
      }
    }
  }

  private mutating func lower(_ settings: [PropertySetting]) -> [SettingPlan] {
    var plans: [SettingPlan] = []
    for setting in settings {
      guard let property = Property(word: setting.word.text) else { continue }
      plans.append(
        SettingPlan(
          property: property, code: lowerValue(of: setting), glide: lower(setting.glide), span: setting.span))
    }
    return plans
  }

  private mutating func lowerValue(of setting: PropertySetting) -> Code {
    lower(optional: setting.value) ?? .constant(.flag(true))
  }

  /// Lowers a glide, where there is one.
  mutating func lower(_ glide: GlideSyntax?) -> GlidePlan? {
    guard let glide else { return nil }
    return GlidePlan(over: lower(glide.over), curve: lower(glide.curve))
  }

  /// Lowers a curve, where there is one.
  mutating func lower(_ curve: CurveSyntax?) -> CurvePlan? {
    guard let curve, let name = CurveName(word: curve.word.text) else { return nil }
    return CurvePlan(name: name, arguments: curve.arguments.map { lower($0) })
  }

  private mutating func lower(_ step: PathStep) -> OutlineStep {
    let verb: OutlineStep.Verb =
      switch step.word.text {
      case "move": .move
      case "line": .line
      case "curve": .curve
      case "arc": .arc
      default: .close
      }
    return OutlineStep(
      verb: verb, to: step.to.map { lower($0) }, via: step.via.map { lower($0) }, radius: step.radius.map { lower($0) })
  }

  private mutating func lower(_ statement: IfItem) -> Int {
    let then = block(of: statement.then.span)
    let otherwise = statement.otherwise.map { block(of: $0.span) }
    let node = reserveNode(scene.blocks[then].node)
    let condition = lower(statement.condition)
    program.blocks[block].nodes[node] =
      NodePlan(kind: .condition(condition, then: then, otherwise: otherwise), span: statement.condition.span)
    lowerBody(statement.then, then)
    if let braces = statement.otherwise, let otherwise { lowerBody(braces, otherwise) }
    return node
  }

  private mutating func lower(_ statement: ForItem) -> Int {
    let body = block(of: statement.body.span)
    let node = reserveNode(scene.blocks[body].node)
    let item = slot(of: statement.loop.item)
    let counter = statement.loop.counter.map { slot(of: $0) }
    program.blocks[body].slots[item] = .item
    if let counter { program.blocks[body].slots[counter] = .item }
    let kind: NodePlan.Kind
    var span: Span
    switch statement.loop.over {
    case .list(let list):
      span = list.span
      kind = .list(lower(list), body: body, item: item, counter: counter, list.span)
    case .range(let range):
      span = range.from.span.joined(with: range.to.span)
      kind = .range(
        lower(range.from), lower(range.to), by: range.by.map { lower($0) }, body: body, item: item, counter: counter,
        span)
    }
    program.blocks[block].nodes[node] = NodePlan(kind: kind, span: span)
    lowerBody(statement.body, body)
    return node
  }

  private func slot(of word: Word) -> Int {
    guard let symbol = scene.symbolOfName[word.span] else { return 0 }
    return scene.symbols[symbol].slot
  }

  /// Makes room for a node of the current block.
  mutating func reserveNode(_ node: Int) -> Int {
    while program.blocks[block].nodes.count <= node {
      program.blocks[block].nodes.append(NodePlan(kind: .added(body: -1), span: Span(0, 0)))
    }
    return node
  }

  /// The braces of an `if` or a `for` make a block of their own, still among the things of the same owner.
  private mutating func lowerBody(_ braces: Braces<Item>, _ inner: Int) {
    within(block: inner) { $0.program.blocks[inner].entries = $0.lowerItems(braces.contents) }
  }

  /// The nodes that hold what steps add, one a step; they begin empty.
  private mutating func nodesOfAdded(in steps: [Step]) -> [EntryPlan] {
    var entries: [EntryPlan] = []
    for step in steps {
      if case .add(let thing) = step.kind {
        let body = block(of: thing.addedBlock)
        let node = reserveNode(scene.blocks[body].node)
        program.blocks[block].nodes[node] = NodePlan(kind: .added(body: body), span: thing.span)
        entries.append(.node(node))
      }
      for inner in step.bodies { entries += nodesOfAdded(in: inner.contents) }
    }
    return entries
  }
}
