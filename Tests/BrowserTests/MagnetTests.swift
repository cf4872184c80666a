import Foundation
import TestSupport
import Testing

extension BrowserTests {
  /// The magnet and its chips, played with real pointer input. The tip on the blue arm, on the left, attracts red chips;
  /// the one on the red arm attracts blue ones.
  @Suite(.enabled(if: Scenec.playerIsExpected, "scenec was built without the player")) struct MagnetTests {
    private let red = Picture.Pixel(red: 255, green: 0, blue: 0)
    private let blue = Picture.Pixel(red: 0, green: 0, blue: 255)

    @Test("However fast the magnet goes by, each tip misses no chip that it attracts", arguments: Browser.participants)
    func sweeps(browser: Browser) throws {
      let toy = try Toy("magnet", in: browser)
      #expect(try toy.list("redCaught").isEmpty && toy.list("blueCaught").isEmpty)
      // One movement from below all chips to above them: the tips touch none at either end.
      try toy.jump([(150, 450), (150, 20)])
      try waitFor("chips") { try toy.list("redCaught").count >= 5 && toy.list("blueCaught").count >= 5 ? true : nil }
      // To where it came from, and what it has caught goes along: only the other colour is left.
      try toy.jump([(150, 20), (150, 450)])
      try waitFor("the chips to go along") {
        let rows = (1...30).map { Double($0) * 10 + 2.5 }
        let left = try toy.colours(at: rows.flatMap { y in [102.5, 112.5].map { (x: $0, y: y) } })
        let right = try toy.colours(at: rows.flatMap { y in [182.5, 192.5, 202.5].map { (x: $0, y: y) } })
        return Set(left) == [blue, .white] && Set(right) == [red, .white] ? true : nil
      }
    }

    @Test(
      "The magnet takes along the chips that it catches, each on its tip",
      arguments: Browser.participants, Toy.Way.allCases)
    func ridesAlong(browser: Browser, way: Toy.Way) throws {
      let toy = try Toy("magnet", in: browser, way)
      let up = stride(from: 450.0, through: 180, by: -30).map { (x: 150.0, y: $0) }
      try toy.jump(up + up.reversed())
      // The chips swell for 0.2 s. Once the picture is still, red ones are on the left tip, blue ones on the right.
      var seen: ([Picture.Pixel], [Picture.Pixel]) = ([], [])
      try waitFor("a still picture") {
        let before = seen
        Thread.sleep(forTimeInterval: 0.25)
        seen = try tips(of: toy, at: (100, 400))
        return seen == before ? true : nil
      }
      #expect(seen.0.contains(red) && !seen.0.contains(blue))
      #expect(seen.1.contains(blue) && !seen.1.contains(red))
      let caught = try (toy.list("redCaught").count, toy.list("blueCaught").count)

      let (from, to) = (try toy.onPage(150, 450), try toy.onPage(150, 510))
      try toy.jump([(150, 450), (150, 510)])
      let moved = (to.y.rounded() - from.y.rounded()) / (to.y - from.y) * 60
      try waitFor("the same tips there") { try tips(of: toy, at: (100, 400 + moved)) == seen ? true : nil }
      #expect(try toy.list("redCaught").count == caught.0 && toy.list("blueCaught").count == caught.1)
      try toy.expectNoRequests(way)
    }

    @Test("Reset lets go of all chips, and the magnet is where it began", arguments: Browser.participants)
    func reset(browser: Browser) throws {
      let toy = try Toy("magnet", in: browser)
      try toy.jump([(150, 450), (150, 150), (100, 350)])
      try waitFor("chips") { try toy.list("redCaught").count > 0 && toy.list("blueCaught").count > 0 ? true : nil }
      try toy.tap(260, 508)
      try waitFor("no chip") { try toy.list("redCaught").isEmpty && toy.list("blueCaught").isEmpty ? true : nil }
      let arms: [(x: Double, y: Double)] = [(105, 455), (195, 455)]
      try waitFor("the magnet to be back") { try toy.colours(at: arms) == [blue, red] ? true : nil }
    }

    /// What is seen on the tips of the magnet at a place.
    private func tips(of toy: Toy, at place: (x: Double, y: Double)) throws -> ([Picture.Pixel], [Picture.Pixel]) {
      let spots = (0..<24).flatMap { y in (0..<16).map { x in (x: place.x + Double(x), y: place.y + 2 + Double(y)) } }
      let colours = try toy.colours(at: spots.map { ($0.x + 1, $0.y) } + spots.map { ($0.x + 83, $0.y) })
      return (Array(colours.prefix(spots.count)), Array(colours.suffix(spots.count)))
    }
  }
}
