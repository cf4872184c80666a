import Foundation
import TestSupport
import Testing

/// A toy that a browser plays. Places are points of the scene.
final class Toy {
  /// The window it is in.
  let session: Session
  /// What serves it; nil for a toy that is opened from disk.
  let scenec: RunningScenec?
  private let folder: TemporaryFolder?
  private var heldAt = 0.0

  /// How a toy comes to a browser.
  enum Way: CaseIterable {
    /// `scenec run` serves it.
    case served
    /// `scenec export` wrote it to one file, which is opened from disk; where the browser can be told, the network is
    /// off.
    case exported
  }

  /// Plays one of the examples.
  convenience init(_ example: String, in browser: Browser, _ way: Way = .served) throws {
    try self.init(Scenec.package.appendingPathComponent("Examples/\(example).scene"), in: browser, way)
  }

  /// Plays a scene with the seed 1, and waits until it does.
  init(_ scene: URL, in browser: Browser, _ way: Way = .served) throws {
    switch way {
    case .served:
      let scenec = try RunningScenec(scene)
      self.scenec = scenec
      folder = nil
      session = try Session(browser, at: URL(string: "?seed=1", relativeTo: scenec.address)!.absoluteURL)
    case .exported:
      scenec = nil
      let folder = try TemporaryFolder()
      self.folder = folder
      let page = folder.url.appendingPathComponent("toy.html")
      let outcome = try Scenec.run(["export", scene.path, "-o", page.path])
      guard outcome.status == 0 else { throw WebDriverError(description: outcome.errors) }
      session = try Session(browser, at: URL(string: "about:blank")!)
      try session.turnNetworkOff()
      try session.go(to: URL(string: page.absoluteString + "?seed=1")!)
    }
    let session = session
    try waitFor("the toy to play") { try session.value("return scenec.ready", as: Bool.self) ? true : nil }
  }

  /// The addresses that the page has asked somebody for; what it holds itself is not among them.
  func requests() throws -> [String] {
    let names = try session.value(
      "return performance.getEntriesByType('resource').map((entry) => entry.name)", as: [String].self)
    return names.filter { !$0.hasPrefix("blob:") && !$0.hasPrefix("data:") }
  }

  /// Expects that a toy that was opened from disk has asked nobody for anything, nor tried what its rules forbid.
  func expectNoRequests(_ way: Way, _ place: SourceLocation = #_sourceLocation) throws {
    guard way == .exported else { return }
    #expect(try requests() == [], sourceLocation: place)
    #expect(try session.notes().filter { $0.contains("Content Security Policy") } == [], sourceLocation: place)
  }

  /// Taps a place, as a child would in this browser.
  func tap(_ x: Double, _ y: Double) throws {
    let place = try onPage(x, y)
    try session.perform([.tap(place.x, place.y, by: session.browser.pointer)])
  }

  /// Goes down at a place, jumps from one place to the next, each in one movement, and lifts at the last.
  func jump(_ places: [(x: Double, y: Double)]) throws {
    var gesture = Gesture(session.browser.pointer)
    for (index, place) in places.enumerated() {
      let spot = try onPage(place.x, place.y)
      gesture = gesture.move(spot.x, spot.y)
      gesture = index == 0 ? gesture.down() : gesture.wait(20)
    }
    try session.perform([gesture.up()])
  }

  /// Stops the page's clock, far from all that has happened. From then on time passes in `play(on:)` only, and what is
  /// touched meanwhile happens at one moment.
  func hold() throws {
    // The clock stops a little after the moment of the first call; the second is exact.
    for moment in [60.0, 61.0] { try session.run("scenec.playTo(arguments[0])", [moment]) }
    heldAt = 61
  }

  /// Plays on by so many seconds from where the clock is held, and shows that moment.
  func play(on seconds: Double = 0) throws {
    heldAt += seconds
    try session.run("scenec.playTo(arguments[0])", [heldAt])
  }

  /// A list that the toy knows by a name, as JSON values.
  func list(_ name: String) throws -> [Any] {
    try session.value("return scenec.value(arguments[0])", [name], as: [Any].self)
  }

  /// Colours that the toy knows by a name.
  func colours(_ name: String) throws -> [Picture.Pixel] {
    try list(name).map { colour in
      let parts = colour as? [String: Any] ?? [:]
      let numbers = ["red", "green", "blue"].map { (parts[$0] as? NSNumber)?.uint8Value ?? 0 }
      return Picture.Pixel(red: numbers[0], green: numbers[1], blue: numbers[2])
    }
  }

  /// True when the toy knows a name as yes.
  func flag(_ name: String) throws -> Bool {
    try session.value("return scenec.value(arguments[0])", [name], as: Bool.self)
  }

  /// A number that the toy knows by a name.
  func number(_ name: String) throws -> Double {
    try session.value("return scenec.value(arguments[0])", [name], as: NSNumber.self).doubleValue
  }

  /// Waits until a number that the toy knows has a value.
  func waitUntil(_ name: String, is value: Double) throws {
    try waitFor("\(name) to be \(value)") { try number(name) == value ? true : nil }
  }

  /// The colours at places, all at one moment.
  func colours(at places: [(x: Double, y: Double)]) throws -> [Picture.Pixel] {
    let ratio = try session.value("return devicePixelRatio", as: NSNumber.self).doubleValue
    // Two places say where all are: the scene is shown without turning it.
    let (zero, one) = (try onPage(0, 0), try onPage(1, 1))
    let spots = places.map { (x: zero.x + (one.x - zero.x) * $0.x, y: zero.y + (one.y - zero.y) * $0.y) }
    let picture = try session.screenshot()
    return spots.map { picture[Int($0.x * ratio), Int($0.y * ratio)] }
  }

  /// Where a place of the scene is in the window.
  func onPage(_ x: Double, _ y: Double) throws -> (x: Double, y: Double) {
    let place = try session.value("return scenec.toClient(...arguments)", [x, y], as: [String: NSNumber].self)
    return (place["x"]?.doubleValue ?? .nan, place["y"]?.doubleValue ?? .nan)
  }
}
