import SceneLang
import Testing

/// The voice of all messages.
@Suite struct WordingTests {
  @Test("Every problem has a title and a hint in both languages", arguments: problems)
  func complete(_ problem: Problem) {
    for language in Language.allCases {
      #expect(!problem.title(language).isEmpty)
      #expect(!problem.hint(language).isEmpty || hintless.contains(problem.testDescription))
    }
  }

  @Test("No message uses a compiler's words or blames", arguments: problems)
  func plainWords(_ problem: Problem) {
    let english = (problem.title(.english) + " " + problem.hint(.english)).lowercased()
    for word in [
      "token", "parse", "identifier", "expression", "syntax", "invalid", "unexpected", "illegal", "statement",
      "literal",
      "string", "operand", "argument", "boolean", "you forgot", "wrong", "bad ", "failed", "!",
    ] {
      #expect(!english.contains(word), "\(word)")
    }
    let japanese = problem.title(.japanese) + problem.hint(.japanese)
    for word in ["トークン", "構文", "識別子", "式", "文字列", "不正", "無効", "引数", "リテラル", "パース", "予期", "失敗", "間違", "ください！"]
    where !(word == "式" && japanese.contains("形式")) {
      #expect(!japanese.contains(word), "\(word)")
    }
  }

  @Test("A title is one sentence, and a hint at most two", arguments: problems)
  func short(_ problem: Problem) {
    for title in choices(problem.title(.english)) {
      #expect(title.hasSuffix("."))
      #expect(title.count <= 100)
    }
    for hint in choices(problem.hint(.english)) {
      #expect(hint.count <= 170)
      #expect(hint.matches(of: /[.?](?= [A-Z]|$)/).count <= 2)
    }
    for title in choices(problem.title(.japanese)) {
      #expect(title.hasSuffix("。"))
      #expect(title.filter { $0 == "。" }.count <= 2)
    }
    for hint in choices(problem.hint(.japanese)) { #expect(hint.filter { $0 == "。" }.count <= 2) }
  }

  @Test("Code of the language stands in backticks, and both languages show the same placeholders", arguments: problems)
  func backticks(_ problem: Problem) {
    for language in Language.allCases {
      let text = problem.title(language) + problem.hint(language)
      #expect(text.filter { $0 == "`" }.count % 2 == 0)
      let plain = text.replacing(/`[^`]*`/, with: "").replacing(/\{\d\}/, with: "")
      #expect(plain.filter { "{}[]=".contains($0) } == "", "\(plain)")
    }
    func used(_ language: Language) -> Set<String> {
      Set((problem.title(language) + problem.hint(language)).matches(of: /\{\d\}/).map { String($0.output) })
    }
    #expect(used(.english) == used(.japanese))
  }

  /// The sentences that a wording chooses from.
  private func choices(_ wording: String) -> [String] {
    let pieces = wording.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    return pieces.count == 1 ? pieces : pieces.dropFirst().filter { !$0.isEmpty }.map { pieces[0] + $0 }
  }
}

struct Problem: CustomTestStringConvertible, Sendable {
  let code: Code

  var testDescription: String { code.name.description }

  func title(_ language: Language) -> String { "\(code.wording(in: language).title)" }

  func hint(_ language: Language) -> String { "\(code.wording(in: language).hint)" }
}

private let problems = Code.all.map { Problem(code: $0) }

/// A failed expectation says all in its title.
private let hintless: Set = ["P15", "P16"]
