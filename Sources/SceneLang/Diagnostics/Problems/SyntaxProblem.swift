/// Statements of the wrong shape.
public enum SyntaxProblem: UInt8, CaseIterable, Sendable {
  case expected = 1
}
