import Foundation
import SceneLang
import Testing

@testable import Runtime

/// The examples in the documents: blocks that begin with ```scene.
@Suite struct DocumentationTests {
  @Test("Every example in the documents checks clean and passes its tests", arguments: examples)
  func example(_ example: Example) {
    let source = Source(name: Text(example.name), bytes: Array(example.text.utf8))
    let compilation = compile(source) { _ in nil }
    let found = compilation.diagnostics(with: findings(in: compilation))
    let problems = found.map { "\($0.code.name) \(message(of: $0, in: .english))" }
    #expect(problems == [])
    guard let scene = compilation.scene else { return }
    let program = Program(scene)
    #expect(Stage(program, seed: 1).mistakes.map { message(of: $0, in: .english).description } == [])
    for result in runTests(program) {
      #expect(result.failures.map { message(of: $0, in: .english).description } == [], "\(result.name)")
    }
  }

  @Test("The language page has an example for every section")
  func count() {
    #expect(Self.examples.count { $0.name.hasPrefix("Language.md") } >= 12)
  }

  struct Example: Sendable, CustomTestStringConvertible {
    var name: String
    var text: String
    var testDescription: String { name }
  }

  static let examples: [Example] = {
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    let documents =
      ["README.md", "CONTRIBUTING.md"]
      + ["Language", "Testing", "Architecture", "Accessibility"].map { "Docs/\($0).md" }
    return documents.flatMap { document -> [Example] in
      guard let text = try? String(contentsOf: root.appendingPathComponent(document), encoding: .utf8) else {
        return []
      }
      let blocks = text.components(separatedBy: "```scene\n").dropFirst()
      return blocks.enumerated().map { number, block in
        let name = document.replacingOccurrences(of: "Docs/", with: "")
        return Example(name: "\(name) \(number + 1)", text: block.components(separatedBy: "```")[0])
      }
    }
  }()
}
