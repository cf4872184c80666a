import Runtime
import SceneLang

/// The moments at which a scene is looked at: at its start (seed 1), while it plays by itself, with each state at the
/// ends of its range, and during and after each test.
struct Moments {
  /// What a moment is.
  enum Moment: Equatable {
    /// The scene's start.
    case start
    /// The scene has played by itself for a while.
    case later
    /// A state is at one end of its range.
    case rangeEnd
    /// A test has ended.
    case afterTest
    /// Something has happened in the play of this number.
    case underWay(play: Int)
  }

  /// How long a scene is watched playing by itself.
  private static let watched: Microseconds = 4_000_000
  /// How long something that glides after a state has changed is waited for.
  private static let settling: Microseconds = 3_000_000
  /// How many moments are looked at in one play, and after how many more a test is left.
  private static let looks = 1_000
  private static let steps = 100_000

  private let program: Program
  /// How many more things may be looked at: a moment counts every thing there is.
  private var budget = 2_000_000
  private var play = 0

  init(of program: Program) { self.program = program }

  /// Hands on each moment, in order. The start and the moment after it always come; the others until so many things
  /// have been looked at that more would take too long.
  mutating func visit(_ look: (inout Stage, Moment) -> Void) {
    var start = Stage(program, seed: 1)
    start.advance(to: 0)
    show(&start, .start, look)
    watchPlaying(start, look)
    for state in start.rangedStates {
      for isUpper in [false, true] where budget > 0 {
        var stage = start
        stage.set(state, toUpperEnd: isUpper)
        settle(&stage)
        show(&stage, .rangeEnd, look)
      }
    }
    for test in 0..<program.testCount where budget > 0 { watch(test, look) }
  }

  private mutating func show(_ stage: inout Stage, _ moment: Moment, _ look: (inout Stage, Moment) -> Void) {
    budget -= stage.thingCount + 20
    look(&stage, moment)
  }

  private mutating func watchPlaying(_ start: Stage, _ look: (inout Stage, Moment) -> Void) {
    var stage = start
    play += 1
    var looks = 0
    while let next = stage.nextMoment, next <= Moments.watched, looks < Moments.looks, budget > 0 {
      stage.advance(to: next)
      if stage.draw() { show(&stage, .underWay(play: play), look) }
      looks += 1
    }
    show(&stage, .later, look)
  }

  private func settle(_ stage: inout Stage) {
    let end = stage.now + Moments.settling
    while stage.isMoving, let next = stage.nextMoment, next <= end { stage.advance(to: next) }
  }

  private mutating func watch(_ test: Int, _ look: (inout Stage, Moment) -> Void) {
    play += 1
    var steps = 0
    var last: Microseconds = -1
    var stage = Runtime.play(test: test, of: program) { stage in
      steps += 1
      if steps <= Moments.looks, budget > 0, stage.now != last, stage.draw() {
        last = stage.now
        show(&stage, .underWay(play: play), look)
      }
      return steps < Moments.steps
    }
    show(&stage, .afterTest, look)
  }
}
