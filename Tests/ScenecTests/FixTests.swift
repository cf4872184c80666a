import Foundation
import TestSupport
import Testing

/// `scenec check --fix`.
@Suite struct FixTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func text(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: folder.url.appendingPathComponent(name)), as: UTF8.self)
  }

  private func fix(_ arguments: String...) throws -> Scenec.Outcome {
    try Scenec.run(["check", "--fix"] + arguments, in: folder.url)
  }

  @Test("Every offered change is made, and each is told with the place where the problem was")
  func fixes() throws {
    try folder.write("box tray at 10, 20 size 40px  // 40px\nlabel t \"40px\"\n", to: "toy.scene")
    let outcome = try fix("toy.scene")
    #expect(try text("toy.scene") == "box tray at (10, 20) size 40  // 40px\nlabel t \"40px\"\n")
    #expect(
      outcome.output == """
        toy.scene:1:13: fixed S41: A point stands in parentheses.
        toy.scene:1:27: fixed T13: “px” is not needed after 40.

        2 fixed; left: 0 errors, 0 warnings

        """)
    #expect(outcome.status == 0)
  }

  @Test("Without --fix the text says when there is something to mend so, and nothing where there is not")
  func told() throws {
    func end(_ scene: String) throws -> String {
      try folder.write(scene, to: "toy.scene")
      return try Scenec.run(["check", "toy.scene"], in: folder.url).output.components(separatedBy: "\n\n").last ?? ""
    }
    #expect(
      try end("box tray size 40px\n") == "1 error, 0 warnings\nscenec check --fix mends what has one good change.\n")
    #expect(try end("box tray size (1, 2, 3)\n") == "1 error, 0 warnings\n")
  }

  @Test("What offers no change is left, told, and counted")
  func left() throws {
    try folder.write("box tray size 40px\nbox tray size (1, 2, 3)\n", to: "toy.scene")
    let outcome = try fix("toy.scene")
    #expect(try text("toy.scene") == "box tray size 40\nbox tray size (1, 2, 3)\n")
    #expect(outcome.output.contains("toy.scene:2:15: error S27"))
    #expect(outcome.output.hasSuffix("1 fixed; left: 1 error, 0 warnings\n"))
    #expect(outcome.status == 1)
  }

  @Test("A change inside a text is not made, though it is offered: the text is the author's")
  func textStays() throws {
    let scene = "label t \"one¥ntwo\"\n"
    try folder.write(scene, to: "toy.scene")
    let outcome = try fix("toy.scene")
    #expect(try text("toy.scene") == scene)
    #expect(outcome.output.contains("warning T08"))
    #expect(outcome.output.hasSuffix("\n0 errors, 1 warning\n"))
  }

  @Test("A problem of a used file is mended in that file")
  func usedFile() throws {
    try folder.write("use \"parts/hand.scene\"\nhand left\n", to: "toys/toy.scene")
    try folder.write("part hand {\n  circle palm size 40px\n}\n", to: "toys/parts/hand.scene")
    let outcome = try fix("toys/toy.scene")
    #expect(try text("toys/parts/hand.scene") == "part hand {\n  circle palm size 40\n}\n")
    #expect(try text("toys/toy.scene") == "use \"parts/hand.scene\"\nhand left\n")
    #expect(outcome.output.hasPrefix("toys/parts/hand.scene:2:22: fixed T13"))
    #expect(outcome.status == 0)
  }

  @Test("A scene without a problem is not written at all")
  func untouched() throws {
    let file = try folder.write("box tray size 40\n", to: "toy.scene")
    let before = try FileManager.default.attributesOfItem(atPath: file.path)[.systemFileNumber] as? Int
    let outcome = try fix("toy.scene")
    #expect(outcome.output == "")
    #expect(try FileManager.default.attributesOfItem(atPath: file.path)[.systemFileNumber] as? Int == before)
  }

  @Test("JSON tells what was fixed by the places where it was, and what is left")
  func json() throws {
    try folder.write("box tray size 40px\nbox tray2 size (1, 2, 3)\n", to: "toy.scene")
    let outcome = try fix("--json", "toy.scene")
    let document = Value(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)))
    #expect(document["fixed"].count == 1)
    #expect(document["fixed"][0]["code"].text == "T13")
    #expect(document["fixed"][0]["start"]["column"].number == 17)
    #expect(document["problems"].items.map { $0["code"].text } == ["S27"])
  }

  @Test("A file that may not be written stays as it was, and nothing is told to be fixed", .disabled(if: getuid() == 0))
  func notPermitted() throws {
    let file = try folder.write("box tray size 40px\n", to: "toy.scene")
    try FileManager.default.setAttributes([.posixPermissions: 0o444], ofItemAtPath: file.path)
    let outcome = try fix("toy.scene")
    #expect(try text("toy.scene") == "box tray size 40px\n")
    #expect(!outcome.output.contains("fixed"))
    #expect(outcome.errors.contains("toy.scene can’t be written"))
    #expect(outcome.status == 2)
  }
}
