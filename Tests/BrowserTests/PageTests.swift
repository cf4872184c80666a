import Foundation
import TestSupport
import Testing

extension BrowserTests {
  /// What holds for the page of any toy.
  @Suite(.enabled(if: Scenec.playerIsExpected, "scenec was built without the player")) struct PageTests {
    private let folder: TemporaryFolder
    private let scene: URL

    init() throws {
      folder = try TemporaryFolder()
      scene = try folder.write(PageTests.counting(from: 1), to: "toy.scene")
    }

    private static func counting(from number: Int) -> String {
      """
      scene size (100, 100) background white
      state number = \(number)
      box more at (0, 0) size 50 color black
      on tap more { number += 1 }

      """
    }

    @Test("A save is played at once", arguments: Browser.participants)
    func save(browser: Browser) throws {
      let toy = try Toy(scene, in: browser)
      try Data(PageTests.counting(from: 40).utf8).write(to: scene)
      try toy.waitUntil("number", is: 40)
      try toy.tap(25, 25)
      try toy.waitUntil("number", is: 41)
    }

    @Test("A broken save is shown on the page, and the last good scene plays on", arguments: Browser.participants)
    func brokenSave(browser: Browser) throws {
      let toy = try Toy(scene, in: browser)
      let shown = "const box = document.getElementById('problems'); return box.hidden ? '' : box.innerText"
      #expect(try toy.session.value(shown, as: String.self) == "")
      try Data("circel more at (0, 0)\n".utf8).write(to: scene)
      let session = toy.session
      try waitFor("the problems") { try session.value(shown, as: String.self).contains("circel") ? true : nil }
      #expect(try toy.number("number") == 1)
      try Data(PageTests.counting(from: 1).utf8).write(to: scene)
      try waitFor("the scene") { try session.value(shown, as: String.self) == "" ? true : nil }
    }

    @Test("The page asks for nothing but the news of the scene", arguments: Browser.participants)
    func requests(browser: Browser) throws {
      let toy = try Toy(scene, in: browser)
      let names = "return performance.getEntriesByType('resource').map((entry) => entry.name)"
      let events = try #require(toy.scenec).address.absoluteString + "events"
      #expect(try toy.session.value(names, as: [String].self).allSatisfy { $0 == events })
    }

    @Test("The page has the scene's title and language", arguments: Browser.participants)
    func titleAndLanguage(browser: Browser) throws {
      try Data("scene \"かず\" size 100\n".utf8).write(to: scene)
      let toy = try Toy(scene, in: browser)
      let seen = "return [document.title, document.documentElement.lang]"
      #expect(try toy.session.value(seen, as: [String].self) == ["かず", "ja"])
    }

    @Test("No frame is drawn while nothing changes", arguments: Browser.participants)
    func idle(browser: Browser) throws {
      let toy = try Toy(scene, in: browser)
      _ = try toy.session.screenshot()
      let before = try toy.session.value("return scenec.frames", as: Int.self)
      Thread.sleep(forTimeInterval: 0.5)
      #expect(before > 0)
      #expect(try toy.session.value("return scenec.frames", as: Int.self) == before)
    }

    @Test("A swipe neither scrolls nor zooms nor selects", arguments: Browser.participants)
    func swipe(browser: Browser) throws {
      let toy = try Toy(scene, in: browser)
      let (from, to) = (try toy.onPage(80, 90), try toy.onPage(20, 10))
      try toy.session.perform([
        Gesture(browser.pointer).move(from.x, from.y).down().move(to.x, to.y, in: 200).up()
      ])
      let state = "return [scrollX, scrollY, visualViewport.scale, getSelection().toString().length]"
      #expect(try toy.session.value(state, as: [Double].self) == [0, 0, 1, 0])
    }
  }
}
