/// Handlers that can't happen, by what they wait for.
extension Finder {
  /// `on leave` of the scene, `on key` of no key, drops of what no finger drags, and meetings of what never moves.
  mutating func findIdleHandlers() {
    var undraggable: Set<Int> = []
    for placed in uses.handlers {
      switch placed.statement.trigger {
      case .event(let word, let target, _, let onto):
        switch Event(word: word.text) {
        case .leave: if placed.block == 0 { diagnostics.append(.leaveOfScene(word.span)) }
        case .key: if let target { checkKey(target) }
        case .drop: checkDrop(placed, word, target, onto, &undraggable)
        case .appear, .tap, .press, .release, .hold, .doubleTap, .swipe, .drag, nil: break
        }
      case .when(let condition):
        if case .binary(.touches, _, let left, let right) = condition.kind { checkMeeting(placed, left, right) }
      case .every, .after: break
      }
    }
  }

  /// Conditions that come out the same every time.
  mutating func findConstantConditions() {
    for condition in uses.conditions {
      guard case .flag(let flag)? = known.known(condition), !isSwitch(condition) else { continue }
      diagnostics.append(.constantCondition(condition.span, isYes: flag))
    }
  }

  /// Whether a condition asks for `let`s alone, or for a `let` that is `yes` or `no`: that is a switch which its
  /// author turns by hand, as in `let hard = no`.
  private func isSwitch(_ condition: Expression) -> Bool {
    var (asksLet, asksFlag, asksState) = (false, false, false)
    _ = condition.contains { part in
      guard case .name(let word) = part.kind, case .symbol(let symbol, _)? = scene.references[word.span] else {
        return false
      }
      if scene.symbols[symbol].kind == .state {
        asksState = true
      } else {
        asksLet = true
        if case .flag? = known.known(part) { asksFlag = true }
      }
      return false
    }
    return asksFlag || asksLet && !asksState
  }

  private mutating func checkKey(_ target: Expression) {
    guard case .text(let name)? = known.known(target), case .text = target.kind, name.scalars.count != 1,
      !KeyName.all.contains(name), let near = KeyName.nearest(to: name)
    else { return }
    diagnostics.append(.unknownKey(target.span, name, known: near))
  }

  // MARK: Drops

  /// A drop is of what a finger drags, or of what it is in. Each thing is told of once.
  private mutating func checkDrop(
    _ placed: Uses.Placed<Handler>, _ word: Word, _ target: Expression?, _ onto: Expression?, _ told: inout Set<Int>
  ) {
    guard let found = scene.targets[placed.statement.span], let symbol = found.symbol.map({ uses.first[$0] }) else {
      return
    }
    if unseen.contains(symbol) { return }
    if !canBeDragged(symbol) {
      guard told.insert(symbol).inserted else { return }
      let name = target?.firstWord ?? scene.symbols[symbol].word.text
      let fix = fixByDragging(placed.statement, target)
      if let onto {
        diagnostics.append(.targetOfNothing(onto.span, onto.firstWord, dragged: name, fix: fix))
      } else {
        diagnostics.append(.notDraggable(target?.span ?? word.span, name, fix: fix))
      }
    } else if let onto, found.second.map({ uses.first[$0] }) == symbol, isSingle(symbol) {
      diagnostics.append(.targetIsItself(onto.span, onto.firstWord))
    }
  }

  private func canBeDragged(_ symbol: Int) -> Bool {
    if dragged.contains(symbol) || uses.isHolder[symbol] || uses.attachesToAnything { return true }
    return scene.symbols[symbol].type.part != nil && dragsInParts
  }

  /// Whether a name stands for one thing at a time.
  private func isSingle(_ symbol: Int) -> Bool {
    scene.blocks[scene.symbols[symbol].block].kind == .scene && scene.symbols[symbol].also.isEmpty
  }

  /// A `drag` on a line of its own before the handler.
  private func fixByDragging(_ handler: Handler, _ target: Expression?) -> Fix? {
    var words: Text = "drag"
    if let target {
      guard case .name(let word) = target.kind else { return nil }
      words += " " + word.text
    }
    let source = source(of: handler.span)
    let line = source.lineSpan(source.line(of: handler.span.start))
    let indent = Text(source.bytes[Int(line.start)..<Int(handler.span.start)])
    let isFirst = indent.bytes.allSatisfy { $0 == 0x20 || $0 == 0x09 }
    return Fix(handler.span.before, words + (isFirst ? "\n" + indent : "; "))
  }

  // MARK: Meetings

  private mutating func checkMeeting(_ placed: Uses.Placed<Handler>, _ left: Expression, _ right: Expression) {
    guard let found = scene.targets[placed.statement.span], let first = found.symbol, let second = found.second,
      isStill(uses.first[first]), isStill(uses.first[second])
    else { return }
    diagnostics.append(.neverMeet(left.span.joined(with: right.span), left.firstWord, right.firstWord))
  }

  /// Whether nothing can move a thing, change its outline, hide it or show it: it and everything it is in stand in the
  /// scene itself with plain values, and no step, gesture or `attach` moves them.
  private func isStill(_ symbol: Int) -> Bool {
    guard let kind = scene.symbols[symbol].type.kind, kind != .group, kind != .path,
      let place = uses.thingOfSymbol[symbol], !uses.things[place].hasChildren, !uses.attachesAnything,
      !unseen.contains(symbol), !uses.attachesToAnything
    else { return false }
    var outer: Int? = symbol
    while let here = outer {
      guard let place = uses.thingOfSymbol[here], isPlain(uses.things[place]) else { return false }
      outer = uses.things[place].holder
    }
    return true
  }

  private func isPlain(_ thing: Uses.ThingUse) -> Bool {
    guard thing.block == 0, !thing.isAdded, scene.symbols[thing.symbol].type.kind != nil,
      !gestured.contains(thing.symbol), !uses.isAttached[thing.symbol], !uses.isHolder[thing.symbol],
      uses.changes(of: thing.symbol).isSubset(of: .paint)
    else { return false }
    if let content = thing.syntax.content, live.isLive(content) { return false }
    return thing.settings.allSatisfy { setting in
      guard let value = setting.value, live.isLive(value) else { return true }
      return Property(word: setting.word.text).map { PropertySet.paint.contains(PropertySet($0)) } ?? false
    }
  }
}
