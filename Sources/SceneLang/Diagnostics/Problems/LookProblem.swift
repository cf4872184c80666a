/// What not every child can see, hear or read; all of them are warnings. From 10 on they are measured on the scene as
/// it plays.
public enum LookProblem: UInt8, CaseIterable, Sendable {
  /// A handler that is only heard.
  case soundAlone = 1
}
