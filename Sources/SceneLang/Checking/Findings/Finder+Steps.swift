/// Steps that never come, loops without end, and steps of one `together` that are in each other's way.
extension Finder {
  /// Looks through all scripts.
  mutating func findInSteps() {
    let tested = actionsReachedFromTests()
    for script in uses.scripts {
      switch script.kind {
      case .handler, .moment: look(at: script.body, endsWith: ["stop", "restart", "forever"])
      case .action(let action):
        // A test goes on after `restart`, also after one in an action.
        let endings: [Text] = tested.contains(action) ? ["stop", "forever"] : ["stop", "restart", "forever"]
        look(at: script.body, endsWith: endings)
      case .test: look(at: script.body, endsWith: ["stop", "forever"])
      }
    }
  }

  private func actionsReachedFromTests() -> Set<Int> {
    var called: [Int: [Int]] = [:]
    for script in uses.scripts {
      if case .action(let action) = script.kind { called[action] = calls(in: script.body.contents) }
    }
    var reached = uses.actionsInTests
    var waiting = Array(reached)
    while let action = waiting.popLast() {
      for other in called[action] ?? [] where reached.insert(other).inserted { waiting.append(other) }
    }
    return reached
  }

  /// Looks at a block of steps and at those in it.
  private mutating func look(at body: Braces<Step>, endsWith endings: [Text]) {
    checkOrder(of: body.contents, endings)
    for step in body.contents {
      checkLoop(step)
      if case .together(let inside) = step.kind {
        checkTogether(inside.contents)
        // Its steps are beside one another, not one after the other.
        for strand in inside.contents { look(at: Braces([strand], span: strand.span), endsWith: endings) }
      } else {
        for inside in step.bodies { look(at: inside, endsWith: endings) }
      }
    }
  }

  /// Reports the first step behind one that never lets it come.
  private mutating func checkOrder(of steps: [Step], _ endings: [Text]) {
    var last: (word: Text, span: Span)?
    for step in steps {
      if let last { return diagnostics.append(.neverReached(step.span, behind: last.word, at: last.span)) }
      last = ending(of: step, endings)
    }
  }

  /// The word that ends everything behind a step, where there is one on each way through it.
  private func ending(of step: Step, _ endings: [Text]) -> (word: Text, span: Span)? {
    switch step.kind {
    case .stop: return endings.contains("stop") ? ("stop", step.span) : nil
    case .restart: return endings.contains("restart") ? ("restart", step.span) : nil
    case .forever(let body): return ("forever", Span(Int(step.span.start), Int(body.span.start), file: step.span.file))
    case .if(_, let then, .some(let otherwise)):
      guard let first = ending(of: then.contents, endings), ending(of: otherwise.contents, endings) != nil else {
        return nil
      }
      return first
    default: return nil
    }
  }

  private func ending(of steps: [Step], _ endings: [Text]) -> (word: Text, span: Span)? {
    for step in steps {
      if let found = ending(of: step, endings) { return found }
    }
    return nil
  }

  // MARK: Loops

  private mutating func checkLoop(_ step: Step) {
    switch step.kind {
    case .forever(let body):
      guard effects(of: body.contents).isDisjoint(with: [.takeTime, .end]) else { return }
      diagnostics.append(.endlessLoop(head(of: step, body)))
    case .repeatUntil(let condition, let body):
      guard effects(of: body.contents).isDisjoint(with: [.takeTime, .end]), known.known(condition) == nil,
        let states = statesAlone(in: condition), !mayChange(states, in: body.contents)
      else { return }
      diagnostics.append(.endlessLoop(head(of: step, body)))
    default: break
    }
  }

  private func head(of step: Step, _ body: Braces<Step>) -> Span {
    let text = source(of: step.span).bytes[Int(step.span.start)..<Int(body.span.start)]
    let blanks = text.reversed().prefix { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }.count
    return Span(Int(step.span.start), Int(body.span.start) - blanks, file: step.span.file)
  }

  /// The states that a condition asks for; nil where it asks for anything that may change in another way.
  private func statesAlone(in condition: Expression) -> Set<Int>? {
    var states: Set<Int> = []
    let asksMore = condition.contains { part in
      switch part.kind {
      case .call, .member, .filter: return true
      case .name(let word):
        switch scene.references[word.span] {
        case .symbol(let symbol, _):
          guard scene.symbols[symbol].kind == .state else { return scene.symbols[symbol].kind != .loopItem }
          states.insert(symbol)
          return false
        case .local, .colour, .time, .choice: return false
        case .selfThing, .scene, nil: return true
        }
      default: return false
      }
    }
    return asksMore ? nil : states
  }

  private func mayChange(_ states: Set<Int>, in steps: [Step]) -> Bool {
    for step in steps {
      switch step.kind {
      case .assign(let target, _, _, _):
        guard case .name(let word) = target.kind, case .symbol(let symbol, _)? = scene.references[word.span] else {
          continue
        }
        if states.contains(symbol) { return true }
      case .call: return true
      default: break
      }
      for body in step.bodies where mayChange(states, in: body.contents) { return true }
    }
    return false
  }
}
