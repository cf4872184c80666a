/// What is amiss with the pictures and sounds beside a scene.
public enum AssetProblem: UInt8, CaseIterable, Sendable {
  /// A picture or sound that is not there.
  case missing = 1
  /// Pictures or sounds that no scene of the folder uses.
  case unused = 2
  /// A file of more bytes than a toy should carry.
  case tooHeavy = 3
  /// A picture of more pixels than a screen shows.
  case tooManyPixels = 4
  /// A file that holds something else than its name says.
  case otherFormat = 5
  /// A picture with a script in it.
  case scriptInside = 6
  /// A picture whose name has none of the endings of pictures.
  case notAPicture = 7
  /// A sound that is neither the player's own nor a file with an ending of sounds.
  case notASound = 8
}

extension AssetProblem {
  /// Whether it stops a scene from playing.
  public var severity: Severity {
    switch self {
    case .missing, .tooHeavy, .tooManyPixels, .otherFormat, .scriptInside, .notAPicture, .notASound: .warning
    case .unused: .info
    }
  }
}
