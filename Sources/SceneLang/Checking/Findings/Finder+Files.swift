/// Files of which nothing is used.
extension Finder {
  /// A `use` of a file that nothing outside of it, and of the files that it brings, takes anything from.
  mutating func findUnusedFiles() {
    var numbers: [Text: Int] = [:]
    for (number, source) in sources.enumerated() where number >= 2 { numbers[source.name] = number }
    var statements: [(use: UseDeclaration, name: Text, file: Int)] = []
    for case .use(let use) in scene.items where use.span.file == 0 {
      guard case .text(let name)? = known.known(use.file), let file = numbers[name] else { continue }
      statements.append((use, name, file))
    }
    let family = families(of: Set(statements.map { $0.file }))
    var used: Set<Int> = []
    for pair in uses.filesUsed {
      let owner = family[Int(pair.declared)]
      if owner != family[Int(pair.used)] { used.insert(owner) }
    }
    for statement in statements where !used.contains(statement.file) {
      diagnostics.append(.unusedFile(statement.use.span, statement.name))
    }
  }

  /// For each file the one that the scene names and that brought it: files are numbered in the order of reading.
  private func families(of named: Set<Int>) -> [Int] {
    var family: [Int] = []
    for file in sources.indices { family.append(named.contains(file) || file <= 1 ? file : family[file - 1]) }
    return family
  }
}
