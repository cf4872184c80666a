import Foundation
import TestSupport
import Testing

@Suite struct ExtractTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// A page as an export has it, as far as getting files back is concerned.
  private func writePage(_ files: [(name: String, text: String)]) throws {
    let pairs = files.map { "\"\($0.name)\":\"\(Data($0.text.utf8).base64EncodedString())\"" }
    try folder.write(
      """
      <!doctype html><script type="application/json" id="scene-files">{"main":"\(files[0].name)",\
      "files":{\(pairs.joined(separator: ","))}}</script>
      """, to: "toy.html")
  }

  private func extract(_ arguments: String...) throws -> Scenec.Outcome {
    try Scenec.run(["extract", "toy.html"] + arguments, in: folder.url)
  }

  @Test("The files go to a folder named after the page")
  func folderName() throws {
    try writePage([("a.scene", "box b size 9\n"), ("sub/c.scene", "")])
    let outcome = try extract()
    #expect(outcome.output == "wrote toy/a.scene\nwrote toy/sub/c.scene\n")
    #expect(outcome.status == 0)
    let file = folder.url.appendingPathComponent("toy/a.scene")
    #expect(try String(contentsOf: file, encoding: .utf8) == "box b size 9\n")
  }

  @Test("Doing it again changes nothing; a file that differs stays, and that is told before anything is written")
  func again() throws {
    try writePage([("a.scene", "one"), ("b.scene", "two")])
    #expect(try extract().status == 0)
    #expect(try extract().status == 0)
    try folder.write("mine", to: "toy/b.scene")
    try FileManager.default.removeItem(at: folder.url.appendingPathComponent("toy/a.scene"))
    let outcome = try extract()
    #expect(outcome.status == 2)
    #expect(
      outcome.errors
        == "scenec: toy/b.scene is there already, and differs. Name another folder with -o. Nothing was written.\n")
    #expect(!FileManager.default.fileExists(atPath: folder.url.appendingPathComponent("toy/a.scene").path))
  }

  @Test(
    "No name leads out of the folder, or to a hidden file",
    arguments: [
      "../evil.scene", "/tmp/evil.scene", "a/../../evil.scene", "..\\\\evil.scene", ".bashrc", "a/.git/config", "",
      "a//b", "a\\u0000b",
    ])
  func escapes(name: String) throws {
    try writePage([("a.scene", "one"), (name, "evil")])
    let outcome = try extract("-o", "inner/toy")
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("which leads out of the folder or is hidden. Nothing was written."))
    let found = try FileManager.default.subpathsOfDirectory(atPath: folder.url.path)
    #expect(found == ["toy.html"])
  }

  @Test("A link in the folder is not followed")
  func link() throws {
    try writePage([("sub/a.scene", "evil")])
    try folder.write("", to: "elsewhere/x")
    try folder.write("", to: "toy/x")
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.appendingPathComponent("toy/sub").path, withDestinationPath: "../elsewhere")
    #expect(try extract().status == 2)
    #expect(!FileManager.default.fileExists(atPath: folder.url.appendingPathComponent("elsewhere/a.scene").path))
  }

  @Test("A page of another kind is told with status 2")
  func otherPage() throws {
    try folder.write("<!doctype html><p>Hello", to: "toy.html")
    let outcome = try extract()
    #expect(outcome.errors == "scenec: toy.html is not a page that “scenec export” made of a toy.\n")
    #expect(outcome.status == 2)
  }
}
