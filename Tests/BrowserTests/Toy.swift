import Foundation
import TestSupport

/// A toy that `scenec run` plays in a browser. Places are points of the scene.
final class Toy {
  /// The window it is in.
  let session: Session
  /// What serves it.
  let scenec: RunningScenec
  private var heldAt = 0.0

  /// Plays one of the examples.
  convenience init(_ example: String, in browser: Browser) throws {
    try self.init(Scenec.package.appendingPathComponent("Examples/\(example).scene"), in: browser)
  }

  /// Plays a scene with the seed 1, and waits until it does.
  init(_ scene: URL, in browser: Browser) throws {
    scenec = try RunningScenec(scene)
    session = try Session(browser, at: URL(string: "?seed=1", relativeTo: scenec.address)!.absoluteURL)
    let session = session
    try waitFor("the toy to play") { try session.value("return scenec.ready", as: Bool.self) ? true : nil }
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
