/// Values: the types that expressions may have, and the ones they must.
extension Checker {
  /// What is known of an expression's value; reports names that stand for nothing and values that do not fit.
  mutating func check(_ expression: Expression) -> StaticType {
    switch expression.kind {
    case .number: return StaticType(.number)
    case .text(let parts): return check(parts)
    case .colour: return StaticType(.colour)
    case .flag: return StaticType(.flag)
    case .nothing: return StaticType(.nothing)
    case .name(let word): return resolve(word)
    case .member(let base, let word): return member(word, of: check(base), named: base)
    case .index(let list, let place): return checkIndex(list, place)
    case .call(let word, let arguments): return checkCall(word, arguments, at: expression.span)
    case .list(let items): return checkList(items)
    case .point(let x, let y):
      expect(x, .number)
      expect(y, .number)
      return StaticType(.point)
    case .parentheses(let inner): return check(inner)
    case .unary(let sign, let operand): return checkUnary(sign, operand)
    case .binary(let symbol, let span, let left, let right): return checkBinary(symbol, span, left, right)
    case .condition(let condition, let yes, let no):
      expect(condition, .flag)
      return either(check(yes), check(no))
    case .filter(let list, let condition): return checkFilter(list, condition)
    case .missing: return .any
    }
  }

  /// Checks an expression and reports one that can't be of any of the types.
  mutating func expect(_ expression: Expression, _ types: ValueType) {
    let found = check(expression)
    if found.types.isDisjoint(with: types) {
      report(.wrongType(expression.span, expected: types, found: found.types, fix: unquoted(expression, types)))
    }
  }

  /// `"red"` without its quotation marks, where that is a colour, and a number likewise.
  private func unquoted(_ expression: Expression, _ types: ValueType) -> Fix? {
    guard case .text(let parts) = expression.kind, parts.count == 1, case .literal(let text) = parts[0] else {
      return nil
    }
    let isColour = types.contains(.colour) && (cssColour(text) != nil || text.bytes.first == 0x23)
    let isNumber = types.contains(.number) && !text.isEmpty && text.bytes.allSatisfy { 0x30...0x39 ~= $0 }
    return isColour || isNumber ? Fix(expression.span, text) : nil
  }

  /// Checks a thing, or a family of them, as the target of an action.
  mutating func expectThing(_ expression: Expression) {
    let found = check(expression)
    if found.isFamily && found.items.contains(.thing) { return }
    if !found.types.contains(.thing) {
      report(.wrongType(expression.span, expected: .thing, found: found.types))
    }
  }

  private func either(_ a: StaticType, _ b: StaticType) -> StaticType {
    var type = StaticType(a.types.union(b.types))
    if a.part == b.part { type.part = a.part }
    if a.kind == b.kind { type.kind = a.kind }
    type.items = a.items.union(b.items)
    return type
  }

  private mutating func check(_ parts: [TextPart]) -> StaticType {
    for case .filled(let expression) in parts { _ = check(expression) }
    return StaticType(.text)
  }

  private mutating func checkIndex(_ list: Expression, _ place: Expression) -> StaticType {
    let found = check(list)
    if !found.types.contains(.list) { report(.wrongType(list.span, expected: .list, found: found.types)) }
    expect(place, .number)
    return StaticType(found.items, part: found.part, kind: found.kind)
  }

  private mutating func checkList(_ items: [Expression]) -> StaticType {
    var type = StaticType(.list)
    if items.isEmpty { return type }
    type.items = []
    for item in items { type.items.formUnion(check(item).types) }
    return type
  }

  private mutating func checkUnary(_ sign: UnaryOperator, _ operand: Expression) -> StaticType {
    switch sign {
    case .not:
      expect(operand, .flag)
      return StaticType(.flag)
    case .minus:
      let found = check(operand)
      if found.types.isDisjoint(with: [.number, .point]) {
        report(.wrongType(operand.span, expected: [.number, .point], found: found.types))
      }
      return StaticType(found.types.intersection([.number, .point]))
    }
  }

  private mutating func checkBinary(
    _ symbol: BinaryOperator, _ span: Span, _ left: Expression, _ right: Expression
  ) -> StaticType {
    switch symbol {
    case .and, .or:
      expect(left, .flag)
      expect(right, .flag)
      return StaticType(.flag)
    case .equal, .notEqual:
      let (a, b) = (check(left), check(right))
      if a.types.isDisjoint(with: b.types) { report(.neverEqual(span, a.types, b.types)) }
      return StaticType(.flag)
    case .less, .lessOrEqual, .greater, .greaterOrEqual:
      let (a, b) = (check(left), check(right))
      checkOrder(left, a, right, b)
      return StaticType(.flag)
    case .near:
      expect(left, [.number, .point])
      expect(right, [.number, .point])
      return StaticType(.flag)
    case .touches:
      expectThing(left)
      expectThing(right)
      return StaticType(.flag)
    case .in:
      _ = check(left)
      expect(right, [.list, .text])
      return StaticType(.flag)
    case .plus: return checkPlus(span, left, right)
    case .minus where reportJoinedName(left, right): return .any
    case .minus: return checkSameKind(left, right, [.number, .point])
    case .times, .divide: return checkScaling(symbol, left, right)
    case .mod:
      expect(left, .number)
      expect(right, .number)
      return StaticType(.number)
    }
  }

  private mutating func checkOrder(_ left: Expression, _ a: StaticType, _ right: Expression, _ b: StaticType) {
    let ordered: ValueType = [.number, .text]
    if a.types.isDisjoint(with: ordered) { return report(.wrongType(left.span, expected: ordered, found: a.types)) }
    if b.types.isDisjoint(with: ordered) { return report(.wrongType(right.span, expected: ordered, found: b.types)) }
    if a.types.isDisjoint(with: b.types) { report(.wrongType(right.span, expected: a.types, found: b.types)) }
  }

  private mutating func checkPlus(_ span: Span, _ left: Expression, _ right: Expression) -> StaticType {
    let (a, b) = (check(left), check(right))
    if a.types == .text || b.types == .text {
      report(.plusOnText(span))
      return StaticType(.text)
    }
    return sameKind(left, a, right, b, [.number, .point, .list])
  }

  private mutating func checkSameKind(_ left: Expression, _ right: Expression, _ types: ValueType) -> StaticType {
    let (a, b) = (check(left), check(right))
    return sameKind(left, a, right, b, types)
  }

  private mutating func sameKind(
    _ left: Expression, _ a: StaticType, _ right: Expression, _ b: StaticType, _ types: ValueType
  ) -> StaticType {
    if a.types.isDisjoint(with: types) {
      report(.wrongType(left.span, expected: types, found: a.types))
      return .any
    }
    if b.types.isDisjoint(with: a.types.intersection(types)) {
      report(.wrongType(right.span, expected: a.types.intersection(types), found: b.types))
      return .any
    }
    var type = StaticType(a.types.intersection(b.types).intersection(types))
    type.items = a.items.union(b.items)
    return type
  }

  private mutating func checkScaling(
    _ symbol: BinaryOperator, _ left: Expression, _ right: Expression
  ) -> StaticType {
    let (a, b) = (check(left), check(right))
    let scalable: ValueType = [.number, .point]
    if a.types.isDisjoint(with: scalable) {
      report(.wrongType(left.span, expected: scalable, found: a.types))
      return .any
    }
    let factors: ValueType = symbol == .divide || a.types == .point ? .number : scalable
    if b.types.isDisjoint(with: factors) {
      report(.wrongType(right.span, expected: factors, found: b.types))
      return .any
    }
    return StaticType(a.types.union(symbol == .times ? b.types : []).intersection(scalable))
  }

  private mutating func checkFilter(_ list: Expression, _ condition: Expression) -> StaticType {
    let found = check(list)
    if !found.types.contains(.list) { report(.wrongType(list.span, expected: .list, found: found.types)) }
    let item = StaticType(found.items, part: found.part, kind: found.kind)
    var names = [Local(name: "it", type: item)]
    if case .name(let word) = list.kind, found.isFamily { names = [Local(name: word.text, type: item)] + names }
    withLocals(names) { $0.expect(condition, .flag) }
    return StaticType.list(of: item)
  }
}

extension StaticType {
  /// A list of such values.
  static func list(of item: StaticType) -> StaticType {
    var type = StaticType(.list, part: item.part, kind: item.kind)
    type.items = item.types
    return type
  }
}
