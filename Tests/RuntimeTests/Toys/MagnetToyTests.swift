import Foundation
import SceneLang
import Testing

@testable import Runtime

/// `Examples/magnet.scene` beside the app it replaces: `seed_magnet.json`.
@Suite struct MagnetToyTests {
  static let seed = Vector.file("seed_magnet")

  /// The toy with chip `i` of kind `i mod 4`, as in the vector's scenarios.
  private static func ordered() -> Toy {
    Toy("magnet") { text in
      let changed = text.replacingOccurrences(of: "random(0, 3)", with: "i mod 4")
      precondition(changed != text)
      return changed
    }
  }

  /// The number of a chip, from its first place.
  private static func number(at corner: Point) -> Int {
    Int((corner.y - 10) / 10) * 30 + Int((corner.x - 10) / 10)
  }

  private static func chip(_ number: Int) -> [Point] {
    let corner = Point(Double(number % 30) * 10 + 10, Double(number / 30) * 10 + 10)
    return Bounds(at: corner, size: Point(5, 5)).corners
  }

  /// The chips that the magnet has caught, by number, of each colour.
  private static func caught(_ toy: Toy, _ numbers: [Int: Int]) -> (red: Set<Int>, blue: Set<Int>) {
    let magnet = toy.thing("magnet")
    func members(_ family: String) -> Set<Int> {
      Set(toy.things(family).filter { toy.stage.things[$0].parent == magnet }.compactMap { numbers[$0] })
    }
    return (members("redChip"), members("blueChip"))
  }

  /// The chips' numbers, by their places in the stage's arrays.
  private static func numbers(_ toy: Toy) -> [Int: Int] {
    var numbers: [Int: Int] = [:]
    for chip in toy.things("redChip") + toy.things("blueChip") { numbers[chip] = number(at: toy.corners(of: chip)[0]) }
    return numbers
  }

  /// The chips of one kind that a tip meets on a way, in the vector's scenarios; nil where it is too close to call.
  private static func met(by tip: [Point], on ways: [Point], kind: Int) -> Set<Int> {
    var met: Set<Int> = []
    var corners = tip
    for way in ways {
      let swept = ConvexHull(of: corners, movingBy: way)
      for number in 0..<900 where number % 4 == kind {
        let gap = swept.gap(to: ConvexHull(around: chip(number)))
        #expect(abs(gap) > 1e-7, "Too close to call")
        if gap < 0 { met.insert(number) }
      }
      corners = corners.map { $0 + way }
    }
    return met
  }

  /// Drags the magnet from a point in it through others, and holds what it catches beside what its tips meet.
  private func expectCatch(from start: Point, through points: [Point]) {
    let toy = Self.ordered()
    let numbers = Self.numbers(toy)
    let (blueTip, redTip) = (toy.corners(of: toy.thing("blueTip")), toy.corners(of: toy.thing("redTip")))
    toy.touch(.began, start.x, start.y, at: 0)
    var ways: [Point] = []
    var here = start
    for (step, point) in points.enumerated() {
      toy.touch(.moved, point.x, point.y, at: Double(step + 1) / 60)
      ways.append(point - here)
      here = point
    }
    let caught = Self.caught(toy, numbers)
    #expect(caught.red == Self.met(by: blueTip, on: ways, kind: 2))
    #expect(caught.blue == Self.met(by: redTip, on: ways, kind: 3))
    #expect(!caught.red.isEmpty && !caught.blue.isEmpty)
    #expect(toy.stage.mistakes.isEmpty)
  }

  // MARK: What is there

  @Test("Every chip is 5 by 5 on the grid of thirty by thirty, red or blue, no two on one place")
  func grid() {
    let toy = Toy("magnet", seed: 3)
    var places: Set<Point> = []
    for (family, colour) in [("redChip", Colour(255, 0, 0)), ("blueChip", Colour(0, 0, 255))] {
      for chip in toy.things(family) {
        let corners = toy.corners(of: chip)
        #expect(corners[2] - corners[0] == Point(5, 5))
        let cell = Point((corners[0].x - 10) / 10, (corners[0].y - 10) / 10)
        #expect(cell.x == cell.x.rounded() && cell.y == cell.y.rounded())
        #expect((0..<30).contains(cell.x) && (0..<30).contains(cell.y))
        #expect(toy.value(of: .color, of: chip) == .colour(colour))
        places.insert(cell)
      }
    }
    #expect(places.count == toy.things("redChip").count + toy.things("blueChip").count)
  }

  @Test("A quarter of the places hold a red chip and a quarter a blue one, over many seeds")
  func quarters() {
    var (red, blue) = (0.0, 0.0)
    let stages = 60.0
    for seed in 1...UInt64(stages) {
      let toy = Toy("magnet", seed: seed)
      red += Double(toy.things("redChip").count)
      blue += Double(toy.things("blueChip").count)
    }
    let places = stages * 900
    // Four standard deviations of a share of a quarter.
    let margin = 4 * (0.25 * 0.75 / places).squareRoot()
    #expect(abs(red / places - 0.25) < margin)
    #expect(abs(blue / places - 0.25) < margin)
  }

  @Test("The tips are where they were, turned by 3.6 degrees each way")
  func tips() {
    let toy = Toy("magnet")
    #expect(Bounds(around: toy.corners(of: toy.thing("magnet"))) == Self.seed["views"]["magnet"]["frame"].bounds)
    // The old app named its tips after what they catch.
    for (name, old) in [("blueTip", "redPoint"), ("redTip", "bluePoint")] {
      let expected = Self.seed["views"][old]["corners_in_magnet"].array.map { $0.point + Point(100, 400) }
      let corners = toy.corners(of: toy.thing(name))
      #expect(zip(corners, expected).allSatisfy { close($0, $1, 1e-6) } && expected.count == 4)
    }
  }

  @Test("The arms are strokes of 20 along their curves")
  func arms() {
    let toy = Toy("magnet")
    for (key, colour) in [("blue(left)", Colour(0, 0, 255)), ("red(right)", Colour(255, 0, 0))] {
      let samples = Self.seed["arms"][key]["samples"].array
      #expect(samples.count == 11)
      // The ends lie under the tips, and in the middle the other arm begins.
      for sample in samples.dropFirst(3).dropLast() {
        let center = sample["center"].point
        for edge in ["left_edge", "right_edge"] {
          let inside = center + (sample[edge].point - center) * 0.98 + Point(100, 400)
          let outside = center + (sample[edge].point - center) * 1.02 + Point(100, 400)
          #expect(close(toy.sample(inside.x, inside.y).colour, colour, 0), "t \(sample["t"].number), \(edge)")
          #expect(close(toy.sample(outside.x, outside.y).colour, Colour(255, 255, 255), 0))
        }
      }
    }
  }

  @Test("A finger holds the magnet anywhere in its square, and the button in its own")
  func initialHits() {
    let toy = Self.ordered()
    for touch in Self.seed["hit_initial_scenario_types"]["points"].array {
      let point = touch["p"].point
      let name = toy.listener(to: [.drag, .tap], at: point).map { toy.stage.name(of: $0).description }
      switch touch["hit"].string {
      case "magnet", "redPoint", "bluePoint": #expect(name == "magnet", "at \(point)")
      case "reset label": #expect(name == "again")
      case "self.view":
        // Tips and arms stick out of the square, and are the magnet there too now.
        let isPainted = !close(toy.sample(point.x, point.y).colour, Colour(255, 255, 255), 0)
        #expect(name == (isPainted ? "magnet" : nil), "at \(point)")
      default: #expect(name == nil, "at \(point)")
      }
    }
  }

  // MARK: Catching

  @Test("Straight up, each tip catches the chips of its colour that it meets, and no others")
  func straightUp() {
    expectCatch(from: Point(150, 480), through: (1...15).map { Point(150, 480 - Double($0) * 12) })
  }

  @Test("A fast drag misses nothing on the way: one report, and the swept way counts")
  func fast() {
    expectCatch(from: Point(150, 480), through: [Point(150, 100)])
    expectCatch(from: Point(150, 480), through: [Point(60, 140)])
    expectCatch(from: Point(150, 480), through: [Point(290, 105.3)])
  }

  @Test("A zigzag of long reports catches what lies on its lines, and each chip once")
  func zigzag() {
    expectCatch(
      from: Point(120, 470),
      through: [
        Point(40.5, 300.25), Point(250.25, 280.5), Point(45, 200.75), Point(240, 130), Point(240.5, 420),
        Point(60, 90.5),
      ])
  }

  @Test("It catches nothing that the old app's boxes around the tips would not have met")
  func scenario() {
    let toy = Self.ordered()
    let numbers = Self.numbers(toy)
    let scenario = Self.seed["scenario_1_drag_straight_up"]
    for (step, touch) in scenario["touches"].array.enumerated() {
      let phase: TouchEvent.Phase = touch[0].string == "down" ? .began : touch[0].string == "move" ? .moved : .ended
      toy.touch(phase, touch[1].point.x, touch[1].point.y, at: Double(step) / 60)
    }
    let caught = Self.caught(toy, numbers)
    let old = scenario["final"]["attached"].array
    let oldRed = Set(old.filter { $0["color"].string == "red" }.map { Int($0["i"].number) })
    let oldBlue = Set(old.filter { $0["color"].string == "blue" }.map { Int($0["i"].number) })
    // The drag begins at the first movement now, not after ten points: the magnet has come 12 points further.
    #expect(toy.corners(of: toy.thing("magnet"))[0] == Point(100, 220))
    let further = Set((0..<900).filter { $0 / 30 <= 22 })
    #expect(caught.red.subtracting(further).isSubset(of: oldRed))
    #expect(caught.blue.subtracting(further).isSubset(of: oldBlue))
  }

  @Test("A second drag, held elsewhere, catches what its tips meet: nothing is displaced")
  func secondDrag() {
    let toy = Self.ordered()
    let numbers = Self.numbers(toy)
    let (blueTip, redTip) = (toy.corners(of: toy.thing("blueTip")), toy.corners(of: toy.thing("redTip")))
    let scenario = Self.seed["scenario_2_two_drags_second_began_uses_shifted_tip"]
    var here = Point.zero
    var ways: [Point] = []
    for (step, touch) in scenario["touches"].array.enumerated() {
      let (name, point) = (touch[0].string, touch[1].point)
      toy.touch(
        name == "down" ? .began : name == "move" ? .moved : .ended, point.x, point.y, at: Double(step) / 60)
      if name == "move" { ways.append(point - here) }
      here = point
    }
    let caught = Self.caught(toy, numbers)
    #expect(caught.red == Self.met(by: blueTip, on: ways, kind: 2))
    #expect(caught.blue == Self.met(by: redTip, on: ways, kind: 3))
    let total = ways.reduce(Point.zero) { $0 + $1 }
    #expect(toy.corners(of: toy.thing("magnet"))[0] == Point(100, 400) + total)
  }

  @Test("A movement of less than ten points moves the magnet too, where the old app waited")
  func smallMovement() {
    let toy = Self.ordered()
    for (step, touch) in Self.seed["scenario_3_diagonal_below_slop"]["touches"].array.enumerated() {
      let (name, point) = (touch[0].string, touch[1].point)
      toy.touch(
        name == "down" ? .began : name == "move" ? .moved : .ended, point.x, point.y, at: Double(step) / 60)
    }
    #expect(toy.corners(of: toy.thing("magnet"))[0] == Point(109, 409))
  }

  @Test("A caught chip is a handle of the magnet, also where it sticks out of its square")
  func chipAsHandle() {
    let toy = Self.ordered()
    let magnet = toy.thing("magnet")
    toy.touch(.began, 150, 480, at: 0)
    for step in 1...120 { toy.touch(.moved, 150, 480 - Double(step), at: Double(step) / 60) }
    toy.touch(.ended, 150, 360, at: 3)
    toy.stage.advance(to: 4_000_000)
    let chips = (toy.things("redChip") + toy.things("blueChip")).filter { chip in
      toy.stage.things[chip].parent == magnet && toy.place(of: chip).y < toy.corners(of: magnet)[0].y - 2
    }
    #expect(!chips.isEmpty)
    for chip in chips { #expect(toy.listener(to: .drag, at: toy.place(of: chip)) == magnet) }
  }

  @Test("A caught chip stays where it is on the screen")
  func stays() {
    let toy = Self.ordered()
    let numbers = Self.numbers(toy)
    let magnet = toy.thing("magnet")
    let first = Dictionary(uniqueKeysWithValues: numbers.keys.map { ($0, toy.corners(of: $0)[0]) })
    var caught: Set<Int> = []
    toy.touch(.began, 150, 480, at: 0)
    for step in 1...30 {
      toy.touch(.moved, 150 - Double(step) * 2, 480 - Double(step) * 12, at: Double(step) / 60)
      let now = Set(numbers.keys.filter { toy.stage.things[$0].parent == magnet })
      for chip in now.subtracting(caught) {
        #expect(close(toy.corners(of: chip)[0], first[chip] ?? .zero, 1e-9))
      }
      caught = now
    }
    #expect(caught.count > 10)
  }

  @Test("A caught chip swells to twice its size in 0.2 seconds, about its middle, and is back at once")
  func swells() {
    let toy = Self.ordered()
    let magnet = toy.thing("magnet")
    toy.touch(.began, 150, 480, at: 0)
    toy.touch(.moved, 150, 360, at: 1)
    let caught = (toy.things("redChip") + toy.things("blueChip")).filter { toy.stage.things[$0].parent == magnet }
    #expect(!caught.isEmpty)
    let middles = caught.map { toy.place(of: $0) }
    let samples = Self.seed["attach_animation"]["scale"].array
    #expect(samples.count == 5)
    for sample in samples where sample["t"].number < 0.2 {
      let seen = toy.seen(at: 1 + sample["t"].number)
      for (chip, middle) in zip(caught, middles) {
        let corners = seen.corners(of: chip)
        #expect(abs(corners[1].x - corners[0].x - 5 * sample["scale"].number) < 1e-5)
        #expect(close(seen.place(of: chip), middle, 1e-9))
      }
    }
    let almost = toy.seen(at: 1.199_999)
    #expect(abs(almost.stage.things[caught[0]].look.scale.x - 2) < 1e-4)
    let after = toy.seen(at: 1.2)
    for chip in caught { #expect(close(after.corners(of: chip)[2] - after.corners(of: chip)[0], Point(5, 5), 1e-9)) }
    #expect(after.stage.nextMoment == nil)
  }

  @Test("Caught chips ride along, and never swell again")
  func ridesAlong() {
    let toy = Self.ordered()
    let magnet = toy.thing("magnet")
    toy.touch(.began, 150, 480, at: 0)
    toy.touch(.moved, 150, 300, at: 0.1)
    toy.stage.advance(to: 1_000_000)
    let caught = (toy.things("redChip") + toy.things("blueChip")).filter { toy.stage.things[$0].parent == magnet }
    let looks = caught.map { toy.stage.things[$0].look }
    // Down and up again over places that are empty now, in long reports and short ones.
    for (step, y) in [420.0, 301, 300, 305, 480, 300, 470, 300].enumerated() {
      toy.touch(.moved, 150, y, at: 2 + Double(step) / 10)
    }
    #expect(caught.map { toy.stage.things[$0].look } == looks)
    #expect(caught.count > 4)
  }

  @Test("No chip is caught twice, nor by the wrong tip, on long wild drags")
  func wild() {
    let toy = Self.ordered()
    let numbers = Self.numbers(toy)
    var chance = Generator(seed: 9)
    let (blueTip, redTip) = (toy.corners(of: toy.thing("blueTip")), toy.corners(of: toy.thing("redTip")))
    var here = Point(150, 480)
    var ways: [Point] = []
    toy.touch(.began, here.x, here.y, at: 0)
    for step in 1...40 {
      let point = Point(
        (40 + chance.unit() * 240).rounded() + 0.37, (100 + chance.unit() * 420).rounded() + 0.21)
      toy.touch(.moved, point.x, point.y, at: Double(step))
      ways.append(point - here)
      here = point
    }
    let caught = Self.caught(toy, numbers)
    #expect(caught.red == Self.met(by: blueTip, on: ways, kind: 2))
    #expect(caught.blue == Self.met(by: redTip, on: ways, kind: 3))
    #expect(caught.red.count + caught.blue.count > 100)
  }

  @Test("The magnet does not pass over the button or the chips: it stays behind them")
  func order() {
    let toy = Self.ordered()
    let before = toy.children(of: 0)
    toy.touch(.began, 150, 480, at: 0)
    toy.touch(.moved, 150, 481, at: 0.1)
    #expect(toy.children(of: 0) == before)
    #expect(before.first == toy.thing("magnet") && before.last == toy.thing("again"))
  }

  // MARK: Reset

  @Test("`reset` puts the magnet back and scatters new chips, none of them caught")
  func reset() {
    let toy = Toy("magnet")
    let before = toy.things("redChip").map { toy.place(of: $0) }
    toy.touch(.began, 150, 480, at: 0)
    toy.touch(.moved, 150, 260, at: 0.1)
    toy.touch(.ended, 150, 260, at: 0.2)
    toy.tap(260, 505, at: 0.25)
    #expect(Bounds(around: toy.corners(of: toy.thing("magnet"))) == Self.seed["views"]["magnet"]["frame"].bounds)
    let magnet = toy.thing("magnet")
    #expect((toy.things("redChip") + toy.things("blueChip")).allSatisfy { toy.stage.things[$0].parent != magnet })
    #expect(toy.things("redChip").map { toy.place(of: $0) } != before)
    #expect(toy.stage.mistakes.isEmpty)
  }

  @Test("`reset` works a hundred times, whatever the chips come to")
  func resets() {
    let toy = Toy("magnet")
    for second in 0..<100 {
      toy.tap(260, 505, at: Double(second))
      #expect((120...330).contains(toy.things("redChip").count))
    }
  }
}
