import SceneLang
import Testing

/// The voice of the messages, for the problems that reading can have and for findings.
@Suite struct WordingTests {
  @Test("Every problem has a title and a hint in both languages", arguments: problems)
  func complete(_ problem: Problem) {
    for language in Language.allCases {
      #expect(!problem.title(language).isEmpty)
      #expect(!problem.hint(language).isEmpty)
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
    #expect(problem.title(.english).hasSuffix("."))
    #expect(problem.title(.english).count <= 80)
    #expect(problem.hint(.english).count <= 150)
    #expect(problem.title(.japanese).hasSuffix("。"))
    #expect(problem.title(.japanese).filter { $0 == "。" }.count <= 2)
    #expect(problem.hint(.japanese).filter { $0 == "。" }.count <= 2)
  }
}

struct Problem: CustomTestStringConvertible, Sendable {
  let code: Code

  var testDescription: String { code.name.description }

  func title(_ language: Language) -> String { "\(code.wording(in: language).title)" }

  func hint(_ language: Language) -> String { "\(code.wording(in: language).hint)" }
}

private let problems: [Problem] = Code.all.filter {
  switch $0 {
  case .text, .syntax, .use, .hand, .look, .asset: true
  case .name, .value, .playing: false
  }
}.map { Problem(code: $0) }
