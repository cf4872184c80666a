import SceneLang
import Testing

@Suite struct SourceTests {
  @Test("A line ends at a newline, a return, or both together")
  func lines() {
    let source = Source(name: "a.scene", bytes: Array("a\nb\r\nc\rd".utf8))
    #expect((0..<source.lineStarts.count).map { source.text(source.lineSpan($0)).description } == ["a", "b", "c", "d"])
  }
}
