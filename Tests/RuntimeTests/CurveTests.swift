import Testing

@testable import Runtime

/// `wpt_css_easing.json` and `timing_curves.json`. Not used: `invalid` and `roundtrip`, which are about CSS's way of
/// writing; `step-start`, `steps(n, start)`, `jump-none` and `jump-both`, which this language does not have.
@Suite struct CurveTests {
  static let browsers = Vector.file("wpt_css_easing")
  static let apple = Vector.file("timing_curves")

  /// The curve that CSS writes so; nil for those that this language does not have.
  static func css(_ text: String?) -> Curve? {
    guard let text else { return nil }
    let parts = text.split(whereSeparator: { "(, )".contains($0) }).map(String.init)
    let numbers = parts.dropFirst().compactMap { Double($0) }
    switch parts[0] {
    case "linear": return .linear
    case "ease": return .ease
    case "ease-in": return .easeIn
    case "ease-out": return .easeOut
    case "ease-in-out": return .easeInOut
    case "cubic-bezier": return .bezier(numbers[0], numbers[1], numbers[2], numbers[3])
    case "step-end": return .steps(1)
    case "steps" where parts.count == 2 || parts[2] == "end": return .steps(Int(numbers[0]))
    default: return nil
    }
  }

  @Test("Curves go on beyond their ends as in browsers")
  func extrapolation() throws {
    let rows = Self.browsers["cubic_bezier_output"].array
    #expect(rows.count == 24)
    for row in rows {
      let effect = try #require(Self.css(row["effect_easing"].string))
      let keyframe = try #require(Self.css(row["keyframe_easing"].string))
      let percent = 100 * keyframe.value(at: effect.value(at: row["time"].number / row["duration"].number))
      #expect(abs(percent - row["expected_percent"].number) < 0.01)
    }
  }

  @Test("Steps go on beyond their ends as in browsers")
  func stepOutput() throws {
    var seen = 0
    for row in Self.browsers["step_output"].array {
      guard let keyframe = Self.css(row["keyframe_easing"].string) else { continue }
      let effect = try #require(Self.css(row["effect_easing"].string))
      let left = 100 * keyframe.value(at: effect.value(at: row["time"].number / row["duration"].number))
      #expect(left == row["expected_left_px"].number)
      seen += 1
    }
    #expect(seen == 12)
  }

  @Test("The named curves have the values that browsers give")
  func named() throws {
    var seen = 0
    for row in Self.browsers["named_easings"].array {
      guard let curve = Self.css(row["easing"].string) else { continue }
      for value in row["values"].array { #expect(abs(curve.value(at: value["x"].number) - value["y"].number) < 1e-7) }
      seen += 1
    }
    #expect(seen == 11)
  }

  static let appleCurves: [(String, Curve)] = [
    ("linear", .linear), ("easeIn", .easeIn), ("easeOut", .easeOut), ("easeInEaseOut", .easeInOut), ("default", .ease),
  ]

  @Test("The named curves have the values that Core Animation gives", arguments: appleCurves)
  func coreAnimation(name: String, curve: Curve) {
    let points = Self.apple["apple_checked_points"]
    #expect(abs(curve.value(at: 0.67) - points[name].number) < 1e-5)
    for row in Self.apple["table"].array { #expect(abs(curve.value(at: row["x"].number) - row[name].number) < 1e-8) }
  }

  @Test("A curve of one's own has the value that Core Animation gives")
  func ownCurve() {
    let expected = Self.apple["apple_checked_points"]["custom(0.1,1.0,1.0,0.2)"].number
    #expect(abs(Curve.bezier(0.1, 1, 1, 0.2).value(at: 0.67) - expected) < 1e-5)
  }

  static let all: [Curve] = [
    .linear, .ease, .easeIn, .easeOut, .easeInOut, .spring, .bounce, .steps(1), .steps(7), .bezier(0, 5, 1, -4),
    .bezier(1, 0, 0, 1), .bezier(0, 1, 0, 1), .bezier(1, 1, 1, 1), .bezier(7, 0, -3, 1),
  ]

  @Test("Every curve begins at 0 and ends at 1, exactly", arguments: all)
  func ends(curve: Curve) {
    #expect(curve.value(at: 0) == 0)
    #expect(curve.value(at: 1) == 1)
  }

  @Test("The point of a bezier is found to the last digits", arguments: [Curve.ease, .bezier(1, 0, 0, 1), .easeIn])
  func solved(curve: Curve) throws {
    guard case .bezier(let x1, let y1, let x2, let y2) = curve else { return }
    for step in 1..<200 {
      let t = Double(step) / 200
      func at(_ p1: Double, _ p2: Double) -> Double {
        3 * (1 - t) * (1 - t) * t * p1 + 3 * (1 - t) * t * t * p2 + t * t * t
      }
      // Where the curve is upright, a last digit of x is many of y.
      let tolerance = abs(at(x1, x2) - 0.5) < 0.01 ? 1e-4 : 1e-9
      #expect(abs(curve.value(at: at(x1, x2)) - at(y1, y2)) < tolerance, "\(t)")
    }
  }

  @Test("Each of n steps is taken exactly when its share of the time is over")
  func stepMoments() {
    for count in [1, 2, 3, 7, 10, 49, 98, 103] {
      for step in 0...count {
        let moment = Double(step) / Double(count)
        #expect(Curve.steps(count).value(at: moment) == moment)
        #expect(Curve.steps(count).value(at: moment + 0.4 / Double(count)) == moment)
        #expect(Curve.steps(count).value(at: moment - 0.001 / Double(count)) < moment)
      }
    }
  }

  @Test("A spring starts at rest, overshoots by about 15 parts of 100, and comes to its end without a jump")
  func spring() {
    let values = (0...1000).map { Curve.spring.value(at: Double($0) / 1000) }
    #expect(values[1] < 0.001)
    #expect(values.max().map { abs($0 - 1.15) < 0.01 } == true)
    #expect(abs(values[999] - 1) < 0.001)
    let crossings = zip(values, values.dropFirst()).filter { ($0 < 1) != ($1 < 1) }
    #expect(crossings.count == 3)
    #expect(zip(values, values.dropFirst()).allSatisfy { abs($0 - $1) < 0.006 })
  }

  @Test("A bounce touches its end three times before it rests and never passes it")
  func bounce() {
    for touch in [1 / 2.75, 2 / 2.75, 2.5 / 2.75] { #expect(abs(Curve.bounce.value(at: touch) - 1) < 1e-12) }
    for low in [(1.5, 0.75), (2.25, 0.9375), (2.625, 0.984375)] {
      #expect(abs(Curve.bounce.value(at: low.0 / 2.75) - low.1) < 1e-12)
    }
    #expect((0...1000).allSatisfy { Curve.bounce.value(at: Double($0) / 1000) <= 1 })
  }
}
