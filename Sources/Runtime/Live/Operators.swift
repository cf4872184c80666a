import SceneLang

extension Value {
  /// Its type.
  var type: ValueType {
    switch self {
    case .nothing: .nothing
    case .number: .number
    case .text: .text
    case .flag: .flag
    case .colour: .colour
    case .point: .point
    case .list: .list
    case .thing: .thing
    case .gradient: .gradient
    }
  }

  /// As a person writes it; of a thing, which only a stage can name, just that it is one.
  var printed: Text {
    switch self {
    case .nothing: "nothing"
    case .number(let number): numberText(number)
    case .text(let text): text
    case .flag(let flag): flag ? "yes" : "no"
    case .colour(let colour): colour.hex
    case .point(let point): "(" + numberText(point.x) + ", " + numberText(point.y) + ")"
    case .list, .thing: "thing"
    case .gradient(let top, let bottom): "linear(" + top.hex + ", " + bottom.hex + ")"
    }
  }

  /// The value as it looks: values that look equal have the same.
  var look: Value {
    switch self {
    case .number(let number): .number(roundHalfAway(number, 4) + 0)
    case .point(let point): .point(Point(roundHalfAway(point.x, 4) + 0, roundHalfAway(point.y, 4) + 0))
    case .colour(let colour): .text(colour.hex)
    case .list(let items): .list(items.map { $0.look })
    case .nothing, .text, .flag, .thing, .gradient: self
    }
  }

  /// Whether two values look equal: numbers and points as they are printed, to four decimals.
  func looksEqual(_ other: Value) -> Bool {
    switch (self, other) {
    case (.number(let a), .number(let b)): numbersLookEqual(a, b)
    case (.point(let a), .point(let b)): numbersLookEqual(a.x, b.x) && numbersLookEqual(a.y, b.y)
    case (.colour(let a), .colour(let b)): a.looksEqual(b)
    case (.list(let a), .list(let b)): a.count == b.count && zip(a, b).allSatisfy { $0.looksEqual($1) }
    default: self == other
    }
  }
}

/// Whether two numbers print alike.
func numbersLookEqual(_ a: Double, _ b: Double) -> Bool {
  if a == b { return true }
  guard abs(a - b) < 0.0001 else { return false }
  return numberText(a) == numberText(b)
}

extension Colour {
  /// `#RRGGBB`, with the opacity behind it where it is not solid.
  var hex: Text {
    var text = Text([0x23])
    for channel in opacity < 1 ? [red, green, blue, opacity * 255] : [red, green, blue] {
      let byte = Int(max(0, min(255, channel.rounded(.toNearestOrEven))))
      for digit in [byte / 16, byte % 16] { text.bytes.append(UInt8(digit < 10 ? 0x30 + digit : 0x37 + digit)) }
    }
    return text
  }

  /// Whether two colours are drawn alike.
  func looksEqual(_ other: Colour) -> Bool { self == other || hex == other.hex }
}

/// What an operator gives for two values.
func combine(_ symbol: BinaryOperator, _ a: Value, _ b: Value, _ span: Span) throws(Mistake) -> Value {
  switch symbol {
  case .equal: return .flag(a.looksEqual(b))
  case .notEqual: return .flag(!a.looksEqual(b))
  case .less: return .flag(try isOrdered(a, b, span) == .before)
  case .lessOrEqual: return .flag(try isOrdered(a, b, span) != .after)
  case .greater: return .flag(try isOrdered(a, b, span) == .after)
  case .greaterOrEqual: return .flag(try isOrdered(a, b, span) != .before)
  case .near: return .flag(try isNear(a, b, span))
  case .in: return .flag(try isIn(a, b, span))
  case .plus: return try add(a, b, span)
  case .minus: return try subtract(a, b, span)
  case .times: return try multiply(a, b, span)
  case .divide: return try divide(a, b, span)
  case .mod:
    let (x, y) = (try numberOf(a, span), try numberOf(b, span))
    if y == 0 { throw Mistake(.divisionByZero(span)) }
    return .number(floorMod(x, y))
  case .and, .or, .touches: return .nothing
  }
}

private enum Order { case before, same, after }

private func isOrdered(_ a: Value, _ b: Value, _ span: Span) throws(Mistake) -> Order {
  switch (a, b) {
  case (.number(let x), .number(let y)): return x < y ? .before : x > y ? .after : .same
  case (.text(let x), .text(let y)): return x < y ? .before : x == y ? .same : .after
  case (.number, let other), (.text, let other):
    throw Mistake(.wrongTypeNow(span, expected: a.type, found: other.type))
  default: throw Mistake(.wrongTypeNow(span, expected: [.number, .text], found: a.type))
  }
}

private func isNear(_ a: Value, _ b: Value, _ span: Span) throws(Mistake) -> Bool {
  switch (a, b) {
  case (.number(let x), .number(let y)): return abs(x - y) <= 0.5
  case (.point(let p), .point(let q)):
    let (x, y) = (p.x - q.x, p.y - q.y)
    return x * x + y * y <= 0.25
  case (.number, let other), (.point, let other):
    throw Mistake(.wrongTypeNow(span, expected: a.type, found: other.type))
  default: throw Mistake(.wrongTypeNow(span, expected: [.number, .point], found: a.type))
  }
}

private func isIn(_ a: Value, _ b: Value, _ span: Span) throws(Mistake) -> Bool {
  switch b {
  case .list(let items): return items.contains { $0.looksEqual(a) }
  case .text(let text): return contains(text.bytes, a.printed.bytes)
  default: throw Mistake(.wrongTypeNow(span, expected: .list, found: b.type))
  }
}

private func contains(_ bytes: [UInt8], _ part: [UInt8]) -> Bool {
  guard part.count <= bytes.count else { return false }
  for start in 0...(bytes.count - part.count) where bytes[start..<(start + part.count)].elementsEqual(part) {
    return true
  }
  return false
}

private func numberOf(_ value: Value, _ span: Span) throws(Mistake) -> Double {
  guard case .number(let number) = value else {
    throw Mistake(.wrongTypeNow(span, expected: .number, found: value.type))
  }
  return number
}

private func add(_ a: Value, _ b: Value, _ span: Span) throws(Mistake) -> Value {
  switch (a, b) {
  case (.number(let x), .number(let y)): return .number(x + y)
  case (.point(let p), .point(let q)): return .point(p + q)
  case (.list(let x), .list(let y)):
    return .list(try weighed(x + y, span))
  case (.number, let other), (.point, let other), (.list, let other):
    throw Mistake(.wrongTypeNow(span, expected: a.type, found: other.type))
  default: throw Mistake(.wrongTypeNow(span, expected: [.number, .point, .list], found: a.type))
  }
}

/// The items of a new list, unless they are too many, those of the lists in them counted, or lie too deep.
func weighed(_ items: [Value], _ span: Span) throws(Mistake) -> [Value] {
  var weight = 0
  guard isLight(items, depth: 1, &weight) else {
    let count = max(items.count, Limits.items + 1)
    throw Mistake(.tooManyItems(span, count: Text(decimal: count)))
  }
  return items
}

private func isLight(_ items: [Value], depth: Int, _ weight: inout Int) -> Bool {
  weight += items.count
  guard weight <= Limits.items, depth <= Limits.listDepth else { return false }
  for case .list(let inner) in items where !isLight(inner, depth: depth + 1, &weight) { return false }
  return true
}

private func subtract(_ a: Value, _ b: Value, _ span: Span) throws(Mistake) -> Value {
  switch (a, b) {
  case (.number(let x), .number(let y)): return .number(x - y)
  case (.point(let p), .point(let q)): return .point(p - q)
  case (.number, let other), (.point, let other):
    throw Mistake(.wrongTypeNow(span, expected: a.type, found: other.type))
  default: throw Mistake(.wrongTypeNow(span, expected: [.number, .point], found: a.type))
  }
}

private func multiply(_ a: Value, _ b: Value, _ span: Span) throws(Mistake) -> Value {
  switch (a, b) {
  case (.number(let x), .number(let y)): return .number(x * y)
  case (.point(let p), .number(let x)), (.number(let x), .point(let p)): return .point(p * x)
  case (.number, let other), (.point, let other):
    throw Mistake(.wrongTypeNow(span, expected: .number, found: other.type))
  default: throw Mistake(.wrongTypeNow(span, expected: [.number, .point], found: a.type))
  }
}

private func divide(_ a: Value, _ b: Value, _ span: Span) throws(Mistake) -> Value {
  let y = try numberOf(b, span)
  if y == 0 { throw Mistake(.divisionByZero(span)) }
  switch a {
  case .number(let x): return .number(x / y)
  case .point(let p): return .point(Point(p.x / y, p.y / y))
  default: throw Mistake(.wrongTypeNow(span, expected: [.number, .point], found: a.type))
  }
}
