import Foundation
import SceneLang
import Testing

@testable import Runtime

/// `Examples/cars.scene` beside the app it replaces: `seed_cars.json`.
@Suite struct CarsToyTests {
  static let seed = Vector.file("seed_cars")

  /// The middles of the lights on the board, from the left.
  private static let green = Point(70, 450), yellow = Point(160, 450), red = Point(250, 450)

  /// The toy after a tap on the board at the beginning.
  private static func started(seed: UInt64 = 1) -> Toy {
    let toy = Toy("cars", seed: seed)
    toy.tap(160, 450, at: 0)
    return toy
  }

  /// The names of the colours in the order of the cars, from their values.
  private static func order(_ toy: Toy) -> [String] {
    guard case .list(let colours) = toy.value("order") else { return [] }
    return colours.map { colour in
      ["green", "yellow", "red"].first { toy.value($0) == colour } ?? "another colour"
    }
  }

  private static func light(_ name: String) -> Point {
    name == "green" ? green : name == "yellow" ? yellow : red
  }

  // MARK: What is there

  @Test("Every other square of nine a row is painted, and shows through at 30 per cent")
  func checkerboard() {
    let toy = Toy("cars")
    let checker = Self.seed["checker"]
    let squares = toy.things("square").map { toy.corners(of: $0)[0] }
    #expect(squares.count == 125 && checker["count"].number == 125)
    #expect(Array(squares.prefix(14)) == checker["first_14"].array.map { $0.point })
    #expect(squares.last == checker["last"].point)
    let filled = Self.seed["checker_composited_rgb"].numbers
    let background = Self.seed["colors"]["4 background"].numbers
    for probe in checker["probe_points"].array {
      let expected = probe["filled"].flag == true ? filled : background
      let colour = toy.sample(probe["p"].point.x, probe["p"].point.y).colour
      #expect(close(colour, Colour(expected[0], expected[1], expected[2]), 0.001), "at \(probe["p"].point)")
    }
  }

  @Test("A car is 100 by 100 / 1.618, and its parts are where they were")
  func carGeometry() {
    let toy = Self.started().seen(at: 0)
    let car = Self.seed["car_geometry_local"]
    for racer in toy.things("racer") {
      let origin = toy.corners(of: racer)[0]
      #expect(close(Bounds(around: toy.corners(of: racer)), Bounds(at: origin, size: Point(100, 100 / 1.618)), 1e-9))
      let parts = toy.children(of: racer).map { Bounds(around: toy.corners(of: $0)) }
      let expected = [car["top"].bounds, car["body"].bounds] + car["tire_frames"].array.map { $0.bounds }
      #expect(parts.count == expected.count)
      for (part, place) in zip(parts, expected) {
        #expect(close(part, Bounds(place.minimum + origin, place.maximum + origin), 1e-5))
      }
    }
  }

  @Test("The board says `start` where it did, and its lights are hidden")
  func board() {
    let toy = Toy("cars")
    #expect(Bounds(around: toy.corners(of: toy.thing("board"))) == Self.seed["btn"]["frame"].bounds)
    #expect(toy.text("board") == "start")
    let lights = toy.things("light")
    for (light, name) in zip(lights, ["green", "yellow", "red"]) {
      let place = Self.seed["signal_in_view"][name]
      #expect(close(Bounds(around: toy.corners(of: light)), place["frame"].bounds, 1e-9))
      #expect(toy.stage.things[light].look.hidden)
      #expect(toy.value(of: .color, of: light) == toy.value(name))
    }
    #expect(lights.count == 3)
  }

  @Test("The colours are those of the old app")
  func colours() {
    let toy = Toy("cars")
    for (name, key) in [
      ("yellow", "0 yellow"), ("green", "1 green"), ("teal", "2 checker (opacity .3)"), ("red", "3 red"),
    ] {
      let rgb = Self.seed["colors"][key].numbers
      #expect(toy.value(name) == .colour(Colour(rgb[0], rgb[1], rgb[2])))
    }
  }

  // MARK: The cars drive

  @Test("All three cars start together at the tap, and are where they were at every part of their time")
  func driving() {
    let toy = Self.started()
    var samples = 0
    for (index, car) in Self.seed["cars"].array.enumerated() {
      for sample in car["samples"].array + car["by_absolute_time"].array {
        let seen = toy.seen(at: sample["t"].number)
        let place = seen.place(of: seen.things("racer")[index])
        #expect(close(place, Point(sample["center_x"].number, 160), 1e-5), "car \(index) at \(sample["t"].number)")
        samples += 1
      }
    }
    #expect(samples == 60)
  }

  @Test("Cars take 1.5, 2.5 and 3.5 seconds, and stand at 600 then", arguments: [(0, 1.5), (1, 2.5), (2, 3.5)])
  func durations(index: Int, seconds: Double) {
    let toy = Self.started()
    let before = toy.seen(at: seconds - 0.001)
    let after = toy.seen(at: seconds)
    #expect(before.place(of: before.things("racer")[index]).x < 600)
    #expect(after.place(of: after.things("racer")[index]) == Point(600, 160))
  }

  @Test("They come into sight, pass the middle and leave when they did")
  func passing() {
    let toy = Self.started()
    for (index, car) in Self.seed["cars"].array.enumerated() {
      for (key, x) in [
        ("right_edge_enters_x0_at", -50.0), ("center_at_x160_at", 160), ("left_edge_leaves_x320_at", 370),
      ] {
        let seen = toy.seen(at: car[key].number)
        // The times have six decimals, and a car goes up to 1.1 points a millisecond.
        #expect(abs(seen.place(of: seen.things("racer")[index]).x - x) < 0.002, "car \(index): \(key)")
      }
    }
  }

  @Test("The cars have the colours of the order, the slower above the faster")
  func carColours() {
    let toy = Self.started()
    let racers = toy.things("racer")
    guard case .list(let order) = toy.value("order") else { return }
    for (racer, colour) in zip(racers, order) {
      let roof = toy.children(of: racer)[0]
      #expect(toy.value(of: .color, of: roof) == colour)
    }
    #expect(toy.children(of: 0).filter { racers.contains($0) } == racers)
  }

  @Test("All six orders come equally often")
  func uniformOrder() {
    let fresh = Toy("cars")
    var counts: [[String]: Int] = [:]
    for seed in 1...6_000 as ClosedRange<UInt64> {
      // Nothing before the tap draws, so that a stage of another seed differs in its generator alone.
      let toy = Toy(fresh.stage)
      toy.stage.generator = Generator(seed: seed)
      toy.tap(160, 450, at: 0)
      counts[Self.order(toy), default: 0] += 1
    }
    let orders = Self.seed["color_order_from_rng"].array.map { row in
      row["order"].array.map { String(($0.string ?? "").prefix { $0 != "(" }) }
    }
    #expect(Set(counts.keys) == Set(orders))
    let chiSquare = counts.values.reduce(0) { $0 + pow(Double($1) - 1_000, 2) / 1_000 }
    // 20.5 is passed by chance once in a thousand times, at five degrees of freedom.
    #expect(chiSquare < 20.5)
  }

  @Test("A stage of a seed is a stage whose generator starts from it")
  func seeds() {
    for seed in [2, 3, 77] as [UInt64] {
      let toy = Toy("cars")
      toy.stage.generator = Generator(seed: seed)
      toy.tap(160, 450, at: 0)
      let other = Self.started(seed: seed)
      #expect(Self.order(toy) == Self.order(other))
    }
  }

  // MARK: The board turns

  @Test("The board turns: its visible height follows the cosine, its words go and its lights come at half")
  func turning() {
    let toy = Self.started()
    for moment in Self.seed["flip_timeline"].array {
      let seconds = moment["t"].number
      let seen = toy.seen(at: seconds)
      let corners = seen.corners(of: seen.thing("board"))
      #expect(abs(corners[0].y - moment["top_y"].number) < 1e-5, "at \(seconds) s")
      #expect(abs(corners[3].y - moment["bottom_y"].number) < 1e-5)
      #expect(abs(corners[1].x - corners[0].x) == 280)
      let showsLights = seen.things("light").allSatisfy { !seen.stage.things[$0].look.hidden }
      #expect(showsLights == (seconds >= 0.3))
      #expect(seen.text("board") == (seconds >= 0.3 ? "" : "start"))
    }
  }

  @Test("A second tap on the board does nothing, while it turns and after")
  func secondTap() {
    for moment in [0.1, 0.45, 0.7] {
      let toy = Self.started()
      let order = Self.order(toy)
      // Beside the lights.
      toy.tap(115, 450, at: moment)
      #expect(Self.order(toy) == order)
      let seen = toy.seen(at: 4)
      #expect(seen.number("board.rotationX") == 0 && seen.things("racer").count == 3)
    }
  }

  // MARK: The answer

  @Test("The first light flies to the first place in half a second, easing in and out")
  func firstLight() {
    let toy = Self.started()
    toy.tap(Self.green.x, Self.green.y, at: 0.7)
    for moment in Self.seed["dot_move"]["example_green_to_slot0"].array {
      let seen = toy.seen(at: 0.7 + moment["t"].number)
      #expect(close(seen.place(of: seen.things("light")[0]), moment["center"].point, 1e-5))
    }
  }

  @Test("Lights fly to the three places in the order of the taps, above the board")
  func places() {
    let toy = Self.started()
    for (index, name) in ["red", "green", "yellow"].enumerated() {
      let light = Self.light(name)
      toy.tap(light.x, light.y, at: 1 + Double(index) * 0.2)
    }
    let seen = toy.seen(at: 1.9)
    let lights = seen.things("light")
    let slots = Self.seed["answer_slots_center"].array.map { $0.point }
    #expect([2, 0, 1].map { seen.place(of: lights[$0]) } == slots)
    #expect(Array(seen.children(of: 0).suffix(3)) == [2, 0, 1].map { lights[$0] })
  }

  @Test("A light counts once: where it was, and where it flies, a tap does nothing more")
  func once() {
    let toy = Self.started()
    toy.tap(70, 450, at: 0.7)
    toy.tap(70, 450, at: 0.8)
    toy.tap(60, 180, at: 1.3)
    toy.tap(70, 450, at: 1.4)
    guard case .list(let answer) = toy.value("answer") else { return }
    #expect(answer == [toy.value("green")])
  }

  @Test("The right order is told at the third tap, before its light has arrived")
  func right() {
    let toy = Self.started()
    for (index, name) in Self.order(toy).enumerated() {
      let light = Self.light(name)
      #expect(toy.text("board") != "OK!")
      toy.tap(light.x, light.y, at: 0.7 + Double(index) * 0.3)
    }
    #expect(toy.text("board") == "OK!")
    #expect(toy.place(of: toy.things("light")[0]).y > 180 || toy.place(of: toy.things("light")[2]).y > 180)
  }

  @Test("Any of the five wrong orders is a miss")
  func wrong() {
    let orders = Self.seed["color_order_from_rng"].array.map { row in
      row["order"].array.map { String(($0.string ?? "").prefix { $0 != "(" }) }
    }
    var misses = 0
    for answer in orders {
      let toy = Self.started()
      let isRight = answer == Self.order(toy)
      for (index, name) in answer.enumerated() {
        let light = Self.light(name)
        toy.tap(light.x, light.y, at: 0.7 + Double(index) * 0.3)
      }
      #expect(toy.text("board") == (isRight ? "OK!" : "Miss!"))
      misses += isRight ? 0 : 1
    }
    #expect(misses == 5)
  }

  @Test("A second after the third tap all begins again, though cars still drive")
  func restart() {
    let toy = Self.started()
    for (index, light) in [Self.green, Self.yellow, Self.red].enumerated() {
      toy.tap(light.x, light.y, at: 0.7 + Double(index) * 0.3)
    }
    let before = toy.seen(at: 2.299_999)
    #expect(before.things("racer").count == 3)
    #expect(before.text("board") != "start")
    let after = toy.seen(at: 2.3)
    #expect(after.things("racer").isEmpty)
    #expect(after.text("board") == "start")
    #expect(after.value("answer") == .list([]) && after.value("order") == .list([]))
    #expect(after.things("light").map { after.place(of: $0) } == [Self.green, Self.yellow, Self.red])
    #expect(after.things("light").allSatisfy { after.stage.things[$0].look.hidden })
    #expect(after.stage.nextMoment == nil)
  }

  @Test("The next round plays as the first, in an order of its own")
  func nextRound() {
    let toy = Self.started()
    var orders: [[String]] = []
    for round in 0..<20 {
      let start = Double(round) * 10
      toy.tap(160, 450, at: start)
      orders.append(Self.order(toy))
      for (index, name) in Self.order(toy).enumerated() {
        let light = Self.light(name)
        toy.tap(light.x, light.y, at: start + 5 + Double(index) * 0.3)
      }
      #expect(toy.text("board") == "OK!", "round \(round)")
    }
    #expect(Set(orders).count > 1)
    #expect(toy.stage.mistakes.isEmpty)
  }

  @Test("The light's circle is what counts, not the square around it")
  func corner() {
    let toy = Self.started()
    toy.tap(32, 412, at: 0.9)
    #expect(toy.value("answer") == .list([]))
    toy.tap(42, 422, at: 1)
    guard case .list(let answer) = toy.value("answer") else { return }
    #expect(answer.count == 1)
  }
}
