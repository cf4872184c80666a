import TestSupport
import Testing

extension BrowserTests {
  /// The cars whose order is to be remembered, played with real pointer input.
  @Suite(.enabled(if: Scenec.playerIsExpected, "scenec was built without the player")) struct CarsTests {
    private let yellow = Picture.Pixel(red: 0xFA, green: 0xC7, blue: 0x44)
    private let green = Picture.Pixel(red: 0x70, green: 0xAF, blue: 0x42)
    private let red = Picture.Pixel(red: 0xDF, green: 0x1F, blue: 0x29)
    private let lights: [(x: Double, y: Double)] = [(70, 450), (160, 450), (250, 450)]
    private let answers: [(x: Double, y: Double)] = [(60, 180), (160, 180), (260, 180)]

    @Test(
      "The lights in the order of the cars are OK!, and all begins again",
      arguments: Browser.participants, Toy.Way.allCases)
    func rightOrder(browser: Browser, way: Toy.Way) throws {
      let toy = try Toy("cars", in: browser, way)
      try listenForTexts(toy)
      for _ in 1...2 {
        try toy.tap(160, 450)
        try waitFor("the lights") { try shownLights(of: toy) == [green, yellow, red] ? true : nil }
        let order = try toy.colours("order")
        #expect(Set(order) == [green, yellow, red])
        for colour in order { try tapLight(colour, of: toy) }
        try waitUntil(toy, writes: "OK!")
        try waitUntil(toy, writes: "start")
        #expect(try toy.list("order").isEmpty && toy.list("answer").isEmpty)
      }
      try toy.expectNoRequests(way)
    }

    @Test(
      "The cars drive by one after the other, in their order, and another answer is a miss",
      arguments: Browser.participants)
    func wrongOrder(browser: Browser) throws {
      let toy = try Toy("cars", in: browser)
      try listenForTexts(toy)
      try toy.hold()
      try toy.tap(160, 450)
      let order = try toy.colours("order")
      try #require(order.count == 3)
      // Halfway in time a car is halfway between -300 and 600, and no other is on the road then.
      var time = 0.0
      for (colour, moment) in zip(order, [0.75, 1.25, 1.75]) {
        try toy.play(on: moment - time)
        time = moment
        let inside = try toy.colours(at: [(102, 155), (198, 155), (122, 133), (178, 133)])
        let outside = try toy.colours(at: [(98, 155), (202, 155), (118, 133), (182, 133)])
        #expect(inside == Array(repeating: colour, count: 4))
        #expect(!outside.contains(colour))
        #expect(try toy.colours(at: [(120, 186), (180, 186)]) == [.black, .black])
      }
      try toy.play(on: 4)
      for colour in order.reversed() { try tapLight(colour, of: toy) }
      try toy.play(on: 0.5)
      #expect(try toy.colours(at: answers) == order.reversed())
      try waitUntil(toy, writes: "Miss!")
      #expect(try toy.list("order").count == 3)
      try toy.play(on: 0.5)
      #expect(try toy.list("order").isEmpty && toy.list("answer").isEmpty)
    }

    @Test("The board turns about its middle, and shows its lights when it turns back", arguments: Browser.participants)
    func board(browser: Browser) throws {
      let toy = try Toy("cars", in: browser)
      try toy.hold()
      try toy.tap(160, 450)
      // At 45° it is 70.7 high; edge on it is not to be seen.
      try toy.play(on: 0.15)
      #expect(try height(of: toy, isNear: 70.7))
      #expect(try toy.colours(at: lights).allSatisfy { $0 != green && $0 != red })
      try toy.play(on: 0.15)
      #expect(try !toy.colours(at: [(26, 445), (26, 449), (26, 451), (26, 455)]).contains(.black))
      try toy.play(on: 0.15)
      #expect(try height(of: toy, isNear: 70.7))
      #expect(try toy.colours(at: lights) == [green, yellow, red])
      try toy.play(on: 0.15)
      #expect(try height(of: toy, isNear: 100))
      #expect(try shownLights(of: toy) == [green, yellow, red])
    }

    /// True when the board reaches as far from its middle as a height says, within two points.
    private func height(of toy: Toy, isNear height: Double) throws -> Bool {
      let colours = try toy.colours(
        at: [1, -1].flatMap { side in
          [-2.0, 2.0].map { (x: 26, y: 450 + side * (height / 2 + $0)) }
        })
      return colours[0] == .black && colours[1] != .black && colours[2] == .black && colours[3] != .black
    }

    /// The colours of the lights once they are round; none before.
    private func shownLights(of toy: Toy) throws -> [Picture.Pixel] {
      // The upper rims too: they are there once the board has turned all the way back.
      let rims = lights.map { (x: $0.x, y: $0.y - 37) }
      let colours = try toy.colours(at: lights + rims)
      return Array(colours.prefix(3)) == Array(colours.suffix(3)) ? Array(colours.prefix(3)) : []
    }

    private func tapLight(_ colour: Picture.Pixel, of toy: Toy) throws {
      let index = try #require([green, yellow, red].firstIndex(of: colour))
      try toy.tap(lights[index].x, lights[index].y)
    }

    /// Lets the page note the texts that it draws.
    private func listenForTexts(_ toy: Toy) throws {
      try toy.session.run(
        """
        window.written = []
        const fillText = CanvasRenderingContext2D.prototype.fillText
        CanvasRenderingContext2D.prototype.fillText = function (text, ...rest) {
          written.push(text)
          fillText.call(this, text, ...rest)
        }
        """)
    }

    /// Waits until the page draws a text, and forgets what it has drawn.
    private func waitUntil(_ toy: Toy, writes text: String) throws {
      try waitFor("the word \(text)") {
        try toy.session.value("return written.splice(0)", as: [String].self).contains(text) ? true : nil
      }
    }
  }
}
