import SceneLang

/// Puts what a hint shows into a scene in which it has its place, and checks that.
///
/// A hint shows a word, a line, a step, a condition, a property with its value, or a value; each has a frame here. A
/// `…` stands for something left out, and a gap of the wording for what authors often write there.
enum HintFrame {
  static func isClean(_ piece: String) -> Bool {
    // A word, signs alone, or a command of the command line.
    if piece.wholeMatch(of: /[\p{L}\p{N}_.\\{}]+|[^\p{L}\p{N}]+|scenec .*/) != nil { return true }
    return filled(piece).contains { code in frames.contains { isClean($0, code) } }
  }

  private static func isClean(_ frame: String, _ code: String) -> Bool {
    let scene = frame.replacing("§", with: code)
    let compilation = compile(Source(name: "toy.scene", bytes: Array(scene.utf8))) { _ in nil }
    return compilation.diagnostics.allSatisfy { $0.severity != .error }
  }

  /// The piece with its gaps and what it leaves out filled in, in each way that may be meant.
  private static func filled(_ piece: String) -> [String] {
    let whole = piece.replacing("\"…\"", with: "\"Hello\"").replacing("…", with: "restart")
    return fillings.map { filling in
      var code = whole
      for gap in 0...9 { code = code.replacing("{\(gap)}", with: filling[gap] ?? filling[-1] ?? "given") }
      return code
    }
  }

  /// What often stands in the gaps, by their numbers; -1 is for all others.
  private static let fillings: [[Int: String]] = [
    [:], [0: "x"], [0: "appear"], [0: "tap"], [0: "hidden", 1: "yes"], [-1: "40"], [1: "40", 2: "size"],
    [1: "s", 2: "2"], [0: ".5"],
  ]

  /// What the pieces mention.
  private static let world = """
    part hand_of_mine { circle thumb size 20 }
    hand_of_mine hand at (0, 0)
    box car at (0, 0) size 40
    box door at (0, 0) size 40
    box button at (0, 0) size 40
    box ball at (0, 0) size 40
    action hop(thing) { raise thing }
    state number = 1
    state score = 1
    state sum = 1
    state list = [1]
    state a = 1
    state b = 1
    state text = "1"

    """

  private static let frames = [
    // A whole line, alone or beside the others.
    "§\n", world + "§\n", world + "box given at (0, 0) size 40\n§\n", world + "state given = 1\n§\n",
    world + "let given(a) = a\nlabel shown \"{§}\"\n", world + "action given(thing) { restart }\n§\n",
    world + "timeline given paused { at 0s { restart } }\non tap door { § }\n",
    // A step, and a step of a test.
    world + "on tap door { § }\n", world + "state given = 1\non tap door { § }\n", world + "test \"a\" { § }\n",
    // Properties with their values, and lines of an outline.
    world + "box given §\n", world + "label given §\n", world + "path given { § }\n",
    world + "state given = yes\nbox other §\n",
    // A value, and a condition.
    world + "state other = §\n", "state count = 1\nstate sum = 1\nlet other = §\n",
    world + "let other = §\n", world + "state given = 1\nlet other = §\n",
    world + "for i from 1 to 3 { box given at (0, 0) size 40 }\nlabel other \"{§}\"\n",
    world + "for i from 1 to 3 { box given at (0, 0) size 40 }\non tap door { § }\n",
    world + "for i from 1 to 3 { box given at (0, 0) size 40 }\nlabel other \"{count([§])}\"\n",
    world + "for i from 1 to 3 { box given at (0, 0) size 40 given 3 }\n",
    world + "for § { box given at (0, 0) size 40 }\n",
    world + "box given at (0, 0) size 40 color §\n", world + "when § { restart }\n",
    world + "§ restart }\n", world + "§ { box given at (0, 0) size 40 }\n", world + "§ { restart }\n",
    world + "box other at (0, 0) size 40 rotation number §\n", "timeline { § }\n",
    world + "box other at (0, 0) size 40 rotation 90 over 1s curve §\n",
    world + "test \"a\" { wait 1s }\n§\n",
  ]
}
