/// What small hands can't do; all of them are warnings. From 10 on they are measured on the scene as it plays.
public enum HandProblem: UInt8, CaseIterable, Sendable {
  /// `hold`, `doubleTap`, `pinch` or `rotate` for children under six.
  case hardGesture = 1
}
