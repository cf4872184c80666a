import Foundation
import SceneLang
import Testing

@testable import Rendering
@testable import Runtime

@Suite struct SVGTests {
  @Test(
    "Whatever a label says stands in the document as it is, and ends nothing",
    arguments: [
      #"</text></svg><script>alert(1)</script>"#, #"]]> <!-- & &amp; &#60; <?xml"#, #"" onload="x" '"#,
      "  two  spaces, 名前 and 👩‍👧  ",
    ])
  func hostileText(text: String) throws {
    let document = picture { $0.text(Text(text), Words(font: Text(text)), at: .zero, black) }
    #expect(wellFormednessProblem(of: document) == nil)
    #expect(texts(in: document) == [text])
  }

  @Test("White space of other kinds is drawn as a space, and what XML can't hold as U+FFFD")
  func controlCharacters() {
    let document = picture { $0.text("a\tb\r\u{0}\u{1B}\u{FFFF}", Words(), at: .zero, black) }
    #expect(wellFormednessProblem(of: document) == nil)
    #expect(texts(in: document) == ["a b \u{FFFD}\u{FFFD}\u{FFFD}"])
  }

  @Test("Bytes that are not UTF-8 are drawn as U+FFFD")
  func invalidText() {
    let document = picture { $0.text(Text([0x61, 0xFF, 0xED, 0xA0, 0x80, 0x62]), Words(), at: .zero, black) }
    #expect(texts(in: document) == ["a\u{FFFD}\u{FFFD}\u{FFFD}\u{FFFD}b"])
  }

  @Test("Nothing in a font's name or an image's address gets out of its attribute")
  func hostileAttributes() {
    let hostile: Text = "a'\"><script>\\ &"
    var display = DisplayList()
    display.text("x", Words(font: hostile), at: .zero, black)
    display.image("cat.png", fit: .stretch, size: Point(1, 1), corner: 0, opacity: 1)
    let document = svg(of: display, size: Point(10, 10)) { _ in hostile }.description
    #expect(wellFormednessProblem(of: document) == nil)
    #expect(document.contains(#"font-family="'a\'&gt;&lt;script&gt; &amp;', "#))
    #expect(document.contains(#"href="a'&quot;&gt;&lt;script&gt;\ &amp;""#))
  }

  @Test("An image can be held by the document itself")
  func dataAddress() {
    var display = DisplayList()
    display.image("cat.png", fit: .contain, size: Point(4, 3), corner: 0, opacity: 1)
    let document = svg(of: display, size: Point(10, 10)) { file in
      file == "cat.png" ? "data:image/png;base64,AAAA" : ""
    }
    #expect(document.description.contains(#"<image href="data:image/png;base64,AAAA" width="4" height="3"/>"#))
  }

  @Test("What is not finite is written as numbers that a reader takes")
  func notFinite() {
    let document = picture {
      $0.transform(
        Matrix3(m11: .infinity, m12: 0, m13: .nan, m21: 0, m22: 1, m23: -1e300, m31: 0, m32: 0, m33: 1))
      $0.shape(
        .box(size: Point(.nan, 1), corner: .nan), fill: .solid(Colour(.nan, .infinity, 0)), over: .zero,
        stroke: nil, thickness: 0)
    }
    #expect(document.contains(#"transform="matrix(1000000000 0 0 1 0 -1000000000)""#))
    for word in ["nan", "inf", "e+"] { #expect(!document.lowercased().contains("\(word)\"")) }
  }

  @Test("A shape without inside and stroke leaves no trace")
  func invisible() {
    let document = picture {
      $0.shape(.ellipse(size: Point(9, 9)), fill: nil, over: .zero, stroke: nil, thickness: 0)
    }
    #expect(document.split(separator: "\n").count == 2)
  }

  @Test("A gradient over no height is its lower colour")
  func flatGradient() {
    let document = picture {
      $0.shape(
        .box(size: Point(10, 0), corner: 0), fill: .linear(black, Colour(255, 0, 0)), over: .zero, stroke: nil,
        thickness: 0)
    }
    #expect(document.contains("fill=\"#ff0000\""))
    #expect(!document.contains("linearGradient"))
  }

  private let black = Colour(0, 0, 0)

  private func picture(_ draw: (inout DisplayList) -> Void) -> String {
    var display = DisplayList()
    draw(&display)
    return svg(of: display, size: Point(10, 10)).description
  }
}
