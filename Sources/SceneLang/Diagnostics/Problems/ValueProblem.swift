/// Values of the wrong type, or out of range.
public enum ValueProblem: UInt8, CaseIterable, Sendable {
  /// A value of the wrong type.
  case wrongType = 1
  /// A function or an action with too few or too many values.
  case wrongCount = 2
  /// A `+` between texts.
  case plusOnText = 3
  /// Two values that can never be equal.
  case neverEqual = 4
  /// An action that takes a property over from a live value.
  case takenOver = 5
  /// Chance in a live value.
  case rollsAgain = 6
}

extension ValueProblem {
  /// Whether it stops a scene from playing.
  public var severity: Severity {
    switch self {
    case .wrongType, .wrongCount, .plusOnText: .error
    case .neverEqual, .takenOver, .rollsAgain: .warning
    }
  }
}
