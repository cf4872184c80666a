import Foundation
import Player
import PlayerBundle
import Runtime
import SceneLang
import Testing

/// A scene, and what fingers do to it in ten minutes.
private struct Walk: Encodable {
  /// The scene's text in base64.
  var scene: String
  var seed = 7
  /// A moment alone, or finger, phase, x, y and the moment.
  var steps: [[Double]] = []

  /// Touches by chance, a few a second, and moments of frames between them.
  init(of scene: Data, size: Point) {
    self.scene = scene.base64EncodedString()
    var state: UInt64 = 1
    func random(_ limit: Double) -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 40) / Double(1 << 24) * limit
    }
    var moment = 0.0
    var held: Set<Int> = []
    while moment < 600e6 {
      moment += (1000 + random(600_000)).rounded(.down)
      let finger = Int(random(3))
      let place = [random(size.x), random(size.y)]
      switch random(4) {
      case ..<1:
        steps.append([moment])
      case ..<3 where held.contains(finger):
        steps.append([Double(finger), 1] + place + [moment])
      default:
        let isHeld = held.contains(finger)
        steps.append([Double(finger), isHeld ? 2 : 0] + place + [moment])
        if isHeld { held.remove(finger) } else { held.insert(finger) }
      }
    }
  }

  /// The fingerprints of its pictures, played here.
  func played() throws -> [String] {
    let player = Player()
    player.add(Array(try #require(Data(base64Encoded: scene))), named: "toy.scene")
    let plays = player.load("toy.scene", seed: UInt64(seed))
    try #require(plays)
    return steps.map { step in
      if step.count == 1 {
        player.advance(to: Microseconds(step[0]))
      } else {
        let phase = TouchEvent.Phase(rawValue: UInt8(step[1])) ?? .cancelled
        let position = Point(step[2], step[3])
        player.touch(
          TouchEvent(finger: Int(step[0]), phase: phase, position: position, time: Microseconds(step[4])))
      }
      _ = player.draw()
      return "\(fingerprint(player.picture)) \(player.strings.count) \(player.nextMoment ?? -1)"
    }
  }

  /// FNV-1a over words of 32 bits.
  private func fingerprint(_ numbers: [Double]) -> UInt32 {
    var state: UInt32 = 0x811C_9DC5
    for number in numbers {
      for word in [UInt32(truncatingIfNeeded: number.bitPattern), UInt32(number.bitPattern >> 32)] {
        state = (state ^ word) &* 0x0100_0193
      }
    }
    return state
  }
}

private let examples = URL(filePath: #filePath).deletingLastPathComponent()
  .appending(path: "../../Examples").standardizedFileURL

@Suite struct TraceTests {
  private static let scenes = ((try? FileManager.default.contentsOfDirectory(atPath: examples.path)) ?? [])
    .filter { $0.hasSuffix(".scene") }.sorted()

  @Test(
    "The same touches give the same pictures here and in WebAssembly, to the last bit",
    .enabled(if: Node.path != nil, "node is not installed"),
    .enabled(if: PlayerBundle.missing(in: .english) == nil, "this build has no player"), arguments: scenes)
  func agree(name: String) throws {
    try withTemporaryFolder { folder in
      let walk = Walk(of: try Data(contentsOf: examples.appending(path: name)), size: Point(320, 568))
      let file = folder.appending(path: "walk.json")
      try JSONEncoder().encode(walk).write(to: file)
      let script = Node.tests.appending(path: "trace.js").path
      let module = try #require(try playerModule(in: folder))
      let (status, printed) = try run(#require(Node.path), [script, module, file.path])
      try #require(status == 0, "\(printed)")
      let there = printed.split(separator: "\n").map(String.init)
      let here = try walk.played()
      #expect(there.count == walk.steps.count)
      let difference = zip(here, there).enumerated().first { $0.element.0 != $0.element.1 }
      #expect(difference == nil, "step \(difference?.offset ?? 0): \(walk.steps[difference?.offset ?? 0])")
    }
  }
}
