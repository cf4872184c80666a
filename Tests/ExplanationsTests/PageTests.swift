import Explanations
import Foundation
import SceneLang
import TestSupport
import Testing

/// `Docs/Diagnostics.md` and its Japanese sister, and how an explanation is laid out.
@Suite struct PageTests {
  @Test(
    "The page of all problems is as the explanations give it; Scripts/diagnostics writes it",
    arguments: [(Language.english, "Diagnostics.md"), (.japanese, "Diagnostics.ja.md")])
  func page(language: Language, name: String) throws {
    let file = Scenec.package.appendingPathComponent("Docs").appendingPathComponent(name)
    let written = try String(contentsOf: file, encoding: .utf8)
    #expect(written == diagnosticsPage(in: language).description, "Run Scripts/diagnostics")
  }

  @Test("Every code has a section of its own on the page", arguments: Language.allCases)
  func sections(language: Language) {
    let headings = diagnosticsPage(in: language).description.split(separator: "\n").filter { $0.hasPrefix("### ") }
    #expect(headings.map { String($0.dropFirst(4)) } == Code.all.map(\.name.description))
  }

  @Test("Lines of an explanation are at most 80 columns wide, except those of scenes", arguments: explained)
  func width(_ problem: Explained) {
    for language in Language.allCases {
      let lines = explanationText(of: problem.code, in: language).description.split(separator: "\n").dropFirst()
      for line in lines where !line.hasPrefix("    ") {
        let width = line.unicodeScalars.reduce(0) { $0 + displayWidth($1.value) }
        #expect(width <= 80, "\(line)")
        #expect(!line.hasPrefix("。") && !line.hasPrefix("、"), "\(line)")
      }
    }
  }

  @Test("Nothing that could steer a terminal is in an explanation", arguments: explained)
  func harmless(_ problem: Explained) {
    for language in Language.allCases {
      let text = explanationText(of: problem.code, in: language) + explanationMarkdown(of: problem.code, in: language)
      #expect(text.bytes.allSatisfy { $0 >= 0x20 || $0 == 0x0A })
      #expect(String(validating: text.bytes, as: UTF8.self) != nil)
    }
  }

  @Test("A code is known by its name, whatever its capitals", arguments: explained)
  func names(_ problem: Explained) {
    #expect(Code(name: problem.name) == problem.code)
    #expect(Code(name: Text(problem.name.description.lowercased())) == problem.code)
  }

  @Test("What is no code has none", arguments: ["", "S", "S00", "S7", "X01", "S070", "🐟"])
  func unknown(name: String) { #expect(Code(name: Text(name)) == nil) }
}
