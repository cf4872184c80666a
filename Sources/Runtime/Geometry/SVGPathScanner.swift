import SceneLang

/// Reads the parts of SVG path data one after the other.
struct SVGPathScanner {
  private let bytes: [UInt8]
  /// How far has been read.
  private(set) var offset = 0
  /// True when the last thing that was read is a comma.
  private(set) var endsWithComma = false

  /// Starts at the first byte.
  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// True when everything has been read.
  var isAtEnd: Bool { offset == bytes.count }

  /// The byte that comes next; 0, which path data never have, at the end.
  private var next: UInt8 { isAtEnd ? 0 : bytes[offset] }

  private var nextIsDigit: Bool { next >= 0x30 && next <= 0x39 }

  /// Skips what SVG takes for space.
  mutating func skipSpace() {
    while [0x20, 0x09, 0x0A, 0x0C, 0x0D].contains(next) { offset += 1 }
  }

  /// Skips space and at most one comma; true when there was a comma.
  mutating func skipSeparator() -> Bool {
    skipSpace()
    guard next == UInt8(ascii: ",") else { return false }
    offset += 1
    skipSpace()
    return true
  }

  /// A letter.
  mutating func command() -> UInt8? {
    let letter = next | 0x20
    guard letter >= UInt8(ascii: "a"), letter <= UInt8(ascii: "z") else { return nil }
    offset += 1
    return bytes[offset - 1]
  }

  /// Skips to the next number of a command that repeats; false when there is none.
  mutating func hasMoreNumbers() -> Bool {
    endsWithComma = skipSeparator()
    let byte = next
    let starts = nextIsDigit || [UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: ".")].contains(byte)
    if starts { endsWithComma = false }
    return starts
  }

  /// A single 0 or 1.
  mutating func flag() -> Double? {
    guard next == UInt8(ascii: "0") || next == UInt8(ascii: "1") else { return nil }
    offset += 1
    return Double(bytes[offset - 1] - UInt8(ascii: "0"))
  }

  /// A number with an optional sign, point and exponent; reads nothing where there is none.
  mutating func number() -> Double? {
    let beginning = offset
    let isNegative = next == UInt8(ascii: "-")
    if isNegative || next == UInt8(ascii: "+") { offset += 1 }
    let digits = offset
    let whole = skipDigits()
    if next == UInt8(ascii: ".") {
      offset += 1
      guard skipDigits() else { return nothing(from: beginning) }
    } else if !whole {
      return nothing(from: beginning)
    }
    if next | 0x20 == UInt8(ascii: "e") {
      offset += 1
      if next == UInt8(ascii: "-") || next == UInt8(ascii: "+") { offset += 1 }
      guard skipDigits() else { return nothing(from: beginning) }
    }
    let magnitude = decimal(bytes[digits..<offset])
    guard magnitude.isFinite else { return nothing(from: beginning) }
    return isNegative ? 0 - magnitude : magnitude
  }

  private mutating func nothing(from beginning: Int) -> Double? {
    offset = beginning
    return nil
  }

  /// Skips digits; true when there was one.
  private mutating func skipDigits() -> Bool {
    let beginning = offset
    while nextIsDigit { offset += 1 }
    return offset > beginning
  }
}
