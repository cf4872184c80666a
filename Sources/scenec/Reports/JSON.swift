import SceneLang

/// A value of JSON (RFC 8259). Members of an object keep their order.
indirect enum JSON {
  case null
  case flag(Bool)
  case number(Int)
  case text(String)
  case list([JSON])
  case object([(name: String, value: JSON)])

  /// Bytes of text; what is not UTF-8 in them is replaced by U+FFFD.
  static func text(_ text: Text) -> JSON { .text(text.description) }

  /// The value on one line, without spaces.
  var line: String {
    var writer = JSONWriter(isIndented: false)
    writer.write(self, depth: 0)
    return writer.text
  }

  /// The value on lines of its own, a member or an item each, indented by two spaces; the last line ends too.
  var document: String {
    var writer = JSONWriter(isIndented: true)
    writer.write(self, depth: 0)
    return writer.text + "\n"
  }
}

private struct JSONWriter {
  let isIndented: Bool
  var text = ""

  mutating func write(_ value: JSON, depth: Int) {
    switch value {
    case .null: text += "null"
    case .flag(let flag): text += flag ? "true" : "false"
    case .number(let number): text += String(number)
    case .text(let string): writeString(string)
    case .list(let items):
      writeAll(items, "[", "]", depth) { writer, item in writer.write(item, depth: depth + 1) }
    case .object(let members):
      writeAll(members, "{", "}", depth) { writer, member in
        writer.writeString(member.name)
        writer.text += writer.isIndented ? ": " : ":"
        writer.write(member.value, depth: depth + 1)
      }
    }
  }

  private mutating func writeAll<Item>(
    _ items: [Item], _ opener: String, _ closer: String, _ depth: Int, _ write: (inout JSONWriter, Item) -> Void
  ) {
    text += opener
    for (index, item) in items.enumerated() {
      if index > 0 { text += "," }
      breakLine(depth + 1)
      write(&self, item)
    }
    if !items.isEmpty { breakLine(depth) }
    text += closer
  }

  private mutating func breakLine(_ depth: Int) {
    if isIndented { text += "\n" + String(repeating: "  ", count: depth) }
  }

  private mutating func writeString(_ string: String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"", "\\": text.unicodeScalars.append(contentsOf: ["\\", scalar])
      case "\n": text += "\\n"
      case "\0"..."\u{1F}", "\u{7F}":
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
