import Foundation
import Runtime
import SceneLang
import Testing

/// Every scene of `Tests/Corpus/messages/` is what a beginner might write, and the text beside it is all that is said
/// of it, in English and in Japanese. With `SCENEC_RECORD=1` in the environment a text that differs is written anew, and
/// the run fails, so that nothing is recorded unread.
@Suite struct MessagesCorpusTests {
  @Test("A wrong scene is answered with the text beside it", arguments: MessagesCorpusFile.all)
  func answers(_ file: MessagesCorpusFile) throws {
    let (said, expected) = (file.said, file.expected)
    if said != expected, ProcessInfo.processInfo.environment["SCENEC_RECORD"] != nil {
      try Data(said.utf8).write(to: file.text)
      Issue.record("\(file.testDescription) was recorded; read it")
    } else {
      #expect(said == expected)
    }
  }

  @Test("Every scene of the corpus is answered")
  func noSilence() {
    for file in MessagesCorpusFile.all { #expect(!file.expected.hasPrefix("=== ja"), "\(file.testDescription)") }
  }

  @Test("A change that is offered mends its problem and brings no other", arguments: MessagesCorpusFile.all)
  func fixes(_ file: MessagesCorpusFile) throws {
    let bytes = Array(try Data(contentsOf: file.scene))
    let before = file.compiled(bytes).diagnostics
    for diagnostic in before {
      guard let fix = diagnostic.fix else { continue }
      var changed = bytes
      changed.replaceSubrange(Int(fix.span.start)..<Int(fix.span.end), with: fix.replacement.bytes)
      let after = file.compiled(changed).diagnostics.filter { $0.severity != .info }
      #expect(after.count < before.count, "\(diagnostic.code.name): \(Text(changed))")
      let codes = before.map { $0.code.name }
      for left in after { #expect(codes.contains(left.code.name), "\(diagnostic.code.name): \(Text(changed))") }
    }
  }

  @Test("Every problem of text, statements, names, values and playing is in the corpus")
  func complete() {
    let said = MessagesCorpusFile.all.map(\.expected).joined()
    let all = Code.all.map(\.name.description).filter { "TSNVP".contains($0.first!) }
    #expect(all.filter { !said.contains(" \($0): ") } == [])
  }

  @Test("At least 150 wrong scenes are in the corpus")
  func enough() { #expect(MessagesCorpusFile.all.count >= 150) }
}

/// A wrong scene, and the text beside it.
struct MessagesCorpusFile: CustomTestStringConvertible, Sendable {
  let scene: URL

  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Corpus/messages")

  /// All of them, by folder and name.
  static let all: [MessagesCorpusFile] = {
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String } ?? []
    return names.filter { $0.hasSuffix(".scene") }.sorted()
      .map { MessagesCorpusFile(scene: folder.appendingPathComponent($0)) }
  }()

  var testDescription: String { scene.pathComponents.suffix(2).joined(separator: "/") }

  var text: URL { scene.deletingPathExtension().appendingPathExtension("txt") }

  var expected: String { (try? String(contentsOf: text, encoding: .utf8)) ?? "" }

  /// The scene, or a changed form of it, read and checked beside its files.
  func compiled(_ bytes: [UInt8]) -> Compilation {
    compile(Source(name: Text(scene.lastPathComponent), bytes: bytes)) { name in
      let data = try? Data(contentsOf: scene.deletingLastPathComponent().appendingPathComponent(name.description))
      return data.map { Array($0) }
    }
  }

  /// All that is said of the scene: of its text, or, where a test of it fails, of that.
  var said: String {
    let compilation = compiled(Array((try? Data(contentsOf: scene)) ?? Data()))
    let failures = compilation.scene.map { runTests(Program($0)).flatMap(\.failures) } ?? []
    let problems =
      failures.isEmpty
      ? compilation.diagnostics(with: findings(in: compilation)) : compilation.diagnostics + failures
    func rendered(_ language: Language) -> String {
      problems.map { render($0, sources: compilation.sources, language: language, colour: false).description }.joined()
    }
    return rendered(.english) + "=== ja\n" + rendered(.japanese)
  }
}
