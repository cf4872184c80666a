import TestSupport
import Testing

extension BrowserTests {
  /// What a screen reader finds of the five toys: the trees are written from the scenes' texts and the rule of
  /// Docs/Accessibility.md.
  @Suite(.enabled(if: Scenec.playerIsExpected, "scenec was built without the player")) struct SpokenTreeTests {
    @Test(
      "The counting hands: two groups with palms and fingers, the number, two buttons", arguments: Browser.participants)
    func fingers(browser: Browser) throws {
      let hand =
        ["    image palm"]
        + ["index", "middle", "ring", "pinkie", "thumb"].flatMap { ["    group \($0)", "      image bone"] }
      let buttons = ["  text 10", "  button ▼", "  button ▲"]
      #expect(
        try Toy("fingers", in: browser).spokenTree() == ["group Counting fingers", "  group left"] + hand
          + ["  group right"] + hand + buttons)
    }

    @Test("A folded finger says so", arguments: Browser.participants)
    func folded(browser: Browser) throws {
      let toy = try Toy("fingers", in: browser)
      try toy.tap(120, 410)
      try toy.waitUntil("number", is: 9)
      let session = toy.session
      try waitFor("the thumb's state") {
        let states = try session.value(
          "return [...document.querySelectorAll('[aria-description]')].map((e) => e.ariaLabel + ' ' + e.ariaDescription)",
          as: [String].self)
        return states == ["thumb folded"] ? true : nil
      }
    }

    @Test("The cars: a button, and later the cars that drive by and the lights", arguments: Browser.participants)
    func cars(browser: Browser) throws {
      let toy = try Toy("cars", in: browser)
      #expect(try toy.spokenTree() == ["group Which order?", "  button start"])
      try toy.tap(160, 450)
      let car = ["    image roof", "    image body", "    image rear", "    image front"]
      let words = try toy.colours("order").map { $0.red == 0x70 ? "green" : $0.red == 0xFA ? "yellow" : "red" }
      let racers = words.flatMap { ["  group \($0) car"] + car }
      let lights = ["green", "yellow", "red"].map { "  button \($0) light" }
      let wanted = ["group Which order?"] + racers + ["  button board"] + lights
      try waitFor("the lights") { try toy.spokenTree() == wanted ? true : nil }
    }

    @Test(
      "The magnet can be dragged; every chip is there, each kind counted for itself", arguments: Browser.participants)
    func magnet(browser: Browser) throws {
      let toy = try Toy("magnet", in: browser)
      let tree = try toy.spokenTree()
      let (red, blue) = (try toy.list("redChip").count, try toy.list("blueChip").count)
      #expect(
        tree.prefix(4) == ["group Magnet", "  button magnet, draggable button", "  image blueTip", "  image redTip"])
      #expect(tree.last == "  button reset")
      let chips = tree.dropFirst(4).dropLast()
      #expect(chips.filter { $0.contains("red") } == (1...red).map { "  image redChip \($0)" })
      #expect(chips.filter { $0.contains("blue") } == (1...blue).map { "  image blueChip \($0)" })
      #expect(chips.count == red + blue)
    }

    @Test("The card: a button, and the pictures on it", arguments: Browser.participants)
    func card(browser: Browser) throws {
      #expect(
        try Toy("card", in: browser).spokenTree() == [
          "group Card", "  image table", "  button card, face up", "  image front", "  image rear",
        ])
    }

    @Test("The koma: seven pieces that can be dragged", arguments: Browser.participants)
    func koma(browser: Browser) throws {
      let pieces = (1...7).flatMap { ["  button piece \($0), draggable button", "  image outline"] }
      #expect(try Toy("koma", in: browser).spokenTree() == ["group Koma"] + pieces)
    }

    @Test("Elements lie over what they stand for, also after it was moved", arguments: Browser.participants)
    func places(browser: Browser) throws {
      let toy = try Toy("koma", in: browser)
      let box =
        "const r = document.querySelector('[aria-label=\"piece 3\"]').getBoundingClientRect();"
        + "return [r.left, r.top, r.right, r.bottom]"
      func expected(_ x: Double, _ y: Double) throws -> [Double] {
        let (a, b) = (try toy.onPage(x, y), try toy.onPage(x + 44, y + 44))
        return [a.x, a.y, b.x, b.y]
      }
      func isOver(_ place: [Double]) throws -> Bool {
        try zip(toy.session.value(box, as: [Double].self), place).allSatisfy { abs($0 - $1) < 1.5 }
      }
      #expect(try isOver(expected(0, 88)))
      try toy.jump([(22, 110), (122, 310)])
      let there = try expected(100, 288)
      try waitFor("the element to follow") { try isOver(there) ? true : nil }
    }

    @Test("A number that changes is read once it rests", arguments: Browser.participants)
    func announcement(browser: Browser) throws {
      let toy = try Toy("fingers", in: browser)
      #expect(try toy.announced() == "")
      try toy.tap(120, 410)
      try toy.tap(120, 410)
      try waitFor("the number to be read") { try toy.announced() == "8" ? true : nil }
    }
  }
}
