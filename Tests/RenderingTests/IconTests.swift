import Runtime
import SceneLang
import TestSupport
import Testing

@testable import Rendering

@Suite struct IconTests {
  /// The icon of a scene as it begins.
  private func icon(_ scene: String, side: Int = 100) throws -> TestSupport.Picture {
    let compilation = compile(Source(name: "a.scene", bytes: Array(scene.utf8))) { _ in nil }
    var stage = Stage(Program(try #require(compilation.scene)), seed: 1)
    _ = stage.draw()
    return try TestSupport.Picture(png: iconPNG(of: stage.display, size: stage.size, side: side))
  }

  private typealias Pixel = TestSupport.Picture.Pixel

  @Test("The scene is in the middle of a square of its background")
  func middle() throws {
    let icon = try icon("scene \"x\" size (50, 100) background yellow\nbox b size (50, 100) color black\n")
    #expect(icon.width == 100 && icon.height == 100)
    #expect([24, 25, 74, 75].map { icon[$0, 50] } == [.yellow, .black, .black, .yellow])
  }

  @Test("Edges between pixels are mixed, by how much of the pixel is covered")
  func edges() throws {
    let icon = try icon("scene \"x\" size 100\nbox b at (10.5, 10) size (10.25, 10.4) color black\n")
    #expect(icon[10, 15].isNear(Pixel(red: 128, green: 128, blue: 128), within: 1))
    #expect(icon[20, 15].isNear(Pixel(red: 64, green: 64, blue: 64), within: 1))
    #expect(icon[15, 20].isNear(Pixel(red: 153, green: 153, blue: 153), within: 1))
    #expect(icon[15, 15] == .black && icon[9, 15] == .white && icon[21, 15] == .white)
  }

  @Test("A path that crosses itself is filled by the non-zero rule")
  func nonZero() throws {
    let icon = try icon(
      "scene \"x\" size 100\npath p \"M10 10H90V90H10ZM30 30H70V70H30Z M40 40V60H60V40Z\" color black\n")
    #expect([20, 35, 50].map { icon[$0, 50] } == [.black, .black, .black])
    let hole = try self.icon("scene \"x\" size 100\npath p \"M10 10H90V90H10ZM30 30V70H70V30Z\" color black\n")
    #expect([20, 50].map { hole[$0, 50] } == [.black, .white])
  }

  @Test("Opacity fades a thing and its children together")
  func layers() throws {
    let icon = try icon(
      """
      scene "x" size 100
      group g at (0, 0) opacity 0.5 {
        box a size 60 color black
        box b at (30, 30) size 60 color black
      }
      """)
    #expect(icon[20, 20].isNear(Pixel(red: 128, green: 128, blue: 128), within: 1))
    #expect(icon[45, 45].isNear(Pixel(red: 128, green: 128, blue: 128), within: 1))
  }

  @Test("A clip cuts what is in it, and only that")
  func clip() throws {
    let icon = try icon(
      """
      scene "x" size 100
      box frame at (20, 20) size 40 color yellow clip { box wide at (-20, 10) size (100, 10) color black }
      box last at (70, 70) size 20 color black
      """)
    #expect([10, 30, 59, 61].map { icon[$0, 35] } == [.white, .black, .black, .white])
    #expect(icon[80, 80] == .black)
  }

  @Test("A gradient goes from its upper colour to its lower one")
  func gradient() throws {
    let icon = try icon("scene \"x\" size 100\nbox b size 100 color linear(black, white)\n")
    #expect(icon[50, 0].red < 4 && icon[50, 99].red > 251)
    #expect(icon[50, 50].isNear(Pixel(red: 128, green: 128, blue: 128), within: 2))
  }

  @Test("A word is a bar of its ink, and an image a grey box")
  func stand() throws {
    let icon = try icon(
      """
      scene "x" size 100
      label a "ab cd" at (0, 0) size (100, 24) textSize 20 color #FF0000
      image i "no.png" at (0, 50) size 50
      """)
    let row = (0..<100).map { icon[$0, 12] == Pixel(red: 255, green: 0, blue: 0) }
    // Two words of 24 points with a space of 12 between them.
    #expect([18, 22, 40, 50, 60, 78, 82].map { row[$0] } == [false, true, true, false, true, true, false])
    #expect(icon[25, 75] == Pixel(red: 200, green: 200, blue: 205))
  }

  @Test("Runs of every length come out of the PNG as they went in")
  func runs() throws {
    for length in [1, 2, 3, 4, 10, 11, 18, 19, 34, 35, 66, 67, 130, 131, 257, 258, 259, 260, 261, 262, 516, 600] {
      let bytes = [UInt8](repeating: 7, count: length) + [200, 144, 143] + [UInt8](repeating: 255, count: length)
      #expect(try inflateZlib(zlib(bytes)) == bytes, "\(length)")
    }
  }
}
