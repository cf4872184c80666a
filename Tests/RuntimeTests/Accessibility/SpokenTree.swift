import SceneLang

@testable import Runtime

/// A stage's accessibility tree as a test reads it: one line a thing, indented by its level.
struct SpokenTree {
  /// One thing of it.
  struct Line {
    var thing, generation, level: Int
    var role: AccessibilityRole
    var name, state: String
    var listens: Int
    var box: Bounds

    var isSpent: Bool { listens & AccessibilityTree.isSpent != 0 }

    /// Such as `button piece 1`, `group index (folded)`.
    var words: String {
      let role = listens != 0 && role != .scene ? "button" : "\(role)"
      return String(repeating: "  ", count: level) + role + " " + name + (state.isEmpty ? "" : " (\(state))")
    }
  }

  var lines: [Line] = []

  /// The tree as it is now.
  init(_ stage: inout Stage) {
    _ = stage.describe()
    let numbers = stage.accessibility
    let strings = stage.display.strings
    let text = { (place: Double) in place < 0 ? "" : strings[Int(place)].description }
    for start in stride(from: 0, to: numbers.count, by: AccessibilityTree.stride) {
      let part = numbers[start..<start + AccessibilityTree.stride].map { $0 }
      lines.append(
        Line(
          thing: Int(part[0]), generation: Int(part[1]), level: Int(part[2]),
          role: AccessibilityRole(rawValue: UInt8(part[3])) ?? .scene, name: text(part[4]), state: text(part[5]),
          listens: Int(part[6]), box: Bounds(at: Point(part[7], part[8]), size: Point(part[9], part[10]))))
    }
  }

  /// All lines as words.
  var words: [String] { lines.map(\.words) }

  /// The first thing of a name.
  subscript(_ name: String) -> Line? { lines.first { $0.name == name } }
}

extension Toy {
  /// What a screen reader may say now.
  var spoken: SpokenTree { SpokenTree(&stage) }

  /// Whether what it may say has changed.
  func describe() -> Bool { stage.describe() }

  /// Where a finger means a thing of the tree.
  func spot(on thing: Int, _ generation: Int, for listening: Listening) -> Point? {
    stage.spot(on: thing, generation: generation, for: Int(listening.rawValue))
  }

  /// What a thing of the tree may be dropped on.
  func dropTargets(of line: SpokenTree.Line) -> [DropPlace] {
    stage.dropTargets(of: line.thing, generation: line.generation)
  }

  /// Whether the scene waits for a key.
  func waits(for key: String) -> Bool { stage.waits(forKey: Text(key)) }
}
