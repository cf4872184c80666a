import SceneLang

/// What the checker and the formatter promise for any bytes.
enum Law: String, CaseIterable {
  case placed = "a message without a place in the file"
  case formatsTwice = "formatting twice changes something"
  case keepsTree = "formatting changes the tree"
  case keepsBroken = "a broken file is formatted"
  case formatsWhole = "a file without errors is not formatted"
}

/// What became of one edit.
struct Outcome {
  /// The errors and warnings that the scene has now and had not before.
  var messages: [Diagnostic]
  /// The laws that don't hold for it.
  var broken: [Law]
}

/// A scene that is edited, and what it says before.
struct Subject {
  let name: String
  let bytes: [UInt8]
  let read: (Text) -> [UInt8]?
  let messagesBefore: Int

  init(name: String, bytes: [UInt8], read: @escaping (Text) -> [UInt8]?) {
    self.name = name
    self.bytes = bytes
    self.read = read
    messagesBefore = Subject.messages(of: bytes, read).messages.count
  }

  /// True for a scene that says nothing before it is edited: of others, messages can't be counted for one edit.
  var isClean: Bool { messagesBefore == 0 }

  func outcome(of edited: [UInt8]) -> Outcome {
    let (found, parts, isReadable) = Subject.messages(of: edited, read)
    var broken: [Law] = []
    if !found.allSatisfy({ isPlaced($0, edited.count) }) { broken.append(.placed) }
    broken += formatting(edited, parts, isReadable)
    return Outcome(messages: found, broken: broken)
  }

  private static func messages(
    of bytes: [UInt8], _ read: (Text) -> [UInt8]?
  ) -> (messages: [Diagnostic], parts: PartSignatures, isReadable: Bool) {
    let source = Source(name: "scene", bytes: bytes)
    let compiled = compile(source, reading: read)
    let messages = compiled.diagnostics.filter { $0.severity != .info }
    let parsed = parse(source, parts: compiled.parts)
    return (messages, compiled.parts, !parsed.diagnostics.contains { $0.severity == .error })
  }

  private func isPlaced(_ diagnostic: Diagnostic, _ count: Int) -> Bool {
    let span = diagnostic.span
    return span.file != 0 || (0 <= span.start && span.start <= span.end && Int(span.end) <= count)
  }

  private func formatting(_ bytes: [UInt8], _ parts: PartSignatures, _ isReadable: Bool) -> [Law] {
    let source = Source(name: "scene", bytes: bytes)
    guard let formatted = format(source, parts: parts) else { return isReadable ? [.formatsWhole] : [] }
    guard isReadable else { return [.keepsBroken] }
    let result = Source(name: "scene", bytes: formatted.bytes)
    var broken: [Law] = []
    if format(result, parts: parts) != formatted { broken.append(.formatsTwice) }
    let (before, after) = (parse(source, parts: parts).file, parse(result, parts: parts).file)
    if TreePrinter.print(before, merging: true) != TreePrinter.print(after, merging: true) { broken.append(.keepsTree) }
    return broken
  }
}
