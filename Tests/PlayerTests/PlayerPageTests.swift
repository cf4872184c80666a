import Foundation
import PlayerBundle
import SceneLang
import Testing

@Suite struct PlayerPageTests {
  private let empty = SceneContent(main: "a.scene", files: [])

  @Test("The page carries the scene's files in base64, and can be read back")
  func carriesFiles() throws {
    let bytes: [UInt8] = [0, 0xFF, 0x3C, 0x2F, 0x73]
    let json = sceneFiles(
      SceneContent(
        main: "toys/a.scene",
        files: [.init(name: "toys/a.scene", bytes: bytes), .init(name: "b.scene", bytes: [])]))
    let read = try #require(JSONSerialization.jsonObject(with: Data(json)) as? [String: Any])
    #expect(read["main"] as? String == "toys/a.scene")
    let files = try #require(read["files"] as? [String: String])
    #expect(files == ["toys/a.scene": Data(bytes).base64EncodedString(), "b.scene": ""])
  }

  @Test("The page is told the scene's title and language where they are known")
  func titleAndLanguage() throws {
    func read(_ title: Text?, _ language: Language?) throws -> [String: Any] {
      let json = sceneFiles(SceneContent(main: "a.scene", files: [], title: title, language: language))
      return try #require(JSONSerialization.jsonObject(with: Data(json)) as? [String: Any])
    }
    let known = try read("かず \"1\"", .japanese)
    #expect(known["title"] as? String == "かず \"1\"" && known["language"] as? String == "ja")
    let unknown = try read(nil, nil)
    #expect(unknown["title"] == nil && unknown["language"] == nil)
  }

  @Test("No name of a file can end the script element, or leave its quotes")
  func hostileNames() throws {
    let name = Text("</script><!--\"\\\u{2028}\n\u{1}手🙂.scene")
    let json = sceneFiles(SceneContent(main: name, files: [.init(name: name, bytes: [])]))
    #expect(!json.contains(UInt8(ascii: "<")))
    #expect(!json.contains(0x0A))
    let read = try #require(JSONSerialization.jsonObject(with: Data(json)) as? [String: Any])
    #expect(read["main"] as? String == name.description)
  }

  @Test(
    "A page listens for changes only when it is told where", .enabled(if: PlayerBundle.missing(in: .english) == nil))
  func live() throws {
    let still = try #require(playerPage(empty))
    #expect(!String(decoding: still, as: UTF8.self).contains("<meta name=\"scenec-live\""))
    let live = try #require(playerPage(empty, live: "/events?a=\"><b"))
    #expect(
      String(decoding: live, as: UTF8.self).contains(
        "<meta name=\"scenec-live\" content=\"/events?a=&#34;&#62;&#60;b\">"))
  }

  @Test("The page asks for nothing beyond itself", .enabled(if: PlayerBundle.missing(in: .english) == nil))
  func selfContained() throws {
    let page = String(decoding: try #require(playerPage(empty)), as: UTF8.self)
    #expect(!page.contains("<script src"))
    #expect(!page.contains("<link rel=\"stylesheet\""))
    #expect(!page.contains("http://") && !page.contains("https://"))
  }

  @Test(
    "The page holds the module, which begins as WebAssembly does",
    .enabled(if: PlayerBundle.missing(in: .english) == nil))
  func holdsModule() throws {
    let page = String(decoding: try #require(playerPage(empty)), as: UTF8.self)
    #expect(page.contains(PlayerBundle.module.description))
    let module = try #require(Data(base64Encoded: PlayerBundle.module.description))
    #expect(module.prefix(8) == Data([0, 0x61, 0x73, 0x6D, 1, 0, 0, 0]))
  }
}
