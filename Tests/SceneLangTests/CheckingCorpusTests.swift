import SceneLang
import Testing

/// Files of `Tests/Corpus/checking/` say under a line which problems of names and values it has, as those of
/// `Tests/Corpus/diagnostics/` do.
@Suite struct CheckingCorpusTests {
  @Test("A file of the checking corpus has just the problems that it says", arguments: checkingCorpus)
  func problems(_ file: CorpusFile) {
    let compilation = compile(file.source) { _ in nil }
    let diagnostics = compilation.diagnostics(with: findings(in: compilation)).filter { $0.span.file == 0 }
    #expect(diagnostics.map { Expectation($0, in: file) }.sorted() == Expectation.all(in: file).sorted())
  }

  @Test("Every problem of names and values is in the corpus")
  func complete() {
    let found = Set(checkingCorpus.flatMap { Expectation.all(in: $0) }.map(\.code))
    let all = Code.all.map(\.name.description).filter { $0.hasPrefix("N") || $0.hasPrefix("V") }
    #expect(all.filter { !found.contains($0) } == [])
  }
}

private let checkingCorpus = CorpusFile.all(in: "checking")
