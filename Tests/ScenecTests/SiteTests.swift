import Foundation
import TestSupport
import Testing

@Suite(.enabled(if: Scenec.playerIsExpected, "scenec was built without the player")) struct SiteTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func index() throws -> String {
    try String(contentsOf: folder.url.appendingPathComponent("shelf/index.html"), encoding: .utf8)
  }

  @Test("Each scene gets a page and a picture, and the shelf names them in order")
  func shelf() throws {
    try folder.write("scene \"Two\" size 9\n", to: "b.scene")
    try folder.write("box b size 9\n", to: "a.scene")
    let outcome = try Scenec.run(["site", "shelf", "b.scene", "a.scene"], in: folder.url)
    #expect(outcome.output == "shelf/index.html: 2 toys\n")
    #expect(outcome.status == 0)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.url.appendingPathComponent("shelf").path)
    #expect(Set(names) == ["index.html", "a.html", "a.svg", "b.html", "b.svg"])
    let links = try index().matches(of: /<a href="([^"]*)"[^>]*>.*<span>(.*)<\/span>/).map {
      "\($0.output.1) \($0.output.2)"
    }
    #expect(links == ["./b.html Two", "./a.html a"])
  }

  @Test("A folder stands for its scenes, and scenes of one name get pages of their own")
  func sameNames() throws {
    for name in ["x/toy.scene", "x/y/TOY.scene", "x/z/index.scene"] { try folder.write("box b size 9\n", to: name) }
    #expect(try Scenec.run(["site", "shelf", "x"], in: folder.url).status == 0)
    let pages = try index().matches(of: /href="\.\/([^"]*)"/).map { String($0.output.1) }
    #expect(Set(pages) == ["toy.html", "TOY-2.html", "index-2.html"])
  }

  @Test(
    "The shelf is Japanese when at least half of the toys are, or as --lang says",
    arguments: [(["ja.scene", "en.scene"], "ja"), (["en.scene"], "en"), (["--lang", "ja", "en.scene"], "ja")])
  func language(arguments: [String], code: String) throws {
    try folder.write("scene \"かず\" size 9\n", to: "ja.scene")
    try folder.write("scene \"Ten\" size 9\n", to: "en.scene")
    #expect(try Scenec.run(["site", "shelf"] + arguments, in: folder.url).status == 0)
    #expect(try index().contains("<html lang=\"\(code)\">"))
    #expect(try index().contains(code == "ja" ? "<h1>おもちゃ</h1>" : "<h1>Toys</h1>"))
  }

  @Test("When one scene has mistakes, nothing is written")
  func broken() throws {
    try folder.write("circel b at (1, 1)\n", to: "bad.scene")
    try folder.write("box b size 9\n", to: "good.scene")
    let outcome = try Scenec.run(["site", "shelf", "good.scene", "bad.scene"], in: folder.url)
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("bad.scene has mistakes that keep it from playing. Nothing was written."))
    #expect(!FileManager.default.fileExists(atPath: folder.url.appendingPathComponent("shelf").path))
  }

  @Test("A folder without scenes to put there is asked for")
  func noScenes() throws {
    let outcome = try Scenec.run(["site", "shelf"], in: folder.url)
    #expect(outcome.errors.hasPrefix("scenec: which scene? For example: scenec site toys fingers.scene cars.scene\n"))
    #expect(outcome.status == 2)
  }

  @Test(
    "Where the folder is forgotten, it is asked for",
    arguments: [["a.scene", "b.scene"], ["a.scene"], ["x.txt", "a.scene"]])
  func noFolder(operands: [String]) throws {
    for name in ["a.scene", "x.txt"] { try folder.write("box b size 9\n", to: name) }
    let outcome = try Scenec.run(["site"] + operands, in: folder.url)
    #expect(
      outcome.errors
        == "scenec: which folder? It comes first: scenec site toys fingers.scene cars.scene\nMore: scenec help site\n")
    #expect(outcome.status == 2)
  }

  @Test("A page that something else has made is not replaced by a shelf; its own is")
  func indexInTheWay() throws {
    try folder.write("box b size 9\n", to: "a.scene")
    for _ in 1...2 { #expect(try Scenec.run(["site", "shelf", "a.scene"], in: folder.url).status == 0) }
    #expect(try Scenec.run(["export", "a.scene", "--pwa", "toy"], in: folder.url).status == 0)
    try folder.write("<!doctype html><p>My class", to: "mine/index.html")
    for name in ["toy", "mine"] {
      let index = folder.url.appendingPathComponent(name + "/index.html")
      let before = try Data(contentsOf: index)
      let outcome = try Scenec.run(["site", name, "a.scene"], in: folder.url)
      #expect(
        outcome.errors == """
          scenec: \(name)/index.html is there already, and “scenec site” did not write it. Name another folder. \
          Nothing was written.

          """)
      #expect(outcome.status == 2)
      #expect(try Data(contentsOf: index) == before)
    }
  }

  @Test("A scene whose name is not UTF-8 is not put on a shelf")
  func notUTF8() throws {
    try folder.write("", to: "x/other.txt")
    let path = Array((folder.url.path + "/x/a").utf8) + [0xFF] + Array(".scene".utf8) + [0]
    let file = path.withUnsafeBufferPointer { bytes in
      bytes.withMemoryRebound(to: CChar.self) { open($0.baseAddress!, O_WRONLY | O_CREAT, 0o666) }
    }
    try #require(file >= 0, "this disk takes only names in UTF-8")
    close(file)
    let outcome = try Scenec.run(["site", "shelf", "x"], in: folder.url)
    #expect(
      outcome.errors
        == "scenec: the name of a\u{FFFD}.scene is not written in UTF-8. Give the file a new name. Nothing was written.\n"
    )
    #expect(outcome.status == 1)
  }

  @Test("A title on the shelf is text, whatever is in it")
  func hostile() throws {
    try folder.write("scene \"</span><script>alert(1)</script>\" size 9\n", to: "a \"'<.scene")
    #expect(try Scenec.run(["site", "shelf", "a \"'<.scene"], in: folder.url).status == 0)
    #expect(try !index().contains("<script"))
    #expect(try index().contains("href=\"./a%20%22%27%3C.html\""))
  }
}
