import SceneLang

/// A value that others may follow: a state, a `let`, a parameter, a live property, an `if` or a `for`.
///
/// Cells form the spreadsheet under the scene. A change marks what follows it; what is marked is computed again
/// when it is read, or at the latest before the next event; a value that comes out the same wakes nobody.
struct Cell: Sendable {
  /// What the cell is there for.
  enum Role: Sendable {
    /// Free for use.
    case unused
    /// Changed by hand: a state, a counter, the time.
    case input
    /// Computed: a `let` or a parameter.
    case value
    /// Computed, and set as a property of a thing.
    case property(ThingHandle, Property)
    /// Tells of changes of a property that is set otherwise.
    case watcher(Int, Property)
    /// Tells of changes of where a thing is drawn.
    case place(Int)
    /// The outline of a path, whose points may be live.
    case outline(ThingHandle)
    /// The `if` or `for` that it keeps up to date.
    case node(Int)
    /// The condition of a `when`; computed after every event.
    case condition(handler: Int)
    /// The condition that a run waits for.
    case waiting(run: RunHandle)
  }

  /// Whether its value is known to be right.
  enum State: Sendable {
    case clean
    /// Something that it follows through others has changed.
    case doubtful
    /// Something that it follows has changed.
    case stale
    /// What it follows is being looked through.
    case checking
    case computing
  }

  var role: Role
  var value: Value = .nothing
  var code: Code?
  var glide: GlidePlan?
  var surroundings: Int
  /// What the locals that its code mentions held when it was made.
  var locals: [Value] = []
  var state = State.clean
  /// True once it has been computed.
  var hasValue = false
  /// True while its last computing ended in a mistake, which is told once.
  var hasFailed = false
  /// True when, while it is being computed, a `leave` has changed what it follows.
  var isStaleAgain = false
  /// True while it is being computed and has been found to follow itself.
  var isInCircle = false
  /// The cells that its value came from, as last computed.
  var sources: [Int] = []
  /// Counts how often `sources` has changed; an edge with another count is out of date.
  var epoch: Int32 = 0
  /// The cells that follow it.
  var followers: [Edge] = []
  /// How long `followers` was after the last clearing.
  var clearedCount = 0

  /// One follower, and its `epoch` when it began to follow.
  struct Edge: Sendable {
    var cell: Int
    var epoch: Int32
  }
}

/// Names one run of a script for as long as the stage lives.
struct RunHandle: Hashable, Sendable {
  var index: Int
  var generation: Int32
}

/// A mistake made while playing: it ends the run or the computing that made it. One word, so that the many functions
/// that hand it on need no room for more.
indirect enum Mistake: Error {
  case made(Diagnostic)
  /// It follows from another that has been told: nothing is said of it.
  case told

  init(_ diagnostic: Diagnostic) { self = .made(diagnostic) }
}

/// Where code is evaluated: the surroundings, and the locals of the run or formula.
struct Context {
  var surroundings: Int
  var locals: [Value] = []
}
