/// What not every child can see, hear or read; all of them are warnings. From 10 on they are measured on the scene as
/// it plays.
public enum LookProblem: UInt8, CaseIterable, Sendable {
  /// A handler that is only heard.
  case soundAlone = 1
  /// Text that is larger than its label.
  case textTooLarge = 10
  /// Ink that differs too little from what is behind it.
  case lowContrast = 11
  /// Things that the toy tells apart by colours that some children see alike.
  case colourAlone = 12
  /// A large surface that turns bright and dark more than three times a second.
  case flashing = 13
}
