/// Names of no use: states that nobody changes or nobody reads, and what nothing mentions.
extension Finder {
  /// States that nothing reads, or that nothing changes, or neither.
  mutating func findIdleStates() {
    for state in uses.states {
      guard let symbol = scene.symbolOfName[state.name.span] else { continue }
      let isInPart = scene.blocks[scene.symbols[symbol].block].unit != 0
      let isChanged = uses.isChanged[symbol] || isInPart && uses.membersChanged.contains(state.name.text)
      switch (isRead(symbol), isChanged) {
      case (true, true): break
      case (false, true): diagnostics.append(.neverRead(state.name))
      case (false, false): diagnostics.append(.neverUsed(state.name))
      case (true, false): diagnostics.append(.neverChanged(state.name, change: change(of: state), value: text(state)))
      }
    }
  }

  /// `let`s, formulas, colours, actions and parts that nothing mentions. A file of nothing else is there for others.
  mutating func findUnusedNames() {
    for word in uses.unusedLocals { diagnostics.append(.neverUsed(word)) }
    let isShelf = isOnlyForOthers
    for value in uses.values {
      guard let symbol = scene.symbolOfName[value.word.span], !isRead(symbol) else { continue }
      if isShelf && scene.symbols[symbol].block == 0 { continue }
      diagnostics.append(.neverUsed(value.word))
    }
    if isShelf { return }
    for (number, symbol) in scene.symbols.enumerated() {
      switch symbol.kind {
      case .action: if !uses.isRead[number] { diagnostics.append(.neverUsed(symbol.word)) }
      case .part: if !uses.kinds.contains(symbol.word.text) { diagnostics.append(.neverUsed(symbol.word)) }
      case .thing, .state, .value, .formula, .parameter, .loopItem, .timeline: break
      }
    }
  }

  /// Timelines that wait for a `start` that never comes.
  mutating func findPausedTimelines() {
    for timeline in uses.timelines {
      guard let paused = timeline.paused else { continue }
      if let name = timeline.name {
        guard let symbol = scene.symbolOfName[name.span], !uses.isRead[symbol] else { continue }
        diagnostics.append(.neverStarted(name))
      } else {
        diagnostics.append(.neverStarted(Word("timeline", paused)))
      }
    }
  }

  /// Whether something asks for the value of a name, by itself or, into a part, behind a dot.
  private func isRead(_ symbol: Int) -> Bool {
    if uses.isRead[symbol] { return true }
    let isInPart = scene.blocks[scene.symbols[symbol].block].unit != 0
    return isInPart && uses.membersRead.contains(scene.symbols[symbol].word.text)
  }

  /// Whether the file has nothing to show or to do by itself: only parts, colours, values and actions, and tests.
  private var isOnlyForOthers: Bool {
    scene.items.allSatisfy { item in
      if item.span.file != 0 { return true }
      return switch item {
      case .use, .color, .let, .part, .action, .test: true
      case .scene, .state, .thing, .properties, .pathSteps, .if, .for, .handler, .gesture, .timeline, .unreadable: false
      }
    }
  }

  /// A step that would change a state, as an example.
  private func change(of state: StateDeclaration) -> Text {
    switch state.value.kind {
    case .number: state.name.text + " += 1"
    case .flag(let flag): state.name.text + (flag ? " = no" : " = yes")
    case .text: state.name.text + " = \"…\""
    case .list: state.name.text + " += [1]"
    default: state.name.text + " = …"
    }
  }

  private func text(_ state: StateDeclaration) -> Text {
    let text = source(of: state.value.span).text(state.value.span)
    return text.bytes.count <= 20 ? text : "…"
  }
}
