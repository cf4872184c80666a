import SceneLang
import Testing

/// Files of `Tests/Corpus/checking/` say under a line which problems of names and values it has, as those of
/// `Tests/Corpus/diagnostics/` do.
@Suite struct CheckingCorpusTests {
  @Test("A file of the checking corpus has just the problems that it says", arguments: checkingCorpus)
  func problems(_ file: CorpusFile) {
    #expect(problems(in: file.source).map { Expectation($0, in: file) }.sorted() == Expectation.all(in: file).sorted())
  }

  @Test("A fix takes its problem away and brings no new one", arguments: checkingCorpus)
  func fixes(_ file: CorpusFile) {
    let before = problems(in: file.source)
    for diagnostic in before {
      guard let fix = diagnostic.fix else { continue }
      var bytes = file.bytes
      bytes.replaceSubrange(Int(fix.span.start)..<Int(fix.span.end), with: fix.replacement.bytes)
      var expected = count(before)
      expected[diagnostic.code.name.description, default: 0] -= 1
      let after = problems(in: Source(name: Text(file.name), bytes: bytes))
      #expect(count(after) == expected.filter { $0.value > 0 }, "\(diagnostic.code.name)")
    }
  }

  @Test("Every problem of names and values, and every finding of the text alone, is in the corpus")
  func complete() {
    let found = Set(checkingCorpus.flatMap { Expectation.all(in: $0) }.map(\.code))
    let all = Code.all.map(\.name.description).filter { name in
      switch name.first {
      case "N", "V": true
      // What is unused in another file takes another file; see FindingsTests.
      case "U": name != "U07"
      // From 10 on they are measured on the scene as it plays.
      case "H", "L": name.dropFirst() < "10"
      default: false
      }
    }
    #expect(all.filter { !found.contains($0) } == [])
  }

  private func problems(in source: Source) -> [Diagnostic] {
    let compilation = compile(source) { _ in nil }
    return compilation.diagnostics(with: findings(in: compilation)).filter { $0.span.file == 0 }
  }

  private func count(_ diagnostics: [Diagnostic]) -> [String: Int] {
    Dictionary(diagnostics.map { ($0.code.name.description, 1) }, uniquingKeysWith: +)
  }
}

private let checkingCorpus = CorpusFile.all(in: "checking")
