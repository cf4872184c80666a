import SceneLang

/// A scene that plays. The program, the seed and the log of touches are its whole history: the same three give the
/// same stage, to the last bit, on every host.
///
/// It is a value: a copy goes its own way. What it does is in the folders beside this file, by idea.
public struct Stage: Sendable {
  /// What it plays.
  let program: Program
  /// The moment that has been played to.
  public internal(set) var now: Microseconds = 0
  /// The size of the scene in points.
  public internal(set) var size = Point(320, 568)
  /// Mistakes made while playing since the host last took them, oldest first.
  public var mistakes: [Diagnostic] = []
  /// What has been told in the moment `toldAt`.
  var toldNow: Set<Told> = []
  var toldAt: Microseconds = -1
  /// Sounds and words since the host last took them, oldest first.
  public var sounds: [Sound] = []
  /// The picture as of the last `draw()`.
  public internal(set) var display = DisplayList()
  /// True when the picture may differ from the last that was drawn.
  var pictureIsStale = true
  /// True when glides are drawn as cuts; nothing else knows of it.
  public var reducesMotion = false { didSet { pictureIsStale = true } }
  /// What a screen reader may say as of the last `describe()`, as `AccessibilityTree` says.
  public internal(set) var accessibility: [Double] = []
  /// True when that may differ from the last that was described.
  var treeIsStale = true

  /// How often the scene has begun again.
  var restarts: Int32 = 0
  /// When the scene began: 0, or the moment of the last `restart`.
  var epoch: Microseconds = 0
  /// The one source of chance.
  var generator: Generator

  // Things and their surroundings, in arrays addressed by number, with the free places of each.
  var things: [Thing] = []
  var freeThings: [Int] = []
  var surroundings: [Surroundings] = []
  var freeSurroundings: [Int] = []
  var nodes: [Node] = []
  var freeNodes: [Int] = []
  /// Surroundings that have come to be and whose `appear` has not been told.
  var begun: [SurroundingsHandle] = []
  /// Things whose first measure has not been taken.
  var unplaced: [ThingHandle] = []
  /// The moment in which a part last made itself too deep.
  var tooDeepAt: [Int: Microseconds] = [:]
  /// What has gone, until its places are free for use.
  var gone = Gone()
  var topRank = 0
  var bottomRank = 0

  // Live values.
  var cells: [Cell] = []
  var freeCells: [Int] = []
  /// Where states with a range are held, by cell.
  var ranges: [Int: Range] = [:]
  var staleCells: [Int] = []
  var staleConditions: [Int] = []
  /// The cells that are being computed, outermost first, and what each has read so far.
  var computing: [Int] = []
  var tracking: [[Int]] = []
  var formulaDepth = 0
  /// How many `leave` handlers are running, one in another.
  var leaving = 0
  /// How deep values are being evaluated for each other.
  var depth = 0
  /// How much has been done without waiting.
  var effort = 0
  /// The cell of `time`.
  var timeCell = 0

  // Scripts and time.
  var runs: [Run] = []
  var freeRuns: [Int] = []
  var ready: [RunHandle] = []
  /// How many waits of no time there have been in this moment.
  var turns = 0
  /// True while nothing is started, because handlers have started one another without end.
  var refusesRuns = false
  /// How many events there have been.
  var events = 0
  /// How often the scene has begun again in this moment.
  var restartsNow = 0
  /// The handler of the run that was started last.
  var lastStarted = Span(0, 0)
  /// True once a run has asked to begin again, until that is done.
  var wantsRestart = false
  var agenda = Agenda()
  var glides = Glides()

  // Fingers.
  var touchTuning = TouchTuning(youngest: nil)
  var fingers: [Finger] = []
  /// Fingers whose lift may not have been meant.
  var lifted: [Finger] = []
  var touchCount = 0
  /// The boxes of what fingers meet, and the things whose boxes are out of date.
  var fingerIndex = GridIndex(area: Bounds(at: .zero, size: Point(320, 568)))
  var touchStale: [Int] = []
  var lastTaps: [ThingHandle: Microseconds] = [:]
  var lastDoubles: [ThingHandle: Microseconds] = [:]

  // Things that touch.
  var movedThings: [Int] = []
  /// Where what may meet something is, by plan.
  var touchIndexes: [Int: GridIndex] = [:]
  var touchingPairs: Set<TouchingPair> = []
  var pairsOfThing: [Int: [TouchingPair]] = [:]
  /// Where the middle of each was when it was last looked at.
  var lastPlaces: [Int: Point] = [:]
  /// True while what changes is dragged or glides; what is set otherwise is there at once, and has no way.
  var isTravelling = false
  /// What has moved so since the last look.
  var travelled: Set<Int> = []

  // Tests.
  var testFailures: [Diagnostic] = []
  /// The pictures that a test took.
  var snapshots: [Snapshot] = []
  /// True while a test plays.
  var isTest = false
  /// Everything heard since the test began, for `expect said` and `expect played`.
  var heard: [Sound] = []

  /// A stage of the program's scene at its beginning, with a generator that starts from `seed`.
  public init(_ program: Program, seed: UInt64) { self.init(program, seed: seed, isTest: false) }

  /// A stage that is watched by a test, or that is not.
  init(_ program: Program, seed: UInt64, isTest: Bool) {
    self.program = program
    self.isTest = isTest
    generator = Generator(seed: seed)
    build()
    finishEvent()
  }

  /// The generation of places that have not been used since the scene began: what was there before is told apart.
  var firstGeneration: Int32 { restarts &<< 12 }

  /// Builds everything as at the beginning.
  mutating func build() {
    epoch = now
    things = []
    freeThings = []
    surroundings = []
    freeSurroundings = []
    nodes = []
    freeNodes = []
    begun = []
    unplaced = []
    cells = []
    freeCells = []
    gone = Gone()
    ranges = [:]
    staleCells = []
    staleConditions = []
    fingers = []
    lifted = []
    lastTaps = [:]
    lastDoubles = [:]
    movedThings = []
    touchStale = []
    touchingPairs = []
    pairsOfThing = [:]
    lastPlaces = [:]
    travelled = []
    pictureIsStale = true
    timeCell = makeCell(.input, value: .number(0), in: 0)
    buildScene()
  }

  private mutating func buildScene() {
    things.append(Thing(plan: -1, kind: nil, surroundings: 0))
    resize(to: .point(Point(320, 568)))
    measureScene()
    _ = makeSurroundings(of: 0, in: 0, owner: 0, container: 0)
    things[0].entries = surroundings[0].entries
    measureSceneByNames()
    if case .constant(let value) = program.background {
      _ = things[0].look.set(.background, to: value)
    } else {
      let cell = makeCell(
        .property(handle(0), .background), program.background, glide: program.backgroundGlide, in: 0)
      things[0].drivers.append(Thing.Driver(property: .background, cell: cell))
      enqueue(cell)
    }
  }

  /// The scene's size and ages, which are read once.
  private mutating func measureScene() {
    if case .constant(let value) = program.size { resize(to: value) }
    if case .constant(.point(let ages))? = program.ages { touchTuning = TouchTuning(youngest: ages.x) }
  }

  /// The same where they mention names, which stand for something only now.
  private mutating func measureSceneByNames() {
    var context = Context(surroundings: 0)
    do {
      if case .constant = program.size {} else { resize(to: try evaluate(program.size, &context)) }
      if let code = program.ages, case .point(let ages) = try evaluate(code, &context) {
        touchTuning = TouchTuning(youngest: ages.x)
      }
    } catch {
      report(error)
    }
  }

  private mutating func resize(to value: Value) {
    if !things[0].look.set(.size, to: value) {
      report(Mistake(.wrongTypeNow(program.headerSpan, expected: Property.size.traits.type, found: value.type)))
    }
    size = things[0].look.size
    touchIndexes = [:]
    fingerIndex = GridIndex(area: Bounds(at: .zero, size: size))
  }

  /// Keeps a mistake for the host.
  mutating func report(_ mistake: Mistake) {
    guard case .made(let diagnostic) = mistake, mistakes.count < 100 else { return }
    // Of many things that make the same mistake at the same moment, one tells it.
    let told = Told(code: diagnostic.code, span: diagnostic.span)
    if toldAt != now { toldNow = [] }
    toldAt = now
    if toldNow.insert(told).inserted { mistakes.append(diagnostic) }
  }

  /// The value of a name of the scene's, such as a state's; nil where there is none. For tests and pages.
  public mutating func value(of name: Text) -> Value? { readValue(of: name) }

  /// The name of a cell, to speak of it; empty for those without.
  func name(ofCell cell: Int) -> Text {
    if case .property(let thing, let property) = cells[cell].role {
      return name(of: Int(thing.index)) + "." + property.word
    }
    for place in surroundings where place.isAlive {
      for (slot, content) in place.slots.enumerated() {
        if case .cell(cell) = content { return program.blocks[place.block].slotNames[slot] }
      }
    }
    return ""
  }

  /// Where the code of a cell stands.
  func span(ofCell cell: Int) -> Span {
    if case .property(let thing, let property) = cells[cell].role {
      let plan = things[Int(thing.index)].plan
      let setting = plan < 0 ? nil : program.things[plan].settings.first { $0.property == property }
      if let setting { return setting.span }
    }
    return cells[cell].code?.span ?? Span(0, 0)
  }
}

/// A mistake that has been told, and where it was made.
struct Told: Hashable, Sendable {
  var code: SceneLang.Code
  var span: Span
}

/// Something to be heard.
public enum Sound: Hashable, Sendable {
  /// A file, or one of the player's own: pop, ding, boing, buzz, tada.
  case play(Text)
  /// A note such as `C5`, for a time.
  case note(Text, Microseconds)
  /// Words, and the language they are in, where it is said.
  case say(Text, language: Text?)
}
