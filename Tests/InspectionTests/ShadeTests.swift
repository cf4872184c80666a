import SceneLang
import Testing

@testable import Inspection

@Suite struct ShadeTests {
  @Test(
    "Contrast is that of WCAG 2",
    arguments: [
      // As contrast checkers give them for colours on white.
      (Colour(0, 0, 0), 21.0), (Colour(255, 0, 0), 3.998), (Colour(0, 0, 255), 8.592), (Colour(0, 255, 0), 1.372),
      (Colour(118, 118, 118), 4.542), (Colour(255, 255, 255), 1.0),
    ])
  func ratio(_ colour: Colour, _ expected: Double) {
    let shade = Shade(colour, over: .white)
    #expect(abs(contrast(shade, .white) - expected) < 0.001)
    #expect(contrast(shade, .white) == contrast(.white, shade))
  }

  @Test("A colour that lets half through is half way between")
  func opacity() {
    #expect(Shade(Colour(0, 0, 0, 0.5), over: .white) == Shade(0.5, 0.5, 0.5))
    #expect(Shade(Colour(0, 0, 0), opacity: 0.5, over: .white) == Shade(0.5, 0.5, 0.5))
    #expect(Shade(Colour(10, 20, 30, 0), over: .white) == .white)
  }

  @Test(
    "Colours that one kind of cones tells apart look alike without it",
    arguments: [
      ("red", "green"), ("red", "darkgreen"), ("tomato", "limegreen"), ("orange", "limegreen"),
      ("brown", "forestgreen"),
      ("teal", "gray"),
    ])
  func alike(_ a: Text, _ b: Text) throws {
    let (one, two) = (Shade(try #require(cssColour(a)), over: .white), Shade(try #require(cssColour(b)), over: .white))
    #expect(looksAlike(one, two))
    #expect(looksAlike(two, one))
  }

  @Test(
    "Colours that differ in lightness, or in blue, look different to all",
    arguments: [
      ("red", "blue"), ("blue", "gold"), ("black", "white"), ("red", "white"), ("orange", "gold"), ("skyblue", "pink"),
      ("navy", "yellow"), ("indigo", "tomato"),
    ])
  func different(_ a: Text, _ b: Text) throws {
    let (one, two) = (Shade(try #require(cssColour(a)), over: .white), Shade(try #require(cssColour(b)), over: .white))
    #expect(!looksAlike(one, two))
  }
}
