import Foundation
import TestSupport
import Testing

@Suite struct SnapshotTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.scene(color: "tomato"), to: "toy.scene")
  }

  @Test("A picture that was never recorded fails its test, which says how to record it")
  func missing() throws {
    let outcome = try test()
    #expect(
      outcome.output == """
        FAILED  toy.scene: a look
        toy.scene:4:12: there is no picture “start” to compare with yet. To record it: scenec test --record toy.scene

        0 passed, 1 failed

        """)
    #expect(outcome.status == 1)
    #expect(files() == [])
  }

  @Test("Recording writes the picture as it is to be seen, and ends with status 1")
  func record() throws {
    let outcome = try test("--record")
    #expect(
      outcome.output.hasPrefix("passed  toy.scene: a look\nrecorded  toy.snapshots/start.svg\n1 picture recorded."))
    #expect(outcome.output.hasSuffix("\n1 passed, 0 failed\n"))
    #expect(outcome.status == 1)
    #expect(files() == ["start.svg"])
    let lines = try picture("start.svg").split(separator: "\n").dropFirst()
    #expect(
      lines == [
        ##"  <rect width="20" height="10" fill="#ffffff"/>"##,
        ##"  <rect width="5" height="5" fill="#ff6347"/>"##,
        ##"  <image href="../cat.png" width="2" height="2" preserveAspectRatio="none"/>"##, "</svg>",
      ])
  }

  @Test("A picture that is as recorded passes")
  func same() throws {
    _ = try test("--record")
    let outcome = try test()
    #expect(outcome.output == "passed  toy.scene: a look\n1 passed, 0 failed\n")
    #expect(outcome.status == 0)
  }

  @Test("Recording ends with status 1 even where nothing had to be written")
  func recordAgain() throws {
    _ = try test("--record")
    let outcome = try test("--record")
    #expect(outcome.output.contains("All pictures are as they were recorded."))
    #expect(!outcome.output.contains("toy.snapshots"))
    #expect(outcome.status == 1)
  }

  @Test("A picture that has changed fails its test, and is kept beside the recorded one until they agree again")
  func different() throws {
    _ = try test("--record")
    let before = try picture("start.svg")
    try folder.write(Self.scene(color: "teal"), to: "toy.scene")
    let outcome = try test()
    #expect(
      outcome.output == """
        FAILED  toy.scene: a look
        toy.scene:4:12: the picture “start” is not as it was recorded.
          recorded: toy.snapshots/start.svg
          now:      toy.snapshots/start.new.svg
          If it is right now: scenec test --record toy.scene

        0 passed, 1 failed

        """)
    #expect(outcome.status == 1)
    #expect(files() == ["start.new.svg", "start.svg"])
    #expect(try picture("start.svg") == before)
    #expect(try picture("start.new.svg") == before.replacing("#ff6347", with: "#008080"))

    try folder.write(Self.scene(color: "tomato"), to: "toy.scene")
    #expect(try test().status == 0)
    #expect(files() == ["start.svg"])
  }

  @Test("Recording replaces a picture that has changed")
  func recordChanged() throws {
    _ = try test("--record")
    try folder.write(Self.scene(color: "teal"), to: "toy.scene")
    _ = try test()
    _ = try test("--record")
    #expect(files() == ["start.svg"])
    #expect(try test().status == 0)
  }

  @Test(
    "A name that would leave the folder, or that no file can have, fails the test, and nothing is written",
    arguments: [
      "../start", "/tmp/start", "a/b", #"a\\b"#, "..", ".start", "", "start.new", String(repeating: "x", count: 61),
      #"a\nb"#,
    ])
  func unusableName(name: String) throws {
    try folder.write("test \"a look\" { snapshot \"\(name)\" }\n", to: "toy.scene")
    for arguments in [[], ["--record"]] {
      let outcome = try Scenec.run(["test", "toy.scene"] + arguments, in: folder.url)
      #expect(outcome.output.contains("can't name a picture"))
      #expect(outcome.output.hasSuffix("\n0 passed, 1 failed\n"))
      #expect(outcome.status == 1)
    }
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path) == ["toy.scene"])
  }

  @Test("A name may be in any script and have spaces")
  func names() throws {
    try folder.write("test \"a look\" { snapshot \"はじめ 1\" }\n", to: "toy.scene")
    _ = try test("--record")
    #expect(files() == ["はじめ 1.svg"])
    #expect(try test().status == 0)
  }

  @Test("One name for two pictures that differ fails the test")
  func nameTwice() throws {
    try folder.write(
      """
      box b size 5
      test "a look" {
        snapshot "one"
        snapshot "one"
        b.x = 3
        snapshot "one"
      }

      """, to: "toy.scene")
    let outcome = try test("--record")
    #expect(outcome.output.contains("toy.scene:6:12: two pictures that differ are both named “one”."))
    #expect(outcome.output.contains("\n0 passed, 1 failed\n"))
  }

  @Test("Nothing is written where the folder of the pictures is a link")
  func linkedFolder() throws {
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("elsewhere"), withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appendingPathComponent("toy.snapshots").path, withDestinationPath: "elsewhere")
    let outcome = try test("--record")
    #expect(outcome.output.contains("toy.snapshots/start.svg can't be written: "))
    #expect(outcome.output.hasSuffix("\n0 passed, 1 failed\n"))
    #expect(
      try FileManager.default.contentsOfDirectory(atPath: folder.url.appendingPathComponent("elsewhere").path) == [])
  }

  @Test("A picture is replaced, not written through, where its file is a link")
  func linkedFile() throws {
    let other = try folder.write("mine", to: "other.txt")
    try folder.write("old", to: "toy.snapshots/start.svg")
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appendingPathComponent("toy.snapshots/start.new.svg").path, withDestinationPath: "../other.txt"
    )
    _ = try test()
    #expect(try String(contentsOf: other, encoding: .utf8) == "mine")
    #expect(try picture("start.new.svg").hasPrefix("<svg "))
  }

  @Test("What is said of pictures is said in Japanese too")
  func japanese() throws {
    #expect(try test("--lang", "ja").output.contains("比べるための画像「start」がまだありません。"))
    #expect(try test("--record", "--lang", "ja").output.contains("画像を 1 枚記録しました。"))
    try folder.write(Self.scene(color: "teal"), to: "toy.scene")
    #expect(try test("--lang", "ja").output.contains("画像「start」が、記録したものと違います。"))
  }

  private static func scene(color: String) -> String {
    """
    scene "Toy" size (20, 10)
    box b size 5 color \(color)
    test "a look" {
      snapshot "start"
    }
    image cat "cat.png" size 2

    """
  }

  private func test(_ arguments: String...) throws -> Scenec.Outcome {
    try Scenec.run(["test", "toy.scene"] + arguments, in: folder.url)
  }

  private func files() -> [String] {
    let path = folder.url.appendingPathComponent("toy.snapshots").path
    return ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  private func picture(_ name: String) throws -> String {
    try String(contentsOf: folder.url.appendingPathComponent("toy.snapshots/\(name)"), encoding: .utf8)
  }
}
