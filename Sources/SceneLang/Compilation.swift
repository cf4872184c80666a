/// A scene's text, read and checked: everything from bytes to a scene that can be played.
public struct Compilation: Sendable {
  /// The files that spans refer to by number: the scene itself, the prelude, then each used file.
  public var sources: [Source]
  /// The scene, where it can be played; nil where a problem is an error.
  public var scene: CheckedScene?
  /// The parts that the scene can use: the prelude's, the used files' and its own.
  public var parts: PartSignatures
  /// The problems: by file, then leftmost first.
  public var diagnostics: [Diagnostic]
}

/// Reads and checks a scene. `read` gives the bytes of a file that the scene uses, by its name from the scene's
/// folder, or nil where there is none; it is called once a file.
public func compile(_ source: Source, reading read: (Text) -> [UInt8]?) -> Compilation {
  var reader = Reader(sources: [source, Source(name: "prelude", bytes: prelude.bytes, file: 1)])
  let standard = parse(reader.sources[1], parts: reader.parts)
  reader.parts = PartSignatures(of: standard.file)
  let main = reader.readTree(of: source, folder: "", chain: [source.name], read)
  var diagnostics = reader.diagnostics + main.diagnostics
  let broken = diagnostics.contains { $0.severity == .error }
  var scene: CheckedScene?
  if !broken {
    let checked = check([standard.file] + reader.files + [main.file])
    diagnostics += checked.diagnostics
    if diagnostics.contains(where: { $0.severity == .error }) {
      diagnostics.removeAll { $0.code == .text(.typedForms) }  // That can wait.
    } else {
      scene = checked.scene
    }
  }
  reader.parts.add(PartSignatures(of: main.file))
  return Compilation(
    sources: reader.sources, scene: scene, parts: reader.parts, diagnostics: inOrder(diagnostics))
}

/// Leftmost first within a file, at most one at a place.
func inOrder(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
  let sorted = diagnostics.enumerated().sorted { a, b in
    let (one, two) = (a.element.span, b.element.span)
    return (one.file, one.start, a.offset) < (two.file, two.start, b.offset)
  }
  var result: [Diagnostic] = []
  for (_, diagnostic) in sorted where result.last?.span != diagnostic.span { result.append(diagnostic) }
  return result
}

/// Reads the files that a scene uses, each once, the used before the using.
private struct Reader {
  var sources: [Source]
  var files: [SceneFile] = []
  var parts = PartSignatures()
  var diagnostics: [Diagnostic] = []
  private var done: Set<Text> = []

  init(sources: [Source]) { self.sources = sources }

  /// The tree of a file, read with the parts of the files that it uses, which are read first.
  mutating func readTree(
    of source: Source, folder: Text, chain: [Text], _ read: (Text) -> [UInt8]?
  ) -> (file: SceneFile, diagnostics: [Diagnostic]) {
    let alone = parse(source, parts: parts)
    let used = usedFiles(of: alone.file)
    if used.isEmpty { return alone }
    for (name, span) in used {
      guard isInside(name) else {
        diagnostics.append(.fileOutside(span, name))
        continue
      }
      let path = folder + name
      if chain.contains(path) {
        diagnostics.append(.useInCircle(span, name))
      } else if done.insert(path).inserted {
        readOne(path, name, at: span, chain, read)
      }
    }
    return parse(source, parts: parts)
  }

  private mutating func readOne(
    _ path: Text, _ name: Text, at span: Span, _ chain: [Text], _ read: (Text) -> [UInt8]?
  ) {
    guard sources.count < Int(Int16.max), let bytes = read(path) else {
      diagnostics.append(.missingFile(span, name))
      return
    }
    let source = Source(name: path, bytes: bytes, file: Int16(sources.count))
    sources.append(source)
    let parsed = readTree(of: source, folder: folderOf(path), chain: chain + [path], read)
    diagnostics += parsed.diagnostics
    parts.add(PartSignatures(of: parsed.file))
    files.append(SceneFile(items: parsed.file.items.filter(isShared), comments: []))
  }

  /// The parts, colours, actions and formulas of a used file; the rest of it is its own.
  private func isShared(_ item: Item) -> Bool {
    switch item {
    case .color, .let, .part, .action: true
    case .scene, .use, .state, .thing, .properties, .pathSteps, .if, .for, .handler, .gesture, .timeline, .test,
      .unreadable:
      false
    }
  }

  /// The files that a file names in `use`.
  private func usedFiles(of file: SceneFile) -> [(name: Text, span: Span)] {
    var used: [(name: Text, span: Span)] = []
    for case .use(let use) in file.items {
      guard case .text(let pieces) = use.file.kind else { continue }
      var name: Text = ""
      for case .literal(let text) in pieces { name += text }
      used.append((name: name, span: use.file.span))
    }
    return used
  }

  private func isInside(_ name: Text) -> Bool {
    guard let first = name.bytes.first, first != 0x2F, !name.bytes.contains(0x5C) else { return false }
    return !name.bytes.split(separator: 0x2F).contains { $0.elementsEqual([0x2E, 0x2E]) }
  }

  private func folderOf(_ path: Text) -> Text {
    guard let slash = path.bytes.lastIndex(of: 0x2F) else { return "" }
    return Text(path.bytes[...slash])
  }
}
