/// Which values follow something, and which formulas roll: found through any number of `let`s and formulas, whatever
/// the order of their lines.
struct LiveNames {
  let scene: CheckedScene
  /// By symbol, of a `let` or a formula: whether it follows a state, a parameter, a thing or the time.
  private var follows: Set<Int>
  /// By symbol, of a formula: whether it rolls when it is called.
  private var rolls: Set<Int>

  init(_ uses: Uses) {
    scene = uses.scene
    follows = []
    rolls = []
    var users: [Int: [(symbol: Int, isFormula: Bool)]] = [:]
    for value in uses.values {
      guard let symbol = scene.symbolOfName[value.word.span] else { continue }
      if isLive(value.value) { follows.insert(symbol) }
      if value.isFormula, chance(in: value.value) != nil { rolls.insert(symbol) }
      for used in namedValues(in: value.value) { users[used, default: []].append((symbol, value.isFormula)) }
    }
    follows = Self.spread(follows, to: users) { _ in true }
    rolls = Self.spread(rolls, to: users) { $0 }
  }

  /// What uses one of the symbols, directly or through others, is of them too.
  private static func spread(
    _ symbols: Set<Int>, to users: [Int: [(symbol: Int, isFormula: Bool)]], where isMeant: (Bool) -> Bool
  ) -> Set<Int> {
    var all = symbols
    var waiting = Array(symbols)
    while let symbol = waiting.popLast() {
      for user in users[symbol] ?? [] where isMeant(user.isFormula) && all.insert(user.symbol).inserted {
        waiting.append(user.symbol)
      }
    }
    return all
  }

  /// Whether a value follows something: a state, a parameter, a thing, the time.
  func isLive(_ expression: Expression) -> Bool {
    expression.contains { part in
      switch part.kind {
      case .name(let word), .call(let word, _): isLive(word)
      default: false
      }
    }
  }

  private func isLive(_ word: Word) -> Bool {
    switch scene.references[word.span] {
    case .symbol(let symbol, _):
      switch scene.symbols[symbol].kind {
      case .state, .parameter, .thing: true
      case .value, .formula: follows.contains(symbol)
      case .action, .part, .loopItem, .timeline: false
      }
    case .time, .selfThing: true
    case .local, .colour, .scene, .choice, nil: false
    }
  }

  /// Where a value rolls, if it does: the first `random`, `pick`, `shuffle`, or formula with one of them.
  func chance(in expression: Expression) -> Span? {
    if case .call(let word, _) = expression.kind {
      if case .symbol(let symbol, _)? = scene.references[word.span] {
        if rolls.contains(symbol) { return word.span }
      } else if let function = Function(word: word.text), function.rolls {
        return word.span
      }
    }
    for part in expression.parts {
      if let span = chance(in: part) { return span }
    }
    return nil
  }

  /// The `let`s and formulas that an expression names.
  private func namedValues(in expression: Expression) -> [Int] {
    var found: [Int] = []
    _ = expression.contains { part in
      switch part.kind {
      case .name(let word), .call(let word, _):
        if case .symbol(let symbol, _)? = scene.references[word.span] { found.append(symbol) }
      default: break
      }
      return false
    }
    return found
  }
}

extension Function {
  /// Whether it gives something else each time.
  fileprivate var rolls: Bool {
    switch self {
    case .random, .pick, .shuffle: true
    case .abs, .floor, .ceil, .round, .sqrt, .min, .max, .clamp, .sign, .sin, .cos, .tan, .atan2, .mix, .distance,
      .angle, .count, .first, .last, .sum, .reverse, .sort, .without, .join, .upper, .lower, .number, .rgb, .hsb,
      .fade, .linear:
      false
    }
  }
}
