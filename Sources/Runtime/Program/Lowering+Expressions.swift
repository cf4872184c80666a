import SceneLang

/// Expressions: names become places.
extension Lowering {
  /// Lowers an expression in the current block.
  mutating func lower(_ expression: Expression) -> Code {
    let span = expression.span
    switch expression.kind {
    case .number(let number): return .constant(.number(number))
    case .text(let parts): return lower(parts, span)
    case .colour(let colour): return .constant(.colour(colour))
    case .flag(let flag): return .constant(.flag(flag))
    case .nothing, .missing: return .constant(.nothing)
    case .name(let word): return lowerName(word)
    case .member(let base, let word): return .member(lower(base), member(word.text), word.span)
    case .index(let list, let place): return .index(lower(list), lower(place), span)
    case .call(let word, let arguments): return lowerCall(word, arguments, span)
    case .list(let items): return lowerList(items)
    case .point(let x, let y): return lowerPoint(x, y, span)
    case .parentheses(let inner): return lower(inner)
    case .unary(.minus, let operand):
      if case .constant(.number(let number)) = lower(operand) { return .constant(.number(-number)) }
      return .negate(lower(operand), span)
    case .unary(.not, let operand): return .not(lower(operand), span)
    case .binary(let symbol, let place, let left, let right): return .binary(symbol, lower(left), lower(right), place)
    case .condition(let condition, let yes, let no): return .condition(lower(condition), lower(yes), lower(no), span)
    case .filter(let list, let condition): return lowerFilter(list, condition, span)
    }
  }

  /// Lowers an expression, where there is one.
  mutating func lower(optional expression: Expression?) -> Code? {
    if let expression { lower(expression) } else { nil }
  }

  /// A word behind a dot, or the name of a property that is set.
  mutating func member(_ word: Text) -> Member {
    Member(name: number(of: word), property: Property(word: word), word: word)
  }

  private mutating func lower(_ parts: [TextPart], _ span: Span) -> Code {
    var pieces: [Code] = []
    for part in parts {
      switch part {
      case .literal(let text): pieces.append(.constant(.text(text)))
      case .filled(let inner): pieces.append(lower(inner))
      }
    }
    if pieces.isEmpty { return .constant(.text("")) }
    if pieces.count == 1, case .constant(.text) = pieces[0] { return pieces[0] }
    return .text(pieces, span)
  }

  private mutating func lowerList(_ items: [Expression]) -> Code {
    let codes = items.map { lower($0) }
    var values: [Value] = []
    for case .constant(let value) in codes { values.append(value) }
    return values.count == codes.count ? .constant(.list(values)) : .list(codes)
  }

  private mutating func lowerPoint(_ x: Expression, _ y: Expression, _ span: Span) -> Code {
    let (x, y) = (lower(x), lower(y))
    if case .constant(.number(let across)) = x, case .constant(.number(let down)) = y {
      return .constant(.point(Point(across, down)))
    }
    return .point(x, y, span)
  }

  private mutating func lowerFilter(_ list: Expression, _ condition: Expression, _ span: Span) -> Code {
    let code = lower(list)
    var count = 1
    if case .name(let word) = list.kind, case .symbol(_, .family) = scene.references[word.span] { count = 2 }
    let local = depth
    depth += count
    let body = lower(condition)
    depth -= count
    return .filter(code, local: local, count: count, body, span)
  }

  private mutating func lowerCall(_ word: Word, _ arguments: [Expression], _ span: Span) -> Code {
    let codes = arguments.map { lower($0) }
    if case .symbol(let symbol, _) = scene.references[word.span], let formula = formulaOfSymbol[symbol] {
      return .formula(formula, codes, span)
    }
    guard let function = Function(word: word.text) else { return .constant(.nothing) }
    return .call(function, codes, span)
  }

  private func lowerName(_ word: Word) -> Code {
    switch scene.references[word.span] {
    case .symbol(let symbol, let access): reach(symbol, access, word)
    case .local(let number): .local(number, word.text, word.span)
    case .colour(let colour): .constant(.colour(colour))
    case .time: .time
    case .selfThing: .selfThing
    case .scene: .scene
    case .choice(let text): .constant(.text(text))
    case nil: .constant(.nothing)
    }
  }

  private func reach(_ number: Int, _ access: Access, _ word: Word) -> Code {
    let symbol = scene.symbols[number]
    let path = way(to: symbol, from: block).path
    switch access {
    case .direct: return .slot(up: path.up, slot: path.slot, word.text, word.span)
    case .maybe: return .reach(path, word.text, word.span)
    case .family:
      return .family([path] + symbol.also.map { way(to: scene.symbols[$0], from: block).path })
    }
  }

  /// The way from a block to a symbol's slot, and whether a `for` lies on it.
  func way(to symbol: Symbol, from start: Int) -> (path: Path, isFamily: Bool) {
    var ancestors: [Int] = []
    var outer: Int? = start
    while let here = outer {
      ancestors.append(here)
      outer = scene.blocks[here].parent
    }
    var turns: [Path.Turn] = []
    var isFamily = false
    var inner = symbol.block
    while !ancestors.contains(inner), let parent = scene.blocks[inner].parent {
      if scene.blocks[inner].kind == .loop { isFamily = true }
      turns.append(Path.Turn(node: scene.blocks[inner].node, block: inner))
      inner = parent
    }
    let up = ancestors.firstIndex(of: inner) ?? 0
    return (Path(up: up, down: turns.reversed(), slot: symbol.slot), isFamily)
  }
}
