import Foundation
import TestSupport

/// A toy that `scenec run` plays in a browser. Places are points of the scene.
final class Toy {
  /// The window it is in.
  let session: Session
  /// What serves it.
  let scenec: RunningScenec

  /// Plays one of the examples.
  convenience init(_ example: String, in browser: Browser) throws {
    try self.init(Scenec.package.appendingPathComponent("Examples/\(example).scene"), in: browser)
  }

  /// Plays a scene, and waits until it does.
  init(_ scene: URL, in browser: Browser) throws {
    scenec = try RunningScenec(scene)
    session = try Session(browser, at: scenec.address)
    let session = session
    try waitFor("the toy to play") { try session.value("return scenec.ready", as: Bool.self) ? true : nil }
  }

  /// Taps a place, as a child would in this browser.
  func tap(_ x: Double, _ y: Double) throws {
    let place = try onPage(x, y)
    try session.perform([.tap(place.x, place.y, by: session.browser.pointer)])
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
    let spots = try places.map { try onPage($0.x, $0.y) }
    let picture = try session.screenshot()
    return spots.map { picture[Int($0.x * ratio), Int($0.y * ratio)] }
  }

  /// Where a place of the scene is in the window.
  func onPage(_ x: Double, _ y: Double) throws -> (x: Double, y: Double) {
    let place = try session.value("return scenec.toClient(...arguments)", [x, y], as: [String: NSNumber].self)
    return (place["x"]?.doubleValue ?? .nan, place["y"]?.doubleValue ?? .nan)
  }
}
