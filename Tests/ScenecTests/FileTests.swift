import Foundation
import TestSupport
import Testing

@Suite struct FileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("A file that is not there, and a folder without scenes, are told with status 2")
  func missing() throws {
    try folder.write("", to: "empty/readme.txt")
    let outcome = try Scenec.run(["check", "no.scene", "empty"], in: folder.url)
    #expect(
      outcome.errors
        == "scenec: there is no file no.scene.\nscenec: there is no .scene file in the folder empty.\n")
    #expect(outcome.status == 2)
  }

  @Test("A device is no scene")
  func device() throws {
    let outcome = try Scenec.run(["check", "/dev/null"])
    #expect(outcome.errors == "scenec: /dev/null is a device or a pipe, not a file.\n")
    #expect(outcome.status == 2)
  }

  @Test("A pipe that nobody writes to does not keep the command waiting")
  func pipe() throws {
    let pipe = folder.url.appendingPathComponent("pipe.scene")
    #expect(mkfifo(pipe.path, 0o600) == 0)
    let outcome = try Scenec.run(["check", "pipe.scene"], in: folder.url)
    #expect(outcome.errors == "scenec: pipe.scene is a device or a pipe, not a file.\n")
  }

  @Test(
    "A page in the place of a scene is told, with the way to the scene in it",
    arguments: [["check"], ["format"], ["test"], ["site", "shelf"]])
  func page(command: [String]) throws {
    let folder = try TemporaryFolder()
    try folder.write("<!doctype html><p>Hello", to: "toy.html")
    let outcome = try Scenec.run(command + ["toy.html"], in: folder.url)
    if command == ["site", "shelf"] && !Scenec.hasPlayer { return }
    #expect(
      outcome.errors
        == "scenec: toy.html is a page, not a scene. To get the scene of a toy’s page: scenec extract toy.html\n")
    #expect(outcome.status == 2)
  }

  @Test("A file without permission is told", .enabled(if: geteuid() != 0, "root may read everything"))
  func permission() throws {
    let file = try folder.write("", to: "locked.scene")
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: file.path)
    let outcome = try Scenec.run(["check", "locked.scene"], in: folder.url)
    #expect(outcome.errors == "scenec: locked.scene may not be read: permission is missing.\n")
    #expect(outcome.status == 2)
  }

  @Test("A scene of more than 16 MB is refused")
  func tooLarge() throws {
    try folder.write(Data(count: 16 << 20 | 1), to: "large.scene")
    let outcome = try Scenec.run(["check", "large.scene"], in: folder.url)
    #expect(outcome.errors == "scenec: large.scene is larger than 16 MB, the most that a scene may have.\n")
    #expect(outcome.status == 2)
  }

  @Test("A folder stands for the scenes in it and below, sorted, without hidden ones")
  func folders() throws {
    for name in ["b.scene", "a/z.scene", "a.scene", ".hidden.scene", ".git/c.scene", "notes.txt"] {
      try folder.write("circel ball at (1, 1)\n", to: name)
    }
    let outcome = try Scenec.run(["check", "."], in: folder.url)
    let found = outcome.output.matches(of: /\.\/([a-z\/.]+\.scene)/).map { String($0.output.1) }
    #expect(found == ["a.scene", "a/z.scene", "b.scene"])
    #expect(outcome.status == 1)
  }

  @Test("One file that can't be read does not keep the others from being checked")
  func goesOn() throws {
    try folder.write("circel ball at (1, 1)\n", to: "wrong.scene")
    let outcome = try Scenec.run(["check", "no.scene", "wrong.scene"], in: folder.url)
    #expect(outcome.output.contains("wrong.scene"))
    #expect(outcome.status == 2)
  }

  @Test("A name that would steer the terminal is shown without its power")
  func hostileName() throws {
    let outcome = try Scenec.run(["check", "\u{1B}[2Jx.scene"], in: folder.url)
    #expect(outcome.errors == "scenec: there is no file \u{FFFD}[2Jx.scene.\n")
  }
}
