import SceneLang

/// The text as HTML, in an element or in an attribute in double quotes: nothing in it is taken for anything else.
public func html(_ text: Text) -> [UInt8] {
  var html: [UInt8] = []
  for byte in text.bytes {
    if byte >= 0x80 || isPlain(byte) {
      html.append(byte)
    } else {
      html += Array("&#\(byte);".utf8)
    }
  }
  return html
}

/// The text as a quoted value of an attribute.
func attribute(_ text: Text) -> [UInt8] {
  [UInt8(ascii: "\"")] + html(text) + [UInt8(ascii: "\"")]
}

/// True for the visible ASCII characters that mean nothing in JSON strings, attributes or HTML.
func isPlain(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"): false
  default: (0x20..<0x7F).contains(byte)
  }
}

extension Array<UInt8> {
  /// Where the other bytes stand first in these, from a place on.
  func firstRange(of other: [UInt8], from start: Int = 0) -> Range<Int>? {
    guard let first = other.first, count >= other.count else { return nil }
    var place = start
    while place <= count - other.count, let found = self[place...].firstIndex(of: first) {
      guard found <= count - other.count else { return nil }
      if self[found..<(found + other.count)].elementsEqual(other) { return found..<(found + other.count) }
      place = found + 1
    }
    return nil
  }

  /// Puts other bytes in the place of some that are known to be there once: a mark of the player's page.
  mutating func replace(_ mark: StaticString, by other: [UInt8]) {
    guard let range = firstRange(of: literal(mark)) else { preconditionFailure("the page has no \(mark)") }
    replaceSubrange(range, with: other)
  }
}
