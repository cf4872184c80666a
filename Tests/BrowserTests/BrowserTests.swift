import Foundation
import TestSupport
import Testing

/// All tests that start browsers: one after the other, because each browser wants the whole machine.
@Suite(.serialized) struct BrowserTests {
  // A browser that is missing is skipped with a word here, and left out elsewhere; on CI it fails.

  @Test(
    "Chromium shows a page",
    .enabled(if: Browser.participants.contains(.chromium), "install \(Browser.chromium.packages)"))
  func chromium() throws { try showsPage(.chromium) }

  @Test(
    "WebKitGTK shows a page",
    .enabled(if: Browser.participants.contains(.webKit), "install \(Browser.webKit.packages)"))
  func webKit() throws { try showsPage(.webKit) }

  private func showsPage(_ browser: Browser) throws {
    let folder = try TemporaryFolder()
    let page = try folder.write(
      """
      <!doctype html><body style="margin: 0; background: yellow">
      <div style="position: absolute; left: 100px; top: 50px; width: 20px; height: 20px; background: black"></div>
      """, to: "page.html")
    let session = try Session(browser, at: page)
    let picture = try session.screenshot()
    let ratio = try session.value("return devicePixelRatio", as: Int.self)
    #expect(picture[110 * ratio, 60 * ratio] == .black)
    #expect(picture[99 * ratio, 60 * ratio] == .yellow)
  }

  @Test("Fingers and mice reach a page", arguments: Browser.participants)
  func input(browser: Browser) throws {
    let folder = try TemporaryFolder()
    let page = try folder.write(
      """
      <!doctype html><body style="margin: 0; height: 100vh; touch-action: none"><script>
      seen = []
      for (const type of ["pointerdown", "pointerup"])
        addEventListener(type, event => seen.push([type, event.clientX, event.clientY].join(" ")))
      </script>
      """, to: "page.html")
    let session = try Session(browser, at: page)
    try session.perform([.tap(120, 130, by: browser.pointer)])
    #expect(try session.value("return seen", as: [String].self) == ["pointerdown 120 130", "pointerup 120 130"])
  }
}

extension Browser {
  /// What stands in for a child's finger. WebKitGTK's driver has a mouse only: what it calls touch is the mouse too.
  var pointer: Gesture.Pointer {
    switch self {
    case .chromium: .touch
    case .webKit: .mouse
    }
  }
}
