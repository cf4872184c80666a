import Explanations
import Runtime
import SceneLang
import Testing

/// The examples of the explanations, each read, checked and played.
@Suite struct ExampleTests {
  @Test("The first example of a code has its problem, and no other error", arguments: explained)
  func wrong(_ problem: Explained) {
    let found = problem.problems(of: problem.code.example.wrong)
    #expect(found.filter { $0.severity == .error || $0.code == problem.code }.map(\.code.name) == [problem.name])
  }

  @Test("The second example of a code has no problem at all, and passes its tests", arguments: explained)
  func right(_ problem: Explained) {
    let found = problem.problems(of: problem.code.example.right)
    #expect(found.map { "\($0.code.name): \(message(of: $0, in: .english))" } == [])
  }

  @Test("The second example is in the style of the formatter", arguments: explained)
  func style(_ problem: Explained) {
    let example = problem.code.example
    let source = Source(name: "toy.scene", bytes: example.right.bytes)
    let parts = compile(source) { problem.read($0) }.parts
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

  /// What reading and checking find, and, of a mistake while playing, what its tests find too.
  func problems(of scene: Text) -> [Diagnostic] {
    let compilation = compile(Source(name: "toy.scene", bytes: scene.bytes)) { read($0) }
    guard let checked = compilation.scene else { return compilation.diagnostics }
    return compilation.diagnostics + runTests(Program(checked)).flatMap(\.failures)
  }

  /// The file beside the example.
  func read(_ name: Text) -> [UInt8]? {
    guard let companion = code.example.companion, companion.name == name else { return nil }
    return companion.text.bytes
  }
}

let explained = Code.all.map { Explained(code: $0) }
