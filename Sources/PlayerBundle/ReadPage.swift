import SceneLang

/// The content of a page that `ExportedPage` made, or `playerPage`; nil where the bytes are anything else.
public func sceneContent(ofPage page: [UInt8]) -> SceneContent? {
  guard let start = page.firstRange(of: sceneElementStart),
    let end = page.firstRange(of: Array("</script>".utf8), from: start.upperBound),
    case .object(let members)? = JSONReader.read(page[start.upperBound..<end.lowerBound]),
    case .text(let main)? = members.value(of: "main"), let files = readFiles(members.value(of: "files")),
    files.contains(where: { $0.name == main })
  else { return nil }
  var content = SceneContent(main: main, files: files)
  if let media = members.value(of: "media") {
    guard let read = readFiles(media) else { return nil }
    content.media = read
  }
  if case .text(let title)? = members.value(of: "title") { content.title = title }
  if case .text(let code)? = members.value(of: "language") {
    content.language = Language.allCases.first { $0.code == code }
  }
  return content
}

private func readFiles(_ value: JSONReader.Value?) -> [SceneContent.File]? {
  guard case .object(let members)? = value else { return nil }
  var files: [SceneContent.File] = []
  for member in members {
    guard case .text(let text) = member.value, let bytes = decodedBase64(text.bytes[...]) else { return nil }
    files.append(SceneContent.File(name: member.name, bytes: bytes))
  }
  return files
}

extension [JSONReader.Member] {
  fileprivate func value(of name: Text) -> JSONReader.Value? { first { $0.name == name }?.value }
}

/// Reads JSON of the two forms that a page has: texts, and objects of them.
struct JSONReader {
  private var rest: ArraySlice<UInt8>

  /// A text or an object.
  indirect enum Value {
    case text(Text)
    case object([Member])
  }

  /// A value of an object, by its name.
  struct Member {
    var name: Text
    var value: Value
  }

  /// What the bytes say; nil where they are not JSON, or hold another form of it.
  static func read(_ bytes: ArraySlice<UInt8>) -> Value? {
    var reader = JSONReader(rest: bytes)
    guard let value = reader.value(depth: 0) else { return nil }
    reader.skipSpace()
    return reader.rest.isEmpty ? value : nil
  }

  private mutating func value(depth: Int) -> Value? {
    skipSpace()
    guard rest.first == UInt8(ascii: "{") else { return text().map { .text($0) } }
    guard depth < 4 else { return nil }
    rest.removeFirst()
    var members: [Member] = []
    if take("}") { return .object([]) }
    repeat {
      skipSpace()
      guard let name = text(), take(":"), let value = value(depth: depth + 1) else { return nil }
      members.append(Member(name: name, value: value))
    } while take(",")
    return take("}") ? .object(members) : nil
  }

  private mutating func text() -> Text? {
    guard rest.popFirst() == UInt8(ascii: "\"") else { return nil }
    var text: Text = ""
    while true {
      let plain = rest.prefix { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") }
      text.bytes += plain
      rest = rest.dropFirst(plain.count)
      guard let mark = rest.popFirst() else { return nil }
      if mark == UInt8(ascii: "\"") { return text }
      guard let scalar = escape() else { return nil }
      text.append(scalar: scalar)
    }
  }

  /// What follows a backslash; two units of UTF-16 that belong together are one scalar.
  private mutating func escape() -> UInt32? {
    switch rest.popFirst() {
    case UInt8(ascii: "\""): return 0x22
    case UInt8(ascii: "\\"): return 0x5C
    case UInt8(ascii: "/"): return 0x2F
    case UInt8(ascii: "n"): return 0x0A
    case UInt8(ascii: "r"): return 0x0D
    case UInt8(ascii: "t"): return 0x09
    case UInt8(ascii: "u"):
      guard let unit = unit() else { return nil }
      guard (0xD800..<0xE000).contains(unit) else { return unit }
      guard unit < 0xDC00, rest.popFirst() == UInt8(ascii: "\\"), rest.popFirst() == UInt8(ascii: "u"),
        let low = self.unit(), (0xDC00..<0xE000).contains(low)
      else { return nil }
      return 0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00)
    default: return nil
    }
  }

  private mutating func unit() -> UInt32? {
    guard rest.count >= 4, let unit = UInt32(String(decoding: rest.prefix(4), as: UTF8.self), radix: 16) else {
      return nil
    }
    rest = rest.dropFirst(4)
    return unit
  }

  private mutating func take(_ mark: Unicode.Scalar) -> Bool {
    skipSpace()
    guard rest.first == UInt8(ascii: mark) else { return false }
    rest.removeFirst()
    return true
  }

  private mutating func skipSpace() {
    rest = rest.drop { $0 == 0x20 || (0x09...0x0D).contains($0) }
  }
}
