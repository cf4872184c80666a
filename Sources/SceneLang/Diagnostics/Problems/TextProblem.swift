/// Bytes and tokens that cannot be read.
public enum TextProblem: UInt8, CaseIterable, Sendable {
  case unclosedText = 1
}

extension TextProblem {
  /// Whether it stops a scene from playing.
  public var severity: Severity {
    switch self {
    case .unclosedText: .error
    }
  }
}
