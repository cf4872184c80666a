/// Mistakes that show only while a scene plays.
public enum PlayingProblem: UInt8, CaseIterable, Sendable {
  case divisionByZero = 1
}
