import Foundation
import TestSupport
import Testing

extension BrowserTests {
  /// The card that turns over in perspective, played with real pointer input.
  @Suite(.enabled(if: Scenec.playerIsExpected, "scenec was built without the player")) struct CardTests {
    private let frame = Picture.Pixel(red: 255, green: 250, blue: 235)
    private let day = Picture.Pixel(red: 193, green: 233, blue: 251)
    private let night = Picture.Pixel(red: 59, green: 57, blue: 131)

    private typealias Rim = (inside: (x: Double, y: Double), outside: (x: Double, y: Double))

    /// A side of the card at a moment of the flip.
    private struct Side {
      /// Seconds after the tap, and the degrees that the table of the app that the toy replaces has for them.
      let time: Double
      let angle: Double
      let isFront: Bool
      /// Where its left and its right upper corner are seen then, by the projection of that app, whose distance to the
      /// eye is 100 and whose front is 1 nearer than its rear. The lower ones mirror about y = 100.
      let left, right: (x: Double, y: Double)

      /// Where a place of the side is seen, in parts of its width and height: the one projection of a plane that puts
      /// the corners where they are.
      func seen(_ u: Double, _ v: Double) -> (x: Double, y: Double) {
        // Near corners are seen larger, by one through the depth; so far is each from the middle line.
        let (first, second) = (1 / (100 - left.y), 1 / (100 - right.y))
        let weight = (1 - u) * first + u * second
        let x = ((1 - u) * left.x * first + u * right.x * second) / weight
        return (x, 100 + (2 * v - 1) / weight)
      }

      /// Places on both sides of its edges, near the corners, which are round: in the middle of the frame, which is a
      /// twentieth wide, and as far out. The edge that is far away is left out when the frame there is too narrow to see.
      var rims: [Rim] {
        var all: [Rim] = []
        for part in [0.15, 0.85] {
          all.append((inside: seen(part, 0.025), outside: seen(part, -0.025)))
          all.append((inside: seen(part, 0.975), outside: seen(part, 1.025)))
          all.append((inside: seen(0.025, part), outside: seen(-0.025, part)))
          all.append((inside: seen(0.975, part), outside: seen(1.025, part)))
        }
        return all.filter { abs($0.inside.x - $0.outside.x) + abs($0.inside.y - $0.outside.y) > 2 }
      }
    }

    private let flip = [
      Side(time: 0, angle: 0, isFront: true, left: (49.495, 49.495), right: (150.505, 49.495)),
      Side(time: 0.1, angle: -17.063, isFront: true, left: (57.708, 56.03), right: (156.304, 40.739)),
      Side(time: 0.2, angle: -53.144, isFront: true, left: (77.913, 64.134), right: (149.148, 15.815)),
      Side(time: 0.25, angle: -73.532, isFront: true, left: (89.752, 66.14), right: (125.528, 3.415)),
      Side(time: 0.4, angle: -122.857, isFront: false, left: (53.228, 13.791), right: (119.103, 64.789)),
      Side(time: 0.5, angle: -144.433, isFront: false, left: (42.649, 29.495), right: (131.508, 61.265)),
      Side(time: 0.75, angle: -172.883, isFront: false, left: (47.109, 46.698), right: (146.721, 52.917)),
      Side(time: 1, angle: -180, isFront: false, left: (50.0, 50.0), right: (150.0, 50.0)),
    ]

    @Test("The card turns over: its corners pass where perspective has them", arguments: Browser.participants)
    func corners(browser: Browser) throws {
      let toy = try Toy("card", in: browser)
      try waitUntilPicturesAreThere(toy)
      try toy.hold()
      try toy.tap(100, 100)
      #expect(try !toy.flag("faceUp"))
      var time = 0.0
      for side in flip {
        try toy.play(on: side.time - time)
        time = side.time
        let rims = side.rims
        let colours = try toy.colours(at: rims.map(\.inside) + rims.map(\.outside) + [side.seen(0.8, 0.8)])
        for (index, rim) in rims.enumerated() {
          #expect(colours[index].isNear(frame, within: 12), "\(side.angle)°, inside, \(rim)")
          #expect(isTable(colours[rims.count + index]), "\(side.angle)°, outside, \(rim)")
        }
        #expect(colours[2 * rims.count].isNear(side.isFront ? day : night, within: 12), "\(side.angle)°")
      }
      // The moon is on the left and a star on the right: nothing is mirrored.
      let rear = flip[7]
      let (moon, sky) = (Picture.Pixel(red: 255, green: 236, blue: 170), Picture.Pixel(red: 48, green: 48, blue: 116))
      let colours = try toy.colours(at: [rear.seen(0.25, 170 / 300), rear.seen(0.75, 170 / 300)])
      #expect(colours[0].isNear(moon, within: 12) && colours[1].isNear(sky, within: 12), "\(colours)")
    }

    @Test(
      "A tap turns the card over and another turns it back; one on the table does not",
      arguments: Browser.participants, Toy.Way.allCases)
    func story(browser: Browser, way: Toy.Way) throws {
      let toy = try Toy("card", in: browser, way)
      try waitUntilPicturesAreThere(toy)
      try toy.tap(250, 400)
      #expect(try toy.flag("faceUp"))
      try toy.tap(100, 100)
      try waitFor("the night") {
        try toy.colours(at: [flip[7].seen(0.8, 0.8)])[0].isNear(night, within: 6) ? true : nil
      }
      #expect(try !toy.flag("faceUp"))
      try toy.tap(100, 100)
      try waitFor("the day") { try toy.colours(at: [flip[0].seen(0.8, 0.8)])[0].isNear(day, within: 6) ? true : nil }
      #expect(try toy.flag("faceUp"))
      try toy.expectNoRequests(way)
    }

    /// Pictures are decoded after the toy begins to play.
    private func waitUntilPicturesAreThere(_ toy: Toy) throws {
      try waitFor("the pictures") {
        let colours = try toy.colours(at: [(300, 300), flip[0].seen(0.8, 0.8)])
        return isTable(colours[0]) && colours[1].isNear(day, within: 6) ? true : nil
      }
    }

    /// The cloth of the table, or the wood around it: darker than anything on the card's frame.
    private func isTable(_ colour: Picture.Pixel) -> Bool {
      (20..<90).contains(colour.blue) && colour.red < 175
    }
  }
}
