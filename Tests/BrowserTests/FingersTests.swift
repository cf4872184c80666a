import Foundation
import TestSupport
import Testing

extension BrowserTests {
  /// The counting hands, played with real pointer input.
  @Suite(.enabled(if: Scenec.playerIsExpected, "scenec was built without the player")) struct FingersTests {
    /// Four fifths of the way from the root of each finger to its tip, from the first to fold last: the numbers are those
    /// of the app that the toy replaces. What is black there when the finger is open is yellow when it is folded.
    private let fingers: [(x: Double, y: Double)] = [
      (78.2, 279.1), (63.4, 296.0), (54.9, 313.6), (57.7, 336.7), (125.0, 288.0),
      (241.8, 279.1), (256.6, 296.0), (265.1, 313.6), (262.3, 336.7), (195.0, 288.0),
    ]
    private let up = (x: 200.0, y: 410.0)
    private let down = (x: 120.0, y: 410.0)

    @Test(
      "Three taps on ▼ fold three fingers of the right hand, and the number says 7",
      arguments: Browser.participants, Toy.Way.allCases)
    func countsDown(browser: Browser, way: Toy.Way) throws {
      let toy = try Toy("fingers", in: browser, way)
      #expect(try toy.number("number") == 10)
      #expect(try toy.colours(at: fingers) == Array(repeating: .black, count: 10))
      for _ in 0..<3 { try toy.tap(down.x, down.y) }
      try toy.waitUntil("number", is: 7)
      #expect(
        try toy.colours(at: fingers)
          == Array(repeating: .black, count: 7) + Array(repeating: .yellow, count: 3))
      try toy.expectNoRequests(way)
    }

    @Test("Palms and buttons are black, what is around them yellow", arguments: Browser.participants)
    func picture(browser: Browser) throws {
      let toy = try Toy("fingers", in: browser)
      let black = [(105.0, 325.0), (215.0, 325.0), (93.0, 383.0), (227.0, 437.0), (103.0, 153.0), (207.0, 197.0)]
      let yellow = [(160.0, 325.0), (2.0, 2.0), (318.0, 566.0), (160.0, 410.0), (97.0, 175.0), (213.0, 175.0)]
      #expect(try toy.colours(at: black) == Array(repeating: .black, count: black.count))
      #expect(try toy.colours(at: yellow) == Array(repeating: .yellow, count: yellow.count))
    }

    @Test("Taps on the number, the hands and the gap do nothing", arguments: Browser.participants)
    func elsewhere(browser: Browser) throws {
      let toy = try Toy("fingers", in: browser)
      try toy.tap(down.x, down.y)
      try toy.waitUntil("number", is: 9)
      for place in [(155.0, 175.0), (105.0, 325.0), (160.0, 410.0)] { try toy.tap(place.0, place.1) }
      try toy.tap(up.x, up.y)
      try toy.waitUntil("number", is: 10)
    }

    @Test(
      "Two fingers on ▼ at once count twice",
      .enabled(if: Browser.participants.contains(.chromium), "WebKitGTK's driver has one pointer only"))
    func twoFingers() throws {
      let toy = try Toy("fingers", in: .chromium)
      let (one, two) = (try toy.onPage(105, 395), try toy.onPage(135, 425))
      let first = Gesture(.touch, name: "one").move(one.x, one.y).down().wait(50).wait(50).up()
      let second = Gesture(.touch, name: "two").move(two.x, two.y).wait(0).down().wait(50).up()
      try toy.session.perform([first, second])
      try toy.waitUntil("number", is: 8)
    }
  }
}
