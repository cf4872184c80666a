import SceneLang
import Testing

@testable import Runtime

/// `Examples/fingers.scene` beside the app it replaces: `seed_fingers.json`.
@Suite struct FingersToyTests {
  static let seed = Vector.file("seed_fingers")

  private static let up = (x: 200.0, y: 410.0)
  private static let down = (x: 120.0, y: 410.0)

  /// The fingers of the scene by their numbers, 1 to 10.
  private static func names() -> [String] {
    ["left", "right"].flatMap { hand in
      ["index", "middle", "ring", "pinkie", "thumb"].map { "\(hand).\($0)" }
    }
  }

  private func expectCorners(_ toy: Toy, are key: String) {
    for (name, finger) in zip(Self.names(), Self.seed["fingers"].array) {
      let corners = toy.corners(of: toy.thing("\(name).bone"))
      for (corner, expected) in zip(corners, finger[key].array) {
        #expect(close(corner, expected.point, 0.001), "\(name): \(corner) is not \(expected.point)")
      }
    }
  }

  @Test("The vector has ten fingers of four corners")
  func vector() {
    #expect(Self.seed["fingers"].array.count == 10)
    for finger in Self.seed["fingers"].array {
      #expect(finger["open_corners_view"].array.count == 4 && finger["folded_corners_view"].array.count == 4)
    }
  }

  @Test("Open fingers of both hands have the corners of the old app")
  func openCorners() {
    let toy = Toy("fingers")
    expectCorners(toy, are: "open_corners_view")
  }

  @Test("Folded fingers of both hands have the corners of the old app")
  func foldedCorners() {
    let toy = Toy("fingers")
    for second in 0..<10 { toy.tap(Self.down.x, Self.down.y, at: Double(second)) }
    #expect(toy.number("number") == 0)
    expectCorners(toy, are: "folded_corners_view")
  }

  @Test("Every tap up and down, both ends included, folds and opens what it did in the old app")
  func eventSequence() {
    let toy = Toy("fingers")
    var taps = 0
    for (second, event) in Self.seed["event_sequence"].array.enumerated() {
      let words = event["event"].string ?? ""
      if words.hasSuffix("down") { toy.tap(Self.down.x, Self.down.y, at: Double(second)) }
      if words.hasSuffix("up") { toy.tap(Self.up.x, Self.up.y, at: Double(second)) }
      taps += words.hasPrefix("tap") ? 1 : 0
      #expect(toy.text("count") == event["text"].string)
      let open = Self.names().enumerated().filter { toy.value("\($0.element).folded") == .flag(false) }
      #expect(open.map { Double($0.offset + 1) } == event["open_numbers"].numbers)
    }
    #expect(taps == 23)
  }

  @Test(
    "A finger is folded ten times shorter about its root, at once", arguments: [("left.index", 6), ("left.thumb", 10)])
  func folding(name: String, taps: Int) {
    let toy = Toy("fingers")
    let open = toy.corners(of: toy.thing("\(name).bone"))
    for _ in 0..<10 { toy.tap(Self.down.x, Self.down.y, at: 1) }
    let folded = toy.corners(of: toy.thing("\(name).bone"))
    #expect(close(folded[0], open[0], 1e-9) && close(folded[3], open[3], 1e-9))
    #expect(close(folded[1], open[0] + (open[1] - open[0]) * 0.1, 1e-9))
  }

  @Test("A thousand times folded and opened, a finger is where it was to the last bit")
  func noDrift() {
    let toy = Toy("fingers")
    let before = toy.corners(of: toy.thing("right.thumb.bone"))
    for second in 0..<1_000 {
      toy.tap(Self.down.x, Self.down.y, at: Double(second))
      toy.tap(Self.up.x, Self.up.y, at: Double(second) + 0.5)
    }
    #expect(toy.corners(of: toy.thing("right.thumb.bone")) == before)
  }

  @Test("Taps on the buttons count up to their edges; on the label, the hands and the gap they do nothing")
  func tapPoints() {
    for touch in Self.seed["tap_points"].array {
      let toy = Toy("fingers")
      toy.tap(Self.down.x, Self.down.y, at: 0)
      toy.tap(touch["p"].point.x, touch["p"].point.y, at: 1)
      let change: Double = touch["hits"].string == "up" ? 1 : touch["hits"].string == "down" ? -1 : 0
      #expect(toy.number("number") == 9 + change, "at \(touch["p"].point)")
    }
    #expect(Self.seed["tap_points"].array.count == 10)
  }

  @Test("The tip of an open finger is black, and yellow shows there when it is folded")
  func pixels() {
    let toy = Toy("fingers")
    let tips = Self.seed["fingers"].array.map { finger in
      // A point inside the tip: a little back from its edge.
      let (tip, root) = (finger["open_tip_center_view"].point, finger["root_view"].point)
      return tip + (root - tip) * 0.02
    }
    for tip in tips { #expect(close(toy.sample(tip.x, tip.y).colour, Colour(0, 0, 0), 0)) }
    for second in 0..<10 { toy.tap(Self.down.x, Self.down.y, at: Double(second)) }
    for tip in tips { #expect(close(toy.sample(tip.x, tip.y).colour, Colour(255, 255, 0), 0)) }
  }
}
