import Testing

@testable import Runtime

/// The flipping card of `seed_card.json`: two faces in a card that is seen from 100 points away.
@Suite struct CardGeometryTests {
  static let card = Vector.file("seed_card")

  /// From a face's own points to the view's: its turn about its middle, its height above the card, the card's turn
  /// and perspective about the card's middle.
  static func face(turned: Double, z: Double, card angle: Double) -> Matrix3 {
    Matrix4.translation(-50, -50)
      .concatenating(.rotationY(degrees: turned))
      .concatenating(.translation(0, 0, z))
      .concatenating(.rotationY(degrees: angle))
      .concatenating(.perspective(100))
      .concatenating(.translation(100, 100))
      .plane
  }

  @Test("The corners of both faces are where the seed's card shows them", arguments: ["front", "rear"])
  func corners(name: String) {
    var seen = 0
    for turn in Self.card["projections"].array {
      let rear = name == "rear"
      let map = Self.face(turned: rear ? 180 : 0, z: rear ? 0 : 1, card: turn["angle_deg"].number)
      for corner in turn[name].array {
        let point = map.apply(Point(corner["corner"][0].number, corner["corner"][1].number))
        #expect(close(point, Point(corner["view"][0].number, corner["view"][1].number), 1e-5))
        seen += 1
      }
    }
    #expect(seen >= 32)
  }

  @Test("A point of the view comes back to where it is on each face")
  func localPoints() throws {
    for touch in Self.card["hit"]["points"].array {
      let angle = touch["state"].string == "card" ? 0.0 : -180
      for (name, local) in touch["local"].object {
        let rear = name == "rear"
        let map = Self.face(turned: rear ? 180 : 0, z: rear ? 0 : 1, card: angle)
        let point = try #require(map.inverse()).apply(Point(touch["p"][0].number, touch["p"][1].number))
        #expect(close(point, Point(local[0].number, local[1].number), 1e-9))
      }
    }
  }

  @Test("Half turns are exact: a turned face lies on the same pixels")
  func halfTurn() {
    let map = Self.face(turned: 180, z: 0, card: -180)
    #expect(map == .translation(Point(50, 50)))
  }
}
