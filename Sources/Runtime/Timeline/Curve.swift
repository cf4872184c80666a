/// How a glide spends its time: from the part of the time that has passed to the part of the way that is done.
enum Curve: Hashable, Sendable {
  /// Evenly.
  case linear
  /// CSS's `cubic-bezier(x1, y1, x2, y2)`; x1 and x2 are held within 0 and 1.
  case bezier(Double, Double, Double, Double)
  /// So many jumps, each at the end of its share of the time; at least one.
  case steps(Int)
  /// Shoots past the end by 15 parts of 100, swings back, and rests.
  case spring
  /// Drops onto the end and bounces three times.
  case bounce

  /// CSS's `ease`, Core Animation's default.
  static let ease = Curve.bezier(0.25, 0.1, 0.25, 1)
  /// Starts slowly.
  static let easeIn = Curve.bezier(0.42, 0, 1, 1)
  /// Ends slowly.
  static let easeOut = Curve.bezier(0, 0, 0.58, 1)
  /// Starts and ends slowly: what a glide follows when nothing is said.
  static let easeInOut = Curve.bezier(0.42, 0, 0.58, 1)

  /// The part of the way done, after a part of the time; 0 at 0 and 1 at 1 exactly, and not necessarily between 0 and
  /// 1 in between. Before 0 and after 1 the line, the beziers and the steps go on as they do in CSS; the others rest.
  func value(at time: Double) -> Double {
    switch self {
    case .linear: time
    case .bezier(let x1, let y1, let x2, let y2):
      CubicBezier(x1: max(0, min(1, x1)), y1: y1, x2: max(0, min(1, x2)), y2: y2).value(at: time)
    case .steps(let count): Curve.stepped(time, Double(max(1, count)))
    case .spring: time <= 0 ? 0 : time >= 1 ? 1 : Curve.sprung(time)
    case .bounce: time <= 0 ? 0 : time >= 1 ? 1 : Curve.bounced(time)
    }
  }

  /// A step that is due within a billionth of the time is taken: a moment such as 1/49 is not exact.
  private static func stepped(_ time: Double, _ count: Double) -> Double {
    (time * count + 1e-9).rounded(.down) / count
  }

  /// A weight on a spring, let go at rest: damped by e^-5t, swinging at the frequency whose distance from rest is
  /// zero at 1 (the root of tan ω = -ω/5 near 8.39 radians).
  private static func sprung(_ time: Double) -> Double {
    let frequency = 8.391345549526214
    let angle = 480.7886844237385 * time
    let swing = cosine(degrees: angle) + 5 / frequency * sine(degrees: angle)
    return 1 - exponential(-5 * time) * swing
  }

  /// A ball that falls and bounces, each bounce a parabola a quarter as high as the one before.
  private static func bounced(_ time: Double) -> Double {
    func arc(_ middle: Double, _ rest: Double) -> Double {
      let t = time - middle / 2.75
      return 7.5625 * t * t + rest
    }
    if time < 1 / 2.75 { return arc(0, 0) }
    if time < 2 / 2.75 { return arc(1.5, 0.75) }
    if time < 2.5 / 2.75 { return arc(2.25, 0.9375) }
    return arc(2.625, 0.984375)
  }
}
