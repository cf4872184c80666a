/// UTF-8 bytes that compare and hash as bytes.
///
/// The engine carries all text in this form: `String` compares by Unicode normalisation, whose tables would
/// triple the size of the player. A `String` appears only where the command line or a test prints.
public struct Text: Hashable, Sendable, ExpressibleByStringLiteral {
  /// The UTF-8 code units.
  public var bytes: [UInt8]

  /// Text of the given UTF-8 code units, which are not validated.
  public init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// A copy of the given slice of UTF-8 code units.
  public init(_ bytes: ArraySlice<UInt8>) { self.bytes = Array(bytes) }

  /// The text of a literal in the code.
  public init(stringLiteral literal: StaticString) {
    bytes = Array(UnsafeBufferPointer(start: literal.utf8Start, count: literal.utf8CodeUnitCount))
  }

  /// A whole number in decimal digits.
  public init(decimal number: Int) {
    var digits: [UInt8] = []
    var rest = number.magnitude
    repeat {
      digits.append(0x30 + UInt8(rest % 10))
      rest /= 10
    } while rest > 0
    if number < 0 { digits.append(0x2D) }
    bytes = digits.reversed()
  }

  /// True when there are no bytes.
  public var isEmpty: Bool { bytes.isEmpty }

  /// The first text followed by the second.
  public static func + (first: Text, second: Text) -> Text { Text(first.bytes + second.bytes) }

  /// Appends the second text to the first.
  public static func += (first: inout Text, second: Text) { first.bytes += second.bytes }
}

extension Text: Comparable {
  /// Orders by bytes, which for UTF-8 is the order of the code points.
  public static func < (first: Text, second: Text) -> Bool {
    first.bytes.lexicographicallyPrecedes(second.bytes)
  }
}

extension Text {
  /// The Unicode scalars in order; a byte that belongs to none comes as U+FFFD.
  public var scalars: [UInt32] {
    var result: [UInt32] = []
    result.reserveCapacity(bytes.count)
    var index = 0
    while index < bytes.count {
      let (scalar, length) = decodeScalar(bytes, at: index)
      result.append(scalar)
      index += length
    }
    return result
  }

  /// Appends one Unicode scalar as UTF-8.
  public mutating func append(scalar: UInt32) {
    switch scalar {
    case 0..<0x80:
      bytes.append(UInt8(scalar))
    case 0x80..<0x800:
      bytes.append(UInt8(0xC0 | scalar >> 6))
      bytes.append(UInt8(0x80 | scalar & 0x3F))
    case 0x800..<0x10000:
      bytes.append(UInt8(0xE0 | scalar >> 12))
      bytes.append(UInt8(0x80 | scalar >> 6 & 0x3F))
      bytes.append(UInt8(0x80 | scalar & 0x3F))
    default:
      bytes.append(UInt8(0xF0 | scalar >> 18 & 0x07))
      bytes.append(UInt8(0x80 | scalar >> 12 & 0x3F))
      bytes.append(UInt8(0x80 | scalar >> 6 & 0x3F))
      bytes.append(UInt8(0x80 | scalar & 0x3F))
    }
  }
}

/// The Unicode scalar that starts at `index` and its length in bytes; U+FFFD and 1 where the bytes are not UTF-8.
public func decodeScalar(_ bytes: [UInt8], at index: Int) -> (scalar: UInt32, length: Int) {
  let first = bytes[index]
  if first < 0x80 { return (UInt32(first), 1) }
  let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
  guard first >= 0xC2, first <= 0xF4, index + length <= bytes.count else { return (0xFFFD, 1) }
  var scalar = UInt32(first) & (0x7F >> UInt32(length))
  for offset in 1..<length {
    let next = bytes[index + offset]
    guard next & 0xC0 == 0x80 else { return (0xFFFD, 1) }
    scalar = scalar << 6 | UInt32(next & 0x3F)
  }
  let smallest: UInt32 = length == 2 ? 0x80 : length == 3 ? 0x800 : 0x10000
  guard scalar >= smallest, scalar <= 0x10FFFF, !(0xD800...0xDFFF).contains(scalar) else { return (0xFFFD, 1) }
  return (scalar, length)
}

#if !hasFeature(Embedded)
  extension Text: CustomStringConvertible {
    /// The text as a `String`, for people to read; bytes that are not UTF-8 are replaced.
    public var description: String { String(decoding: bytes, as: UTF8.self) }

    /// The UTF-8 bytes of a `String`.
    public init(_ string: String) { bytes = Array(string.utf8) }
  }
#endif
