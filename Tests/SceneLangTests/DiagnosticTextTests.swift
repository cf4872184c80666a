import SceneLang
import Testing

@Suite struct DiagnosticTextTests {
  private func rendered(_ text: String, _ language: Language = .english, colour: Bool = false) -> String {
    let source = Source(name: "toys/a.scene", bytes: Array(text.utf8))
    let diagnostics = parse(source).diagnostics
    return diagnostics.map { render($0, sources: [source], language: language, colour: colour).description }.joined()
  }

  @Test("A problem shows its place, its title, the line, the place underlined, and a hint")
  func english() {
    #expect(
      rendered("box a\nbox b hidden yes\n") == """
        toys/a.scene:2:14: error S21: The value of “hidden” needs parentheses.
           2 | box b hidden yes
             |              ^^^
          Write `hidden (yes)`; the word `hidden` alone means yes.

        """)
  }

  @Test("In Japanese, the same")
  func japanese() {
    #expect(
      rendered("box a\nbox b hidden yes\n", .japanese) == """
        toys/a.scene:2:14: エラー S21: 「hidden」の値は、かっこに入れて書きます。
           2 | box b hidden yes
             |              ^^^
          `hidden (yes)` と書いてください。`hidden` だけを書くと、`yes` の意味になります。

        """)
  }

  @Test("Wide characters take two columns, and columns in the place's name are characters")
  func wide() {
    let text = rendered("label 題名 \"こんにちは\" 日本\n")
    #expect(text.contains("toys/a.scene:1:18: error S23"))
    #expect(text.contains("   1 | label 題名 \"こんにちは\" 日本\n     | " + String(repeating: " ", count: 24) + "^^^^\n"))
  }

  @Test("Tabs are shown as spaces up to the next fourth column")
  func tabs() {
    #expect(rendered("\tbox\ta hidden yes\n").contains("   1 |     box a hidden yes\n     |                  ^^^\n"))
  }

  @Test("A long line is cut around the place")
  func longLine() {
    let text = rendered(String(repeating: "let long = 1; ", count: 1000) + "box a hidden yes; box b\n")
    let lines = text.split(separator: "\n")
    #expect(text.hasPrefix("toys/a.scene:1:14014: error S21"))
    #expect(lines[1].hasPrefix("   1 | …"))
    #expect(lines[1].count <= 110)
    let carets = lines[2].distance(from: lines[2].startIndex, to: lines[2].firstIndex(of: "^")!)
    #expect(lines[1].dropFirst(carets).hasPrefix("yes"))
  }

  @Test("A missing thing at the end of a line is marked behind it")
  func atLineEnd() {
    #expect(rendered("let x =\n").contains("   1 | let x =\n     |        ^\n"))
  }

  @Test("Another line that matters is shown too")
  func related() {
    let text = rendered("part p {\n  box a {\n    size 3\n  box b\n}\n")
    #expect(text.contains("   2 |   box a {\n     |         ^\n"))
    #expect(text.contains("  See also toys/a.scene:3:11\n   3 |     size 3\n     |           ^\n"))
  }

  @Test("With colour, severity and carets are set off, and without there is no escape sequence")
  func colour() {
    #expect(rendered("let x =", colour: true).contains("\u{1B}[1;31merror S01: \u{1B}[0m"))
    #expect(rendered("label a “b\"", colour: true).contains("\u{1B}[1;33mwarning T02: \u{1B}[0m"))
    #expect(!rendered("let x =").contains("\u{1B}"))
  }

  @Test("A message in one line has the author's words in it")
  func oneLine() {
    let diagnostic = read("label state \"x\"").diagnostics[0]
    #expect(message(of: diagnostic, in: .english) == "“state” is a word of the language and can’t be a name.")
    #expect(message(of: diagnostic, in: .japanese) == "「state」は使い方の決まっている言葉なので、名前にできません。")
  }

  @Test("An author's long or harmful words are cut and made harmless")
  func harmless() {
    let long = String(repeating: "a", count: 100)
    #expect(message(of: read("box b \(long)").diagnostics[0], in: .english).description.count < 100)
    let escape = read("box b 3\u{1B}[31m").diagnostics
    #expect(!escape.contains { message(of: $0, in: .english).bytes.contains(0x1B) })
  }
}
