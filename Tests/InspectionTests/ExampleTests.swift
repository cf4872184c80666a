import Foundation
import Inspection
import SceneLang
import Testing

@Suite struct ExampleTests {
  @Test("Nothing is found in the examples", arguments: Example.all)
  func silent(_ example: Example) {
    let compilation = compile(Source(name: Text(example.name), bytes: Array(example.text.utf8))) { _ in nil }
    #expect(compilation.scene != nil)
    #expect(inspect(compilation).map { message(of: $0, in: .english).string } == [])
  }

  @Test("All five toys are there")
  func count() { #expect(Example.all.count { $0.name.hasSuffix(".scene") } >= 5) }
}

/// A scene that has to be silent: a toy of `Examples/`, or an example of the language page.
struct Example: CustomTestStringConvertible, Sendable {
  let name: String
  let text: String

  var testDescription: String { name }

  static let all: [Example] = toys + page

  private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static let toys: [Example] = {
    let folder = root.appendingPathComponent("Examples")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".scene") }.sorted().compactMap { name in
      (try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)).map {
        Example(name: name, text: $0)
      }
    }
  }()

  private static let page: [Example] = {
    let text = try? String(contentsOf: root.appendingPathComponent("Docs/Language.md"), encoding: .utf8)
    let blocks = (text ?? "").components(separatedBy: "```scene\n").dropFirst()
    return blocks.enumerated().map { number, block in
      Example(name: "Language.md \(number + 1)", text: block.components(separatedBy: "```")[0])
    }
  }()
}
