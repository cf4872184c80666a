/// Checks a scene: declares its names, then resolves every use of one, and says what is wrong.
///
/// The state here is what the checking functions share, one file each for names, values, things and steps.
struct Checker {
  /// What is found, to be read beside the syntax tree.
  var scene = CheckedScene()
  /// The problems so far, in the order they were met.
  var diagnostics: [Diagnostic] = []
  /// The parts by name, as symbols.
  var parts: [Text: Int] = [:]
  /// The actions by name, as symbols.
  var actions: [Text: Int] = [:]
  /// The block that is being checked.
  var block = 0
  /// The names of the handler, action or formula that is being checked, outermost first.
  var locals: [Local] = []
  /// The thing whose braces are being checked.
  var surroundingThing: Int?
  /// How many parameters each formula has, by symbol.
  var formulaParameterCounts: [Int: Int] = [:]
  /// How many values each action takes, by symbol.
  var actionParameterCounts: [Int: (required: Int, all: Int)] = [:]
  /// The symbols of things that actions add.
  var addedSymbols: Set<Int> = []
  /// The statements whose first word is no kind, and all words in them: names in them may be what is missing elsewhere.
  var misreadThings: [(kind: Text, words: [Text])] = []
  /// The word `let` of each value, by symbol.
  var letWords: [Int: Span] = [:]
  /// True inside a `test`.
  var inTest = false

  /// A name that lives as long as the run of a handler, an action or a formula.
  struct Local {
    var name: Text
    var type: StaticType
  }

  /// True while types are inferred: what is wrong is reported when it is checked.
  var isQuiet = false
  /// How many of the problems are errors.
  var errorCount = 0

  /// Adds a problem.
  mutating func report(_ diagnostic: Diagnostic) {
    if isQuiet { return }
    diagnostics.append(diagnostic)
    if diagnostic.severity == .error { errorCount += 1 }
  }

  /// True once there are more errors than anyone reads: the rest of the scene is not looked at. To look for the
  /// nearest word of each would take as long as the scene has names, for each of its names.
  var hasEnough: Bool { errorCount >= 40 }

  /// Runs `body` in another block.
  mutating func within(block inner: Int, _ body: (inout Checker) -> Void) {
    let outer = block
    block = inner
    body(&self)
    block = outer
  }

  /// Runs `body` with more local names, which end with it.
  mutating func withLocals(_ more: [Local], _ body: (inout Checker) -> Void) {
    let count = locals.count
    locals += more
    body(&self)
    locals.removeLast(locals.count - count)
  }
}

/// Checks the files of a scene, the scene itself last.
func check(_ files: [SceneFile]) -> (scene: CheckedScene, diagnostics: [Diagnostic]) {
  var checker = Checker()
  checker.scene.blocks.append(Block(kind: .scene, parent: nil, unit: 0, node: 0))
  for file in files { checker.scene.items += file.items }
  checker.declare(checker.scene.items, in: 0)
  checker.inferTypes(of: checker.scene.items)
  checker.check(checker.scene.items)
  checker.removeFollowUps()
  return (checker.scene, checker.diagnostics)
}
