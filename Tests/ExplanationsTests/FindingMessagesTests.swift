import Foundation
import SceneLang
import Testing

/// What is said of the first example of every finding, in English and in Japanese, is the text in
/// `Tests/Corpus/messages/findings`. With `SCENEC_RECORD=1` in the environment a text that differs is written anew, and
/// the run fails, so that nothing is recorded unread.
@Suite struct FindingMessagesTests {
  @Test("The first example of a finding is answered with the text of its name", arguments: findings)
  func answers(_ finding: Explained) throws {
    let file = folder.appendingPathComponent("\(finding.name).txt")
    let expected = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    let said = finding.said
    if said != expected, ProcessInfo.processInfo.environment["SCENEC_RECORD"] != nil {
      try Data(said.utf8).write(to: file)
      Issue.record("\(finding.name) was recorded; read it")
    } else {
      #expect(said == expected)
    }
  }

  @Test("Every text there belongs to a finding")
  func complete() throws {
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
    #expect(names == findings.map { "\($0.name).txt" }.sorted())
  }
}

private let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
  .appendingPathComponent("Corpus/messages/findings")

/// The codes of what only `check` finds: no use, small hands, looking, files.
private let findings = explained.filter { "UHLF".contains($0.name.description.first!) }

extension Explained {
  /// All that is said of its first example.
  fileprivate var said: String {
    let example = code.example
    let source = Source(name: "toy.scene", bytes: example.wrong.bytes)
    let sources = compile(source) { name in example.companions.first { $0.name == name }?.bytes }.sources
    let problems = problems(of: example.wrong, beside: example.companions)
    func rendered(_ language: Language) -> String {
      problems.map { render($0, sources: sources, language: language, colour: false).description }.joined()
    }
    return rendered(.english) + "=== ja\n" + rendered(.japanese)
  }
}
