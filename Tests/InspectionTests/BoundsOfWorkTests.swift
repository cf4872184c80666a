import Inspection
import SceneLang
import Testing

/// However a scene is made, looking at it ends.
@Suite struct BoundsOfWorkTests {
  @Test(
    "Scenes that never rest are looked at for a while", .timeLimit(.minutes(3)), arguments: BoundsOfWorkTests.restless)
  func rests(_ text: String) {
    let compilation = compile(Source(name: "test.scene", bytes: Array(text.utf8))) { _ in nil }
    #expect(compilation.scene != nil)
    #expect(inspect(compilation).map { message(of: $0, in: .english).string } == [])
  }

  @Test("What is found does not depend on how many other things there are", .timeLimit(.minutes(3)))
  func many() {
    let text = """
      scene size (2000, 2000)
      for i from 0 to 2499 { box tile at (i mod 50 * 40, floor(i / 50) * 40) size 40 reach 3 color gray }
      box small at (10, 10) size 20 color tomato
      drag tile
      drag small
      """
    let compilation = compile(Source(name: "test.scene", bytes: Array(text.utf8))) { _ in nil }
    #expect(compilation.scene != nil)
    #expect(
      inspect(compilation).map { message(of: $0, in: .english).string } == [
        "“small” is 20 by 20 points, which is small for a finger."
      ])
  }

  @Test("Very many targets in one place are looked at as far as that goes", .timeLimit(.minutes(3)))
  func pile() {
    let text = """
      state count = 0
      for i from 0 to 999 { box tile at (0, 0) size (320, 568) color gray }
      on tap tile { count += 1 }
      """
    let compilation = compile(Source(name: "test.scene", bytes: Array(text.utf8))) { _ in nil }
    #expect(compilation.scene != nil)
    #expect(inspect(compilation).count <= 1)
  }

  private static let restless = [
    // A clock that ticks a thousand times a second.
    "state ticks = 0\nbox tick at (0, 0) size 60 color gray rotation ticks\nevery 0.001s { ticks += 1 }",
    // A test without end, and one that runs into the limit of steps.
    "box turn at (0, 0) size 60 color gray\ntest \"on and on\" { forever { turn.rotation += 1; wait 0.01s } }",
    "box turn at (0, 0) size 60 color gray\ntest \"at once\" { forever { turn.rotation += 1 } }",
    // Many states with ranges, each of which begins the scene anew.
    (1...40).map { "state s\($0) = 0 from 0 to 9\nwhen s\($0) == 9 { restart }" }.joined(separator: "\n"),
    // Things that follow each other round, and a curtain that comes back.
    "box a at (b.x, 0) size 60 color gray\nbox b at (a.x, 100) size 60 color gray",
  ]
}
