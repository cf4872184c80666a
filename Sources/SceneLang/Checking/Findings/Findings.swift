/// What is of no use, too hard for small hands, or heard by some children only: what a scene's text alone shows to be
/// so. All of it is warnings; a scene with errors has none. The work is linear in the scene's size.
///
/// The player does not call this: a scene plays whether it has findings or not.
public func findings(in compilation: Compilation) -> [Diagnostic] {
  guard let scene = compilation.scene else { return [] }
  var finder = Finder(scene, sources: compilation.sources)
  finder.find()
  // Each file is told of what is its own when it is checked itself.
  return finder.diagnostics.filter { $0.span.file == 0 }
}

extension Compilation {
  /// The problems together with what else was found: by file, then leftmost first, at most one at a place.
  public func diagnostics(with findings: [Diagnostic]) -> [Diagnostic] { inOrder(diagnostics + findings) }
}

/// Looks for findings; one file each for what they are about.
struct Finder {
  let scene: CheckedScene
  let sources: [Source]
  let uses: Uses
  let known: KnownValues
  let live: LiveNames
  /// What was found so far, in no order.
  var diagnostics: [Diagnostic] = []
  /// The things that are never shown.
  var unseen: Set<Int> = []
  /// What each action may do.
  var effectsOfActions: [Int: Effects] = [:]
  /// The things that handlers and gestures are about, as what happens or as what it happens to, and where first.
  private(set) var met: [Int: Span] = [:]
  /// The things that gestures move, and those that can be dropped: what is dragged and all that it is in.
  private(set) var gestured: Set<Int> = []
  private(set) var dragged: Set<Int> = []
  /// Whether something inside a part, or an instance as such, can be dragged.
  private(set) var dragsInParts = false

  init(_ scene: CheckedScene, sources: [Source]) {
    self.scene = scene
    self.sources = sources
    uses = Uses(scene)
    known = KnownValues(uses)
    live = LiveNames(uses)
    noteTargets()
  }

  fileprivate mutating func find() {
    settleEffects()
    findNeverShown()
    findNeverTouched()
    findIdleHandlers()
    findConstantConditions()
    findIdleStates()
    findUnusedNames()
    findUnusedFiles()
    findPausedTimelines()
    findInSteps()
    findTakeovers()
    findChance()
    findHardGestures()
    findSoundsAlone()
  }

  private mutating func noteTargets() {
    for placed in uses.handlers {
      let target = scene.targets[placed.statement.span]
      for symbol in [target?.symbol, target?.second].compactMap({ $0 }) { meet(symbol, placed.statement.head) }
    }
    for placed in uses.gestures {
      let symbol = scene.targets[placed.statement.span]?.symbol.map { uses.first[$0] }
      let isDrag = placed.statement.word.text == "drag"
      if isDrag, scene.blocks[placed.block].unit != 0 || symbol == nil { dragsInParts = true }
      var outer = symbol
      if let symbol {
        meet(symbol, placed.statement.span)
        gestured.insert(symbol)
      }
      while isDrag, let here = outer, dragged.insert(here).inserted { outer = holder(of: here) }
    }
  }

  private mutating func meet(_ symbol: Int, _ span: Span) {
    if met[uses.first[symbol]] == nil { met[uses.first[symbol]] = span }
  }

  /// The thing in whose braces a thing stands.
  func holder(of symbol: Int) -> Int? { uses.thingOfSymbol[symbol].flatMap { uses.things[$0].holder } }

  /// The text that a span is of.
  func source(of span: Span) -> Source { sources[Int(span.file)] }

  /// How a message names a thing: by its name, or by its kind.
  func name(of thing: Uses.ThingUse) -> Text { (thing.syntax.name ?? thing.syntax.kind).text }

  /// A piece of the scene as it is written, cut where it is long.
  func short(_ span: Span) -> Text {
    let text = source(of: span).text(span)
    return text.bytes.count <= 30 ? text : Text(text.bytes[..<27]) + "…"
  }
}

extension Handler {
  /// What the handler waits for, without its steps.
  fileprivate var head: Span {
    switch trigger {
    case .event(let word, let target, let direction, let onto):
      let last = onto?.span ?? direction?.span ?? target?.span ?? word.span
      return word.span.joined(with: last)
    case .when(let condition): return condition.span
    case .every(let time), .after(let time): return time.span
    }
  }
}
