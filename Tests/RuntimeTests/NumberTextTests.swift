import Foundation
import SceneLang
import Testing

@testable import Runtime

@Suite struct NumberTextTests {
  static let writtenAs: [(Double, String)] = [
    (10.0, "10"), (0.5, "0.5"), (0, "0"), (-0.0, "0"), (-3, "-3"), (1.0 / 3, "0.3333"), (2.0 / 3, "0.6667"),
    (0.1 + 0.2, "0.3"), (0.00004, "0"), (-0.00004, "0"), (0.00005, "0.0001"), (1.00005, "1.0001"), (0.0101, "0.0101"),
    (99.99996, "100"), (-1.5, "-1.5"), (1234567.25, "1234567.25"), (1e15, "1000000000000000"),
    (123456789012345680, "123456789012345680"), (4.5e11 + 0.5, "450000000000.5"), (1e20, "1e20"),
    (1.23456e25, "1.2346e25"), (-1.7976931348623157e308, "-1.7977e308"), (.leastNonzeroMagnitude, "0"),
    (.infinity, "∞"),
    (-.infinity, "-∞"), (.nan, "?"),
  ]

  @Test("A number is written as a person writes it", arguments: writtenAs)
  func written(number: Double, text: String) {
    #expect(numberText(number).description == text)
  }

  @Test("Every number of up to four decimals is written so that reading gives it back")
  func roundTrip() throws {
    for step in stride(from: -3_000_000, to: 3_000_000, by: 1_237) {
      let number = Double(step) / 10_000
      #expect(parseNumber(numberText(number)) == number)
      #expect(try #require(Double(numberText(number).description)) == number)
    }
  }

  static let readAs: [(String, Double)] = [
    ("35", 35.0), (" 0.5 ", 0.5), ("-3", -3), ("+3", 3), ("３．５", 3.5), ("　１２　", 12), ("−4", -4), ("－4", -4),
    (".5", 0.5), ("5.", 5), ("007", 7), ("-0", 0), ("\t8\n", 8), ("0.1", 0.1),
  ]

  @Test("A text that shows a number is that number", arguments: readAs)
  func read(text: String, number: Double) {
    let parsed = parseNumber(Text(text))
    #expect(parsed == number)
    #expect(parsed?.sign == (number < 0 ? .minus : .plus))
  }

  @Test(
    "A text that shows no number is none",
    arguments: ["", " ", "-", ".", "1.2.3", "abc", "12a", "1e5", "1 2", "--1", "五", "1,000", "∞", "½", "+-1"])
  func notANumber(text: String) {
    #expect(parseNumber(Text(text)) == nil)
  }

  @Test("A number that is too large for any number is none")
  func tooLarge() {
    #expect(parseNumber(Text(String(repeating: "9", count: 400))) == nil)
  }
}
