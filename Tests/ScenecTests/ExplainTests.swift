import Foundation
import TestSupport
import Testing

/// `scenec explain`.
@Suite struct ExplainTests {
  @Test("A code is explained: its title, what happened, why it matters, and two examples", arguments: ["S10", "s10"])
  func explains(code: String) throws {
    let outcome = try Scenec.run(["explain", code])
    #expect(
      outcome.output == """
        error S10: The closing `…` is missing here.

        A `(` or a `[` was opened and not closed before the line went on with something
        else.

        Brackets hold together what belongs together: the two numbers of a point, the
        items of a list, the values of a function.

        Not like this:

            box tray at (40, 60 size 80

        But like this:

            box tray at (40, 60) size 80

        """)
    #expect(outcome.status == 0)
  }

  @Test("The explanation comes in the language asked for")
  func japanese() throws {
    let outcome = try Scenec.run(["explain", "T02"], environment: ["LC_ALL": "ja_JP.UTF-8"])
    #expect(outcome.output.hasPrefix("警告 T02: "))
    #expect(outcome.output.contains("\n直した例：\n"))
  }

  @Test("Without a code all codes are listed with their titles, and how to ask for one")
  func list() throws {
    let outcome = try Scenec.run(["explain"])
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.first == "T01  This text has no closing quotation mark.")
    #expect(lines.last == "More about one of them: scenec explain S07")
    #expect(lines.count > 130)
    #expect(outcome.status == 0)
  }

  @Test(
    "A code that is not known is answered with the nearest one",
    arguments: [("V99", "V06"), ("s7", "S07"), ("SO7", "S07"), ("N0", "N01"), ("pig", "P01")])
  func unknown(code: String, nearest: String) throws {
    let outcome = try Scenec.run(["explain", code])
    #expect(outcome.errors == "scenec: there is no problem “\(code)”. Did you mean “\(nearest)”?\n")
    #expect(outcome.output == "")
    #expect(outcome.status == 2)
  }

  @Test("A letter that no group has is answered with how to see all codes")
  func unknownGroup() throws {
    let outcome = try Scenec.run(["explain", "Q01"])
    #expect(outcome.errors == "scenec: there is no problem “Q01”. To see all of them: scenec explain\n")
    #expect(outcome.status == 2)
  }

  @Test("With --markdown a code is a section, and without a code there is a page of all")
  func markdown() throws {
    #expect(
      try Scenec.run(["explain", "--markdown", "S10"]).output.hasPrefix("### S10\n\n**The closing \\`…\\` is missing"))
    #expect(try Scenec.run(["explain", "--markdown"]).output.hasPrefix("# Problems\n"))
  }
}
