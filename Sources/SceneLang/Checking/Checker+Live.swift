/// Live values: which properties have one, what takes them over, and what rolls in them.
extension Checker {
  /// A property that an action sets, to be held against the live values once all are known.
  struct Takeover {
    var symbol: Int
    var property: Word
  }

  /// Notes a property's value that is live, and warns of chance in it.
  mutating func noteLive(_ setting: PropertySetting, of symbol: Int?) {
    guard let value = setting.value, isLive(value) else { return }
    if let symbol { liveSettings[symbol, default: [:]][setting.word.text] = setting.word.span }
    warnOfChance(in: value)
  }

  /// Notes a `let` that is live, and warns of chance in it.
  mutating func noteLive(_ value: LetDeclaration) {
    guard value.parameters == nil, isLive(value.value), let symbol = scene.symbolOfName[value.name.span] else { return }
    liveValues.insert(symbol)
    warnOfChance(in: value.value)
  }

  /// Notes that an action sets a property of what an expression names.
  mutating func noteTakeover(of target: Expression, _ property: Word) {
    guard case .name(let word) = target.kind else { return }
    switch scene.references[word.span] {
    case .symbol(let symbol, _): takeovers.append(Takeover(symbol: symbol, property: property))
    case .local(let number) where number < locals.count:
      if let symbol = locals[number].symbol { takeovers.append(Takeover(symbol: symbol, property: property)) }
    case .local, .colour, .time, .selfThing, .scene, .choice, nil: break
    }
  }

  /// Warns of every live value that an action takes over, once a property.
  mutating func warnOfTakeovers() {
    var told: [Span] = []
    for takeover in takeovers {
      guard let live = liveSettings[takeover.symbol]?[takeover.property.text], !told.contains(live) else { continue }
      told.append(live)
      report(.takenOver(takeover.property, live: live))
    }
  }

  /// Whether a value follows something: a state, a parameter, a thing, the time.
  private func isLive(_ expression: Expression) -> Bool {
    expression.contains { part in
      guard case .name(let word) = part.kind else { return false }
      switch scene.references[word.span] {
      case .symbol(let symbol, _): return follows(symbol)
      case .time: return true
      case .local, .colour, .selfThing, .scene, .choice, nil: return false
      }
    }
  }

  private func follows(_ symbol: Int) -> Bool {
    switch scene.symbols[symbol].kind {
    case .state, .parameter, .thing: true
    case .value: liveValues.contains(symbol)
    case .formula, .action, .part, .loopItem, .timeline: false
    }
  }

  private mutating func warnOfChance(in value: Expression) {
    var place: Span?
    _ = value.contains { part in
      guard case .call(let word, _) = part.kind, ["random", "pick", "shuffle"].contains(word.text) else { return false }
      place = word.span
      return true
    }
    if let place { report(.rollsAgain(place)) }
  }
}
