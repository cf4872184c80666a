import SceneLang
import Testing

@testable import Runtime

/// `css_parsing_tests_color.json`, `hsb_derived`; `wpt_css_color.json`, the out-of-range `rgb()` of
/// `color-computed.html`; the hues of `seed_koma.json`. Not used: CSS's ways of writing and `hsl()`, which this language
/// does not have.
@Suite struct ColoursTests {
  static func near(_ a: Colour, _ b: Colour, _ tolerance: Double) -> Bool {
    abs(a.red - b.red) <= tolerance && abs(a.green - b.green) <= tolerance && abs(a.blue - b.blue) <= tolerance
      && abs(a.opacity - b.opacity) <= tolerance
  }

  @Test("Hue, saturation and brightness give the colours of the CSS tests")
  func hsbVectors() {
    let rows = Vector.file("css_parsing_tests_color")["hsb_derived"]["every_5th"].array
    #expect(rows.count > 100)
    for row in rows {
      let (from, to) = (row[0].numbers, row[1].numbers)
      let colour = hsb(from[0] * 360, from[1] * 100, from[2] * 100)
      #expect(Self.near(colour, Colour(to[0] * 255, to[1] * 255, to[2] * 255), 0.26))
    }
  }

  @Test("The seed's seven hues are the seed's seven colours")
  func koma() {
    for koma in Vector.file("seed_koma")["koma"].array {
      let colour = hsb(koma["hue"].number * 360, 100, 100, koma["alpha"].number)
      let expected = koma["rgb"].numbers.map { $0 * 255 }
      #expect(Self.near(colour, Colour(expected[0], expected[1], expected[2], 0.8), 1e-9))
    }
  }

  @Test("Pure hues are exact, and a hue goes round")
  func exactHues() {
    #expect(hsb(0, 100, 100) == Colour(255, 0, 0))
    #expect(hsb(60, 100, 100) == Colour(255, 255, 0))
    #expect(hsb(120, 100, 100) == Colour(0, 255, 0))
    #expect(hsb(240, 100, 100) == Colour(0, 0, 255))
    #expect(hsb(360, 100, 100) == hsb(0, 100, 100))
    #expect(hsb(-120, 100, 100) == hsb(240, 100, 100))
    #expect(hsb(77, 0, 100) == Colour(255, 255, 255))
  }

  @Test("Channels beyond their range are held within it, as CSS does")
  func held() {
    #expect(rgb(-2, 3, 4) == Colour(0, 3, 4))
    #expect(rgb(100, 200, 300) == Colour(100, 200, 255))
    #expect(rgb(20, 10, 0, -10) == Colour(20, 10, 0, 0))
    #expect(hsb(0, 150, 200, 7) == Colour(255, 0, 0, 1))
    #expect(rgb(.nan, 0, 0) == Colour(0, 0, 0))
  }

  @Test("Colours mix channel by channel, and never leave the range of colours")
  func mixed() {
    let red = Colour(255, 0, 0)
    let faint = Colour(0, 100, 50, 0.5)
    #expect(mix(red, faint, 0.5) == Colour(127.5, 50, 25, 0.75))
    #expect(mix(red, faint, 0) == red)
    #expect(mix(red, faint, 1) == faint)
    #expect(mix(red, faint, 2) == Colour(0, 200, 100, 0))
  }

  @Test("Fading multiplies the opacity")
  func faded() {
    #expect(fade(Colour(1, 2, 3), 0.5) == Colour(1, 2, 3, 0.5))
    #expect(fade(Colour(1, 2, 3, 0.5), 0.5) == Colour(1, 2, 3, 0.25))
    #expect(fade(Colour(1, 2, 3), 7) == Colour(1, 2, 3))
  }
}
