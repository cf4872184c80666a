import TestSupport
import Testing

extension BrowserTests {
  /// The five toys, each played by the keyboard alone to its happy end, and what else keys do.
  @Suite(.enabled(if: Scenec.playerIsExpected, "scenec was built without the player")) struct KeyboardTests {
    @Test("The counting hands are counted down to nothing, and up again", arguments: Browser.participants)
    func fingers(browser: Browser) throws {
      let toy = try Toy("fingers", in: browser)
      try toy.session.strike(.tab)
      #expect(try toy.focused() == "▼")
      try toy.session.strike(.enter, times: 10)
      try toy.waitUntil("number", is: 0)
      try toy.session.strike(.right)
      #expect(try toy.focused() == "▲")
      try toy.session.strike(.space, times: 3)
      try toy.waitUntil("number", is: 3)
      try toy.session.strike(.tab, holding: [.shift])
      #expect(try toy.focused() == "▼")
    }

    @Test("The cars are remembered in their order: OK!", arguments: Browser.participants)
    func cars(browser: Browser) throws {
      let toy = try Toy("cars", in: browser)
      try toy.session.strike(.tab, .enter)
      try waitFor("the lights") { try toy.spokenTree().last == "  button red light" ? true : nil }
      // What a screen reader says of the cars, in their order, is all that is needed.
      let order = try toy.spokenTree().filter { $0.hasSuffix(" car") }.map { $0.split(separator: " ")[1] }
      #expect(Set(order) == ["green", "yellow", "red"])
      for colour in order {
        for _ in 0..<4 where try toy.focused() != "\(colour) light" { try toy.session.strike(.right) }
        #expect(try toy.focused() == "\(colour) light")
        try toy.session.strike(.enter)
      }
      try waitFor("OK! to be read") { try toy.announced() == "OK!" ? true : nil }
      try waitFor("the beginning") { try toy.focused() == "start" ? true : nil }
      #expect(try toy.list("order").isEmpty)
    }

    @Test("The magnet is picked up, catches chips, and is reset", arguments: Browser.participants)
    func magnet(browser: Browser) throws {
      let toy = try Toy("magnet", in: browser)
      try toy.session.strike(.tab)
      #expect(try toy.focused() == "magnet")
      try toy.session.strike(.enter)
      #expect(try toy.announced().hasPrefix("magnet"))
      try toy.session.strike(.up, times: 15)
      try toy.session.strike(.enter)
      try waitFor("chips") { try toy.list("redCaught").count > 0 && toy.list("blueCaught").count > 0 ? true : nil }
      try toy.session.strike(.tab)
      #expect(try toy.focused() == "reset")
      try toy.session.strike(.enter)
      try waitFor("no chip") { try toy.list("redCaught").isEmpty && toy.list("blueCaught").isEmpty ? true : nil }
    }

    @Test("The card is turned over and back", arguments: Browser.participants)
    func card(browser: Browser) throws {
      let toy = try Toy("card", in: browser)
      try toy.session.strike(.tab)
      #expect(try toy.focused() == "card, face up")
      for (faceUp, words) in [(false, "card, face down"), (true, "card, face up")] {
        try toy.session.strike(.enter)
        try waitFor("the card to turn") { try toy.flag("faceUp") == faceUp ? true : nil }
        try waitFor("it to be told") { try toy.announced() == words ? true : nil }
      }
    }

    @Test("A koma is put in the middle, another is put back", arguments: Browser.participants)
    func koma(browser: Browser) throws {
      let toy = try Toy("koma", in: browser)
      let (red, orange) = (Picture.Pixel(red: 255, green: 51, blue: 51), Picture.Pixel(red: 255, green: 124, blue: 51))
      func wait(for colours: [Picture.Pixel], at places: [(x: Double, y: Double)]) throws {
        try waitFor("\(colours)") {
          try zip(toy.colours(at: places), colours).allSatisfy { $0.isNear($1) } ? true : nil
        }
      }
      try toy.session.strike(.tab, .enter)
      try toy.session.strike(.tab, times: 5)
      #expect(try toy.focused() == "piece 1")
      try toy.session.strike(.enter)
      try wait(for: [red, .white], at: [(160, 290), (22, 22)])
      try toy.session.strike(.down, .enter, .right, .right, .right)
      try wait(for: [orange], at: [(82, 70)])
      try toy.session.strike(.escape)
      try wait(for: [.white, orange], at: [(82, 70), (22, 70)])
    }

    @Test("Every way of touching has its key, and makes the same events", arguments: Browser.participants)
    func gestures(browser: Browser) throws {
      let folder = try TemporaryFolder()
      let scene = try folder.write(
        """
        scene size (300, 300)
        state log = ""
        action note(word) { log = "{log}{word} " }
        box a at (0, 0) size 60
        box b at (100, 0) size 60
        box c at (200, 0) size 60
        box d at (0, 100) size 60
        box e at (100, 100) size 60
        box f at (200, 200) size 80
        on press a { note("press") }
        on release a { note("release") }
        on hold b { note("hold") }
        on doubleTap c { note("twice") }
        on swipe d right { note("right") }
        pinch e
        rotate e
        let scale = e.scale.x
        let turn = e.rotation
        drag b
        on drop b onto f { note("drop") }
        on key "x" { note("x") }
        """, to: "toy.scene")
      let toy = try Toy(scene, in: browser)
      let session = toy.session
      let log = { try session.value("return scenec.value('log')", as: String.self) }
      try session.strike(.tab, .enter)
      try waitFor("a press and a release") { try log() == "press release " ? true : nil }
      // Picked up, b is held; the first drop target is f.
      try session.strike(.right, .enter)
      try waitFor("a hold") { try log().hasSuffix("hold ") ? true : nil }
      try session.strike(.tab, .enter)
      try waitFor("a drop") { try log().hasSuffix("hold drop ") ? true : nil }
      try session.strike(.right)
      try session.strike(.enter, times: 2)
      try waitFor("a double tap") { try log().hasSuffix("drop twice ") ? true : nil }
      try session.strike(.right)
      try session.strike(.right, holding: [.shift])
      try waitFor("a swipe") { try log().hasSuffix("twice right ") ? true : nil }
      #expect(try toy.focused() == "d")
      try session.strike(.right, .plus, .closingBracket)
      try waitFor("a pinch and a turn") {
        try abs(toy.number("scale") - 1.1) < 1e-9 && abs(toy.number("turn") - 15) < 1e-9 ? true : nil
      }
      #expect(try log().hasSuffix("twice right "))
    }

    @Test("What a screen reader asks for is a tap", arguments: Browser.participants)
    func click(browser: Browser) throws {
      let toy = try Toy("fingers", in: browser)
      try toy.session.run("document.querySelector('[aria-label=\"▼\"]').click()")
      try toy.waitUntil("number", is: 9)
    }

    @Test("The focus is seen around the thing: blue, and white on both sides of it", arguments: Browser.participants)
    func ring(browser: Browser) throws {
      let toy = try Toy("fingers", in: browser)
      let spot = try toy.onPage(90, 410)
      let ratio = try toy.session.value("return devicePixelRatio", as: Double.self)
      func left(_ pixels: Double) throws -> Picture.Pixel {
        try toy.session.screenshot()[Int((spot.x - pixels) * ratio), Int(spot.y * ratio)]
      }
      #expect(try left(4) == .yellow)
      try toy.session.strike(.tab)
      #expect(try left(4) == Picture.Pixel(red: 0x0A, green: 0x4F, blue: 0xD6))
      #expect(try left(1) == .white && left(8) == .white)
      #expect(try left(14) == .yellow)
      // A finger needs none, and the next key shows it again.
      try toy.tap(120, 410)
      #expect(try left(4) == .yellow)
      try toy.session.strike(.right, .left)
      #expect(try left(8) == .white)
    }
  }
}
