import Foundation
import SceneLang

@testable import Runtime

/// A scene that a test plays: one of `Examples/`, or a test's own.
final class Toy {
  var stage: Stage

  /// The toy `Examples/<name>.scene`, at its beginning. `changing` may alter its text first.
  convenience init(_ name: String, seed: UInt64 = 1, changing: (String) -> String = { $0 }) {
    let url = Self.examples.appendingPathComponent("\(name).scene")
    do {
      self.init(text: changing(try String(contentsOf: url, encoding: .utf8)), seed: seed)
    } catch {
      fatalError("\(url.path): \(error)")
    }
  }

  /// A scene of this text. One that can't be played stops the tests.
  convenience init(text: String, seed: UInt64 = 1) {
    let compilation = compile(Source(name: "test.scene", bytes: Array(text.utf8))) { _ in nil }
    guard let scene = compilation.scene else {
      fatalError("The scene can't be played: \(compilation.diagnostics)\n\(text)")
    }
    self.init(Stage(Program(scene), seed: seed))
  }

  /// A stage that is under way.
  init(_ stage: Stage) { self.stage = stage }

  private static let examples = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Examples")

  /// What a name of the scene's, or a name inside a part such as `left.thumb.folded`, holds.
  func value(_ path: String) -> Value {
    let words = path.split(separator: ".").map { Text(String($0)) }
    guard var value = stage.value(of: words[0]) else { fatalError("There is no \(path)") }
    for word in words.dropFirst() {
      let member = Member(name: stage.program.names[word] ?? -1, property: Property(word: word), word: word)
      guard case .thing(let thing) = value, let next = try? stage.read(member, of: thing, Span(0, 0)) else {
        fatalError("There is no \(path)")
      }
      value = next
    }
    return value
  }

  /// The place of a named thing in the stage's arrays.
  func thing(_ path: String) -> Int {
    guard case .thing(let handle) = value(path) else { fatalError("\(path) is not a thing") }
    return Int(handle.index)
  }

  /// The places of a family's members, in its order.
  func things(_ family: String) -> [Int] {
    guard case .list(let items) = value(family) else { fatalError("\(family) is not a family") }
    return items.map { item in
      guard case .thing(let handle) = item else { fatalError("\(family) holds more than things") }
      return Int(handle.index)
    }
  }

  /// A number of the scene's.
  func number(_ path: String) -> Double {
    guard case .number(let number) = value(path) else { fatalError("\(path) is not a number") }
    return number
  }

  /// The toy as it is at a moment, in seconds. The toy itself plays on from where it was.
  func seen(at seconds: Double) -> Toy {
    let copy = Toy(stage)
    copy.stage.advance(to: Microseconds(seconds: seconds))
    copy.stage.arrive()
    return copy
  }

  func touch(
    _ phase: TouchEvent.Phase, _ x: Double, _ y: Double, at seconds: Double, finger: Int = 1
  ) {
    stage.touch(
      TouchEvent(finger: finger, phase: phase, position: Point(x, y), time: Microseconds(seconds: seconds)))
  }

  /// Down and up at once: the tap happens at exactly that moment.
  func tap(_ x: Double, _ y: Double, at seconds: Double) {
    touch(.began, x, y, at: seconds)
    touch(.ended, x, y, at: seconds)
  }

  /// Where the corners of a thing's bounds are drawn: top left, top right, bottom right, bottom left of its own.
  func corners(of index: Int) -> [Point] {
    let size = stage.things[index].look.size
    let plane = stage.plane(of: index)
    return [Point(0, 0), Point(size.x, 0), size, Point(0, size.y)].map { plane.apply($0) }
  }

  /// Where the middle of a thing's bounds is drawn.
  func place(of index: Int) -> Point { stage.place(of: index) }

  /// The children of a thing, in the order of painting by `z` and the file.
  func children(of index: Int) -> [Int] { stage.children(of: index) }

  /// The children of a thing, the nearest last.
  func paintOrder(of index: Int) -> [Int] { stage.paintOrder(of: index) }

  /// What a property of a thing is now.
  func value(of property: Property, of index: Int) -> Value { stage.value(of: property, of: index) }

  /// The point of the scene where a point of a thing's own is drawn.
  func drawn(_ point: Point, of index: Int) -> Point { stage.plane(of: index).apply(point) }

  /// A point of the scene in a thing's own points.
  func own(_ point: Point, of index: Int) -> Point? { stage.ownPoint(point, of: index) }

  /// What a touch at a point belongs to.
  func hit(_ x: Double, _ y: Double) -> Int? { stage.hitTest(Point(x, y)) }

  /// The thing that hears of these gestures when a touch begins at a point.
  func listener(to gestures: Listening, at point: Point) -> Int? {
    guard let hit = stage.hitTest(point) else { return nil }
    return stage.nearestListener(to: gestures, from: hit)
  }

  /// The words of a label.
  func text(_ path: String) -> String { stage.things[thing(path)].look.words.text.description }
}

extension Vector {
  /// Two numbers, as a point.
  var point: Point { Point(self[0].number, self[1].number) }

  /// Four numbers, as a box.
  var bounds: Bounds { Bounds(at: point, size: Point(self[2].number, self[3].number)) }
}

/// Whether two boxes agree within a tolerance.
func close(_ a: Bounds?, _ b: Bounds, _ tolerance: Double) -> Bool {
  guard let a else { return false }
  return close(a.minimum, b.minimum, tolerance) && close(a.maximum, b.maximum, tolerance)
}
