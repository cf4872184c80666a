import SceneLang

/// Evaluating expressions.
///
/// Expressions, formulas and live values lie in each other, so the functions that call one another here keep their
/// frames small: what needs room is done in functions of its own, which are never inlined.
extension Stage {
  /// The value of code in a context; throws the mistake that stops it.
  @inline(never)
  mutating func evaluate(_ code: Code, _ context: inout Context) throws(Mistake) -> Value {
    switch code {
    case .constant(let value): return value
    case .local(let number, _, _): return context.locals[number]
    case .slot: return try evaluateSlot(code, context)
    case .reach, .family, .time, .selfThing, .scene: return try evaluateName(code, context)
    case .text, .member, .index, .call, .formula, .list, .point, .negate, .not, .binary, .condition, .filter: break
    }
    // One expression is not deep; formulas and live values, which have names, stop before.
    guard depth < 2 * Limits.nesting else { throw tooDeep(code) }
    depth += 1
    defer { depth -= 1 }
    switch code {
    case .text: return try evaluateText(code, &context)
    case .member: return try evaluateMember(code, &context)
    case .index: return try evaluateIndex(code, &context)
    case .call: return try evaluateCall(code, &context)
    case .formula: return try evaluateFormula(code, &context)
    case .list: return try evaluateList(code, &context)
    case .point: return try evaluatePoint(code, &context)
    case .negate, .not: return try evaluateUnary(code, &context)
    case .binary: return try evaluateBinary(code, &context)
    case .condition: return try evaluateCondition(code, &context)
    case .filter: return try evaluateFilter(code, &context)
    case .constant, .local, .slot, .reach, .family, .time, .selfThing, .scene: return .nothing
    }
  }

  @inline(never)
  private func tooDeep(_ code: Code) -> Mistake { Mistake(.tooDeep(code.span, name: code.name)) }

  /// What a name stands for.
  @inline(never)
  private mutating func evaluateName(_ code: Code, _ context: Context) throws(Mistake) -> Value {
    switch code {
    case .reach(let path, let name, let span):
      if let value = read(path, from: context.surroundings).first { return value }
      throw Mistake(.notThere(span, name: name))
    case .family(let paths): return .list(paths.flatMap { read($0, from: context.surroundings) })
    case .time: return readTime()
    case .selfThing: return .thing(selfThing(of: context.surroundings))
    case .scene: return .thing(handle(0))
    case .constant, .local, .slot, .text, .member, .index, .call, .formula, .list, .point, .negate, .not, .binary,
      .condition, .filter:
      return .nothing
    }
  }

  @inline(never)
  private mutating func evaluateSlot(_ code: Code, _ context: Context) throws(Mistake) -> Value {
    guard case .slot(let up, let slot, let name, let span) = code else { return .nothing }
    let place = surroundings(up, outOf: context.surroundings)
    guard let value = read(slot: slot, of: place) else { throw Mistake(.notThere(span, name: name)) }
    if case .nothing = value, hasNoValue(slot, of: place) { throw Mistake.told }
    return value
  }

  /// Whether a slot's value could not be computed yet.
  private func hasNoValue(_ slot: Int, of place: Int) -> Bool {
    guard case .cell(let cell) = surroundings[place].slots[slot] else { return false }
    return cells[cell].hasFailed && !cells[cell].hasValue
  }

  /// The number that code gives.
  @inline(never)
  mutating func number(_ code: Code, _ span: Span, _ context: inout Context) throws(Mistake) -> Double {
    let value = try evaluate(code, &context)
    if case .number(let number) = value { return number }
    throw wrong(value, .number, span)
  }

  /// The flag that code gives.
  @inline(never)
  mutating func flag(_ code: Code, _ span: Span, _ context: inout Context) throws(Mistake) -> Bool {
    let value = try evaluate(code, &context)
    if case .flag(let flag) = value { return flag }
    throw wrong(value, .flag, span)
  }

  /// The list that code gives.
  @inline(never)
  mutating func list(_ code: Code, _ span: Span, _ context: inout Context) throws(Mistake) -> [Value] {
    let value = try evaluate(code, &context)
    if case .list(let items) = value { return items }
    throw wrong(value, .list, span)
  }

  @inline(never)
  private func wrong(_ value: Value, _ expected: ValueType, _ span: Span) -> Mistake {
    Mistake(.wrongTypeNow(span, expected: expected, found: value.type))
  }

  @inline(never)
  private mutating func evaluateText(_ code: Code, _ context: inout Context) throws(Mistake) -> Value {
    guard case .text(let pieces, let span) = code else { return .nothing }
    var text: Text = ""
    for piece in pieces { try append(try evaluate(piece, &context), to: &text, span) }
    return .text(text)
  }

  @inline(never)
  private mutating func append(_ value: Value, to text: inout Text, _ span: Span) throws(Mistake) {
    let more = printed(value)
    if text.bytes.count + more.bytes.count > Limits.textBytes { throw Mistake(.textTooLong(span)) }
    try spend(more.bytes.count / 1000, span)
    text += more
  }

  @inline(never)
  private mutating func evaluateList(_ code: Code, _ context: inout Context) throws(Mistake) -> Value {
    guard case .list(let items) = code else { return .nothing }
    var values: [Value] = []
    values.reserveCapacity(items.count)
    for item in items { values.append(try evaluate(item, &context)) }
    return .list(try weighed(values, code.span))
  }

  @inline(never)
  private mutating func evaluatePoint(_ code: Code, _ context: inout Context) throws(Mistake) -> Value {
    guard case .point(let x, let y, let span) = code else { return .nothing }
    let across = try number(x, span, &context)
    return .point(Point(across, try number(y, span, &context)))
  }

  @inline(never)
  private mutating func evaluateMember(_ code: Code, _ context: inout Context) throws(Mistake) -> Value {
    guard case .member(let base, let member, let span) = code else { return .nothing }
    let owner = try evaluate(base, &context)
    switch owner {
    case .thing(let thing): return try read(member, of: thing, span)
    case .point(let point):
      if member.property == .x { return .number(point.x) }
      if member.property == .y { return .number(point.y) }
      throw wrong(owner, .thing, span)
    case .nothing, .number, .text, .flag, .colour, .list, .gradient: throw wrong(owner, .thing, span)
    }
  }

  @inline(never)
  private mutating func evaluateIndex(_ code: Code, _ context: inout Context) throws(Mistake) -> Value {
    guard case .index(let base, let number, let span) = code else { return .nothing }
    let items = try list(base, span, &context)
    let place = try self.number(number, span, &context)
    if place >= 1, place < Double(items.count) + 1 { return items[Int(place) - 1] }
    throw outside(items.count, place, span)
  }

  @inline(never)
  private func outside(_ count: Int, _ place: Double, _ span: Span) -> Mistake {
    Mistake(.outsideList(span, place: numberText(place), count: Text(decimal: count)))
  }

  @inline(never)
  private mutating func evaluateFormula(_ code: Code, _ context: inout Context) throws(Mistake) -> Value {
    guard case .formula(let formula, let arguments, let span) = code else { return .nothing }
    var inner = Context(surroundings: try home(of: formula, from: context.surroundings, span))
    inner.locals.reserveCapacity(arguments.count)
    for argument in arguments { inner.locals.append(try evaluate(argument, &context)) }
    try enter(formula, span)
    defer { formulaDepth -= 1 }
    return try evaluate(program.formulas[formula].body, &inner)
  }

  /// The surroundings in which a formula was declared.
  @inline(never)
  private func home(of formula: Int, from place: Int, _ span: Span) throws(Mistake) -> Int {
    let (block, name) = (program.formulas[formula].block, program.formulas[formula].name)
    guard let home = surroundings(of: block, outOf: place) else { throw Mistake(.notThere(span, name: name)) }
    return home
  }

  @inline(never)
  private mutating func enter(_ formula: Int, _ span: Span) throws(Mistake) {
    guard formulaDepth < Limits.depth, depth < Limits.nesting else {
      throw Mistake(.tooDeep(span, name: program.formulas[formula].name))
    }
    try spend(1, span)
    formulaDepth += 1
  }

  @inline(never)
  private mutating func evaluateUnary(_ code: Code, _ context: inout Context) throws(Mistake) -> Value {
    switch code {
    case .negate(let operand, let span): return try negated(try evaluate(operand, &context), span)
    case .not(let operand, let span): return .flag(!(try flag(operand, span, &context)))
    default: return .nothing
    }
  }

  @inline(never)
  private mutating func evaluateCondition(_ code: Code, _ context: inout Context) throws(Mistake) -> Value {
    guard case .condition(let condition, let yes, let no, let span) = code else { return .nothing }
    return try flag(condition, span, &context) ? try evaluate(yes, &context) : try evaluate(no, &context)
  }

  @inline(never)
  private func negated(_ value: Value, _ span: Span) throws(Mistake) -> Value {
    switch value {
    case .number(let number): return .number(-number)
    case .point(let point): return .point(Point(-point.x, -point.y))
    case .nothing, .text, .flag, .colour, .list, .thing, .gradient: throw wrong(value, [.number, .point], span)
    }
  }

  @inline(never)
  private mutating func evaluateBinary(_ code: Code, _ context: inout Context) throws(Mistake) -> Value {
    guard case .binary(let symbol, let left, let right, let span) = code else { return .nothing }
    switch symbol {
    case .and: return .flag(try flag(left, span, &context) ? try flag(right, span, &context) : false)
    case .or: return .flag(try flag(left, span, &context) ? true : try flag(right, span, &context))
    case .touches: return try evaluateTouches(left, right, span, &context)
    case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual, .in, .near, .plus, .minus, .times, .divide,
      .mod:
      let a = try evaluate(left, &context)
      return try combined(symbol, a, try evaluate(right, &context), span)
    }
  }

  /// What an operator gives for two values; long lists count as many steps.
  @inline(never)
  mutating func combined(
    _ symbol: BinaryOperator, _ a: Value, _ b: Value, _ span: Span
  ) throws(Mistake) -> Value {
    if case .list(let items) = a { try spend(items.count / 100, span) }
    if case .list(let items) = b { try spend(items.count / 100, span) }
    return try combine(symbol, a, b, span)
  }

  @inline(never)
  private mutating func evaluateTouches(
    _ left: Code, _ right: Code, _ span: Span, _ context: inout Context
  ) throws(Mistake) -> Value {
    let first = try things(left, span, &context)
    return .flag(touch(first, try things(right, span, &context)))
  }

  /// The things that code gives: one, or a family.
  @inline(never)
  mutating func things(_ code: Code, _ span: Span, _ context: inout Context) throws(Mistake) -> [ThingHandle] {
    let value = try evaluate(code, &context)
    switch value {
    case .thing(let thing): return [thing]
    case .list(let items):
      var things: [ThingHandle] = []
      for case .thing(let thing) in items { things.append(thing) }
      return things
    case .nothing, .number, .text, .flag, .colour, .point, .gradient: throw wrong(value, .thing, span)
    }
  }

  @inline(never)
  private mutating func evaluateFilter(_ code: Code, _ context: inout Context) throws(Mistake) -> Value {
    guard case .filter(let base, let local, let count, let condition, let span) = code else { return .nothing }
    let items = try list(base, span, &context)
    while context.locals.count < local + count { context.locals.append(.nothing) }
    var found: [Value] = []
    for item in items {
      try spend(1, span)
      for offset in 0..<count { context.locals[local + offset] = item }
      if try flag(condition, span, &context) { found.append(item) }
    }
    return .list(found)
  }
}
