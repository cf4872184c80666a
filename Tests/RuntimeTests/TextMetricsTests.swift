import SceneLang
import Testing

@testable import Runtime

@Suite struct TextMetricsTests {
  @Test(
    "A character is 0.6 em wide; kana, kanji, full-width forms, symbols and emoji are 1 em",
    arguments: [
      ("10", 12.0), ("start", 30), ("café", 24), ("あア漢、", 40), ("Ａ１", 20), ("ｱ", 6), ("▲▼★☆", 40), ("→", 10),
      ("🐱🚗", 20), ("한글", 20), ("", 0), (" ", 6), ("　", 10), ("Ωя", 12), ("①", 10), ("𠮷", 10),
    ])
  func widths(text: String, width: Double) {
    #expect(measure(Text(text), textSize: 10) == Point(width, 12))
  }

  @Test(
    "What people see as one sign is one sign wide",
    arguments: [("👨‍👩‍👧", 10.0), ("👍🏽", 10), ("❤️", 10), ("🇯🇵", 10), ("e\u{301}", 6), ("か\u{3099}", 10), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 10)])
  func clusters(text: String, width: Double) {
    #expect(measure(Text(text), textSize: 10).x == width)
  }

  @Test("A text is as wide as its widest line and 1.2 em a line high")
  func lines() {
    #expect(measure("one\nthree\n", textSize: 20) == Point(60, 72))
    #expect(TextMetrics.lines("one\nthree\n") == ["one", "three", ""])
    #expect(TextMetrics.lines("") == [""])
  }
}
