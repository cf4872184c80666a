import SceneLang

/// One instruction of a script. A run is suspended between two of them, so that all it needs to go on is plain data.
enum Instruction: Sendable {
  case assign(PlacePlan, AssignmentOperator, Code, GlidePlan?, Span)
  case animate(Code, [ChangePlan], over: Code?, CurvePlan?, delay: Code?, Span)
  /// Keeps a value in a local.
  case keep(local: Int, Code)
  case wait(Code, Span)
  case waitUntil(Code)
  case jump(Int)
  case jumpUnless(Code, Int, Span)
  /// Begins a `for` over a list, or a range.
  case beginList(Code, Span)
  case beginRange(Code, Code, by: Code?, Span)
  /// The next item into its local, or on to `end`.
  case nextItem(local: Int, counter: Int?, end: Int)
  case beginRepeat(Code, Span)
  case nextRepeat(end: Int)
  /// Runs the pieces that begin at these places, and goes on at `end` when all have ended.
  case together([Int], end: Int)
  /// Starts a run of the piece that follows, and goes on at `end`.
  case meanwhile(end: Int)
  case attach(Code, to: Code, Span)
  case raise(Code, Span)
  case lower(Code, Span)
  case remove(Code, Span)
  /// Adds a thing to a node of the run's own surroundings; what stands in it may mention so many of the run's locals.
  case add(node: Int, locals: Int, Span)
  case play(Code)
  case playNote(Code, duration: Code?)
  case say(Code, language: Code?)
  case call(action: Int, [Code], Span)
  case restart
  case stop
  case startTimeline(TimelineWay)
  case stopTimeline(TimelineWay)
  case finger(FingerPlan, Span)
  case key(Code)
  case expect(Code, Span)
  case expectSaid(Code, Span)
  case expectPlayed(Code, Span)
  case snapshot(Code, Span)
  /// The end of a script, or of a piece of `together` or `meanwhile`.
  case end
}

/// What an assignment changes.
enum PlacePlan: Sendable {
  /// A state or a parameter, by the code that reads it.
  case value(Code)
  /// A property, or a name inside a part, of one thing or of a family.
  case member(Code, Member)
}

/// A property or parameter that `animate` changes, by its word.
struct ChangePlan: Sendable {
  var member: Member
  var value: Code
  var span: Span
}

/// A gesture of a test's finger.
struct FingerPlan: Sendable {
  enum Kind: Sendable { case tap, doubleTap, press, release, hold, swipe, drag }
  var kind: Kind
  var finger: Code?
  var target: Code?
  var to: Code?
  var direction: Direction?
  var over: Code?
  /// The target as it is written, for messages.
  var name: Text
}

/// A script, lowered: the instructions of a handler, an action, a moment or a test.
struct Script: Sendable {
  var instructions: [Instruction] = []
  /// The loops in it, inner ones before those that they are in.
  var loops: [Loop] = []
  /// The handler's, action's or test's place, for messages.
  var span: Span

  /// A loop: from which instruction to which, and its first line, for messages.
  struct Loop: Sendable {
    var start: Int
    var end: Int
    /// True when only a condition, or nothing, ends it.
    var isEndless: Bool
    var span: Span
  }
}

/// A timeline, and the way to the surroundings that hold it.
struct TimelineWay: Sendable {
  var path: Path
  var timeline: Int
}
