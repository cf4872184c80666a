import SceneLang
import Testing

@testable import Runtime

/// `Examples/card.scene` beside the app it replaces: `seed_card.json`.
@Suite struct CardToyTests {
  static let seed = Vector.file("seed_card")

  /// The card, held at an angle.
  private static func turned(to angle: Double) -> Toy {
    let toy = Toy("card")
    let card = toy.thing("card")
    toy.stage.takeOver(.rotationY, of: card)
    _ = toy.stage.set(.rotationY, of: card, to: .number(angle))
    toy.stage.finishEvent()
    return toy
  }

  private static func angle(_ toy: Toy, at seconds: Double) -> Double {
    let seen = toy.seen(at: seconds)
    return seen.number("card.rotationY")
  }

  @Test("Both faces have their projected corners at every listed angle")
  func corners() {
    var angles = 0
    for turn in Self.seed["projections"].array {
      let toy = Self.turned(to: turn["angle_deg"].number)
      for face in ["front", "rear"] {
        let corners = toy.corners(of: toy.thing(face))
        for (corner, expected) in zip(corners, turn[face].array) {
          #expect(
            close(corner, expected["view"].point, 1e-5), "\(face) at \(turn["angle_deg"].number): \(corner)")
        }
        #expect(turn[face].array.count == 4)
      }
      angles += 1
    }
    #expect(angles == 16)
  }

  /// One line of the design's table: the upper corners of both faces.
  struct Row: Sendable {
    var angle: Double
    var front, rear: (Point, Point)

    init(_ angle: Double, front: (Double, Double, Double, Double), rear: (Double, Double, Double, Double)) {
      self.angle = angle
      self.front = (Point(front.0, front.1), Point(front.2, front.3))
      self.rear = (Point(rear.0, rear.1), Point(rear.2, rear.3))
    }
  }

  static let table = [
    Row(0, front: (49.495, 49.495, 150.505, 49.495), rear: (150, 50, 50, 50)),
    Row(-30, front: (64.715, 59.721, 157.735, 32.555), rear: (157.735, 33.333, 65.359, 60)),
    Row(-45, front: (73.217, 62.866, 154.191, 21.799), rear: (154.692, 22.654, 73.880, 63.060)),
    Row(-60, front: (81.887, 64.986, 142.944, 11.030), rear: (144.093, 11.815, 82.554, 65.108)),
    Row(-90, front: (99.333, 66.667, 98, 0), rear: (100, 0, 100, 66.667)),
    Row(-120, front: (116.783, 65.230, 54.779, 12.585), rear: (55.907, 11.815, 117.446, 65.109)),
    Row(-135, front: (125.465, 63.252, 44.818, 23.491), rear: (45.308, 22.654, 126.120, 63.060)),
    Row(-180, front: (149.505, 50.495, 50.495, 50.495), rear: (50, 50, 150, 50)),
  ]

  @Test("The table of corners holds within 0.01 points; the lower corners are their mirror images", arguments: table)
  func cornersOfTable(row: Row) {
    let toy = Self.turned(to: row.angle)
    for (face, upper) in [("front", row.front), ("rear", row.rear)] {
      let corners = toy.corners(of: toy.thing(face))
      #expect(close(corners[0], upper.0, 0.01) && close(corners[1], upper.1, 0.01))
      #expect(close(corners[2], Point(upper.1.x, 200 - upper.1.y), 0.01))
      #expect(close(corners[3], Point(upper.0.x, 200 - upper.0.y), 0.01))
    }
  }

  @Test("The face that is nearer lies on top at every listed angle")
  func onTop() {
    for turn in Self.seed["projections"].array where turn["on_top"].string != "edge-on" {
      let toy = Self.turned(to: turn["angle_deg"].number)
      let top = toy.paintOrder(of: toy.thing("card")).last
      #expect(top == toy.thing(turn["on_top"].string ?? ""), "at \(turn["angle_deg"].number)")
    }
  }

  @Test(
    "The faces swap when the angle passes 90 degrees",
    arguments: [(-89.9, "front"), (-90.1, "rear"), (89.9, "front"), (90.1, "rear")])
  func swap(angle: Double, face: String) {
    let toy = Self.turned(to: angle)
    #expect(toy.paintOrder(of: toy.thing("card")).last == toy.thing(face))
  }

  @Test("Before the turn the front is seen, after it the rear, and the table always")
  func pictures() {
    let toy = Toy("card")
    #expect(toy.sample(100, 100).images == ["card/table.png", "card/rear.png", "card/front.png"])
    toy.tap(100, 100, at: 0)
    toy.stage.advance(to: 1_000_000)
    #expect(toy.sample(100, 100).images == ["card/table.png", "card/front.png", "card/rear.png"])
    #expect(toy.sample(250, 400).images == ["card/table.png"])
  }

  @Test("The half turn takes a second along the curve `ease`")
  func timeline() {
    let toy = Toy("card")
    toy.tap(100, 100, at: 0)
    for moment in Self.seed["flip_timeline_default_curve_1s"].array {
      let angle = Self.angle(toy, at: moment["t"].number)
      #expect(abs(angle - moment["angle_deg"].number) < 1e-4, "at \(moment["t"].number) s")
    }
    #expect(Self.angle(toy, at: 1) == -180)
  }

  @Test("The rear comes up at half of the way, 0.2933 seconds after the tap")
  func swapTime() {
    let toy = Toy("card")
    toy.tap(100, 100, at: 0)
    for (seconds, face) in [(0.2932, "front"), (0.2934, "rear")] {
      let seen = toy.seen(at: seconds)
      #expect(seen.paintOrder(of: seen.thing("card")).last == seen.thing(face))
    }
  }

  @Test("It turns the way that the sign of -180 says: the right edge comes forward")
  func direction() {
    let toy = Toy("card")
    toy.tap(100, 100, at: 0)
    let seen = toy.seen(at: 0.2)
    let front = seen.corners(of: seen.thing("front"))
    let (left, right) = (front[3].y - front[0].y, front[2].y - front[1].y)
    #expect(right > 110 && left < 90)
    #expect(seen.number("card.rotationY") < 0)
  }

  @Test("The way back goes through the same angles")
  func wayBack() {
    let toy = Toy("card")
    toy.tap(100, 100, at: 0)
    toy.tap(100, 100, at: 2)
    for moment in Self.seed["flip_timeline_default_curve_1s"].array {
      let angle = Self.angle(toy, at: 2 + moment["t"].number)
      #expect(abs(angle + 180 - -moment["angle_deg"].number) < 1e-4)
    }
  }

  @Test("A tap during the flip turns it back from the angle that is seen, in a second")
  func reversed() {
    let toy = Toy("card")
    toy.tap(100, 100, at: 0)
    toy.tap(100, 100, at: 0.4)
    #expect(toy.value("faceUp") == .flag(true))
    for moment in Self.seed["reverse_at_0.4s"]["samples"].array {
      let angle = Self.angle(toy, at: 0.4 + moment["t_after_second_touch"].number)
      #expect(abs(angle - moment["angle_deg"].number) < 1e-4)
    }
    #expect(Self.angle(toy, at: 1.4) == 0)
    #expect(toy.stage.mistakes.isEmpty)
  }

  @Test("Each tap turns it, however many there are on the way")
  func manyTaps() {
    let toy = Toy("card")
    for tap in 0..<9 {
      toy.tap(100, 100, at: Double(tap) * 0.1)
      #expect(toy.value("faceUp") == .flag(tap % 2 == 1))
    }
    #expect(Self.angle(toy, at: 1.8) == -180)
  }

  @Test("At rest, both ways up, the card is touched where it is drawn, to half a point at its rim")
  func hits() {
    var points = 0
    for touch in Self.seed["hit"]["points"].array {
      let isFlipped = touch["state"].string == "card.flipped"
      let toy = Toy("card")
      if isFlipped { toy.tap(100, 100, at: 0) }
      toy.tap(touch["p"].point.x, touch["p"].point.y, at: 2)
      let hasTurned = toy.value("faceUp") == .flag(isFlipped)
      #expect(hasTurned == touch["flips"].flag, "\(touch["p"].point), \(touch["state"].string ?? "")")
      points += 1
    }
    #expect(points == 36)
  }

  @Test("While it turns it is touched where it is seen: not where it lay, and where it has come to")
  func hitsOnTheWay() {
    let toy = Self.turned(to: -60)
    // The right edge of the front is at x 142.9, from y 11 to 189; the left at 81.9, from 65 to 135.
    #expect(toy.hit(142, 14) != nil)
    #expect(toy.hit(60, 100) == nil)
    #expect(toy.hit(148, 100) == nil)
    #expect(toy.hit(85, 60) == nil)
  }

  @Test("Seen from its edge it is nowhere to be touched")
  func edge() {
    let toy = Self.turned(to: -90)
    #expect(toy.hit(120, 100) == nil)
    #expect(toy.hit(70, 100) == nil)
  }
}
