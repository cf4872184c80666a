import Foundation
import SceneLang
import Testing

@testable import Rendering

@Suite struct WritingTests {
  @Test(
    "Numbers are short, rounded, and never in an exponent",
    arguments: [
      (0, "0"), (-0.0, "0"), (10, "10"), (-2.5, "-2.5"), (0.1 + 0.2, "0.3"), (1.0 / 3, "0.3333"), (0.00004, "0"),
      (-0.00004, "0"), (0.00006, "0.0001"), (0.99996, "1"), (12.0405, "12.0405"), (123456.78912, "123456.7891"),
      (1e300, "1000000000"), (-Double.infinity, "-1000000000"), (Double.nan, "0"),
    ] as [(Double, String)])
  func numbers(number: Double, text: String) { #expect(decimalText(number).description == text) }

  @Test(
    "A file has an address beside the page, whatever its name is",
    arguments: [
      ("pictures/my cat#1.png", "./pictures/my%20cat%231.png"),
      ("http://example.com/a.png", "./http%3A//example.com/a.png"),
      ("javascript:alert(1)", "./javascript%3Aalert%281%29"),
      ("//example.com/a.png", ".///example.com/a.png"), ("絵.png", "./%E7%B5%B5.png"),
    ])
  func addresses(name: String, address: String) { #expect(fileAddress(Text(name)).description == address) }

  @Test("A file's address can lead from a folder beside it")
  func otherFolder() { #expect(fileAddress("a.png", way: "../").description == "../a.png") }

  @Test(
    "A font is followed by those of its character",
    arguments: [
      ("Marker Felt", "'Marker Felt', ui-rounded, "), ("丸ゴシック", "'丸ゴシック', ui-rounded, "),
      ("COURIER New", "'COURIER New', ui-monospace, "), ("Times", "'Times', 'Hiragino Mincho ProN', "),
      ("serif", "serif, 'Hiragino Mincho ProN', "), ("sans-serif", "sans-serif, 'Hiragino Sans', "),
      ("Noto Sans-Serif Serif", "'Noto Sans-Serif Serif', 'Hiragino Mincho ProN', "),
      ("Helvetica", "'Helvetica', 'Hiragino Sans', "), ("", "'Hiragino Sans', "),
      ("song print", "'song print', ui-rounded, "),
    ])
  func fonts(name: String, start: String) { #expect(fontFamily(Text(name)).description.hasPrefix(start)) }

  @Test(
    "The fonts, and the words that tell their character, are the player's",
    arguments: ["", "marker", "times", "mono"])
  func fontsOfThePlayer(word: String) throws {
    let script = try String(contentsOf: fontsOfThePage, encoding: .utf8)
      .replacing(/'\n\s*\+ '/, with: "")
    let families = fontFamily(Text(word)).description
    let others = word.isEmpty ? families : String(families.dropFirst(word.count + 4))
    #expect(script.contains("'" + others.replacing("'", with: "\"") + "'"))
  }

  @Test("Every word by which the player tells a font's character does the same here")
  func wordsOfThePlayer() throws {
    let script = try String(contentsOf: fontsOfThePage, encoding: .utf8)
    let rows = script.matches(of: /\['(?:\w+)', \/(.*)\/i\]/)
    #expect(rows.count == 3)
    for row in rows {
      let words = row.output.1.replacing("(?<!sans-serif)", with: "").split(separator: "|").map(String.init)
      let families = Set(words.map { String(fontFamily(Text($0 + " x")).description.dropFirst($0.count + 4)) })
      #expect(families.count == 1, "\(words)")
      #expect(!families.contains(defaultFontFamily.description))
    }
  }

  private var fontsOfThePage: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Sources/Player/Page/fonts.js")
  }
}
