import Foundation
import Testing

/// Every file of `Tests/Corpus/run/` shows with its own tests that sentences of the language's page are true.
@Suite struct RunCorpusTests {
  @Test("A scene of the run corpus passes its tests, with the mistakes it announces and no others", arguments: corpus)
  func run(_ file: RunCorpusFile) { #expect(file.problems() == []) }

  @Test("The run corpus is there")
  func notEmpty() { #expect(corpus.count > 50) }
}

private let corpus = RunCorpusFile.all()

extension RunCorpusFile: CustomTestStringConvertible {
  var testDescription: String { name }
}
