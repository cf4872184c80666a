import SceneLang
import Testing

/// Everything in the catalogue has a scene in `Tests/Corpus/run/` that runs it.
@Suite struct RunCoverageTests {
  @Test("Every kind has a scene that uses it")
  func kinds() { expectUsed(Kind.allCases.map { "kind \($0.word.string)" } + ["kind finger"]) }

  @Test("Every kind with a content has a scene that gives it one")
  func contents() {
    expectUsed(Kind.allCases.filter { $0.content != nil }.map { "content \($0.word.string)" })
  }

  @Test("Every property is set, read, assigned, animated, live, and live with over, wherever it can be")
  func properties() {
    for property in Property.allCases where property != .file && property != .outline {
      let word = property.word.string
      var uses = ["read"]
      if !property.traits.isReadOnly { uses += ["set", "assigned", "animated", "live"] }
      if property.traits.glides, !property.traits.isReadOnly { uses += ["live over"] }
      expectUsed(uses.map { "property \(word) \($0)" })
    }
  }

  @Test("Every event and every form of a handler has a scene that waits for it")
  func events() {
    expectUsed(Event.allCases.map { "event \($0.word.string)" })
    expectUsed(Direction.allCases.map { "direction \($0.word.string)" })
    expectUsed(["event drop onto", "event when", "event when touches", "event every", "event after"])
    expectUsed(["handler once", "handler without a target"])
  }

  @Test("Every gesture, with every option, has a scene that uses it")
  func gestures() {
    expectUsed(["gesture drag", "gesture pinch", "gesture rotate"])
    expectUsed(["along", "within", "snap", "home", "keepOrder", "from to"].map { "gesture option \($0)" })
  }

  @Test("Every function has a scene that calls it")
  func functions() { expectUsed(Function.allCases.map { "function \($0.word.string)" }) }

  @Test("Every operator has a scene that uses it")
  func operators() {
    expectUsed(BinaryOperator.allCases.map { "operator \($0.symbol.string)" })
    expectUsed(["not", "minus", "if then else", "where", "[i]"].map { "operator \($0)" })
  }

  @Test("Every curve has a scene that follows it")
  func curves() { expectUsed(CurveName.allCases.map { "curve \($0.word.string)" }) }

  @Test("Every form of a step has a scene that takes it")
  func steps() {
    expectUsed(StepWord.allCases.map { "step \($0.rawValue)" })
    expectUsed(["assignment set", "assignment add", "assignment subtract", "animate delay", "play note for", "say in"])
    expectUsed(["for in", "for in with counter", "for from to", "for from to by"])
  }

  @Test("Every gesture of a test's finger has a scene that makes it")
  func fingers() {
    expectUsed(
      ["tap", "doubleTap", "press", "release", "hold", "swipe", "drag", "finger"].map { "finger \($0)" })
    expectUsed(["left", "right", "up", "down"].map { "finger direction \($0)" })
  }

  @Test("Every statement has a scene that makes it")
  func statements() {
    expectUsed(
      ["scene", "use", "color", "let", "formula", "state", "state from to", "part", "action", "if", "if else", "for"]
        .map { "statement \($0)" })
    expectUsed(["statement timeline", "timeline loop", "timeline paused", "statement test", "statement test seed"])
    expectUsed(["move", "line", "curve", "arc", "close"].map { "path step \($0)" })
    expectUsed(["it", "self", "scene", "time"].map { "name \($0)" })
  }

  private func expectUsed(_ uses: [String], sourceLocation: SourceLocation = #_sourceLocation) {
    let missing = uses.filter { !used.contains($0) }
    #expect(missing == [], "no scene of Tests/Corpus/run/ has it", sourceLocation: sourceLocation)
  }
}

private let used: Set<String> = {
  var uses = CatalogueUses()
  for file in RunCorpusFile.all() {
    let text = Source(name: Text(file.name), bytes: Array(file.text.utf8))
    uses.add(parse(text, parts: PartSignatures()).file.items)
  }
  return uses.found
}()
