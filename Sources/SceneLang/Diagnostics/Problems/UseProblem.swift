/// What is of no use: never shown, never used, never happening. All of them are warnings.
public enum UseProblem: UInt8, CaseIterable, Sendable {
  /// A thing that is invisible from the beginning and stays so.
  case neverShown = 1
  /// An event or a gesture on a thing with `touch none`.
  case neverTouched = 2
  /// An event or a gesture on a group without anything in it.
  case emptyGroupTouched = 3
  /// A state that changes, and that nothing reads.
  case neverRead = 4
  /// A state that something reads, and that nothing changes.
  case neverChanged = 5
  /// A name that nothing mentions.
  case neverUsed = 6
  /// A `use` of a file of which nothing is used.
  case unusedFile = 7
  /// A timeline that waits for a `start` that never comes.
  case neverStarted = 8
  /// A condition that comes out the same every time.
  case constantCondition = 9
  /// `on drop` of a thing that nothing lets a finger drag.
  case notDraggable = 10
  /// `when A touches B` where neither ever moves.
  case neverMeet = 11
  /// `on leave` of the scene itself.
  case leaveOfScene = 12
  /// `on key` with a name that no key has.
  case unknownKey = 13
  /// Steps behind one that never ends or that ends everything.
  case neverReached = 14
  /// A loop without end in which no time passes.
  case endlessLoop = 15
  /// Two steps of one `together` that change the same.
  case changedTwiceAtOnce = 16
}
