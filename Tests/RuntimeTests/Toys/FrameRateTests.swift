import SceneLang
import Testing

@testable import Runtime

/// A toy must not know how often its picture is drawn.
@Suite struct FrameRateTests {
  static let toys = ["fingers", "cars", "magnet", "card", "koma"]

  /// Where there is something to touch in each toy.
  private static let targets = [
    "fingers": [Point(120, 410), Point(200, 410)],
    "cars": [Point(160, 450), Point(70, 450), Point(250, 450)],
    "magnet": [Point(150, 480), Point(150, 480), Point(110, 410), Point(260, 505)],
    "card": [Point(100, 100), Point(80, 120), Point(200, 300)],
    "koma": [Point(22, 30), Point(22, 162), Point(22, 294)],
  ]

  /// Ten seconds of two fingers, by chance: taps, drags and rests.
  private static func touches(of toy: String, seed: UInt64) -> [TouchEvent] {
    var chance = Generator(seed: seed)
    let targets = targets[toy] ?? []
    var events: [TouchEvent] = []
    for finger in 1...2 {
      var time = chance.unit() * 0.5
      func add(_ phase: TouchEvent.Phase, _ point: Point) {
        events.append(TouchEvent(finger: finger, phase: phase, position: point, time: Microseconds(seconds: time)))
      }
      while time < 9.5 {
        var point = targets[chance.index(below: targets.count)]
        add(.began, point)
        for _ in 0..<chance.index(below: 2) * 8 {
          time += chance.unit() * 0.03
          point = point + Point(chance.unit() * 80 - 40, chance.unit() * 120 - 70)
          add(.moved, point)
        }
        time += chance.unit() * 0.1
        add(chance.index(below: 10) == 0 ? .cancelled : .ended, point)
        time += chance.unit() * 0.6
      }
    }
    return events.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }.map { $0.element }
  }

  /// Everything that can differ: where every thing is and how it looks, what every cell holds, and the generator.
  private struct State: Equatable {
    var places: [Matrix3]
    var looks: [Look]
    var parents: [Int?]
    var children: [[Int]]
    var cells: [Value]
    var generator: Generator
    var now: Microseconds
  }

  private static func state(of stage: Stage) -> State {
    var stage = stage
    let living = stage.things.indices.filter { stage.things[$0].isAlive }
    return State(
      places: living.map { stage.plane(of: $0) }, looks: living.map { stage.things[$0].look },
      parents: living.map { stage.things[$0].parent }, children: living.map { stage.children(of: $0) },
      cells: stage.cells.map { $0.value }, generator: stage.generator, now: stage.now)
  }

  /// Plays the touches with frames between them, and gives the states at every half second.
  private static func states(_ toy: Toy, _ touches: [TouchEvent], nextFrame: (Microseconds) -> Microseconds) -> [State]
  {
    var stage = toy.stage
    var states: [State] = []
    var rest = touches[...]
    var frame: Microseconds = 0
    for half in 1...20 as ClosedRange<Microseconds> {
      let moment = half * 500_000
      while frame < moment || (rest.first.map { $0.time < moment } ?? false) {
        if let touch = rest.first, touch.time <= frame {
          stage.touch(touch)
          rest.removeFirst()
        } else if frame < moment {
          stage.advance(to: frame)
          _ = stage.draw()
          frame = nextFrame(frame)
        } else if let touch = rest.popFirst() {
          stage.touch(touch)
        }
      }
      stage.advance(to: moment)
      states.append(state(of: stage))
    }
    return states
  }

  @Test("The same touches at 10, 60, 144 and irregular frames a second give the same states", arguments: toys)
  func frames(name: String) {
    for seed in 1...2 as ClosedRange<UInt64> {
      let touches = Self.touches(of: name, seed: seed)
      let toy = Toy(name)
      var chance = Generator(seed: seed)
      let sixty = Self.states(toy, touches) { ($0 * 60 / 1_000_000 + 1) * 1_000_000 / 60 + 1 }
      let ten = Self.states(toy, touches) { $0 + 100_000 }
      let fast = Self.states(toy, touches) { ($0 * 144 / 1_000_000 + 1) * 1_000_000 / 144 + 1 }
      let irregular = Self.states(toy, touches) { $0 + 1 + Microseconds(chance.unit() * chance.unit() * 300_000) }
      #expect(sixty.count == 20 && Set(sixty.map { $0.now }).count == 20)
      for (index, state) in sixty.enumerated() {
        #expect(ten[index] == state, "10 a second, \(Double(index + 1) / 2) s")
        #expect(fast[index] == state, "144 a second, \(Double(index + 1) / 2) s")
        #expect(irregular[index] == state, "irregular, \(Double(index + 1) / 2) s")
      }
      #expect(zip(sixty, sixty.dropFirst()).contains { $0.looks != $1.looks || $0.cells != $1.cells })
    }
  }

  /// Timers, waits, glides and dice at odd moments, and what follows the time.
  private static let clockwork = """
    scene size (320, 568)
    state beats = 0
    state rolls = []
    state late = 0
    box hand at (10 + 20 * time, 10) size 20
    box ball center (40, 300) size 30 color hsb(40 * beats, 100, 100) over 0.37s
    box wall at (250, 280) size 40
    circle dot center (60 + 10 * beats, 500) size 30 over 0.23s curve spring
    drag ball
    every 0.137s { beats += 1 }
    every 0.31s { rolls = rolls + [random(1, 6)] }
    on tap ball {
      animate ball center (280, 300) over 0.333s curve bounce
      wait 0.0417s
      animate ball center (40, 300) rotation 90 over 0.29s delay 0.03s
    }
    when ball touches wall { rolls = rolls + [random(7, 9)] }
    when hand.x > 100 { late = time }
    if hand.x > 60 and beats mod 3 == 0 { box extra at (100, 100) size 20 }
    """

  @Test("Timers, waits, glides, dice and the time fall at their own moments, whatever the frames")
  func clockworkFrames() {
    let touches = [0.05, 1.01, 2.5, 4.003, 7.7].flatMap { seconds in
      [TouchEvent.Phase.began, .ended].map {
        TouchEvent(finger: 1, phase: $0, position: Point(40, 300), time: Microseconds(seconds: seconds))
      }
    }
    let toy = Toy(text: Self.clockwork)
    var chance = Generator(seed: 4)
    let sixty = Self.states(toy, touches) { ($0 * 60 / 1_000_000 + 1) * 1_000_000 / 60 + 1 }
    let ten = Self.states(toy, touches) { $0 + 100_000 }
    let fast = Self.states(toy, touches) { $0 + 6_944 }
    let irregular = Self.states(toy, touches) { $0 + 1 + Microseconds(chance.unit() * chance.unit() * 300_000) }
    #expect(sixty == ten)
    #expect(sixty == fast)
    #expect(sixty == irregular)
  }

  @Test("A thing that follows the time is touched where it is at the moment of the touch")
  func touchesFollowTime() {
    let toy = Toy(
      text: """
        scene size (320, 568)
        state taps = 0
        box runner at (1000 * time, 100) size (4, 20)
        on tap runner { taps += 1 }
        """)
    // Between two of the sixty looks a second the runner goes 16 points.
    toy.tap(112, 110, at: 0.110)
    #expect(toy.number("taps") == 1)
  }

  @Test("The same seed and touches give the same toy twice", arguments: toys)
  func twice(name: String) {
    let touches = Self.touches(of: name, seed: 7)
    let first = Self.states(Toy(name, seed: 5), touches) { $0 + 16_667 }
    let second = Self.states(Toy(name, seed: 5), touches) { $0 + 16_667 }
    #expect(first == second)
  }

  @Test("The touches of these tests move every toy", arguments: toys)
  func playing(name: String) {
    var stage = Toy(name).stage
    let before = stage
    for touch in Self.touches(of: name, seed: 1) { stage.touch(touch) }
    #expect(stage.mistakes.isEmpty)
    #expect(Self.state(of: stage).looks != Self.state(of: before).looks)
  }
}
