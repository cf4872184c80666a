import SceneLang

/// A scene that plays. The program, the seed and the log of touches are its whole history: the same three give the
/// same stage, to the last bit, on every host.
public struct Stage: Sendable {
  /// The moment that has been played to.
  public private(set) var now: Microseconds = 0
  /// The size of the scene in points.
  public private(set) var size = Point(320, 568)
  /// Mistakes made while playing since the host last took them, oldest first.
  public var mistakes: [Diagnostic] = []
  /// Sounds and words since the host last took them, oldest first.
  public var sounds: [Sound] = []
  /// The picture as of the last `draw()`.
  public private(set) var display = DisplayList()

  /// A stage of the program's scene at its beginning, with a generator that starts from `seed`.
  public init(_ program: Program, seed: UInt64) {
  }

  /// Plays to the given moment; earlier moments change nothing.
  public mutating func advance(to moment: Microseconds) {
  }

  /// Plays to the event's moment, and then the event.
  public mutating func touch(_ event: TouchEvent) {
  }

  /// Plays to the given moment, and then a key going down, by its name: `Space`, `ArrowLeft`, `a`.
  public mutating func key(_ name: Text, at moment: Microseconds) {
  }

  /// When the picture may next change by itself: nil when only a touch or a key can change it.
  public var nextMoment: Microseconds? { nil }

  /// Brings `display` up to date; true when the picture has changed since the last time.
  public mutating func draw() -> Bool { false }

  /// The value of a name of the scene's, such as a state's; nil where there is none. For tests and pages.
  public func value(of name: Text) -> Value? { nil }
}

/// Something to be heard.
public enum Sound: Hashable, Sendable {
  /// A file, or one of the player's own: pop, ding, boing, buzz, tada.
  case play(Text)
  /// A note such as `C5`, for a time.
  case note(Text, Microseconds)
  /// Words, and the language they are in, where it is said.
  case say(Text, language: Text?)
}
