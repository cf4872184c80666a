import SceneLang
import Testing

@testable import Runtime

@Suite struct BlendTests {
  static let red = Colour(255, 0, 0)
  static let blue = Colour(0, 0, 255)

  @Test("Numbers and points go straight from one to the other")
  func straight() {
    #expect(blend(.number(10), .number(20), 0.25) == .number(12.5))
    #expect(blend(.point(Point(0, 10)), .point(Point(100, 0)), 0.1) == .point(Point(10, 9)))
  }

  @Test("A number stands for both coordinates beside a point")
  func broadcast() {
    #expect(blend(.number(1), .point(Point(2, 3)), 0.5) == .point(Point(1.5, 2)))
    #expect(blend(.point(Point(2, 3)), .number(1), 0.5) == .point(Point(1.5, 2)))
  }

  @Test("Colours and gradients go channel by channel")
  func colours() {
    let purple = Colour(127.5, 0, 127.5)
    #expect(blend(.colour(Self.red), .colour(Self.blue), 0.5) == .colour(purple))
    #expect(
      blend(.gradient(Self.red, Self.blue), .gradient(Self.blue, Self.red), 0.5) == .gradient(purple, purple))
    #expect(blend(.colour(Self.red), .gradient(Self.red, Self.blue), 0.5) == .gradient(Self.red, purple))
    #expect(blend(.gradient(Self.blue, Self.red), .colour(Self.red), 0.5) == .gradient(purple, Self.red))
  }

  @Test("The ends are exact and a curve may go beyond them")
  func ends() {
    #expect(blend(.number(0.1), .number(0.7), 0) == .number(0.1))
    #expect(blend(.number(0.1), .number(0.7), 1) == .number(0.7))
    #expect(blend(.number(-1e308), .number(1e308), 0) == .number(-1e308))
    #expect(blend(.number(0), .number(10), 1.25) == .number(12.5))
    #expect(blend(.number(0), .number(10), -0.5) == .number(-5))
  }

  @Test(
    "Nothing lies between other values",
    arguments: [
      (Value.text("a"), Value.text("b")), (.flag(true), .flag(false)), (.nothing, .number(1)),
      (.number(1), .colour(red)),
      (.list([]), .list([])), (.point(.zero), .colour(red)), (.number(1), .text("2")),
    ])
  func nothingBetween(a: Value, b: Value) {
    #expect(blend(a, b, 0.5) == nil)
  }
}
