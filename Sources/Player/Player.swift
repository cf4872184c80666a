import Runtime
import SceneLang

/// A scene on a page: the files that the page gives, the stage that plays them, and what the page wants to know of
/// it. `Exports` puts one of these behind the functions that JavaScript calls. It is a class, so that a stage is never
/// copied to ask it something.
public final class Player {
  private var files: [Text: [UInt8]] = [:]
  private var sources: [Source] = []
  private var problems: [Diagnostic] = []
  private var stage: Stage?
  /// The commands of the picture as of the last `draw()`, as `DisplayList` describes them.
  public private(set) var picture: [Double] = []

  /// A player without a scene.
  public init() {}

  /// Gives the scene, or a file that it uses, by its name as scenes write it; a later file of a name replaces it.
  public func add(_ bytes: [UInt8], named name: Text) {
    files[name] = bytes
  }

  /// Reads the scene of that name and begins to play it. False where its problems don't let it play.
  public func load(_ name: Text, seed: UInt64) -> Bool {
    guard let bytes = files[name] else { return false }
    let compilation = compile(Source(name: name, bytes: bytes)) { files[$0] }
    sources = compilation.sources
    problems = compilation.diagnostics
    stage = nil
    picture = []
    tree = []
    guard let scene = compilation.scene else { return false }
    stage = Stage(Program(scene), seed: seed)
    stage?.reducesMotion = reducesMotion
    return true
  }

  /// The size of the scene in points; zero without a scene.
  public var size: Point { stage?.size ?? .zero }

  /// Plays to a moment, in microseconds since the scene began.
  public func advance(to moment: Microseconds) {
    stage?.advance(to: moment)
  }

  /// Plays to the touch's moment, and then the touch.
  public func touch(_ event: TouchEvent) {
    stage?.touch(event)
  }

  /// Plays to the moment, and then a key going down.
  public func key(_ name: Text, at moment: Microseconds) {
    stage?.key(name, at: moment)
  }

  /// The moment at which the picture may next change by itself; nil when only a touch or a key can change it.
  public var nextMoment: Microseconds? { stage?.nextMoment }

  /// Brings `picture` up to date; true when it has changed since the last time.
  public func draw() -> Bool {
    picture = []
    let changed = stage?.draw() ?? false
    picture = stage?.display.numbers ?? []
    return changed
  }

  /// The texts that the picture's commands refer to; one keeps its place for as long as the scene plays.
  public var strings: [Text] { stage?.display.strings ?? [] }

  /// True when glides are to be drawn as cuts; the toy is the same.
  public var reducesMotion = false {
    didSet { stage?.reducesMotion = reducesMotion }
  }

  /// What a screen reader may say as of the last `describe()`, as `AccessibilityTree` describes it.
  public private(set) var tree: [Double] = []

  /// Brings `tree` up to date; true when it has changed since the last time.
  public func describe() -> Bool {
    tree = []
    let changed = stage?.describe() ?? false
    tree = stage?.accessibility ?? []
    return changed
  }

  /// Where a finger comes down that means a thing of the tree and any of these gestures: x and y in the scene's
  /// points, or nothing where no finger reaches it.
  public func spot(on thing: Int, generation: Int, for listening: Int) -> Parcel {
    var parcel = Parcel()
    if let spot = stage?.spot(on: thing, generation: generation, for: listening) {
      parcel.put(spot.x)
      parcel.put(spot.y)
    }
    return parcel
  }

  /// A count, and of each thing that a thing of the tree may be dropped on its numbers there and the way to it.
  public func dropTargets(of thing: Int, generation: Int) -> Parcel {
    let places = stage?.dropTargets(of: thing, generation: generation) ?? []
    var parcel = Parcel()
    parcel.put(places.count)
    for place in places {
      parcel.put(place.thing)
      parcel.put(place.generation)
      parcel.put(place.way.x)
      parcel.put(place.way.y)
    }
    return parcel
  }

  /// Whether the scene waits for a key, or for any.
  public func waits(forKey name: Text) -> Bool { stage?.waits(forKey: name) ?? false }

  /// A count and the problems that reading the scene found, in a language.
  public func problems(in language: Language) -> Parcel {
    var parcel = Parcel()
    parcel.put(problems.count)
    for problem in problems { parcel.put(problem, of: sources, in: language) }
    return parcel
  }

  /// A count and the mistakes made while playing since the last time, in a language.
  public func takeMistakes(in language: Language) -> Parcel {
    let mistakes = stage?.mistakes ?? []
    stage?.mistakes = []
    var parcel = Parcel()
    parcel.put(mistakes.count)
    for mistake in mistakes { parcel.put(mistake, of: sources, in: language) }
    return parcel
  }

  /// A count and the sounds since the last time.
  public func takeSounds() -> Parcel {
    let sounds = stage?.sounds ?? []
    stage?.sounds = []
    var parcel = Parcel()
    parcel.put(sounds.count)
    for sound in sounds { parcel.put(sound) }
    return parcel
  }

  /// The value of a name of the scene's; nil where there is none.
  public func value(of name: Text) -> Value? {
    stage?.value(of: name)
  }
}
