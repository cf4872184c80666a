import Explanations
import Inspection
import Runtime
import SceneLang
import Testing

/// The examples of the explanations, each read, checked and played.
@Suite struct ExampleTests {
  @Test("The first example of a code has its problem, and no other error", arguments: explained)
  func wrong(_ problem: Explained) {
    let example = problem.code.example
    let found = problem.problems(of: example.wrong, beside: example.companions)
    #expect(found.filter { $0.severity == .error || $0.code == problem.code }.map(\.code.name) == [problem.name])
  }

  @Test("The second example of a code has no problem at all, and passes its tests", arguments: explained)
  func right(_ problem: Explained) {
    let example = problem.code.example
    let found = problem.problems(of: example.right, beside: example.rightCompanions)
    #expect(found.map { "\($0.code.name): \(message(of: $0, in: .english))" } == [])
  }

  @Test("The second example is in the style of the formatter", arguments: explained)
  func style(_ problem: Explained) {
    let example = problem.code.example
    let source = Source(name: "toy.scene", bytes: example.right.bytes)
    let parts = compile(source) { name in example.rightCompanions.first { $0.name == name }?.bytes }.parts
    #expect(format(source, parts: parts)?.description == example.right.description)
  }

  @Test("The two examples of a code differ", arguments: explained)
  func different(_ problem: Explained) {
    #expect(problem.code.example.wrong != problem.code.example.right)
  }
}

/// A code, to be named in a test.
struct Explained: CustomTestStringConvertible, Sendable {
  let code: Code

  var name: Text { code.name }

  var testDescription: String { code.name.description }

  /// Everything that `scenec check` finds, and what the scene's tests find.
  func problems(of scene: Text, beside companions: [Companion]) -> [Diagnostic] {
    let source = Source(name: "toy.scene", bytes: scene.bytes)
    let compilation = compile(source) { name in companions.first { $0.name == name }?.bytes }
    let media = companions.map(\.name).filter { !$0.description.hasSuffix(".scene") }
    let folder = AssetFolder(names: media, scenes: [scene.bytes], tellsUnused: true) { name in
      companions.first { $0.name == name }.map { Asset(size: $0.bytes.count, head: Array($0.bytes.prefix(1 << 20))) }
    }
    let found = compilation.diagnostics(with: findings(in: compilation) + inspect(compilation, assets: folder))
    guard let checked = compilation.scene else { return found }
    return found + runTests(Program(checked)).flatMap(\.failures)
  }
}

let explained = Code.all.map { Explained(code: $0) }
