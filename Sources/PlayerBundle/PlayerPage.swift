import SceneLang

/// A page that plays a scene: the player, the scene, and the files that the content holds. Nil when this program has
/// no player; `PlayerBundle.missing` says why.
///
/// A page with `live` listens for events of a server at that address, such as `/events`: `scene`, with the content anew
/// as `sceneFiles` writes it, and `problems`, with a JSON list of texts to be shown.
public func playerPage(_ content: SceneContent, live: Text? = nil) -> [UInt8]? {
  guard let head = PlayerBundle.head else { return nil }
  var page = literal(head)
  if let live { page += Array("\n<meta name=\"scenec-live\" content=".utf8) + attribute(live) + Array(">".utf8) }
  page += sceneElement(content)
  page += literal(PlayerBundle.middle) + literal(PlayerBundle.wasm) + literal(PlayerBundle.tail)
  return page
}

/// The element of a page's head that holds the content.
func sceneElement(_ content: SceneContent) -> [UInt8] {
  Array("\n".utf8) + sceneElementStart + sceneFiles(content) + Array("</script>\n".utf8)
}

/// How the element that holds the content begins.
let sceneElementStart = Array("<script type=\"application/json\" id=\"scene-files\">".utf8)

/// The content as the page reads it, on one line: `{"main":"a.scene","files":{"a.scene":"…"},"media":{}}`, with what
/// is in each file in base64, and `title` and `language` where they are known. No text in it can end the script element
/// that it stands in.
public func sceneFiles(_ content: SceneContent) -> [UInt8] {
  var json = Array("{\"main\":".utf8) + jsonString(content.main)
  if let title = content.title { json += Array(",\"title\":".utf8) + jsonString(title) }
  if let language = content.language { json += Array(",\"language\":".utf8) + jsonString(language.code) }
  json += Array(",\"files\":".utf8) + jsonObject(content.files)
  json += Array(",\"media\":".utf8) + jsonObject(content.media)
  return json + Array("}".utf8)
}

private func jsonObject(_ files: [SceneContent.File]) -> [UInt8] {
  var json: [UInt8] = [UInt8(ascii: "{")]
  for (place, file) in files.enumerated() {
    if place > 0 { json.append(UInt8(ascii: ",")) }
    json += jsonString(file.name) + Array(":\"".utf8) + base64(file.bytes) + [UInt8(ascii: "\"")]
  }
  return json + [UInt8(ascii: "}")]
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

private func hex(_ unit: UInt16) -> [UInt8] {
  let digits = Array("0123456789abcdef".utf8)
  return [12, 8, 4, 0].map { digits[Int(unit >> UInt16($0) & 15)] }
}

/// The bytes of a literal.
func literal(_ text: StaticString) -> [UInt8] {
  Array(UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
}
