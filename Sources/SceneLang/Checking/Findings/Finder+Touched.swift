/// Handlers and gestures that wait for a finger where none meets anything.
extension Finder {
  /// What waits for a finger on things with `touch none` and on empty groups, once a thing.
  mutating func findNeverTouched() {
    var told: Set<Int> = unseen
    for waiting in waitingForFingers {
      guard let place = uses.thingOfSymbol[waiting.symbol], told.insert(waiting.symbol).inserted else { continue }
      let thing = uses.things[place]
      guard isAlone(thing) else { continue }
      let changes = uses.changes(of: thing.symbol)
      if let setting = thing.settings.first(where: isTouchNone), !changes.contains(PropertySet(.touch)) {
        diagnostics.append(.neverTouched(waiting.span, name(of: thing), because: setting.span))
      } else if isEmptyGroup(thing), changes.isDisjoint(with: [PropertySet(.touch), PropertySet(.background)]) {
        diagnostics.append(.emptyGroupTouched(waiting.span, name(of: thing), group: thing.syntax.kind.span))
      }
    }
  }

  /// The handlers and gestures about things, in the file's order: their things, and where they name them.
  private var waitingForFingers: [(symbol: Int, span: Span)] {
    var waiting: [(symbol: Int, span: Span)] = []
    for placed in uses.handlers {
      guard case .event(let word, let target, _, _) = placed.statement.trigger, Event(word: word.text)?.isTouch == true,
        let symbol = scene.targets[placed.statement.span]?.symbol
      else { continue }
      waiting.append((uses.first[symbol], target?.span ?? word.span))
    }
    for placed in uses.gestures {
      guard let symbol = scene.targets[placed.statement.span]?.symbol else { continue }
      waiting.append((uses.first[symbol], placed.statement.target?.span ?? placed.statement.word.span))
    }
    return waiting.sorted { ($0.span.file, $0.span.start) < ($1.span.file, $1.span.start) }
  }

  /// Whether a thing is of the language's own kinds, and nothing is ever in it.
  private func isAlone(_ thing: Uses.ThingUse) -> Bool {
    scene.symbols[thing.symbol].type.kind != nil && !thing.hasChildren && !uses.attachesToAnything
      && !uses.isHolder[thing.symbol] && scene.symbols[thing.symbol].also.isEmpty
  }

  private func isTouchNone(_ setting: PropertySetting) -> Bool {
    guard setting.word.text == "touch", case .name(let word)? = setting.value?.kind else { return false }
    return scene.references[word.span] == .choice("none")
  }

  private func isEmptyGroup(_ thing: Uses.ThingUse) -> Bool {
    guard scene.symbols[thing.symbol].type.kind == .group else { return false }
    return !thing.settings.contains { ["background", "touch"].contains($0.word.text) }
  }
}
