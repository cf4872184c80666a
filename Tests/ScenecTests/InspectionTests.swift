import Foundation
import TestSupport
import Testing

/// What `scenec check` finds when it plays a scene and looks around it.
@Suite struct InspectionTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func check(_ arguments: String...) throws -> Scenec.Outcome {
    try Scenec.run(["check"] + arguments, in: folder.url)
  }

  private let png = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13])

  @Test("What is found in playing is a warning, in its place among the others")
  func warnings() throws {
    try folder.write(
      "circle dot at (10, 10) size 20\nlabel pale \"pale\" at (0, 90) color yellow\ndrag dot\n", to: "toy.scene")
    let outcome = try check("toy.scene")
    let first = try #require(outcome.output.range(of: "toy.scene:1:8: warning H10"))
    let second = try #require(outcome.output.range(of: "toy.scene:2:30: warning L11"))
    #expect(first.lowerBound < second.lowerBound)
    #expect(outcome.status == 0)
  }

  @Test("A scene with an error is not played")
  func errors() throws {
    try folder.write("circle dot at (10, 10) size 20\ndrag dot\ndrag dto\n", to: "toy.scene")
    let outcome = try check("toy.scene")
    #expect(!outcome.output.contains("H10"))
    #expect(outcome.status == 1)
  }

  @Test("A mistake made while playing, and a test that fails, are not what check tells")
  func mistakes() throws {
    let text = """
      state zero = 0
      label half "{1 / zero}" at (10, 10) textSize 30
      test "fails" { expect zero == 1 }

      """
    try folder.write(text, to: "toy.scene")
    let outcome = try check("toy.scene")
    #expect(!outcome.output.contains("P01") && !outcome.output.contains("P1"))
    #expect(outcome.status == 0)
  }

  @Test("Pictures and sounds are looked for where the player will look for them: in the folder and below")
  func files() throws {
    try folder.write(png, to: "here/below/cat.png")
    try folder.write(png, to: "outside.png")
    try folder.write(png, to: "here/.hidden.png")
    try FileManager.default.createSymbolicLink(
      at: folder.url.appendingPathComponent("here/link.png"),
      withDestinationURL: folder.url.appendingPathComponent("outside.png"))
    let text = ["below/cat.png", "../outside.png", ".hidden.png", "link.png", "below"].enumerated().map {
      number, name in
      "image picture\(number) \"\(name)\" size 60 at (0, \(number * 70))\n"
    }.joined()
    try folder.write(text, to: "here/toy.scene")
    let outcome = try check("here/toy.scene")
    #expect(!outcome.output.contains("toy.scene:1:"))
    for line in 2...4 { #expect(outcome.output.contains("toy.scene:\(line):16: warning F01")) }
    #expect(outcome.output.contains("toy.scene:5:16: warning F07"))
  }

  @Test("A large picture is told of without being read whole")
  func large() throws {
    let file = try folder.write(png, to: "cat.png")
    let handle = try FileHandle(forWritingTo: file)
    try handle.truncate(atOffset: 50_000_000)
    try handle.close()
    try folder.write("image cat \"cat.png\" size 60\n", to: "toy.scene")
    #expect(try check("toy.scene").output.contains("“cat.png” is large: it has 50.0 MB."))
  }

  @Test("Files that no scene uses are told of with the first scene of the folder, recorded pictures apart")
  func unused() throws {
    try folder.write("image cat \"cat.png\" size 60\n", to: "a.scene")
    try folder.write("image dog \"pets/dog.png\" size 60\n", to: "b.scene")
    for name in ["cat.png", "pets/dog.png", "pets/cow.png", "a.snapshots/start.svg", "notes.txt"] {
      try folder.write(png, to: name)
    }
    let outcome = try check("a.scene", "b.scene")
    #expect(outcome.output.contains("a.scene:1:1: info F02: No scene in this folder uses pets/cow.png."))
    #expect(outcome.output.components(separatedBy: "F02").count == 2)
    #expect(outcome.status == 0)
  }
}
