/// The player to be embedded, or why there is none.
enum Embedding {
  case present(page: String, module: String)
  case missing(Reason)
}

/// Writes the Swift source that holds the page and the module, or the reason.
func embed(_ embedding: Embedding, in job: Job) {
  var parts = ["", "", ""]
  var module = ""
  var reason: Reason?
  switch embedding {
  case .present(let page, let file):
    parts = split(
      inlined(page: text(of: page), folder: parentFolder(of: page)), at: ["<!-- scene -->", "<!-- wasm -->"])
    guard parts.count == 3 else {
      fail("\(page): the page has to have the lines <!-- scene --> and <!-- wasm -->, in this order")
    }
    module = base64(bytes(of: file))
  case .missing(let why):
    reason = why
  }
  let source = """
    // Made by BundleTool: the player's page in its parts, and the module that goes before the last, in base64.
    extension PlayerBundle {
      static let head: StaticString? = \(reason == nil ? literal(parts[0]) : "nil")
      static let middle: StaticString = \(literal(parts[1]))
      static let wasm: StaticString = \(literal(module))
      static let tail: StaticString = \(literal(parts[2]))
      static let missingEnglish: StaticString = \(literal(reason?.english ?? ""))
      static let missingJapanese: StaticString = \(literal(reason?.japanese ?? ""))
    }

    """
  writeIfChanged(source, to: job.embedded)
}

/// A Swift literal of the text; raw, with as many `#` as the text needs.
private func literal(_ text: String) -> String {
  var hashes = "#"
  while text.contains("\"\"\"" + hashes) || text.contains("\\" + hashes) { hashes += "#" }
  return "\(hashes)\"\"\"\n\(text)\n\"\"\"\(hashes)"
}
