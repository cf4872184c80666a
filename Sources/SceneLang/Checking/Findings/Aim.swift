/// Which things an expression can name, as far as the text tells.
struct Aim {
  /// Things by their own names, as symbols; a family counts as one.
  var things: [Int] = []
  /// Things behind a dot, by name: any of that name in any part.
  var members: [Text] = []
  /// Parts whose instances are meant by `self`, as blocks.
  var parts: [Int] = []
  /// What an action was given, as numbers of `Uses.gifts`.
  var gifts: [Int] = []
  /// True where it may be anything.
  var isUnknown = false

  /// Anything.
  static let unknown = Aim(isUnknown: true)

  /// What either of two means.
  func joined(with other: Aim) -> Aim {
    Aim(
      things: things + other.things, members: members + other.members, parts: parts + other.parts,
      gifts: gifts + other.gifts, isUnknown: isUnknown || other.isUnknown)
  }
}

extension Uses {
  /// Which things an expression can name.
  func aim(of expression: Expression) -> Aim {
    switch expression.kind {
    case .name(let word): aim(of: word)
    case .member(_, let word): Property(word: word.text) == .parent ? .unknown : Aim(members: [word.text])
    case .index(let base, _), .parentheses(let base), .filter(let base, _): aim(of: base)
    case .condition(_, let yes, let no): aim(of: yes).joined(with: aim(of: no))
    case .list(let items): items.count <= 8 ? joined(items) : .unknown
    case .call(let word, let arguments): aim(ofCall: word, arguments)
    case .binary(.plus, _, let left, let right): aim(of: left).joined(with: aim(of: right))
    case .number, .text, .colour, .flag, .nothing, .point, .unary, .binary, .missing: Aim()
    }
  }

  private func aim(of word: Word) -> Aim {
    switch scene.references[word.span] {
    case .symbol(let symbol, _):
      scene.symbols[symbol].kind == .thing ? Aim(things: [first[symbol]]) : .unknown
    case .local(let number): number < locals.count ? locals[number].aim : .unknown
    case .selfThing: Aim(parts: [scene.blocks[block].unit])
    case .colour, .time, .scene, .choice: Aim()
    case nil: .unknown
    }
  }

  /// Functions that pick from a list give what is in it.
  private func aim(ofCall word: Word, _ arguments: [Expression]) -> Aim {
    guard scene.references[word.span] == nil, let function = Function(word: word.text), let list = arguments.first
    else { return .unknown }
    switch function {
    case .pick, .shuffle, .first, .last, .reverse, .sort, .without: return aim(of: list)
    case .abs, .floor, .ceil, .round, .sqrt, .min, .max, .clamp, .sign, .sin, .cos, .tan, .atan2, .mix, .distance,
      .angle, .random, .count, .sum, .join, .upper, .lower, .number, .rgb, .hsb, .fade, .linear:
      return Aim()
    }
  }

  private func joined(_ items: [Expression]) -> Aim {
    var whole = Aim()
    for item in items { whole = whole.joined(with: aim(of: item)) }
    return whole
  }
}
