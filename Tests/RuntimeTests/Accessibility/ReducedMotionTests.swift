import SceneLang
import Testing

@testable import Runtime

/// Where motion is reduced, glides are drawn as cuts, and nothing else is different.
@Suite struct ReducedMotionTests {
  private static let text = """
    box slow at (0, 0) size 10
    box quick at (0, 50) size 10
    box follower at (slow.x, 100) size 10
    box button at (0, 300) size 50
    state log = ""
    on tap button {
      together {
        animate slow x 300 over 3s curve linear
        animate quick x 300 over 0.5s
      }
      log = "{log}done "
    }
    when slow touches quick { log = "{log}met " }
    """

  /// The places at which three boxes are drawn at a moment.
  private func drawn(_ toy: Toy, at seconds: Double) -> [Double] {
    toy.stage.advance(to: Microseconds(seconds: seconds))
    _ = toy.stage.draw()
    let numbers = toy.stage.display.numbers
    // The scene and then each thing begin with a transform that only moves: 1, its a b c d, x and y.
    let begins = [Double(DisplayCommand.affine.rawValue), 1, 0, 0, 1]
    let places = numbers.indices.dropLast(6).filter { Array(numbers[$0..<$0 + 5]) == begins }.map { numbers[$0 + 5] }
    return Array(places.dropFirst().prefix(3))
  }

  private func toy(reducesMotion: Bool) -> Toy {
    let toy = Toy(text: Self.text)
    toy.stage.reducesMotion = reducesMotion
    toy.tap(10, 310, at: 1)
    return toy
  }

  @Test("A short glide is drawn at its end; a long one at its beginning, its middle and its end, a third each")
  func stills() {
    let toy = toy(reducesMotion: true)
    #expect(drawn(toy, at: 1.1) == [0, 300, 0])
    #expect(drawn(toy, at: 1.95) == [0, 300, 0])
    #expect(drawn(toy, at: 2.05) == [150, 300, 150])
    #expect(drawn(toy, at: 2.95) == [150, 300, 150])
    #expect(drawn(toy, at: 3.05) == [300, 300, 300])
    #expect(drawn(toy, at: 9) == [300, 300, 300])
  }

  @Test("Without it, all of the way is drawn")
  func moving() {
    let toy = toy(reducesMotion: false)
    #expect(drawn(toy, at: 2)[0] == 100)
    #expect(drawn(toy, at: 2)[2] == 100)
  }

  @Test("What happens, and when, is the same with motion and without", arguments: ["cars", "card", "fingers"])
  func same(name: String) {
    let (moving, still) = (Toy(name), Toy(name))
    still.stage.reducesMotion = true
    for toy in [moving, still] {
      for tap in 1...12 {
        toy.tap(Double(tap * 53 % 320), Double(90 + tap * 97 % 460), at: Double(tap) * 0.3)
        _ = toy.stage.draw()
      }
    }
    var seconds = 3.7
    while seconds < 8 {
      for toy in [moving, still] {
        toy.stage.advance(to: Microseconds(seconds: seconds))
        _ = toy.stage.draw()
      }
      #expect(moving.stage.nextMoment == still.stage.nextMoment)
      #expect(moving.stage.things.map(\.look) == still.stage.things.map(\.look))
      seconds += 0.05
    }
  }

  @Test("Events, states and their moments do not know of it")
  func log() {
    let (moving, still) = (toy(reducesMotion: false), toy(reducesMotion: true))
    for seconds in stride(from: 1.1, to: 5, by: 0.1) {
      _ = (drawn(moving, at: seconds), drawn(still, at: seconds))
      #expect(moving.value("log") == still.value("log"))
      #expect(moving.value("slow.x") == still.value("slow.x"))
    }
    #expect(still.value("log") == .text("done "))
  }
}
