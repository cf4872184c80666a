/// What `on` waits for.
public enum Event: UInt8, CaseIterable, Sendable {
  case appear, leave, tap, press, release, hold, doubleTap, swipe, drag, drop, key

  /// As it is written.
  public var word: Text {
    switch self {
    case .appear: "appear"
    case .leave: "leave"
    case .tap: "tap"
    case .press: "press"
    case .release: "release"
    case .hold: "hold"
    case .doubleTap: "doubleTap"
    case .swipe: "swipe"
    case .drag: "drag"
    case .drop: "drop"
    case .key: "key"
    }
  }

  /// True when it is about a thing that a finger meets.
  public var isTouch: Bool {
    switch self {
    case .tap, .press, .release, .hold, .doubleTap, .swipe, .drag, .drop: true
    case .appear, .leave, .key: false
    }
  }

  /// The event that is written so, if there is one.
  public init?(word: Text) {
    for event in Event.allCases where event.word == word {
      self = event
      return
    }
    return nil
  }
}

/// Where a swipe goes.
public enum Direction: UInt8, CaseIterable, Sendable {
  case left, right, up, down, any

  /// As it is written.
  public var word: Text {
    switch self {
    case .left: "left"
    case .right: "right"
    case .up: "up"
    case .down: "down"
    case .any: "any"
    }
  }

  /// The direction that is written so, if there is one.
  public init?(word: Text) {
    for direction in Direction.allCases where direction.word == word {
      self = direction
      return
    }
    return nil
  }
}
