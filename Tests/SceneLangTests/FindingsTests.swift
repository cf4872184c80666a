import Foundation
import SceneLang
import Testing

/// What findings say of several files, and of none.
@Suite struct FindingsTests {
  @Test("A file of which nothing is used is told of at its use")
  func unusedFile() {
    let scene = "use \"colours.scene\"\nuse \"shapes.scene\"\nbox a size 40 color cream\n"
    let files = ["colours.scene": "color cream = #F5EBCA\n", "shapes.scene": "part ball { circle b size 20 }\n"]
    #expect(problems(in: scene, files).map { "\($0.code.name) \($0.span)" } == ["U07 20..<38"])
  }

  @Test("Each of these is a use of a file", arguments: uses)
  func used(_ use: Use) {
    #expect(problems(in: "use \"shelf.scene\"\n" + use.scene, ["shelf.scene": use.shelf]).isEmpty)
  }

  @Test("A file is used when what it brings from another file is used")
  func nested() {
    let files = [
      "all.scene": "use \"colours.scene\"\ncolor sand = #F5EBCA\n", "colours.scene": "color cream = #F5EBCA\n",
    ]
    #expect(problems(in: "use \"all.scene\"\nbox a size 40 color cream\n", files).isEmpty)
    let found = problems(in: "use \"all.scene\"\nbox a size 40\n", files)
    #expect(found.map { "\($0.code.name) \($0.span)" } == ["U07 0..<15"])
  }

  @Test("What is of no use in a used file is said when that file is checked, not in the scene that uses it")
  func otherFile() {
    let shelf = "color cream = #F5EBCA\naction spin(t) { forever { t.rotation += 1 } }\n"
    #expect(problems(in: "use \"shelf.scene\"\nbox a size 40 color cream\n", ["shelf.scene": shelf]).isEmpty)
    #expect(problems(in: shelf, [:]).map { $0.code.name.description } == ["U15"])
  }

  @Test("A scene with an error has no findings: they may follow from it")
  func errors() {
    let found = problems(in: "state score = 0\nlabel shown \"{scroe}\" at (0, 0)\n", [:])
    #expect(found.map { $0.code.name.description } == ["N01"])
  }

  @Test("The examples have no findings", arguments: examples)
  func silent(_ example: String) throws {
    let bytes = try Data(contentsOf: root.appendingPathComponent("Examples/\(example)"))
    #expect(problems(in: String(decoding: bytes, as: UTF8.self), [:]).map { "\($0.code.name) \($0.span)" } == [])
  }

  @Test("Names, loops and calls in each other's circles end the search")
  func circles() {
    let scene = """
      box tile at (0, 0) size 40
      action one(t) { t.x = 1; two(t) }
      action two(t) { one(t); forever { two(t) } }
      let a = b
      let b = a
      on tap tile { one(tile) }
      """
    #expect(problems(in: scene, [:]).map { $0.code.name.description } == ["U15"])
  }

  private func problems(in scene: String, _ files: [String: String]) -> [Diagnostic] {
    let source = Source(name: "test.scene", bytes: Array(scene.utf8))
    let compilation = compile(source) { files[$0.description].map { Array($0.utf8) } }
    return compilation.diagnostics(with: findings(in: compilation))
  }
}

/// A scene that uses something of a file.
struct Use: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var shelf: String
  var scene: String
}

private let uses = [
  Use(
    testDescription: "a part", shelf: "part ball { circle b size 20 }\n", scene: "ball first_one at (0, 0)\n"),
  Use(testDescription: "a colour", shelf: "color cream = #F5EBCA\n", scene: "box a size 40 color cream\n"),
  Use(testDescription: "a value", shelf: "let step = 40\n", scene: "box a size step\n"),
  Use(testDescription: "a formula", shelf: "let half(n) = n / 2\n", scene: "box a size half(80)\n"),
  Use(
    testDescription: "an action", shelf: "action hop(t) { animate t y 0 over 1s }\n",
    scene: "box a size 40\non tap a { hop(a) }\n"),
  Use(
    testDescription: "a part that a step adds", shelf: "part ball { circle b size 20 }\n",
    scene: "box a size 40\non tap a { add ball at (0, 0) }\n"),
]

private let root = URL(fileURLWithPath: #filePath)
  .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

private let examples: [String] =
  ((try? FileManager.default.contentsOfDirectory(atPath: root.appendingPathComponent("Examples").path)) ?? [])
  .filter { $0.hasSuffix(".scene") }.sorted()
