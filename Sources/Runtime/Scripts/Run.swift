import SceneLang

/// One run of a script, suspended between two instructions: everything it needs to go on, as plain data.
struct Run: Sendable {
  var generation: Int32 = 0
  var isAlive = true
  /// Where it is in each script it is in: the handler's first, then the actions it has called.
  var frames: [Frame]
  /// The surroundings it belongs to; it goes when they go.
  var surroundings: Int
  var surroundingsGeneration: Int32
  /// The handler it is a run of; nil for tests and for runs of moments.
  var handler: Int?
  /// The run that started it in a `together` or `meanwhile`.
  var parent: RunHandle?
  /// How many runs have started one another, this one the last.
  var depth = 0
  /// Whether the parent waits for it.
  var isAwaited = false
  /// How many glides or pieces it waits for.
  var pending = 0
  /// Counts its waits, so that an outdated wake-up is told from the right one.
  var pass = 0
  /// The cell of the condition that it waits for.
  var condition: Int?
  /// True for a test's own run.
  var isTest = false

  /// One script that the run is in.
  struct Frame: Sendable {
    var script: Int
    var counter: Int
    var surroundings: Int
    var locals: [Value]
    var loops: [Loop] = []
  }

  /// A `for` or `repeat` under way.
  struct Loop: Sendable {
    var items: [Value]
    var next: Int
    /// For a `repeat`: how often still.
    var rest: Int
  }
}
