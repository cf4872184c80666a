import SceneLang

/// Evaluating expressions.
extension Stage {
  /// The value of code in a context; throws the mistake that stops it.
  mutating func evaluate(_ code: Code, _ context: inout Context) throws(Mistake) -> Value {
    switch code {
    case .constant(let value): return value
    case .text(let pieces, let span): return try evaluateText(pieces, span, &context)
    case .slot(let up, let slot, let name, let span):
      guard let value = read(slot: slot, of: surroundings(up, outOf: context.surroundings)) else {
        throw Mistake(.notThere(span, name: name))
      }
      return value
    case .reach(let path, let name, let span):
      guard let value = read(path, from: context.surroundings).first else {
        throw Mistake(.notThere(span, name: name))
      }
      return value
    case .family(let paths): return .list(paths.flatMap { read($0, from: context.surroundings) })
    case .local(let number, _, _): return context.locals[number]
    case .time: return readTime()
    case .selfThing: return .thing(selfThing(of: context.surroundings))
    case .scene: return .thing(handle(0))
    case .member(let base, let member, let span): return try evaluateMember(base, member, span, &context)
    case .index(let list, let place, let span): return try evaluateIndex(list, place, span, &context)
    case .call(let function, let arguments, let span): return try evaluateCall(function, arguments, span, &context)
    case .formula(let formula, let arguments, let span): return try evaluateFormula(formula, arguments, span, &context)
    case .list(let items):
      var values: [Value] = []
      for item in items { values.append(try evaluate(item, &context)) }
      return .list(try weighed(values, code.span))
    case .point(let x, let y, let span):
      return .point(Point(try number(x, span, &context), try number(y, span, &context)))
    case .negate(let operand, let span): return try evaluateNegation(operand, span, &context)
    case .not(let operand, let span): return .flag(!(try flag(operand, span, &context)))
    case .binary(let symbol, let left, let right, let span):
      return try evaluateBinary(symbol, left, right, span, &context)
    case .condition(let condition, let yes, let no, let span):
      return try flag(condition, span, &context) ? try evaluate(yes, &context) : try evaluate(no, &context)
    case .filter(let list, let local, let count, let condition, let span):
      return try evaluateFilter(list, local, count, condition, span, &context)
    }
  }

  /// The number that code gives.
  mutating func number(_ code: Code, _ span: Span, _ context: inout Context) throws(Mistake) -> Double {
    let value = try evaluate(code, &context)
    guard case .number(let number) = value else {
      throw Mistake(.wrongTypeNow(span, expected: .number, found: value.type))
    }
    return number
  }

  /// The flag that code gives.
  mutating func flag(_ code: Code, _ span: Span, _ context: inout Context) throws(Mistake) -> Bool {
    let value = try evaluate(code, &context)
    guard case .flag(let flag) = value else {
      throw Mistake(.wrongTypeNow(span, expected: .flag, found: value.type))
    }
    return flag
  }

  /// The list that code gives.
  mutating func list(_ code: Code, _ span: Span, _ context: inout Context) throws(Mistake) -> [Value] {
    let value = try evaluate(code, &context)
    guard case .list(let items) = value else {
      throw Mistake(.wrongTypeNow(span, expected: .list, found: value.type))
    }
    return items
  }

  private mutating func evaluateText(_ pieces: [Code], _ span: Span, _ context: inout Context) throws(Mistake) -> Value
  {
    var text: Text = ""
    for piece in pieces {
      text += printed(try evaluate(piece, &context))
      if text.bytes.count > Limits.textBytes { throw Mistake(.textTooLong(span)) }
    }
    return .text(text)
  }

  /// A value as a person writes it: things by their names.
  func printed(_ value: Value) -> Text { value.printed { printedName(of: $0) } }

  private func printedName(of thing: ThingHandle) -> Text {
    isThere(thing) ? name(of: Int(thing.index)) : "nothing"
  }

  private mutating func evaluateMember(
    _ base: Code, _ member: Member, _ span: Span, _ context: inout Context
  ) throws(Mistake) -> Value {
    switch try evaluate(base, &context) {
    case .thing(let thing): return try read(member, of: thing, span)
    case .point(let point):
      if member.property == .x { return .number(point.x) }
      if member.property == .y { return .number(point.y) }
      throw Mistake(.wrongTypeNow(span, expected: .thing, found: .point))
    case let other: throw Mistake(.wrongTypeNow(span, expected: .thing, found: other.type))
    }
  }

  private mutating func evaluateIndex(
    _ code: Code, _ place: Code, _ span: Span, _ context: inout Context
  ) throws(Mistake) -> Value {
    let items = try list(code, span, &context)
    let place = try number(place, span, &context)
    guard place >= 1, place < Double(items.count) + 1 else {
      throw Mistake(.outsideList(span, place: numberText(place), count: Text(decimal: items.count)))
    }
    return items[Int(place) - 1]
  }

  private mutating func evaluateFormula(
    _ formula: Int, _ arguments: [Code], _ span: Span, _ context: inout Context
  ) throws(Mistake) -> Value {
    var inner = Context(surroundings: surroundingsOfUnit(context.surroundings))
    for argument in arguments { inner.locals.append(try evaluate(argument, &context)) }
    guard formulaDepth < Limits.depth else { throw Mistake(.tooDeep(span, name: program.formulas[formula].name)) }
    formulaDepth += 1
    defer { formulaDepth -= 1 }
    return try evaluate(program.formulas[formula].body, &inner)
  }

  private mutating func evaluateNegation(
    _ operand: Code, _ span: Span, _ context: inout Context
  ) throws(Mistake) -> Value {
    switch try evaluate(operand, &context) {
    case .number(let number): return .number(-number)
    case .point(let point): return .point(Point(-point.x, -point.y))
    case let other: throw Mistake(.wrongTypeNow(span, expected: [.number, .point], found: other.type))
    }
  }

  private mutating func evaluateBinary(
    _ symbol: BinaryOperator, _ left: Code, _ right: Code, _ span: Span, _ context: inout Context
  ) throws(Mistake) -> Value {
    switch symbol {
    case .and: return .flag(try flag(left, span, &context) ? try flag(right, span, &context) : false)
    case .or: return .flag(try flag(left, span, &context) ? true : try flag(right, span, &context))
    case .touches:
      return .flag(touch(try things(left, span, &context), try things(right, span, &context)))
    case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual, .in, .near, .plus, .minus, .times, .divide,
      .mod:
      let a = try evaluate(left, &context)
      let b = try evaluate(right, &context)
      return try combine(symbol, a, b, span)
    }
  }

  /// The things that code gives: one, or a family.
  mutating func things(_ code: Code, _ span: Span, _ context: inout Context) throws(Mistake) -> [ThingHandle] {
    switch try evaluate(code, &context) {
    case .thing(let thing): return [thing]
    case .list(let items):
      var things: [ThingHandle] = []
      for case .thing(let thing) in items { things.append(thing) }
      return things
    case let other: throw Mistake(.wrongTypeNow(span, expected: .thing, found: other.type))
    }
  }

  private mutating func evaluateFilter(
    _ code: Code, _ local: Int, _ count: Int, _ condition: Code, _ span: Span, _ context: inout Context
  ) throws(Mistake) -> Value {
    let items = try list(code, span, &context)
    while context.locals.count < local + count { context.locals.append(.nothing) }
    var found: [Value] = []
    for item in items {
      for offset in 0..<count { context.locals[local + offset] = item }
      if try flag(condition, span, &context) { found.append(item) }
    }
    return .list(found)
  }
}

/// What a stage can hold, so that no scene can fill the machine; each is said in `Docs/Language.md`.
enum Limits {
  static let textBytes = 1_000_000
  static let items = 1_000_000
  /// How deep lists may lie in each other.
  static let listDepth = 100
  static let things = 250_000
  static let runs = 10_000
  static let steps = 1_000_000
  static let depth = 200
  /// How long a chain of what starts one another may be in one moment.
  static let rounds = 1_000
  /// How many waits of no time there may be in one moment.
  static let turns = 100_000
  static let sounds = 1_000
}
