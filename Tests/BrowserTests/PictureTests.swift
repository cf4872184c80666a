import Foundation
import TestSupport
import Testing

@Suite struct PictureTests {
  /// 3 by 2 pixels: red, green, blue; black, white, yellow. Written by another program (Python's zlib, level 9), the
  /// first row unfiltered, the second filtered by Paeth's rule.
  @Test("A PNG's pixels come out as they went in")
  func pixels() throws {
    let png = Data(base64Encoded: samplePNG)!
    let picture = try Picture(png: Array(png))
    #expect(picture.width == 3 && picture.height == 2)
    let colours = [(0, 0), (1, 0), (2, 0), (0, 1), (1, 1), (2, 1)].map { picture[$0.0, $0.1] }
    let red = Picture.Pixel(red: 255, green: 0, blue: 0)
    let green = Picture.Pixel(red: 0, green: 255, blue: 0)
    let blue = Picture.Pixel(red: 0, green: 0, blue: 255)
    #expect(colours == [red, green, blue, .black, .white, .yellow])
  }

  @Test("A PNG that is cut off is not read", arguments: [10, 40, 60])
  func cutOff(count: Int) {
    let png = Array(Data(base64Encoded: samplePNG)!.prefix(count))
    #expect(throws: (any Error).self) { try Picture(png: png) }
  }
}

private let samplePNG =
  "iVBORw0KGgoAAAANSUhEUgAAAAMAAAACCAIAAAASFvFNAAAAFUlEQVR42mP4z8DAAMYsjCAGEDICADkNBgH1bxmtAAAAAElFTkSuQmCC"
