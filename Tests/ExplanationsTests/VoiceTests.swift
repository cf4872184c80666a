import Explanations
import SceneLang
import Testing

/// The voice of everything that is said of a problem, in its title, its hint and its explanation.
@Suite struct VoiceTests {
  @Test("Nothing uses a word that only programmers know, or blames", arguments: explained)
  func plainWords(_ problem: Explained) {
    for text in problem.texts(in: .english) {
      #expect(BannedWords.english(in: text) == [], "\(text)")
    }
    for text in problem.texts(in: .japanese) {
      #expect(BannedWords.japanese(in: text) == [], "\(text)")
    }
  }

  @Test("A title is one sentence, and a hint at most two", arguments: explained)
  func lengths(_ problem: Explained) {
    for language in Language.allCases {
      #expect(Sentences(problem.title(language), language).count == 1, "\(problem.title(language))")
      for hint in problem.hints(language) {
        #expect((0...2).contains(Sentences(hint, language).count), "\(hint)")
      }
    }
  }

  @Test("An explanation has two to four sentences", arguments: explained)
  func explanations(_ problem: Explained) {
    for language in Language.allCases {
      let explanation = problem.code.explanation(in: language)
      let count = Sentences("\(explanation.what)", language).count + Sentences("\(explanation.why)", language).count
      #expect((2...4).contains(count), "\(explanation.what) \(explanation.why)")
    }
  }

  @Test("No exclamation mark, and in Japanese no question but what was meant", arguments: explained)
  func calm(_ problem: Explained) {
    for language in Language.allCases {
      for text in problem.texts(in: language) {
        let prose = text.withoutCode
        #expect(!prose.contains("!") && !prose.contains("！"), "\(text)")
      }
    }
  }

  @Test("Japanese sentences end politely, in です or ます or a request", arguments: explained)
  func polite(_ problem: Explained) {
    for text in problem.texts(in: .japanese) {
      for sentence in Sentences(text, .japanese).all where !Polite.ends(sentence) {
        Issue.record("\(sentence)")
      }
    }
  }

  @Test("What a hint shows in backticks checks clean where it belongs, or is a word", arguments: explained)
  func examplesOfHints(_ problem: Explained) {
    for language in Language.allCases {
      for hint in problem.hints(language) {
        for piece in hint.codePieces where !HintFrame.isClean(piece) {
          Issue.record("`\(piece)` in: \(hint)")
        }
      }
    }
  }
}

extension Explained {
  func title(_ language: Language) -> String { "\(SceneLang.title(of: code, in: language))" }

  /// The hint, or each of the hints that it offers a choice of, with words in its gaps as they often come.
  func hints(_ language: Language) -> [String] {
    let template = "\(code.wording(in: language).hint)"
    let pieces = template.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
    let choices = pieces.count == 1 ? pieces : pieces.dropFirst().map { pieces[0] + $0 }
    return choices.filter { !$0.isEmpty }
  }

  /// Everything that is said in a language.
  func texts(in language: Language) -> [String] {
    let explanation = code.explanation(in: language)
    return [title(language)] + hints(language) + ["\(explanation.what)", "\(explanation.why)"]
  }
}
