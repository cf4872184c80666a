import Foundation
import TestSupport
import Testing

extension BrowserTests {
  /// A hand that feels its way over the page with a screen reader meets what it is told of, and fingers play through it.
  @Suite(.enabled(if: Scenec.hasPlayer, "scenec was built without the player")) struct ExploringTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// What stands in for a child's hand: in Chromium fingers and the mouse, in WebKitGTK the mouse.
    static let hands: [(Browser, Gesture.Pointer)] = Browser.participants.flatMap { browser in
      browser == .chromium ? [(browser, .touch), (browser, .mouse), (browser, .pen)] : [(browser, .mouse)]
    }

    /// Role and name of what a screen reader finds at a place of the scene.
    private func found(_ toy: Toy, _ x: Double, _ y: Double) throws -> String {
      let place = try toy.onPage(x, y)
      return try toy.session.value(
        """
        const found = document.elementFromPoint(...arguments)
        return `${found.getAttribute('role') ?? found.id} ${found.getAttribute('aria-label') ?? found.textContent}`
        """, [place.x, place.y])
    }

    @Test("What is felt at a place is the thing that lies there", arguments: Browser.participants)
    func fingers(browser: Browser) throws {
      let toy = try Toy("fingers", in: browser)
      #expect(try found(toy, 120, 410) == "button ▼")
      #expect(try found(toy, 200, 410) == "button ▲")
      #expect(try found(toy, 155, 175) == " 10")
      #expect(try found(toy, 125, 345) == "img palm")
    }

    @Test("What can be touched is felt before what is drawn on it", arguments: Browser.participants)
    func card(browser: Browser) throws {
      let toy = try Toy("card", in: browser)
      #expect(try found(toy, 100, 100) == "button card, face up")
      #expect(try found(toy, 250, 400) == "img table")
    }

    @Test("A group is felt where something in it lies, and is in nothing's way", arguments: Browser.participants)
    func group(browser: Browser) throws {
      let scene = try folder.write(
        """
        scene size (100, 100)
        label word "Hello" at (30, 30) size (40, 40) textSize 10
        group corners {
          box one at (0, 0) size 20
          box two at (80, 80) size 20
        }
        """, to: "toy.scene")
      let toy = try Toy(scene, in: browser)
      #expect(try found(toy, 50, 50) == " Hello")
      #expect(try found(toy, 10, 10) == "img one")
      #expect(try found(toy, 90, 10) == "scene ")
    }

    @Test("A scene that listens itself is felt where nothing else is", arguments: Browser.participants)
    func scene(browser: Browser) throws {
      let scene = try folder.write(
        """
        scene "Sky" size (100, 100)
        state n = 0
        box a at (10, 10) size 40
        on tap { n += 1 }
        """, to: "toy.scene")
      let toy = try Toy(scene, in: browser)
      #expect(try found(toy, 30, 30) == "img a")
      #expect(try found(toy, 80, 80) == "button Sky")
    }

    @Test("A tap counts once, whatever it is made with", arguments: hands)
    func tapsOnce(browser: Browser, pointer: Gesture.Pointer) throws {
      let toy = try Toy("fingers", in: browser)
      let place = try toy.onPage(120, 410)
      for number in [9.0, 8] {
        try toy.session.perform([.tap(place.x, place.y, by: pointer)])
        try toy.waitUntil("number", is: number)
      }
      // A tap of the page's own would take a twentieth of a second.
      Thread.sleep(forTimeInterval: 0.3)
      #expect(try toy.number("number") == 8)
    }

    @Test("A tap on what can be dragged picks nothing up", arguments: hands)
    func picksNothingUp(browser: Browser, pointer: Gesture.Pointer) throws {
      let toy = try Toy("koma", in: browser)
      let place = try toy.onPage(22, 22)
      for time in [50, 1000] {
        try toy.session.perform([Gesture(pointer).move(place.x, place.y).down().wait(time).up()])
        Thread.sleep(forTimeInterval: 0.3)
      }
      #expect(try toy.announced() == "")
      #expect(try toy.session.value("return document.querySelector('.carried') === null", as: Bool.self))
    }

    @Test("A drag goes on when the element that it began on is gone", arguments: hands)
    func elementGoes(browser: Browser, pointer: Gesture.Pointer) throws {
      let scene = try folder.write("scene size (100, 100)\nbox a size 20 color black\ndrag a\n", to: "toy.scene")
      let toy = try Toy(scene, in: browser)
      let (from, to) = (try toy.onPage(10, 10), try toy.onPage(70, 70))
      try toy.session.run(
        """
        const element = document.querySelector('#things [role=button]')
        addEventListener('gotpointercapture', () => element.remove(), { once: true })
        """)
      try toy.session.perform([
        Gesture(pointer).move(from.x, from.y).down().wait(50).move(to.x, to.y, in: 200).wait(50).up()
      ])
      // Nothing is left of it where it began, nor on the way.
      try waitFor("the box") {
        try toy.colours(at: [(70, 70), (40, 40), (10, 10)]) == [.black, .white, .white] ? true : nil
      }
    }

    @Test("What a screen reader tells of pointers beside its click is no touch", arguments: Browser.participants)
    func activation(browser: Browser) throws {
      let toy = try Toy("koma", in: browser)
      // What Chromium was seen to send when it was asked over AT-SPI to activate a piece.
      try toy.session.run(
        """
        const piece = document.querySelector('[aria-label="piece 1"]'), { left, top } = piece.getBoundingClientRect()
        const place = { bubbles: true, cancelable: true, clientX: left + 20, clientY: top + 20, buttons: 1 }
        const pointer = { pointerId: 1, pointerType: 'mouse', width: 1, height: 1, pressure: 0, ...place }
        for (const name of ['pointerdown', 'pointerup']) piece.dispatchEvent(new PointerEvent(name, pointer))
        piece.dispatchEvent(new PointerEvent('click', { ...pointer, detail: 1 }))
        """)
      #expect(try toy.announced().hasPrefix("piece 1: picked up"))
      try toy.session.run("document.querySelector('[aria-label=\"piece 7\"]').click()")
      #expect(try toy.announced() == "piece 1: put down")
      let red = Picture.Pixel(red: 255, green: 51, blue: 51)
      try waitFor("the piece to be there") { try toy.colours(at: [(22, 22)]) == [.white] ? true : nil }
      #expect(try !toy.colours(at: [(22, 286)])[0].isNear(red))
    }

    @Test(
      "Fast fingers on two buttons are counted each",
      .enabled(if: Browser.participants.contains(.chromium), "WebKitGTK's driver has one pointer only"))
    func fastFingers() throws {
      let scene = try folder.write(
        """
        scene size (100, 100)
        state a = 0
        state b = 0
        box one at (0, 0) size 40
        box two at (60, 0) size 40
        on tap one { a += 1 }
        on tap two { b += 1 }
        """, to: "toy.scene")
      let toy = try Toy(scene, in: .chromium)
      let (one, two) = (try toy.onPage(20, 20), try toy.onPage(80, 20))
      var first = Gesture(.touch, name: "one").move(one.x, one.y)
      var second = Gesture(.touch, name: "two").move(two.x, two.y).wait(15)
      for _ in 1...10 {
        first = first.down().wait(30).up().wait(20)
        second = second.down().wait(30).up().wait(20)
      }
      try toy.session.perform([first, second])
      try toy.waitUntil("a", is: 10)
      try toy.waitUntil("b", is: 10)
    }

    @Test("A clock that runs is not read, and silences nothing", arguments: Browser.participants)
    func clock(browser: Browser) throws {
      let scene = try folder.write(
        """
        scene size (100, 100)
        state n = 0
        label clock "{round(time * 10)}" size 40 textSize 10
        label word "{n} taps" at (0, 60) size (100, 30) textSize 10
        on tap word { n += 1 }
        """, to: "toy.scene")
      let toy = try Toy(scene, in: browser)
      try toy.session.run(
        """
        window.said = []
        const news = document.getElementById('news')
        new MutationObserver(() => said.push(news.textContent)).observe(news, { childList: true, characterData: true })
        """)
      for number in [1.0, 2] {
        try toy.tap(50, 75)
        try toy.waitUntil("n", is: number)
        Thread.sleep(forTimeInterval: 1)
      }
      #expect(try toy.session.value("return said", as: [String].self) == ["1 taps", "2 taps"])
    }
  }
}
