/// Names, kinds and properties that are not known, or known twice.
public enum NameProblem: UInt8, CaseIterable, Sendable {
  case unknownName = 1
}
