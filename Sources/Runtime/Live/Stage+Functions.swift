import SceneLang

/// The functions of the language: one case each, which the compiler demands.
extension Stage {
  /// What a function gives.
  @inline(never)
  mutating func evaluateCall(_ code: Code, _ context: inout Context) throws(Mistake) -> Value {
    guard case .call(let function, let arguments, let span) = code else { return .nothing }
    var values: [Value] = []
    values.reserveCapacity(arguments.count)
    for argument in arguments { values.append(try evaluate(argument, &context)) }
    return try apply(function, values, span)
  }

  /// What a function gives for the values of its arguments.
  @inline(never)
  private mutating func apply(_ function: Function, _ values: [Value], _ span: Span) throws(Mistake) -> Value {
    let given = Arguments(values: values, function: function, span: span)
    for case .list(let items) in values { try spend(items.count / 100, span) }
    switch function {
    case .abs: return .number(abs(try given.number(0)))
    case .floor: return .number(try given.number(0).rounded(.down))
    case .ceil: return .number(try given.number(0).rounded(.up))
    case .round: return .number(roundHalfAway(try given.number(0), try given.number(1, or: 0)))
    case .sqrt: return .number(max(0, try given.number(0)).squareRoot())
    case .min: return try given.extreme { $0 < $1 }
    case .max: return try given.extreme { $0 > $1 }
    case .clamp:
      return .number(max(try given.number(1), min(try given.number(2), try given.number(0))))
    case .sign:
      let number = try given.number(0)
      return .number(number > 0 ? 1 : number < 0 ? -1 : 0)
    case .sin: return .number(sine(degrees: try given.number(0)))
    case .cos: return .number(cosine(degrees: try given.number(0)))
    case .tan: return .number(tangent(degrees: try given.number(0)))
    case .atan2: return .number(arcTangent2(try given.number(0), try given.number(1)))
    case .mix: return try given.mixed()
    case .distance:
      let way = try given.point(1) - given.point(0)
      return .number((way.x * way.x + way.y * way.y).squareRoot())
    case .angle:
      let way = try given.point(1) - given.point(0)
      return .number(arcTangent2(way.y, way.x))
    case .random: return try random(given)
    case .pick:
      let items = try given.filledList(0)
      return items[generator.index(below: items.count)]
    case .shuffle:
      var items = try given.list(0)
      generator.shuffle(&items)
      return .list(items)
    case .count: return try given.counted()
    case .first: return try given.filledList(0)[0]
    case .last:
      let items = try given.filledList(0)
      return items[items.count - 1]
    case .sum: return try given.summed()
    case .reverse: return .list(try given.list(0).reversed())
    case .sort: return .list(try given.sorted())
    case .without: return .list(try given.withoutItem())
    case .join: return try join(try given.list(0), try given.text(1), span)
    case .upper: return .text(uppercased(try given.text(0)))
    case .lower: return .text(lowercased(try given.text(0)))
    case .number: return parseNumber(try given.text(0)).map { .number($0) } ?? .nothing
    case .rgb:
      return .colour(
        rgb(try given.number(0), try given.number(1), try given.number(2), try given.number(3, or: 1)))
    case .hsb:
      return .colour(
        hsb(try given.number(0), try given.number(1), try given.number(2), try given.number(3, or: 1)))
    case .fade: return .colour(fade(try given.colour(0), try given.number(1)))
    case .linear: return .gradient(try given.colour(0), try given.colour(1))
    }
  }

  private func join(_ items: [Value], _ between: Text, _ span: Span) throws(Mistake) -> Value {
    let text = printed(items, between: between)
    if text.bytes.count > Limits.textBytes { throw Mistake(.textTooLong(span)) }
    return .text(text)
  }

  private mutating func random(_ given: Arguments) throws(Mistake) -> Value {
    if given.values.isEmpty { return .number(generator.unit()) }
    let (a, b) = (try given.number(0), try given.number(1))
    let isWhole = a == a.rounded(.down) && b == b.rounded(.down)
    return .number(isWhole ? generator.whole(from: a, to: b) : a + (b - a) * generator.unit())
  }
}

/// The values that a function was given.
private struct Arguments {
  var values: [Value]
  var function: Function
  var span: Span

  private func wrong(_ place: Int, _ expected: ValueType) -> Mistake {
    Mistake(.wrongTypeNow(span, expected: expected, found: values[place].type))
  }

  func number(_ place: Int) throws(Mistake) -> Double {
    guard case .number(let number) = values[place] else { throw wrong(place, .number) }
    return number
  }

  func number(_ place: Int, or fallback: Double) throws(Mistake) -> Double {
    place < values.count ? try number(place) : fallback
  }

  func point(_ place: Int) throws(Mistake) -> Point {
    guard case .point(let point) = values[place] else { throw wrong(place, .point) }
    return point
  }

  func colour(_ place: Int) throws(Mistake) -> Colour {
    guard case .colour(let colour) = values[place] else { throw wrong(place, .colour) }
    return colour
  }

  func list(_ place: Int) throws(Mistake) -> [Value] {
    guard case .list(let items) = values[place] else { throw wrong(place, .list) }
    return items
  }

  func filledList(_ place: Int) throws(Mistake) -> [Value] {
    let items = try list(place)
    if items.isEmpty { throw Mistake(.emptyList(span, function: function.word)) }
    return items
  }

  /// A text, or the print of another value.
  func text(_ place: Int) throws(Mistake) -> Text {
    switch values[place] {
    case .list, .thing: throw wrong(place, .text)
    case .nothing, .number, .text, .flag, .colour, .point, .gradient: values[place].printed
    }
  }

  func extreme(_ isBetter: (Double, Double) -> Bool) throws(Mistake) -> Value {
    var items = values
    if case .list(let list) = values[0] { items = list }
    var best: Double?
    for item in items {
      guard case .number(let number) = item else {
        throw Mistake(.wrongTypeNow(span, expected: .number, found: item.type))
      }
      if best.map({ isBetter(number, $0) }) ?? true { best = number }
    }
    guard let best else { throw Mistake(.emptyList(span, function: function.word)) }
    return .number(best)
  }

  func mixed() throws(Mistake) -> Value {
    guard let value = blend(values[0], values[1], try number(2)) else {
      throw Mistake(.wrongTypeNow(span, expected: values[0].type, found: values[1].type))
    }
    return value
  }

  func counted() throws(Mistake) -> Value {
    switch values[0] {
    case .list(let items): return .number(Double(items.count))
    case .text(let text): return .number(Double(text.scalars.count))
    default: throw wrong(0, [.list, .text])
    }
  }

  func summed() throws(Mistake) -> Value {
    var total = 0.0
    for item in try list(0) {
      guard case .number(let number) = item else {
        throw Mistake(.wrongTypeNow(span, expected: .number, found: item.type))
      }
      total += number
    }
    return .number(total)
  }

  /// Numbers by size, texts by their letters; equal items keep their order.
  func sorted() throws(Mistake) -> [Value] {
    let items = try list(0)
    let numbers = items.allSatisfy { if case .number = $0 { true } else { false } }
    let texts = items.allSatisfy { if case .text = $0 { true } else { false } }
    guard numbers || texts else {
      let found = items.first { $0.type != items[0].type } ?? items[0]
      throw Mistake(.wrongTypeNow(span, expected: [.number, .text], found: found.type))
    }
    return items.enumerated().sorted { a, b in
      switch (a.element, b.element) {
      case (.number(let x), .number(let y)): x == y ? a.offset < b.offset : x < y
      case (.text(let x), .text(let y)): x == y ? a.offset < b.offset : x < y
      default: false
      }
    }.map { $0.element }
  }

  /// The list without the first item that looks like the second argument.
  func withoutItem() throws(Mistake) -> [Value] {
    var items = try list(0)
    if let place = items.firstIndex(where: { $0.looksEqual(values[1]) }) { items.remove(at: place) }
    return items
  }
}
