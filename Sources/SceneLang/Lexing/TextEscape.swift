/// What stands behind a `\` in a text.
enum TextEscape {
  /// The scalar that `\` and the given one stand for; nil where they stand for nothing. Every quotation mark may be
  /// written so.
  static func replacement(for scalar: UInt32) -> UInt32? {
    switch scalar {
    case UInt32(UInt8(ascii: "n")): 0x0A
    case UInt32(UInt8(ascii: "t")): 0x09
    case 0x5C, 0x7B, 0x7D: scalar
    default: Quote.family(of: scalar) == nil ? nil : scalar
    }
  }

  /// The characters of a piece of text, its escapes replaced.
  static func replaced(_ bytes: [UInt8], _ start: Int, _ end: Int) -> Text {
    var text = Text([])
    text.bytes.reserveCapacity(end - start)
    var index = start
    while index < end {
      if bytes[index] == 0x5C, index + 1 < end {
        let (scalar, length) = decodeScalar(bytes, at: index + 1)
        if let replacement = replacement(for: scalar) {
          text.append(scalar: replacement)
          index += 1 + length
          continue
        }
      }
      text.bytes.append(bytes[index])
      index += 1
    }
    return text
  }
}
