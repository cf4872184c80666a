/// Live values: what takes them over, and what rolls in them.
extension Finder {
  /// A property taken over from a live value, once a property, where a step first sets it.
  mutating func findTakeovers() {
    for thing in uses.things {
      let content = scene.symbols[thing.symbol].type.kind?.content
      if let content, let value = thing.syntax.content, live.isLive(value) {
        reportTakeover(of: content.word, of: thing, live: value.span)
      }
      for setting in thing.settings {
        guard let value = setting.value, live.isLive(value) else { continue }
        reportTakeover(of: setting.word.text, of: thing, live: setting.word.span)
      }
    }
  }

  private mutating func reportTakeover(of word: Text, of thing: Uses.ThingUse, live span: Span) {
    let symbol = uses.first[thing.symbol]
    var owners: [Uses.ChangeKey.Owner] = [.thing(symbol)]
    if scene.blocks[thing.block].unit != 0 { owners.append(.member(scene.symbols[symbol].word.text)) }
    if let part = scene.symbols[symbol].type.part { owners.append(.part(part)) }
    var places: [Word] = []
    for changed in wordsChanging(word) {
      for owner in owners {
        if let place = uses.placesOfChanges[Uses.ChangeKey(owner: owner, property: changed)] { places.append(place) }
      }
    }
    guard let first = places.min(by: { ($0.span.file, $0.span.start) < ($1.span.file, $1.span.start) }) else { return }
    diagnostics.append(.takenOver(first, live: span))
  }

  /// The words that set what a word says: `center` sets `x` too.
  private func wordsChanging(_ word: Text) -> [Text] {
    guard let property = Property(word: word) else { return [word] }
    let set = PropertySet(changing: property)
    return Property.allCases.filter { set.contains(PropertySet($0)) }.map { $0.word }
  }

  /// Chance in a live value: in a property, in a `let`, in the condition of an `if` or the list of a `for`.
  mutating func findChance() {
    for thing in uses.things {
      lookForChance(in: thing.syntax.content)
      for setting in thing.settings { lookForChance(in: setting.value) }
    }
    for value in uses.values where !value.isFormula { lookForChance(in: value.value) }
    for value in uses.followed { lookForChance(in: value) }
  }

  private mutating func lookForChance(in value: Expression?) {
    guard let value, live.isLive(value), let place = live.chance(in: value) else { return }
    diagnostics.append(.rollsAgain(place))
  }
}
