import TestSupport
import Testing

extension BrowserTests {
  /// The seven pieces, played with real pointer input.
  @Suite(.enabled(if: Scenec.playerIsExpected, "scenec was built without the player")) struct KomaTests {
    /// The pieces' colours over white, in their order, as in the app that the toy replaces.
    private let colours = [
      (255, 51, 51), (255, 124, 51), (251, 255, 51), (92, 255, 51), (51, 59, 255), (129, 51, 255), (255, 51, 247),
    ].map { Picture.Pixel(red: $0.0, green: $0.1, blue: $0.2) }

    @Test(
      "A piece follows the point it is held by, and the others stay",
      arguments: Browser.participants, Toy.Way.allCases)
    func drag(browser: Browser, way: Toy.Way) throws {
      let toy = try Toy("koma", in: browser, way)
      for piece in 0..<7 { try expect(toy, piece, at: (0, 44 * Double(piece))) }
      let there = try wholeWay(of: toy, from: (34, 119), to: (214, 403))
      try toy.session.perform([there.gesture(browser.pointer, "finger")])
      try waitUntil(toy, 2, isAt: (there.x, 88 + there.y))
      for piece in [0, 1, 3, 4, 5, 6] { try expect(toy, piece, at: (0, 44 * Double(piece))) }
      // Back by another point of it: it is not the middle that it follows.
      let back = try wholeWay(of: toy, from: (there.x + 8, 88 + there.y + 40), to: (100, 500))
      try toy.session.perform([back.gesture(browser.pointer, "finger")])
      try waitUntil(toy, 2, isAt: (there.x + back.x, 88 + there.y + back.y))
      try toy.expectNoRequests(way)
    }

    @Test("Beside the roof of a piece there is nothing to hold", arguments: Browser.participants)
    func corner(browser: Browser) throws {
      let toy = try Toy("koma", in: browser)
      try toy.jump([(2, 2), (102, 202)])
      try toy.jump([(22, 66), (222, 466)])
      try waitFor("another piece to move") { try toy.colours(at: [(22, 66)]) == [.white] ? true : nil }
      try expect(toy, 0, at: (0, 0))
    }

    @Test(
      "Two fingers move two pieces at once, in Chromium",
      .enabled(if: Browser.participants.contains(.chromium), "install \(Browser.chromium.packages)"))
    func twoFingersInChromium() throws { try twoFingers(.chromium) }

    @Test("Two fingers move two pieces at once, in WebKitGTK", .disabled("its driver has one pointer only, a mouse"))
    func twoFingersInWebKit() throws { try twoFingers(.webKit) }

    private func twoFingers(_ browser: Browser) throws {
      let toy = try Toy("koma", in: browser)
      let first = try wholeWay(of: toy, from: (22, 30), to: (222, 80))
      let last = try wholeWay(of: toy, from: (30, 290), to: (130, 500))
      try toy.session.perform([first.gesture(.touch, "one"), last.gesture(.touch, "two")])
      try waitUntil(toy, 0, isAt: (first.x, first.y))
      try waitUntil(toy, 6, isAt: (last.x, 264 + last.y))
      for piece in 1...5 { try expect(toy, piece, at: (0, 44 * Double(piece))) }
    }

    /// A way from one place of the window to another, and how far that is in the scene.
    private struct Way {
      let from, to: (x: Double, y: Double)
      let x, y: Double

      /// All fingers are down before the first of them moves.
      func gesture(_ pointer: Gesture.Pointer, _ name: String) -> Gesture {
        Gesture(pointer, name: name).move(from.x, from.y).down().wait(50).move(to.x, to.y, in: 200).wait(50).up()
      }
    }

    /// The way between two places of the scene, as far as the driver can go it: in whole points of the window.
    private func wholeWay(of toy: Toy, from: (Double, Double), to: (Double, Double)) throws -> Way {
      let (start, end) = (try toy.onPage(from.0, from.1), try toy.onPage(to.0, to.1))
      let scale = try toy.onPage(1, 0).x - toy.onPage(0, 0).x
      return Way(
        from: start, to: end,
        x: (end.x.rounded() - start.x.rounded()) / scale, y: (end.y.rounded() - start.y.rounded()) / scale)
    }

    /// Places just inside and just outside the outline of a piece: its apex, its shoulders and its feet.
    private func spots(at place: (x: Double, y: Double)) -> [(x: Double, y: Double)] {
      let inside = [(22, 1.5), (39.5, 14.5), (4.5, 14.5), (42.5, 42.5), (1.5, 42.5)]
      let outside = [(20.5, -1.5), (42.5, 13.0), (1.5, 13), (45.5, 40), (-1.5, 40)]
      return (inside + outside).map { (place.x + $0.0, place.y + $0.1) }
    }

    private func waitUntil(_ toy: Toy, _ piece: Int, isAt place: (x: Double, y: Double)) throws {
      try waitFor("piece \(piece + 1) to be at \(place)") {
        let seen = try toy.colours(at: spots(at: place))
        return seen.prefix(5).allSatisfy { $0.isNear(colours[piece]) } && seen.suffix(5).allSatisfy { $0 == .white }
          ? true : nil
      }
    }

    /// Its inner places have its colour. Around it are its neighbours, while it is in the row.
    private func expect(_ toy: Toy, _ piece: Int, at place: (x: Double, y: Double)) throws {
      let seen = try toy.colours(at: Array(spots(at: place).prefix(5)))
      #expect(seen.allSatisfy { $0.isNear(colours[piece]) }, "piece \(piece + 1): \(seen)")
    }
  }
}
