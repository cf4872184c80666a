import SceneLang

/// What happens: handlers, gestures, timelines and tests.
extension Lowering {
  /// Lowers everything that happens, in the file's order, then joins handlers and gestures to their things.
  mutating func lowerHappenings(_ items: [Item]) {
    for item in items { lowerHappening(item) }
  }

  private mutating func lowerHappening(_ item: Item) {
    switch item {
    case .handler(let handler): lower(handler)
    case .gesture(let gesture): lower(gesture)
    case .timeline(let timeline): lower(timeline)
    case .test(let test): lower(test)
    case .action(let action): lower(action)
    case .part(let part):
      let outer = owner
      owner = nil
      within(block: block(of: part.body.span)) { $0.lowerHappenings(part.body.contents) }
      owner = outer
    case .thing(let thing): lowerHappenings(in: thing)
    case .if(let statement):
      within(block: block(of: statement.then.span)) { $0.lowerHappenings(statement.then.contents) }
      guard let otherwise = statement.otherwise else { return }
      within(block: block(of: otherwise.span)) { $0.lowerHappenings(otherwise.contents) }
    case .for(let statement):
      within(block: block(of: statement.body.span)) { $0.lowerHappenings(statement.body.contents) }
    case .scene, .use, .color, .let, .state, .properties, .pathSteps, .unreadable: break
    }
  }

  /// Lowers what happens in a thing's braces.
  mutating func lowerHappenings(in thing: ThingSyntax) {
    guard let symbol = scene.symbolOfName[(thing.name ?? thing.kind).span], let plan = planOfSymbol[symbol] else {
      return
    }
    let outer = owner
    owner = plan
    lowerHappenings(thing.body?.contents ?? [])
    owner = outer
  }

  private mutating func lower(_ handler: Handler) {
    var plan = HandlerPlan(
      trigger: .appear, block: block, target: nil, second: nil, only: nil, secondOnly: nil, subjects: 0,
      once: handler.once != nil, script: 0, span: handler.span)
    switch handler.trigger {
    case .every(let time): plan.trigger = .every(lower(time))
    case .after(let time): plan.trigger = .after(lower(time))
    case .when(let condition):
      if case .binary(.touches, _, let left, let right) = condition.kind {
        plan.trigger = .touching
        plan.subjects = 2
        plan.only = lowerOnly(left)
        plan.secondOnly = lowerOnly(right)
      } else {
        plan.trigger = .when(lower(condition))
      }
    case .event(let word, let target, let direction, let onto):
      guard let event = Event(word: word.text) else { return }
      lower(event, target, direction, onto, into: &plan)
    }
    depth += plan.subjects
    plan.script = lower(script: handler.body, at: handler.span)
    depth -= plan.subjects
    program.handlers.append(plan)
    program.blocks[block].handlers.append(program.handlers.count - 1)
  }

  private mutating func lower(
    _ event: Event, _ target: Expression?, _ direction: Word?, _ onto: Expression?, into plan: inout HandlerPlan
  ) {
    switch event {
    case .appear: plan.trigger = .appear
    case .leave: plan.trigger = .leave
    case .key: plan.trigger = .key(lower(optional: target))
    case .tap, .press, .release, .hold, .doubleTap, .swipe, .drag, .drop:
      plan.trigger = .touch(event, direction: direction.flatMap { Direction(word: $0.text) })
      plan.subjects = onto == nil ? 1 : 2
      plan.only = target.flatMap { lowerOnly($0) }
      plan.secondOnly = onto.flatMap { lowerOnly($0) }
    }
  }

  /// A target that names one thing through a part, such as `left.thumb`; nil for a plain name.
  private mutating func lowerOnly(_ target: Expression) -> Code? {
    if case .member = target.kind { lower(target) } else { nil }
  }

  private mutating func lower(_ gesture: Gesture) {
    let kind: GesturePlan.Kind =
      switch gesture.word.text {
      case "pinch": .pinch
      case "rotate": .rotate
      default: .drag
      }
    var plan = GesturePlan(kind: kind, block: block, span: gesture.span)
    plan.only = gesture.target.flatMap { lowerOnly($0) }
    plan.from = lower(optional: gesture.range?.from)
    plan.to = lower(optional: gesture.range?.to)
    for option in gesture.options {
      switch option.word.text {
      case "along":
        if case .constant(.text(let axis))? = lower(optional: option.value) { plan.along = axis == "x" ? .x : .y }
      case "within": plan.within = lower(optional: option.value)
      case "snap": plan.snap = lower(optional: option.value)
      case "home": plan.home = true
      case "keepOrder": plan.keepOrder = true
      default: break
      }
    }
    program.gestures.append(plan)
  }

  private mutating func lower(_ timeline: Timeline) {
    var moments: [TimelinePlan.Moment] = []
    for moment in timeline.moments.contents {
      moments.append(TimelinePlan.Moment(time: lower(moment.time), script: lower(script: moment.body, at: moment.span)))
    }
    let plan = TimelinePlan(
      block: block, loops: timeline.loop != nil, paused: timeline.paused != nil, moments: moments)
    if let name = timeline.name, let symbol = scene.symbolOfName[name.span], let number = timelineOfSymbol[symbol] {
      program.timelines[number] = plan
      program.blocks[block].timelines.append(number)
    } else {
      program.timelines.append(plan)
      program.blocks[block].timelines.append(program.timelines.count - 1)
    }
  }

  private mutating func lower(_ test: TestDeclaration) {
    let script = lower(script: test.body, at: test.span)
    let plan = TestPlan(name: lower(test.name), seed: lower(optional: test.seed), script: script, span: test.span)
    program.tests.append(plan)
  }

  private mutating func lower(_ action: ActionDeclaration) {
    guard let symbol = scene.symbolOfName[action.name.span], let number = actionOfSymbol[symbol] else { return }
    for parameter in action.parameters {
      program.actions[number].fallbacks.append(lower(optional: parameter.fallback))
      depth += 1
    }
    program.actions[number].script = lower(script: action.body, at: action.span)
    depth -= action.parameters.count
  }

  /// Joins every handler and gesture to the plans of the things it is about.
  mutating func joinTargets() {
    for number in program.handlers.indices { joinHandler(number) }
    for number in program.gestures.indices { joinGesture(number) }
  }

  private mutating func joinHandler(_ number: Int) {
    let plan = program.handlers[number]
    let target = scene.targets[plan.span]
    program.handlers[number].target = target?.symbol.flatMap { planOfSymbol[$0] }
    program.handlers[number].second = target?.second.flatMap { planOfSymbol[$0] }
    switch plan.trigger {
    case .touch(let event, _):
      let listening = Listening(event)
      for plan in plans(of: target?.symbol) {
        program.handlersOfPlan[plan, default: []].append(number)
        program.things[plan].listens.insert(listening)
      }
      if target?.symbol == nil {
        let unit = program.blocks[plan.block].unit
        program.handlersOfUnit[unit, default: []].append(number)
        program.listeningOfUnit[unit, default: []].insert(listening)
      }
    case .touching:
      program.touchingHandlers.append(number)
      joinPartners(plans(of: target?.symbol), plans(of: target?.second))
    case .appear, .leave, .key, .when, .every, .after: break
    }
  }

  private mutating func joinPartners(_ first: [Int], _ second: [Int]) {
    for one in first {
      for other in second {
        for (plan, partner) in [(one, other), (other, one)] {
          let partners = program.touchPartners[plan] ?? []
          if !partners.contains(partner) { program.touchPartners[plan] = partners + [partner] }
        }
      }
    }
  }

  private mutating func joinGesture(_ number: Int) {
    let gesture = program.gestures[number]
    let symbol = scene.targets[gesture.span]?.symbol
    program.gestures[number].target = symbol.flatMap { planOfSymbol[$0] }
    let listening = Listening(gesture.kind)
    for plan in plans(of: symbol) {
      program.gesturesOfPlan[plan, default: []].append(number)
      program.things[plan].listens.insert(listening)
    }
    if symbol == nil {
      let unit = program.blocks[gesture.block].unit
      program.gesturesOfUnit[unit, default: []].append(number)
      program.listeningOfUnit[unit, default: []].insert(listening)
    }
  }

  /// The plans of a symbol's things: more than one for what several steps add.
  private func plans(of symbol: Int?) -> [Int] {
    guard let symbol else { return [] }
    return ([symbol] + scene.symbols[symbol].also).compactMap { planOfSymbol[$0] }
  }
}

extension Listening {
  /// What a thing listens to when a handler waits for the event on it.
  init(_ event: Event) {
    switch event {
    case .tap: self = .tap
    case .press: self = .press
    case .release: self = .release
    case .hold: self = .hold
    case .doubleTap: self = .doubleTap
    case .swipe: self = .swipe
    case .drag: self = .dragEvent
    case .drop: self = .drop
    case .appear, .leave, .key: self = []
    }
  }
  /// What a thing listens to when a gesture is about it.
  init(_ kind: GesturePlan.Kind) {
    switch kind {
    case .drag: self = .drag
    case .pinch: self = .pinch
    case .rotate: self = .rotate
    }
  }
}
