import PlayerBundle
import SceneLang
import Testing

@Suite struct ReadPageTests {
  private func page(_ json: String) -> [UInt8] {
    Array("<!doctype html><script type=\"application/json\" id=\"scene-files\">\(json)</script>".utf8)
  }

  @Test(
    "What a page was made of is read back from it, whatever the names and the files are",
    .enabled(if: PlayerBundle.missing(in: .english) == nil))
  func back() throws {
    let hostile = Text("</script><!--\"\\\u{2028}\n\u{1}手🙂.scene")
    var content = SceneContent(
      main: hostile,
      files: [.init(name: hostile, bytes: [0, 0xFF, 0x3C]), .init(name: "b/c.scene", bytes: [])],
      media: [.init(name: "x<y>.png", bytes: Array(0...255))], title: Text("</title><script>"), language: .japanese)
    for _ in 1...4 {
      content.media[0].bytes.removeLast()
      let exported = try #require(ExportedPage(content, still: "<svg></svg>", hint: "<b>", isSound: { _ in false }))
      let read = try #require(sceneContent(ofPage: exported.bytes))
      #expect(read.main == content.main && read.title == content.title && read.language == .japanese)
      #expect(read.files == content.files && read.media == content.media)
    }
  }

  @Test("A page is read that was written with other spaces and escapes")
  func otherForm() throws {
    let read = try #require(
      sceneContent(ofPage: page(#" { "main" : "a\/\u0062.scene" ,"files":{ "a/b.scene":"QQ==" } , "media" : { } } "#)))
    #expect(read.main == "a/b.scene")
    #expect(read.files == [.init(name: "a/b.scene", bytes: [0x41])])
  }

  @Test(
    "Anything else is not read",
    arguments: [
      "", "{", "{}", "[]", #"{"main":"a","files":{}}"#, #"{"main":"a","files":{"a":"QQ="}}"#,
      #"{"main":"a","files":{"a":"Q==="}}"#, #"{"main":"a","files":{"a":"QR=="}}"#,
      #"{"main":"a","files":{"a":"Q!=="}}"#,
      #"{"main":"a","files":{"a":"QQ=="}}x"#, #"{"main":"a","files":{"a":"QQ=="},"media":"x"}"#,
      #"{"main":"\ud800","files":{"\ud800":""}}"#, #"{"main":"a","files":{"a":{"b":{"c":{"d":{"e":""}}}}}}"#,
    ])
  func anythingElse(json: String) {
    #expect(sceneContent(ofPage: page(json)) == nil)
    #expect(sceneContent(ofPage: Array(json.utf8)) == nil)
  }
}
