import Foundation
import TestSupport
import Testing

/// `scenec check` and `scenec test`.
@Suite struct CheckAndTestTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private let counting = """
    state number = 1
    box more at (0, 0) size 50
    on tap more { number += 1 }
    test "one more" {
      tap more
      expect number == 2
    }

    """

  @Test("The examples are without problems, and check has nothing to say")
  func examplesCheck() throws {
    let outcome = try Scenec.run(["check", "Examples"])
    #expect(outcome.output == "")
    #expect(outcome.errors == "")
    #expect(outcome.status == 0)
  }

  @Test("The examples pass their tests")
  func examplesTest() throws {
    let outcome = try Scenec.run(["test", "Examples"])
    #expect(outcome.output.contains("passed  Examples/fingers.scene: the right thumb folds first\n"))
    #expect(outcome.output.contains(/\n[1-9]\d* passed, 0 failed\n$/))
    #expect(outcome.status == 0)
  }

  @Test("A failed test shows its place and both sides with their values")
  func failure() throws {
    try folder.write(counting.replacing("== 2", with: "== 3"), to: "toy.scene")
    let outcome = try Scenec.run(["test", "toy.scene"], in: folder.url)
    let lines = outcome.output.split(separator: "\n").map(String.init)
    #expect(lines.first == "FAILED  toy.scene: one more")
    #expect(lines.contains { $0.hasPrefix("toy.scene:6:") && $0.contains("2") && $0.contains("3") })
    #expect(lines.contains { $0.contains("expect number == 3") })
    #expect(lines.last == "0 passed, 1 failed")
    #expect(outcome.status == 1)
  }

  @Test("A scene that can't be played fails as a whole, and the others are tested all the same")
  func broken() throws {
    try folder.write("circel ball at (1, 1)\n", to: "broken.scene")
    try folder.write(counting, to: "toy.scene")
    let outcome = try Scenec.run(["test", "."], in: folder.url)
    #expect(outcome.output.hasPrefix("FAILED  ./broken.scene\n"))
    #expect(outcome.output.contains("circel"))
    #expect(outcome.output.hasSuffix("passed  ./toy.scene: one more\n1 passed, 1 failed\n"))
    #expect(outcome.status == 1)
  }

  @Test("The line of counts is the same in every language")
  func countsInJapanese() throws {
    try folder.write(counting, to: "toy.scene")
    let outcome = try Scenec.run(["test", "--lang", "ja", "toy.scene"], in: folder.url)
    #expect(outcome.output == "成功  toy.scene: one more\n1 passed, 0 failed\n")
  }

  @Test("A problem names the file as it was given, also one that the scene uses")
  func names() throws {
    try folder.write("use \"parts/hand.scene\"\nbox here at (1, 1) size 9\n", to: "toys/toy.scene")
    try folder.write("part hand {\n  circel ball at (1, 1)\n}\n", to: "toys/parts/hand.scene")
    let outcome = try Scenec.run(["check", "toys/toy.scene"], in: folder.url)
    #expect(outcome.output.contains("toys/parts/hand.scene:2:3: error"))
  }

  @Test("A file outside the scene's folder, or a link to one, is not used")
  func outside() throws {
    try folder.write("box secret at (1, 1) size 9\n", to: "secret.scene")
    try folder.write("use \"link.scene\"\nbox here at (1, 1) size 9\n", to: "toys/toy.scene")
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appendingPathComponent("toys/link.scene").path, withDestinationPath: "../secret.scene")
    let outcome = try Scenec.run(["check", "toys/toy.scene"], in: folder.url)
    #expect(outcome.output.contains("link.scene"))
    #expect(outcome.status == 1)
  }

  @Test("Colour comes when it is asked for, and otherwise not into a file")
  func colour() throws {
    try folder.write("circel ball at (1, 1)\n", to: "toy.scene")
    func output(_ arguments: [String], _ environment: [String: String] = [:]) throws -> String {
      try Scenec.run(["check", "toy.scene"] + arguments, in: folder.url, environment: environment).output
    }
    #expect(try !output([]).contains("\u{1B}["))
    #expect(try !output(["--color", "never"]).contains("\u{1B}["))
    #expect(try output(["--color", "always"], ["NO_COLOR": "1"]).contains("\u{1B}["))
  }

  @Test(
    "Any bytes are read and answered, and nothing crashes",
    arguments: [Data(), Data([0xEF, 0xBB, 0xBF]), Data([0]), Data([0xFF, 0xFE, 0x41]), Data("\r\r\n".utf8)])
  func anyBytes(data: Data) throws {
    try folder.write(data, to: "toy.scene")
    let outcome = try Scenec.run(["check", "toy.scene"], in: folder.url)
    #expect(outcome.status == 0 || (outcome.status == 1 && outcome.output.contains("toy.scene:1:")))
  }
}
