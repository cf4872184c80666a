import Foundation
import SceneLang
import Testing

@testable import Runtime

/// What no scene should do: each is stopped with a message that names its line. That the toy plays on, the scenes
/// `bad-….scene` of the run corpus show.
@Suite struct BadInputTests {
  @Test("A circle of live values names its whole way round, once")
  func circle() throws {
    let messages = try mistakes(
      """
      box a x b.x + 1
      box b x c.x + 1
      box c x a.x + 1
      let p = q
      let q = p
      box d width p
      """)
    #expect(
      messages == [
        "1: These values follow each other in a circle: a.x → b.x → c.x → a.x.",
        "4: These values follow each other in a circle: p → q → p.",
      ])
  }

  @Test("A loop that never ends is named by its own line")
  func loop() throws {
    let messages = try mistakes(
      """
      state n = 0
      on appear {
        repeat 2 times {
          forever {
            n += 1
          }
        }
      }
      """)
    #expect(messages == ["4: This runs on and on without waiting, so it was stopped after 1,000,000 steps."])
  }

  @Test("Of many things that make one mistake at one moment, one tells it")
  func many() throws {
    let messages = try mistakes(
      """
      state zero = 0
      for i from 1 to 1000 { box b width i / zero }
      """)
    #expect(messages == ["2: A number can’t be divided by zero."])
  }

  @Test("What follows from a mistake is not told")
  func consequences() throws {
    let messages = try mistakes(
      """
      state zero = 0
      let third = 1 / zero
      let more = third + 1
      box b x more y third
      label l "{more}"
      """)
    #expect(messages == ["2: A number can’t be divided by zero."])
  }

  @Test("A file that uses itself, directly or through another, is refused")
  func useInCircle() {
    #expect(codes("use \"toy.scene\"", [:]) == ["N37 0"])
    #expect(codes("use \"other.scene\"", ["other.scene": "use \"toy.scene\""]) == ["N37 2"])
    #expect(codes("use \"a.scene\"", ["a.scene": "use \"b.scene\"", "b.scene": "use \"a.scene\""]) == ["N37 3"])
  }

  @Test(
    "A file outside the scene's folder is refused and not read",
    arguments: ["../other.scene", "sub/../../other.scene", "/etc/hosts", "..", "a\\\\..\\\\b.scene"])
  func useOutside(_ name: String) {
    #expect(codes("use \"\(name)\"", [name: "color a = red"]) == ["N38 0"])
  }

  @Test("A scene that needs all the depth there is plays")
  func depth() throws {
    let nested = String(repeating: "(1 + ", count: 20) + "f(x + 1)" + String(repeating: ")", count: 20)
    let chain = (1...300).map { "box a\($0) x \($0 == 300 ? "n" : "a\($0 + 1).x") + 1" }.joined(separator: "\n")
    let scene = """
      state n = 0
      let f(x) = \(nested)
      part p(k) { p deeper k f(k) }
      p top k 1
      label l "{f(1)}"
      \(chain)
      """
    #expect(try mistakes(scene).count > 2)
  }

  /// The mistakes that a scene makes at its beginning: the line, and the message.
  private func mistakes(_ text: String) throws -> [String] {
    let source = Source(name: "toy.scene", bytes: Array(text.utf8))
    let scene = try #require(compile(source) { _ in nil }.scene)
    var stage = Stage(Program(scene), seed: 1)
    stage.advance(to: 1_000_000)
    return stage.mistakes.map { "\(source.line(of: $0.span.start) + 1): \(message(of: $0, in: .english))" }
  }

  /// The errors of a scene that uses files: the code and the number of the file in which it stands.
  private func codes(_ text: String, _ files: [String: String]) -> [String] {
    let source = Source(name: "toy.scene", bytes: Array(text.utf8))
    return compile(source) { name in files[name.string].map { Array($0.utf8) } }
      .diagnostics.map { "\($0.code.name) \($0.span.file)" }
  }
}
