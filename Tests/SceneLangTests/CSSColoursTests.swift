import Foundation
import SceneLang
import Testing

@Suite struct CSSColoursTests {
  /// The names and channels of `css_parsing_tests_color.json`; its other strings are CSS's ways of writing, which this
  /// language does not have.
  static func names() throws -> [String: [Double]] {
    struct File: Decodable { let named_rgb255_alpha: [String: [Double]] }
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let data = try Data(contentsOf: folder.appendingPathComponent("Vectors/css_parsing_tests_color.json"))
    return try JSONDecoder().decode(File.self, from: data).named_rgb255_alpha
  }

  @Test("Every CSS name is the colour that CSS says")
  func named() throws {
    let names = try Self.names()
    #expect(names.count == 148)
    // CSS's `transparent` is `clear` here.
    for (name, channels) in names where name != "transparent" {
      #expect(cssColour(Text(name)) == Colour(channels[0], channels[1], channels[2]), "\(name)")
    }
    #expect(cssColour("rebeccapurple") == Colour(0x66, 0x33, 0x99))
  }

  @Test("There are 148 names and `clear`, each of a colour, none twice")
  func list() {
    #expect(cssColourNames.count == 149)
    #expect(Set(cssColourNames).count == 149)
    #expect(cssColourNames.allSatisfy { cssColour($0) != nil })
    #expect(cssColourNames.dropLast() == cssColourNames.dropLast().sorted()[...])
  }

  @Test("`clear` is invisible")
  func clear() {
    #expect(cssColour("clear") == Colour(0, 0, 0, 0))
  }

  @Test("Other texts are no colours", arguments: ["", "Red", "transparent", "redd", "re", "FF0000", "black 000000"])
  func unknown(name: String) {
    #expect(cssColour(Text(name)) == nil)
  }
}
