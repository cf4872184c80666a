import Foundation
import SceneLang
import TestSupport
import Testing

@testable import scenec

@Suite struct NamePatternTests {
  /// The pattern of a text in which `*` stands for what is filled in.
  private func pattern(_ text: String) -> NamePattern {
    var pieces: [Text?] = []
    for (place, part) in text.split(separator: "*", omittingEmptySubsequences: false).enumerated() {
      if place > 0 { pieces.append(nil) }
      if !part.isEmpty { pieces.append(Text(String(part))) }
    }
    return NamePattern(pieces)
  }

  @Test(
    "A pattern stands for the files whose names it may become",
    arguments: [
      ("card*.png", ["card.png", "card1.png", "card12.png"]),
      ("*", ["ab.png", "abab.png", "card.png", "card1.png", "card12.png"]),
      ("**", ["ab.png", "abab.png", "card.png", "card1.png", "card12.png"]),
      ("*1*2*", ["card12.png"]), ("*2*1*", []), ("card*1*.png", ["card1.png", "card12.png"]),
      ("ab*ab.png", ["abab.png"]), ("*ab*ab*", ["abab.png"]), ("ab.png*ab.png", []), ("pics/*", ["pics/cat.gif"]),
      ("p*/*t.gif", ["pics/cat.gif"]), ("*/*", ["pics/cat.gif"]), ("no/*", []), ("../*", []), ("*cat.gif", []),
      ("card.png", ["card.png"]),
    ])
  func names(text: String, expected: [String]) throws {
    let folder = try TemporaryFolder()
    for name in [
      "ab.png", "abab.png", "card.png", "card1.png", "card12.png", "pics/cat.gif", ".hidden.png", "a\\b.png",
    ] {
      try folder.write("", to: name)
    }
    let found = pattern(text).names(in: SceneFolder(path: Path(folder.url.path)))
    #expect(found.filter { !$0.description.hasSuffix("pics") }.map(\.description) == expected)
  }

  @Test("A pattern with many gaps is compared in no time")
  func manyGaps() throws {
    let folder = try TemporaryFolder()
    for number in 1...20 { try folder.write("", to: String(repeating: "a", count: 200 + number) + ".gif") }
    let pattern = pattern(String(repeating: "*a", count: 60) + "*b*.png")
    let start = Date()
    #expect(pattern.names(in: SceneFolder(path: Path(folder.url.path))) == [])
    #expect(Date().timeIntervalSince(start) < 1)
    #expect(pattern.shown.description == String(repeating: "*a", count: 60) + "*b*.png")
  }
}
