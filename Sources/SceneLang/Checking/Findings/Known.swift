/// What is known of a value from the text: what it always is, or between which numbers it stays.
enum Known: Equatable {
  case flag(Bool)
  case number(from: Double, to: Double)
  case text(Text)
  case point(Double, Double)

  /// The number, where it is a single one.
  var number: Double? {
    guard case .number(let from, let to) = self, from == to else { return nil }
    return from
  }
}

/// The values that are known: those of constant `let`s, and the ranges of states.
struct KnownValues {
  let scene: CheckedScene
  private var symbols: [Int: Known] = [:]

  init(_ uses: Uses) {
    scene = uses.scene
    for value in uses.values where !value.isFormula {
      guard let symbol = scene.symbolOfName[value.word.span], let known = known(value.value) else { continue }
      symbols[symbol] = known
    }
    for state in uses.states {
      guard let symbol = scene.symbolOfName[state.name.span], let range = state.range,
        let from = known(range.from)?.number, let to = known(range.to)?.number, from <= to
      else { continue }
      symbols[symbol] = .number(from: from, to: to)
    }
  }

  /// What is known of an expression's value; nil where it can be anything.
  func known(_ expression: Expression) -> Known? {
    switch expression.kind {
    case .number(let number): .number(from: number, to: number)
    case .flag(let flag): .flag(flag)
    case .text(let pieces): known(pieces)
    case .name(let word): known(word)
    case .parentheses(let inner): known(inner)
    case .unary(let sign, let operand): negated(sign, known(operand))
    case .binary(let symbol, _, let left, let right): known(symbol, left, right)
    case .point(let x, let y): point(known(x)?.number, known(y)?.number)
    case .condition(let condition, let yes, let no): chosen(known(condition), yes, no)
    case .colour, .nothing, .member, .index, .call, .list, .filter, .missing: nil
    }
  }

  private func known(_ pieces: [TextPart]) -> Known? {
    var text: Text = ""
    for piece in pieces {
      guard case .literal(let more) = piece else { return nil }
      text += more
    }
    return .text(text)
  }

  private func known(_ word: Word) -> Known? {
    guard case .symbol(let symbol, let access)? = scene.references[word.span], access != .family else { return nil }
    return symbols[symbol]
  }

  private func negated(_ sign: UnaryOperator, _ operand: Known?) -> Known? {
    switch (sign, operand) {
    case (.not, .flag(let flag)?): .flag(!flag)
    case (.minus, .number(let from, let to)?): .number(from: -to, to: -from)
    case (.minus, .point(let x, let y)?): .point(-x, -y)
    default: nil
    }
  }

  private func point(_ x: Double?, _ y: Double?) -> Known? {
    guard let x, let y else { return nil }
    return .point(x, y)
  }

  private func chosen(_ condition: Known?, _ yes: Expression, _ no: Expression) -> Known? {
    guard case .flag(let flag)? = condition else { return nil }
    return known(flag ? yes : no)
  }

  private func known(_ symbol: BinaryOperator, _ left: Expression, _ right: Expression) -> Known? {
    let (a, b) = (known(left), known(right))
    switch symbol {
    case .and: return joined(a, b, decidedBy: false)
    case .or: return joined(a, b, decidedBy: true)
    case .equal: return equal(a, b).map { .flag($0) }
    case .notEqual: return equal(a, b).map { .flag(!$0) }
    case .less: return less(a, b).map { .flag($0) }
    case .greater: return less(b, a).map { .flag($0) }
    case .lessOrEqual: return less(b, a).map { .flag(!$0) }
    case .greaterOrEqual: return less(a, b).map { .flag(!$0) }
    case .plus, .minus, .times: return calculated(symbol, a, b)
    case .touches, .in, .near, .divide, .mod: return nil
    }
  }

  /// `and` is `no` as soon as one side is, whatever the other; `or` is `yes` so.
  private func joined(_ a: Known?, _ b: Known?, decidedBy decisive: Bool) -> Known? {
    if a == .flag(decisive) || b == .flag(decisive) { return .flag(decisive) }
    return a == .flag(!decisive) && b == .flag(!decisive) ? .flag(!decisive) : nil
  }

  private func equal(_ a: Known?, _ b: Known?) -> Bool? {
    switch (a, b) {
    case (.number(let from, let to)?, .number(let low, let high)?):
      if to < low || high < from { return false }
      return from == to && low == high ? true : nil
    case (.flag(let one)?, .flag(let other)?): return one == other
    case (.text(let one)?, .text(let other)?): return one == other
    default: return nil
    }
  }

  private func less(_ a: Known?, _ b: Known?) -> Bool? {
    guard case .number(let from, let to)? = a, case .number(let low, let high)? = b else { return nil }
    if to < low { return true }
    return from >= high ? false : nil
  }

  private func calculated(_ symbol: BinaryOperator, _ a: Known?, _ b: Known?) -> Known? {
    guard case .number(let from, let to)? = a, case .number(let low, let high)? = b else { return nil }
    switch symbol {
    case .plus: return .number(from: from + low, to: to + high)
    case .minus: return .number(from: from - high, to: to - low)
    default:
      let products = [from * low, from * high, to * low, to * high]
      return .number(from: products.min() ?? 0, to: products.max() ?? 0)
    }
  }
}
