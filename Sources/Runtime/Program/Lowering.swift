import SceneLang

/// Turns a checked scene into a program, statement by statement.
///
/// The state here is what the lowering functions share, one file each for expressions, things, handlers and steps.
struct Lowering {
  /// The scene as it was checked.
  let scene: CheckedScene
  /// The program so far.
  var program = Program()
  /// The block that is being lowered.
  var block = 0
  /// The thing whose braces are being lowered.
  var owner: Int?
  /// How many locals are in use here; numbered as the checker numbers them.
  var depth = 0
  /// The plan of each symbol that is a thing.
  var planOfSymbol: [Int: Int] = [:]
  var formulaOfSymbol: [Int: Int] = [:]
  var actionOfSymbol: [Int: Int] = [:]
  var timelineOfSymbol: [Int: Int] = [:]

  init(_ scene: CheckedScene) { self.scene = scene }

  /// Lowers everything: first what is there, then what happens, since that speaks of things anywhere.
  mutating func lowerScene() {
    program.blocks = scene.blocks.map { block in
      var plan = BlockPlan(kind: block.kind, parent: block.parent ?? -1, unit: block.unit)
      plan.slots = block.slots.map { _ in .none }
      plan.slotNames = block.slots.map { scene.symbols[$0].word.text }
      return plan
    }
    for index in scene.blocks.indices where scene.blocks[index].unit == index { lowerMembers(of: index) }
    numberDeclarations(scene.items)
    if let header = scene.header { lower(header) }
    program.blocks[0].entries = lowerItems(scene.items)
    lowerHappenings(scene.items)
    joinTargets()
    for symbol in scene.symbols.indices where !scene.symbols[symbol].also.isEmpty {
      guard let plan = planOfSymbol[symbol] else { continue }
      program.alsoPlans[plan] = scene.symbols[symbol].also.compactMap { planOfSymbol[$0] }
    }
  }

  /// The number of a name, which it gets when it is first asked for.
  mutating func number(of name: Text) -> Int {
    if let number = program.names[name] { return number }
    program.names[name] = program.names.count
    return program.names.count - 1
  }

  private mutating func lowerMembers(of unit: Int) {
    for (name, symbol) in scene.blocks[unit].names.sorted(by: { $0.value < $1.value }) {
      let way = way(to: scene.symbols[symbol], from: unit)
      program.blocks[unit].members[number(of: name)] = MemberPlan(path: way.path, isFamily: way.isFamily)
    }
    let symbol = scene.symbols.first { $0.kind == .part(unit) }
    program.blocks[unit].name = symbol?.word.text ?? "scene"
  }

  /// Gives formulas and actions their numbers, so that they can call one another.
  private mutating func numberDeclarations(_ items: [Item]) {
    for item in items {
      switch item {
      case .let(let value) where value.parameters != nil:
        guard let symbol = scene.symbolOfName[value.name.span] else { continue }
        formulaOfSymbol[symbol] = program.formulas.count
        let block = scene.symbols[symbol].block
        program.formulas.append(FormulaPlan(name: value.name.text, block: block, body: .constant(.nothing)))
      case .action(let action):
        guard let symbol = scene.symbolOfName[action.name.span] else { continue }
        actionOfSymbol[symbol] = program.actions.count
        let block = scene.symbols[symbol].block
        program.actions.append(
          ActionPlan(
            name: action.name.text, block: block, parameters: action.parameters.count, fallbacks: [], script: -1))
      case .timeline(let timeline):
        guard let name = timeline.name, let symbol = scene.symbolOfName[name.span] else { continue }
        timelineOfSymbol[symbol] = program.timelines.count
        program.timelines.append(
          TimelinePlan(block: scene.symbols[symbol].block, loops: false, paused: false, moments: []))
      case .part(let part): numberDeclarations(part.body.contents)
      case .thing(let thing): numberDeclarations(thing.body?.contents ?? [])
      case .if(let statement):
        numberDeclarations(statement.then.contents)
        numberDeclarations(statement.otherwise?.contents ?? [])
      case .for(let statement): numberDeclarations(statement.body.contents)
      case .scene, .use, .color, .let, .state, .properties, .pathSteps, .handler, .gesture, .test, .unreadable: break
      }
    }
  }

  private mutating func lower(_ header: SceneHeader) {
    program.headerSpan = header.span
    program.title = header.title.map { lower($0) }
    for setting in header.settings {
      guard let value = setting.value else { continue }
      switch setting.word.text {
      case "size": program.size = lower(value)
      case "background", "color":
        program.background = lower(value)
        program.backgroundGlide = lower(setting.glide)
      case "ages": program.ages = lower(value)
      default: break
      }
    }
  }

  /// Runs `body` in another block.
  mutating func within<Result>(block inner: Int, _ body: (inout Lowering) -> Result) -> Result {
    let outer = block
    block = inner
    let result = body(&self)
    block = outer
    return result
  }

  /// The block that braces make.
  func block(of braces: Span) -> Int { scene.blockOfBraces[braces] ?? block }
}
