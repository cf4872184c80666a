/// What small hands can't do; all of them are warnings. From 10 on they are measured on the scene as it plays.
public enum HandProblem: UInt8, CaseIterable, Sendable {
  /// `hold`, `doubleTap`, `pinch` or `rotate` for children under six.
  case hardGesture = 1
  /// `on drop T onto U` where nothing lets a finger drag `T`.
  case targetOfNothing = 2
  /// `on drop T onto T` of a single thing.
  case targetIsItself = 3
  /// Something to touch that is smaller than a finger needs.
  case tooSmall = 10
  /// Something to touch that lies for the most part under something else to touch.
  case overlapped = 11
  /// Something to drag that starts outside the scene.
  case startsOutside = 12
  /// Something to touch that lies wholly under something else to touch, and stays there.
  case neverReached = 13
}
