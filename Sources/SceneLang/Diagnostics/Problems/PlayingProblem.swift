/// Mistakes that show only while a scene plays.
public enum PlayingProblem: UInt8, CaseIterable, Sendable {
  /// A division by zero.
  case divisionByZero = 1
  /// A place that a list does not have.
  case outsideList = 2
  /// Something asked of an empty list.
  case emptyList = 3
  /// A thing that is not there now.
  case notThere = 4
  /// A value of the wrong type, met while playing.
  case wrongTypeNow = 5
  /// A loop that never waits.
  case tooManySteps = 6
  /// More things than a stage can hold.
  case tooManyThings = 7
  /// A list that is too long.
  case tooManyItems = 8
  /// A text that is too long.
  case textTooLong = 9
  /// Something that calls itself without end.
  case tooDeep = 10
  /// Live values that go round in a circle.
  case liveCircle = 11
  /// A thing put into itself.
  case attachInside = 12
  /// Too many runs at once.
  case stageFull = 13
  /// Path data that can't be read.
  case badOutline = 14
  /// An expectation of a test that does not hold.
  case expectationFailed = 15
  /// A comparison of a test that does not hold.
  case comparisonFailed = 16
  /// A sound that a test expected.
  case soundNotHeard = 17
  /// A finger of a test that can't reach its target.
  case hiddenFromFingers = 18
  /// A finger of a test outside the scene.
  case outsideScene = 19
  /// A finger of a test whose target is covered.
  case covered = 20
  /// A finger of a test that is lifted twice.
  case nothingPressed = 21
  /// A test that waits for something that does not come.
  case testTooLong = 22
  /// Handlers that start one another without end.
  case endlessChain = 23
  /// Things that would lie too deep in each other.
  case nestedTooDeep = 24
  /// A finger of a test that touches something new while it is down.
  case fingerIsDown = 25
  /// A live value that follows others too far.
  case followsTooFar = 26
}
