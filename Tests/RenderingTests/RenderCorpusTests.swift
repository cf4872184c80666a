import Foundation
import Rendering
import Runtime
import SceneLang
import Testing

/// Every scene of `Tests/Corpus/render/` is drawn as the picture of its name beside it, which was worked out by hand.
@Suite struct RenderCorpusTests {
  @Test("A scene is drawn as the SVG document beside it", arguments: RenderCorpusFile.all)
  func picture(_ file: RenderCorpusFile) throws {
    #expect(try file.picture() == (try file.expected()))
  }

  @Test("A document is well-formed XML", arguments: RenderCorpusFile.all)
  func wellFormed(_ file: RenderCorpusFile) throws {
    #expect(wellFormednessProblem(of: try file.picture()) == nil)
  }

  @Test("The render corpus is there")
  func notEmpty() { #expect(RenderCorpusFile.all.count > 10) }
}

/// A scene of the corpus, and what is to be seen when it begins.
struct RenderCorpusFile: CustomTestStringConvertible, Sendable {
  let scene: URL

  static let all: [RenderCorpusFile] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Corpus/render")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".scene") }.sorted()
      .map { RenderCorpusFile(scene: folder.appendingPathComponent($0)) }
  }()

  var testDescription: String { scene.lastPathComponent }

  /// What the file beside the scene holds.
  func expected() throws -> String {
    try String(contentsOf: scene.deletingPathExtension().appendingPathExtension("svg"), encoding: .utf8)
  }

  /// The scene at its beginning.
  func picture() throws -> String {
    try drawn(String(contentsOf: scene, encoding: .utf8))
  }
}

/// A scene's picture at its beginning, as an SVG document.
func drawn(_ scene: String) throws -> String {
  let compilation = compile(Source(name: "test.scene", bytes: Array(scene.utf8))) { _ in nil }
  for problem in compilation.diagnostics where problem.severity == .error {
    Issue.record("\(render(problem, sources: compilation.sources, language: .english, colour: false))")
  }
  var stage = Stage(Program(try #require(compilation.scene)), seed: 1)
  _ = stage.draw()
  return svg(of: stage.display, size: stage.size).description
}
