/// Values of the wrong type, or out of range.
public enum ValueProblem: UInt8, CaseIterable, Sendable {
  case wrongType = 1
}
