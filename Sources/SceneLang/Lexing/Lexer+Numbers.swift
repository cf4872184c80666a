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
    let isNumber = Characters.isDigit(scalar(at: position).plain) && !endsValue(tokens.last, at: start)
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
    emit(.number, from: start)
    if !unit.isEmpty, TimeUnit(unit) == nil {
      let place = span(digitsEnd, position)
      let number = plainText(bytes, start, digitsEnd)
      switch ForeignUnit(unit) {
      case .none: report(.unknownUnit(at: place, unit, number: number))
      case .needless: report(.needlessUnit(at: place, unit, number: number, fix: Fix(place, "")))
      case .time(let plain): report(.foreignTimeUnit(at: place, unit, plain, number: number, fix: Fix(place, plain)))
      }
    }
    if NumberReader.value(of: plainText(bytes, start, position)) == nil {
      report(.numberTooLong(at: span(start, position)))
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

/// Turns the letters of a number into its value, without help from the host, so that every host has the same.
enum NumberReader {
  /// The value of digits, perhaps a point and digits, and perhaps a unit; a time is in seconds and an unknown unit
  /// counts for nothing. The first 15 digits that matter are read, and 22 places behind the point; nil when more than
  /// 15 digits stand before the point.
  static func value(of plain: Text) -> Double? {
    var digits: UInt64 = 0
    var count = 0
    var exponent = 0
    var isFraction = false
    var index = 0
    while index < plain.bytes.count {
      let byte = plain.bytes[index]
      if byte == 0x2E {
        isFraction = true
      } else if (0x30...0x39).contains(byte) {
        let fits = count < 15 && exponent > -19
        if fits {
          digits = digits * 10 + UInt64(byte - 0x30)
          if digits > 0 { count += 1 }
          if isFraction { exponent -= 1 }
        } else if !isFraction {
          return nil
        }
      } else {
        break
      }
      index += 1
    }
    let unit = TimeUnit(Text(plain.bytes[index...]))
    if unit == .milliseconds { exponent -= 3 }
    let value = Double(digits) / power(-exponent)
    return unit == .minutes ? value * 60 : value
  }

  /// 10 to a power from 0 to 22, which a `Double` holds exactly.
  private static func power(_ exponent: Int) -> Double {
    var result = 1.0
    for _ in 0..<exponent { result *= 10 }
    return result
  }
}
