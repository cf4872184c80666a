/// The curves that a glide can follow.
public enum CurveName: UInt8, CaseIterable, Sendable {
  case linear, ease, easeIn, easeOut, easeInOut, spring, bounce, steps, cubicBezier

  /// As it is written.
  public var word: Text {
    switch self {
    case .linear: "linear"
    case .ease: "ease"
    case .easeIn: "easeIn"
    case .easeOut: "easeOut"
    case .easeInOut: "easeInOut"
    case .spring: "spring"
    case .bounce: "bounce"
    case .steps: "steps"
    case .cubicBezier: "cubicBezier"
    }
  }

  /// How many numbers stand in parentheses behind it.
  public var argumentCount: Int {
    switch self {
    case .linear, .ease, .easeIn, .easeOut, .easeInOut, .spring, .bounce: 0
    case .steps: 1
    case .cubicBezier: 4
    }
  }

  /// The curve that is written so, if there is one.
  public init?(word: Text) {
    for curve in CurveName.allCases where curve.word == word {
      self = curve
      return
    }
    return nil
  }
}
