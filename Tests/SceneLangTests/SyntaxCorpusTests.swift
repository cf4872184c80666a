import SceneLang
import Testing

/// Every file of `Tests/Corpus/syntax/` ends with its tree: after the line `// tree`, one comment a line.
@Suite struct SyntaxCorpusTests {
  @Test("A file of the syntax corpus reads as the tree at its end, without a problem", arguments: corpus)
  func tree(_ file: CorpusFile) throws {
    let lines = file.text.split(separator: "\n", omittingEmptySubsequences: false)
    let mark = try #require(lines.lastIndex(of: "// tree"))
    let expected = lines[(mark + 1)...].filter { !$0.isEmpty }.map { String($0.dropFirst(3)) }
    let result = parse(file.source, parts: preludeParts)
    let tree = TreePrinter.print(result.file).split(separator: "\n").map(String.init)
    #expect(tree == expected)
    #expect(result.diagnostics.filter { $0.severity != .info }.map { $0.code.name.description } == [])
  }

  @Test("The syntax corpus is there")
  func notEmpty() { #expect(corpus.count >= 5) }
}

private let corpus = CorpusFile.all(in: "syntax")
