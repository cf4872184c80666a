extension Diagnostic {
  /// A division by zero.
  public static func divisionByZero(_ span: Span) -> Diagnostic {
    Diagnostic(.playing(.divisionByZero), at: span)
  }

  /// A place that a list does not have.
  public static func outsideList(_ span: Span, place: Text, count: Text) -> Diagnostic {
    Diagnostic(.playing(.outsideList), at: span, [.words(place), .words(count)])
  }

  /// Something asked of an empty list.
  public static func emptyList(_ span: Span, function: Text) -> Diagnostic {
    Diagnostic(.playing(.emptyList), at: span, [.words(function)])
  }

  /// A thing that is not there now.
  public static func notThere(_ span: Span, name: Text) -> Diagnostic {
    Diagnostic(.playing(.notThere), at: span, [.words(name)])
  }

  /// A value of the wrong type, met while playing.
  public static func wrongTypeNow(_ span: Span, expected: ValueType, found: ValueType) -> Diagnostic {
    Diagnostic(.playing(.wrongTypeNow), at: span, [.types(expected), .types(found), .examples(expected)])
  }

  /// A loop that never waits.
  public static func tooManySteps(_ span: Span) -> Diagnostic {
    Diagnostic(.playing(.tooManySteps), at: span)
  }

  /// More things than a stage can hold.
  public static func tooManyThings(_ span: Span) -> Diagnostic {
    Diagnostic(.playing(.tooManyThings), at: span)
  }

  /// A list that is too long.
  public static func tooManyItems(_ span: Span, count: Text) -> Diagnostic {
    Diagnostic(.playing(.tooManyItems), at: span, [.words(count)])
  }

  /// A text that is too long.
  public static func textTooLong(_ span: Span) -> Diagnostic {
    Diagnostic(.playing(.textTooLong), at: span)
  }

  /// Something that calls itself without end.
  public static func tooDeep(_ span: Span, name: Text) -> Diagnostic {
    Diagnostic(.playing(.tooDeep), at: span, [.words(name)])
  }

  /// Live values that go round in a circle.
  public static func liveCircle(_ span: Span, way: Text) -> Diagnostic {
    Diagnostic(.playing(.liveCircle), at: span, [.words(way)])
  }

  /// A thing put into itself.
  public static func attachInside(_ span: Span, thing: Text) -> Diagnostic {
    Diagnostic(.playing(.attachInside), at: span, [.words(thing)])
  }

  /// Too many runs at once.
  public static func stageFull(_ span: Span) -> Diagnostic {
    Diagnostic(.playing(.stageFull), at: span)
  }

  /// Path data that can't be read.
  public static func badOutline(_ span: Span) -> Diagnostic {
    Diagnostic(.playing(.badOutline), at: span)
  }

  /// An expectation of a test that does not hold.
  public static func expectationFailed(_ span: Span) -> Diagnostic {
    Diagnostic(.playing(.expectationFailed), at: span)
  }

  /// A comparison of a test that does not hold.
  public static func comparisonFailed(_ span: Span, left: Text, right: Text) -> Diagnostic {
    Diagnostic(.playing(.comparisonFailed), at: span, [.words(left), .words(right)])
  }

  /// A sound that a test expected.
  public static func soundNotHeard(_ span: Span, wanted: Text, heard: Text) -> Diagnostic {
    Diagnostic(.playing(.soundNotHeard), at: span, [.words(wanted), .words(heard)])
  }

  /// A finger of a test that can't reach its target.
  public static func hiddenFromFingers(_ span: Span, target: Text) -> Diagnostic {
    Diagnostic(.playing(.hiddenFromFingers), at: span, [.words(target)])
  }

  /// A finger of a test outside the scene.
  public static func outsideScene(_ span: Span, target: Text) -> Diagnostic {
    Diagnostic(.playing(.outsideScene), at: span, [.words(target)])
  }

  /// A finger of a test whose target is covered.
  public static func covered(_ span: Span, target: Text, cover: Text) -> Diagnostic {
    Diagnostic(.playing(.covered), at: span, [.words(target), .words(cover)])
  }

  /// A finger of a test that is lifted twice.
  public static func nothingPressed(_ span: Span) -> Diagnostic {
    Diagnostic(.playing(.nothingPressed), at: span)
  }

  /// Handlers that start one another without end.
  public static func endlessChain(_ span: Span) -> Diagnostic {
    Diagnostic(.playing(.endlessChain), at: span)
  }

  /// Things that would lie too deep in each other.
  public static func nestedTooDeep(_ span: Span, name: Text) -> Diagnostic {
    Diagnostic(.playing(.nestedTooDeep), at: span, [.words(name)])
  }

  /// A finger of a test that touches something new while it is down.
  public static func fingerIsDown(_ span: Span) -> Diagnostic {
    Diagnostic(.playing(.fingerIsDown), at: span)
  }

  /// A live value that follows others too far.
  public static func followsTooFar(_ span: Span, name: Text) -> Diagnostic {
    Diagnostic(.playing(.followsTooFar), at: span, [.words(name)])
  }

  /// A test that waits for something that does not come.
  public static func testTooLong(_ span: Span) -> Diagnostic {
    Diagnostic(.playing(.testTooLong), at: span)
  }
}
