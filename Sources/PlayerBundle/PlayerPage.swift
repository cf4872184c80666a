import SceneLang

/// A page that plays a scene by itself: the player, the scene and the files that it uses. Nil when this program has
/// no player; `PlayerBundle.missing` says why.
///
/// `main` is the name of the scene among `files`. A page with `live` listens for events of a server at that address,
/// such as `/events`: `scene`, with the files anew as `sceneFiles` writes them, and `problems`, with a JSON list of
/// texts to be shown.
public func playerPage(main: Text, files: [(name: Text, bytes: [UInt8])], live: Text? = nil) -> [UInt8]? {
  guard let head = PlayerBundle.head else { return nil }
  var page: [UInt8] = []
  append(head, to: &page)
  if let live {
    append("\n<meta name=\"scenec-live\" content=", to: &page)
    page += attribute(live)
    append(">", to: &page)
  }
  append("\n<script type=\"application/json\" id=\"scene-files\">", to: &page)
  page += sceneFiles(main: main, files: files)
  append("</script>\n", to: &page)
  append(PlayerBundle.middle, to: &page)
  append(PlayerBundle.wasm, to: &page)
  append(PlayerBundle.tail, to: &page)
  return page
}

/// The scene and its files as the page reads them, on one line: `{"main":"a.scene","files":{"a.scene":"…"}}`, with
/// what is in each file in base64. No text in it can end the script element that it stands in.
public func sceneFiles(main: Text, files: [(name: Text, bytes: [UInt8])]) -> [UInt8] {
  var json: [UInt8] = []
  append("{\"main\":", to: &json)
  json += jsonString(main)
  append(",\"files\":{", to: &json)
  for (place, file) in files.enumerated() {
    if place > 0 { append(",", to: &json) }
    json += jsonString(file.name)
    append(":\"", to: &json)
    json += base64(file.bytes)
    append("\"", to: &json)
  }
  append("}}", to: &json)
  return json
}

private func append(_ text: StaticString, to bytes: inout [UInt8]) {
  bytes += UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
}

/// The text as a JSON string in ASCII, with nothing in it that HTML could take for its own.
private func jsonString(_ text: Text) -> [UInt8] {
  var json: [UInt8] = [UInt8(ascii: "\"")]
  for unit in text.description.utf16 {
    switch UInt8(exactly: unit) {
    case .some(let byte) where isPlain(byte):
      json.append(byte)
    default:
      json += Array("\\u".utf8) + hex(unit)
    }
  }
  return json + [UInt8(ascii: "\"")]
}

/// The text as a quoted value of an attribute.
private func attribute(_ text: Text) -> [UInt8] {
  var value: [UInt8] = [UInt8(ascii: "\"")]
  for byte in text.bytes {
    if byte >= 0x80 || isPlain(byte) {
      value.append(byte)
    } else {
      value += Array("&#\(byte);".utf8)
    }
  }
  return value + [UInt8(ascii: "\"")]
}

/// True for the visible ASCII characters that mean nothing in JSON strings, attributes or HTML.
private func isPlain(_ byte: UInt8) -> Bool {
  switch byte {
  case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"): false
  default: (0x20..<0x7F).contains(byte)
  }
}

private func hex(_ unit: UInt16) -> [UInt8] {
  let digits = Array("0123456789abcdef".utf8)
  return [12, 8, 4, 0].map { digits[Int(unit >> UInt16($0) & 15)] }
}
