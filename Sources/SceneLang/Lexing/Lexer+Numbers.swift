extension Lexer {
  /// `35`, `0.5`, `300ms`.
  mutating func lexNumber() {
    let start = position
    skipDigits()
    let dot = scalar(at: position)
    if dot.length > 0, dot.plain == 0x2E, Characters.isDigit(scalar(at: position + dot.length).plain) {
      if dot.plain != dot.scalar { noteTypedForm(position, position + dot.length) }
      position += dot.length
      skipDigits()
    }
    finishNumber(from: start)
  }

  /// `.`, or a number whose `0` is missing.
  mutating func lexDot(from start: Int) {
    // `1..5`, as other languages count.
    let isNumber = Characters.isDigit(scalar(at: position).plain) && !endsValue(tokens.last, at: start)
    if takes(".") {
      while takes(".") || takes("<") {}
      return emit(.foreign, from: start)
    }
    guard isNumber else { return emit(.dot, from: start) }
    skipDigits()
    let digits = plainText(bytes, start, position)
    report(.numberWithoutZero(at: span(start, position), digits, fix: Fix(span(start, start), "0")))
    finishNumber(from: start)
  }

  /// Whether a token stands right before an offset and ends a value.
  private func endsValue(_ token: Token?, at offset: Int) -> Bool {
    guard let token, Int(token.end) == offset else { return false }
    switch token.kind {
    case .word, .number, .colour, .closeParenthesis, .closeBracket, .textClose: return true
    default: return false
    }
  }

  private mutating func skipDigits() {
    while true {
      let (scalar, plain, length) = scalar(at: position)
      guard length > 0, Characters.isDigit(plain) else { return }
      if plain != scalar { noteTypedForm(position, position + length) }
      position += length
    }
  }

  /// Reads the unit behind the digits and gives out the number.
  private mutating func finishNumber(from start: Int) {
    let digitsEnd = position
    while true {
      let (scalar, plain, length) = scalar(at: position)
      guard length > 0, plain == 0xB0 || Characters.isLetter(plain) || Characters.isDigit(plain) else { break }
      if scalar == Characters.longVowel, isMinus(at: position, length: length) { break }
      if plain != scalar { noteTypedForm(position, position + length) }
      position += length
    }
    let unit = plainText(bytes, digitsEnd, position)
    let number = plainText(bytes, start, digitsEnd)
    if NumberReader.value(of: number) == nil {
      report(.numberTooLong(at: span(start, digitsEnd)))
      emit(.unreadable, from: start)
    } else if !unit.isEmpty, TimeUnit(unit) == nil {
      emitForeign(number, unit, from: start, span(digitsEnd, position))
    } else {
      emit(.number, from: start)
    }
  }

  /// A number with a unit from elsewhere, which is understood if it is a well-known one.
  private mutating func emitForeign(_ number: Text, _ unit: Text, from start: Int, _ place: Span) {
    switch ForeignUnit(unit) {
    case .none:
      if let better = noUnit(number + unit, from: start) {
        report(better)
        return emit(.unreadable, from: start)
      }
      report(.unknownUnit(at: place, unit, number: number))
      return emit(.unreadable, from: start)
    case .needless: report(.needlessUnit(at: place, unit, number: number, fix: Fix(place, "")))
    case .time(let plain): report(.foreignTimeUnit(at: place, unit, plain, number: number, fix: Fix(place, plain)))
    }
    emit(.number, from: start)
  }
}

extension Lexer {
  /// What digits and letters in one are meant for, where the word before them says so: a colour without its `#`, or a
  /// name.
  private func noUnit(_ written: Text, from start: Int) -> Diagnostic? {
    guard let last = tokens.last, last.kind == .word else { return nil }
    let place = span(start, position)
    let word = plainText(bytes, Int(last.start), Int(last.end))
    switch Property(word: word) {
    case .color, .background, .stroke:
      guard Colour(hexadecimal: written) != nil else { return nil }
      return .badColour(at: place, written, fix: Fix(place.before, "#"))
    case nil:
      let declares = [Keyword.let, .state, .part, .action, .for, .timeline].contains(last.keyword)
      return declares || Kind(word: word) != nil ? .notAName(at: place, written, after: word) : nil
    default: return nil
    }
  }
}

/// The units of a time.
enum TimeUnit: UInt8, CaseIterable, Sendable {
  case seconds, milliseconds, minutes

  /// The unit that is written so, if there is one.
  init?(_ text: Text) {
    if text.isEmpty { return nil }
    switch text {
    case "s": self = .seconds
    case "ms": self = .milliseconds
    case "min": self = .minutes
    default: return nil
    }
  }
}

/// Units from elsewhere.
enum ForeignUnit: Sendable {
  /// The language counts in it without saying so, as in points or degrees.
  case needless
  /// Another way to write a time; as the language writes it.
  case time(Text)
  /// Not known.
  case none

  init(_ text: Text) {
    switch text {
    case "px", "pt", "pts", "dp", "deg", "°", "度": self = .needless
    case "sec", "secs", "second", "seconds", "秒", "秒間", "S": self = .time("s")
    case "msec", "msecs", "millis", "ミリ秒", "MS": self = .time("ms")
    case "m", "mins", "minute", "minutes", "分", "分間": self = .time("min")
    default: self = .none
    }
  }
}

/// Turns the letters of a number into its value.
enum NumberReader {
  /// More digits before the point are taken for a mistake: a `Double` no longer holds every whole number of that size.
  private static let mostDigits = 15

  /// The value of digits, perhaps a point and digits, and perhaps a unit; a time is in seconds, and an unknown unit
  /// counts for nothing. Nil when too many digits stand before the point.
  static func value(of plain: Text) -> Double? {
    var end = 0
    var point: Int?
    while end < plain.bytes.count, plain.bytes[end] == 0x2E || Characters.isDigit(UInt32(plain.bytes[end])) {
      if plain.bytes[end] == 0x2E { point = end }
      end += 1
    }
    let digits = plain.bytes[..<end]
    if digits[..<(point ?? end)].drop(while: { $0 == 0x30 }).count > mostDigits { return nil }
    switch timeUnit(Text(plain.bytes[end...])) {
    case .milliseconds: return decimal(digits + [0x65, 0x2D, 0x33])
    case .minutes: return decimal(digits) * 60
    case .seconds, nil: return decimal(digits)
    }
  }

  /// The unit of a time in this language's form or another's.
  private static func timeUnit(_ written: Text) -> TimeUnit? {
    if written.isEmpty { return nil }
    if let unit = TimeUnit(written) { return unit }
    if case .time(let plain) = ForeignUnit(written) { return TimeUnit(plain) }
    return nil
  }
}
