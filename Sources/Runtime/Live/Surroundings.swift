import SceneLang

/// The scene, one instance of a part, one branch of an `if`, or one item of a `for`, while it is there: what the
/// names in it hold.
struct Surroundings: Sendable {
  /// Which block of the program it is one of.
  var block: Int
  /// The surroundings outside; 0, the scene, is its own.
  var parent: Int
  /// The instance or scene that `self` means in it.
  var owner: Int
  /// The thing in whose braces its things stand.
  var container: Int
  /// The `if` or `for` that made it; nil for the scene and for parts.
  var node: Int?
  /// Counts the surroundings that have had this place.
  var generation: Int32 = 0
  var isAlive = true
  /// What the names in it hold, by slot.
  var slots: [Slot] = []
  /// The `if`s and `for`s in it, by their number in the block.
  var nodes: [Int] = []
  /// What stands directly in it, in the file's order.
  var entries: [Thing.Entry] = []
  /// The locals of the step that added it, which what is in it may mention.
  var locals: [Value] = []
  /// True once its `leave` has been told.
  var hasLeft = false
  /// Conditions of its `when`s.
  var conditions: [Int] = []
  /// What has happened `once`.
  var done: Set<Once> = []
  /// How many timelines, by number, have been started: a later start outdates an earlier one's moments.
  var timelineStarts: [Int: Int] = [:]

  /// What a slot holds.
  enum Slot: Sendable {
    case empty
    case thing(ThingHandle)
    case cell(Int)
    /// A value that never changes.
    case value(Value)
  }

  /// A handler that has run `once` for a thing, or a pair.
  struct Once: Hashable, Sendable {
    var handler: Int
    var first: ThingHandle?
    var second: ThingHandle?
  }
}

/// Names surroundings for as long as the stage lives: their place, and which of those that have had it.
struct SurroundingsHandle: Hashable, Sendable {
  var index: Int
  var generation: Int32
}

/// An `if` or a `for` that is there now, and what it has made.
struct Node: Sendable {
  /// Which node of its surroundings' block.
  var plan: Int
  var surroundings: Int
  /// The thing in whose braces it stands.
  var container: Int
  /// The cell that keeps it up to date.
  var cell: Int
  /// What it has made: the branch, or the items in order.
  var items: [Int] = []
  /// The values of the items, to match them by.
  var values: [Value] = []
  /// How often it has changed in the event of this number.
  var changes = 0
  var event = 0
  /// True once what it stands in has gone: it makes nothing more.
  var isClosed = false
}
