import Foundation
import TestSupport
import Testing

/// `scenec format`.
@Suite struct FormatTests {
  private let folder: TemporaryFolder
  private let crooked = "box   tile   at （10、20） size 40 // a tile\n"
  private let straight = "box tile at (10, 20) size 40  // a tile\n"

  init() throws { folder = try TemporaryFolder() }

  private func text(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: folder.url.appendingPathComponent(name)), as: UTF8.self)
  }

  @Test("A crooked file is written in the one style, and says so")
  func formats() throws {
    try folder.write(crooked, to: "toy.scene")
    let outcome = try Scenec.run(["format", "toy.scene"], in: folder.url)
    #expect(try text("toy.scene") == straight)
    #expect(outcome.output == "formatted toy.scene\n")
    #expect(outcome.status == 0)
  }

  @Test("With --check nothing is written, and what would change is listed with status 1")
  func check() throws {
    try folder.write(crooked, to: "toy.scene")
    try folder.write(straight, to: "good.scene")
    let outcome = try Scenec.run(["format", "--check", "."], in: folder.url)
    #expect(try text("toy.scene") == crooked)
    #expect(outcome.output == "./toy.scene would change\n")
    #expect(outcome.status == 1)
  }

  @Test("A broken file is refused with its errors, and stays as it is")
  func broken() throws {
    let broken = "label   hello \"Hello\n"
    try folder.write(broken, to: "toy.scene")
    let outcome = try Scenec.run(["format", "toy.scene"], in: folder.url)
    #expect(try text("toy.scene") == broken)
    #expect(outcome.output.contains("toy.scene:1:15: error T01"))
    #expect(outcome.status == 1)
  }

  @Test("With - standard input is read, and the one style comes out; no file is touched")
  func standardInput() throws {
    let outcome = try Scenec.run(["format", "-"], input: crooked, in: folder.url)
    #expect(outcome.output == straight)
    #expect(outcome.status == 0)
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.url.path).isEmpty)
  }

  @Test("With - a broken text is refused: its errors go to standard error, and nothing comes out")
  func brokenInput() throws {
    let outcome = try Scenec.run(["format", "-"], input: "label hello \"Hello\n", in: folder.url)
    #expect(outcome.output == "")
    #expect(outcome.errors.contains("-:1:13: error T01"))
    #expect(outcome.status == 1)
  }

  @Test("With - and --check nothing comes out but whether it would change")
  func checkInput() throws {
    let outcome = try Scenec.run(["format", "--check", "-"], input: crooked, in: folder.url)
    #expect(outcome.output == "- would change\n")
    #expect(outcome.status == 1)
    #expect(try Scenec.run(["format", "--check", "-"], input: straight, in: folder.url).status == 0)
  }

  @Test("A file keeps its permissions, and a link still leads to it")
  func permissions() throws {
    let file = try folder.write(crooked, to: "toys/toy.scene")
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file.path)
    let link = folder.url.appendingPathComponent("link.scene")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
    _ = try Scenec.run(["format", "link.scene"], in: folder.url)
    #expect(try text("toys/toy.scene") == straight)
    #expect(
      try FileManager.default.attributesOfItem(atPath: link.path)[.type] as? FileAttributeType == .typeSymbolicLink)
    let permissions = try FileManager.default.attributesOfItem(atPath: file.path)[.posixPermissions] as? Int
    #expect(permissions == 0o640)
  }

  @Test("The examples are in the one style")
  func examples() throws {
    let outcome = try Scenec.run(["format", "--check", "Examples"])
    #expect(outcome.output == "")
    #expect(outcome.status == 0)
  }
}
