import Foundation
import Testing

@testable import Runtime

@Suite struct MathematicsTests {
  static let vectors = Vector.file("mathematics")

  @Test("Sine and cosine are within one unit in the last place, the tangent within two")
  func trigonometry() {
    let rows = Self.vectors["trigonometry"].array
    #expect(rows.count > 200)
    for row in rows.map(\.numbers) {
      #expect(ulps(sine(degrees: row[0]), row[1]) <= 1, "sine of \(row[0])")
      #expect(ulps(cosine(degrees: row[0]), row[2]) <= 1, "cosine of \(row[0])")
      #expect(ulps(tangent(degrees: row[0]), row[3]) <= 2, "tangent of \(row[0])")
    }
  }

  @Test("Sine, cosine and tangent are exact where their value is a simple number", arguments: -8...8)
  func exactAngles(turn: Int) {
    let full = Double(turn) * 360
    let sines = [0: 0.0, 30: 0.5, 90: 1, 150: 0.5, 180: 0, 210: -0.5, 270: -1, 330: -0.5]
    for (angle, value) in sines {
      #expect(sine(degrees: full + Double(angle)) == value)
      #expect(cosine(degrees: full + Double(angle) - 90) == value)
    }
    let tangents = [0: 0.0, 45: 1, 135: -1, 180: 0, 225: 1, 315: -1, 90: .infinity, 270: -.infinity]
    for (angle, value) in tangents { #expect(tangent(degrees: full + Double(angle)) == value) }
  }

  @Test("A zero is never a negative zero")
  func zeros() {
    for angle in stride(from: -720.0, through: 720, by: 90) {
      #expect(sine(degrees: angle) != 0 || sine(degrees: angle).sign == .plus)
      #expect(cosine(degrees: angle) != 0 || cosine(degrees: angle).sign == .plus)
    }
    #expect(sine(degrees: -0.0).sign == .plus)
    #expect(roundHalfAway(-0.3).sign == .plus)
    #expect(floorMod(-6, 3).sign == .plus)
  }

  @Test("The arc tangent is within two units in the last place")
  func arcTangents() {
    let rows = Self.vectors["arc_tangent"].array
    #expect(rows.count > 400)
    for row in rows.map(\.numbers) {
      #expect(ulps(arcTangent2(row[0], row[1]), row[2]) <= 2, "of \(row[0]), \(row[1])")
    }
  }

  @Test(
    "The arc tangent is exact on the axes and diagonals",
    arguments: [
      (0.0, 1.0, 0.0), (1, 1, 45), (1, 0, 90), (1, -1, 135), (0, -1, 180), (-1, -1, -135), (-1, 0, -90), (-1, 1, -45),
      (0, 0, 0), (-0.0, -1, 180),
    ])
  func exactArcTangents(y: Double, x: Double, degrees: Double) {
    #expect(arcTangent2(y, x) == degrees)
    #expect(arcTangent2(y * 7.3, x * 7.3) == degrees)
  }

  @Test("The exponential is within one unit in the last place")
  func exponentials() {
    let rows = Self.vectors["exponential"].array
    #expect(rows.count > 100)
    for row in rows.map(\.numbers) { #expect(ulps(exponential(row[0]), row[1]) <= 1, "of \(row[0])") }
    #expect(exponential(1000) == .infinity)
    #expect(exponential(-1000) == 0)
  }

  @Test("A remainder is exact and has the sign of the divisor")
  func remainders() {
    let rows = Self.vectors["floor_mod"].array
    #expect(rows.count > 100)
    for row in rows.map(\.numbers) { #expect(floorMod(row[0], row[1]) == row[2], "\(row[0]) mod \(row[1])") }
  }

  @Test("There is no remainder of a division by zero, or of what is not finite")
  func noRemainder() {
    #expect(floorMod(1, 0).isNaN)
    #expect(floorMod(.infinity, 2).isNaN)
    #expect(floorMod(2, .infinity).isNaN)
  }

  @Test(
    "Halves are rounded away from zero",
    arguments: [
      (2.5, 0.0, 3.0), (-2.5, 0, -3), (0.5, 0, 1), (0.49999999999999994, 0, 0), (1.005, 2, 1.01), (-1.005, 2, -1.01),
      (1.004, 2, 1), (0.1 + 0.2, 1, 0.3), (1234, -2, 1200), (1250, -2, 1300), (-1250, -2, -1300), (12.3456, 9, 12.3456),
      (4_503_599_627_370_497.0, 0, 4_503_599_627_370_497), (1e300, 3, 1e300), (5, -300, 0),
    ])
  func rounding(x: Double, digits: Double, expected: Double) {
    #expect(roundHalfAway(x, digits) == expected)
  }

  @Test("Every written half of up to four decimals is rounded away from zero", arguments: 0...3)
  func writtenHalves(digits: Int) throws {
    for whole in stride(from: 0, to: 2_000_000, by: 37) {
      let power = Int(powerOfTen(UInt(digits)))
      let half = String(format: "%d.%0\(max(digits, 1))d", whole / power, whole % power)
      let text = digits == 0 ? "\(whole).5" : "\(half)5"
      let expected = Double(whole + 1) / Double(power)
      #expect(try roundHalfAway(#require(Double(text)), Double(digits)) == expected, "\(text)")
    }
  }
}
