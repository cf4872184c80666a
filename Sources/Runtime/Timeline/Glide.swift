import SceneLang

/// One property, or one parameter, on its way from one value to another.
struct Glide: Sendable {
  /// What changes.
  enum Target: Hashable, Sendable {
    case property(ThingHandle, Property)
    case cell(Int)
  }

  var target: Target
  var from: Value
  var to: Value
  var start: Microseconds
  var end: Microseconds
  var curve: Curve
  /// The run that waits for its end.
  var run: RunHandle?
  /// Which wait of the run.
  var pass: Int
}
