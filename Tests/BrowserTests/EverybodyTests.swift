import Foundation
import TestSupport
import Testing

extension BrowserTests {
  /// What the page does for small children and the grown-ups beside them: sound, less motion, touches that end, full
  /// screen.
  @Suite(.enabled(if: Scenec.playerIsExpected, "scenec was built without the player")) struct EverybodyTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    private func toy(_ text: String, in browser: Browser) throws -> Toy {
      try Toy(try folder.write("scene size (100, 100)\n" + text, to: "toy.scene"), in: browser)
    }

    /// The small note for the grown-up; empty when there is none.
    private func note(_ toy: Toy) throws -> String {
      try toy.session.value("const n = document.getElementById('note'); return n.hidden ? '' : n.textContent")
    }

    @Test(
      "Nothing is heard before the first touch, nor of that later; the first press itself is",
      arguments: Browser.participants)
    func firstTouch(browser: Browser) throws {
      let toy = try toy(
        """
        box a size 50
        on appear { play "tada" }
        on press a { play "pop" }
        """, in: browser)
      try toy.session.run(
        """
        window.started = 0
        const start = OscillatorNode.prototype.start
        OscillatorNode.prototype.start = function (...when) { started++; return start.apply(this, when) }
        """)
      try toy.tap(25, 25)
      let session = toy.session
      try waitFor("a sound") { try session.value("return started", as: Int.self) > 0 ? true : nil }
      Thread.sleep(forTimeInterval: 0.3)
      // A pop is one tone, a tada four.
      #expect(try session.value("return started", as: Int.self) == 1)
    }

    @Test("A language without a voice is silence, a small note, and words to be read", arguments: Browser.participants)
    func missingVoice(browser: Browser) throws {
      let toy = try toy("box a size 50\non tap a { say \"Qapla'\" in \"tlh\" }\n", in: browser)
      try toy.tap(25, 25)
      try waitFor("the note") { try note(toy).contains("no voice for") ? true : nil }
      #expect(try toy.announced() == "Qapla'")
      #expect(try toy.session.value("return document.getElementById('mistake').hidden", as: Bool.self))
    }

    @Test("A sound that is not one is silence and a small note", arguments: Browser.participants)
    func brokenSound(browser: Browser) throws {
      try folder.write("Dear Mum", to: "letter.mp3")
      let toy = try toy("box a size 50\non tap a { play \"letter.mp3\" }\n", in: browser)
      // The first tap lets the page be heard, which takes a moment.
      for _ in 1...2 {
        try toy.tap(25, 25)
        Thread.sleep(forTimeInterval: 0.6)
      }
      try waitFor("the note") { try note(toy).contains("letter.mp3") ? true : nil }
    }

    @Test(
      "All touches end when the page goes away or loses the focus: what was dragged returns",
      arguments: Browser.participants, ["blur", "pagehide"])
    func touchesEnd(browser: Browser, event: String) throws {
      let toy = try toy(
        "box a size 20 color black\ndrag a\nstate log = \"\"\non drop a { log = \"dropped\" }\n", in: browser)
      let (from, to) = (try toy.onPage(10, 10), try toy.onPage(70, 70))
      try toy.session.perform([Gesture(browser.pointer).move(from.x, from.y).down().move(to.x, to.y, in: 50)])
      try waitFor("the drag") { try toy.colours(at: [(70, 70)]) == [.black] ? true : nil }
      try toy.session.run("window.dispatchEvent(new Event(arguments[0]))", [event])
      try waitFor("it to return") { try toy.colours(at: [(70, 70), (10, 10)]) == [.white, .black] ? true : nil }
      try toy.session.perform([Gesture(browser.pointer).up()])
      #expect(try toy.session.value("return scenec.value('log')", as: String.self) == "")
    }

    @Test(
      "A finger, a pen and the mouse play at once, in Chromium",
      .enabled(if: Browser.participants.contains(.chromium), "install \(Browser.chromium.packages)"))
    func together() throws {
      let toy = try toy(
        """
        box a at (0, 0) size 20 color black
        box b at (40, 0) size 20 color black
        box c at (80, 0) size 20 color black
        drag a
        drag b
        drag c
        """, in: .chromium)
      let pointers: [(Gesture.Pointer, Double)] = [(.touch, 10), (.pen, 50), (.mouse, 90)]
      try toy.session.perform(
        pointers.map { pointer, x in
          let (from, to) = (try toy.onPage(x, 10), try toy.onPage(x, 80))
          return Gesture(pointer, name: "\(pointer)")
            .move(from.x, from.y).down().wait(50).move(to.x, to.y, in: 100).wait(50).up()
        })
      try waitFor("all three to be there") {
        try toy.colours(at: pointers.flatMap { [($0.1, 80.0), ($0.1, 10.0)] }) == [
          .black, .white, .black, .white, .black, .white,
        ] ? true : nil
      }
    }

    @Test("A double tap zooms and selects nothing, and nothing scrolls", arguments: Browser.participants)
    func doubleTap(browser: Browser) throws {
      let toy = try toy("label a \"Hello\" size 100 textSize 20\nstate n = 0\non doubleTap a { n += 1 }\n", in: browser)
      let place = try toy.onPage(50, 50)
      try toy.session.perform([
        Gesture(browser.pointer).move(place.x, place.y).down().wait(30).up().wait(50).down().wait(30).up()
      ])
      try toy.waitUntil("n", is: 1)
      let state = "return [scrollX, scrollY, visualViewport.scale, getSelection().toString().length]"
      #expect(try toy.session.value(state, as: [Double].self) == [0, 0, 1, 0])
    }

    @Test("Less motion is drawn in cuts", arguments: Browser.participants)
    func lessMotion(browser: Browser) throws {
      let toy = try toy(
        """
        box a at (0, 0) size 10 color black
        box b at (0, 90) size 10
        on tap b { animate a x 90 over 3s curve linear }
        """, in: browser)
      switch browser {
      case .chromium:
        let features = ["features": [["name": "prefers-reduced-motion", "value": "reduce"]]]
        try toy.session.tools("Emulation.setEmulatedMedia", features)
      case .webKit:
        // Its driver can't ask for less motion.
        try toy.session.run("Object.defineProperty(page.stillness, 'matches', { value: true }); page.reduceMotion()")
      }
      try toy.hold()
      try toy.tap(5, 95)
      for (seconds, x) in [(0.5, 5.0), (0.7, 50), (0.7, 50), (0.3, 95)] {
        try toy.play(on: seconds)
        let dark = try [5.0, 50, 95].filter { try toy.colours(at: [($0, 5)]) == [.black] }
        #expect(dark == [x])
      }
    }

    @Test("The page's own button makes way for what a child may touch", arguments: Browser.participants)
    func makesWay(browser: Browser) throws {
      let toy = try toy("box a size 50\n", in: browser)
      let session = toy.session
      let size = try session.value("return [innerWidth, innerHeight]", as: [Int].self)
      // What lies in the upper right corner of the window, then in the upper left one.
      let corners = """
        const name = (x) => document.elementFromPoint(x, 10)?.closest('#lock, [role=button]')
        return [innerWidth - 10, 10].map((x) => name(x)?.ariaLabel ?? '')
        """
      let button = try session.value(
        "const b = document.getElementById('lock'); return b.hidden ? '' : b.ariaLabel", as: String.self)
      #expect(try session.value(corners, as: [String].self) == [button, ""])
      try folder.write(
        """
        scene size (\(size[0]), \(size[1]))
        box there at (\(size[0] - 60), 0) size 60
        on tap there { there.x = 200 }
        """, to: "toy.scene")
      try waitFor("the button to make way") {
        try session.value(corners, as: [String].self) == ["there", button] ? true : nil
      }
      try toy.tap(Double(size[0]) - 10, 10)
      try waitFor("it to come back") { try session.value(corners, as: [String].self) == [button, ""] ? true : nil }
    }

    @Test(
      "The corner's button shows the full screen, and three seconds in the corner leave it, in Chromium",
      .enabled(if: Browser.participants.contains(.chromium), "install \(Browser.chromium.packages)"))
    func fullScreen() throws {
      let toy = try toy("box a size 50\n", in: .chromium)
      let session = toy.session
      let isFull = { try session.value("return document.fullscreenElement !== null", as: Bool.self) }
      let width = { try session.value("return innerWidth", as: Double.self) }
      try session.perform([.tap(try width() - 18, 18, by: .touch)])
      try waitFor("the full screen") { try isFull() ? true : nil }
      #expect(try session.value("return document.getElementById('lock').hidden", as: Bool.self))
      #expect(try !note(toy).isEmpty)
      let corner = Gesture(.touch).move(try width() - 10, 10)
      try session.perform([corner.down().wait(1500).up()])
      #expect(try isFull())
      try session.perform([corner.down().wait(3300).up()])
      try waitFor("the window") { try isFull() ? nil : true }
    }
  }
}
