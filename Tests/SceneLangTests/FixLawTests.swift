import Foundation
import Testing

@testable import SceneLang

/// The law of fixes, for every change that any scene of the corpus is offered.
@Suite struct FixLawTests {
  @Test("An offered change takes its problem away and brings none, and texts and comments stay", arguments: scenes)
  func each(_ file: CorpusFile) {
    let before = compile(file.source) { _ in nil }
    for problem in offeringTriedFixes(before.diagnostics, of: before, reading: { _ in nil }) {
      guard let fix = problem.fix else { continue }
      let place = "\(problem.code.name) at \(problem.span)"
      let changed = Source(name: file.source.name, bytes: file.bytes.applying(fix))
      let after = compile(changed) { _ in nil }
      // Names and values are looked at only when everything can be read; what shows then was there before.
      let isRead = !before.diagnostics.contains { $0.severity == .error && $0.isOfReading }
      let (old, new) = (counts(before.diagnostics, isRead), counts(after.diagnostics, isRead))
      #expect(new[problem.code.name, default: 0] < old[problem.code.name, default: 0], "\(place) is still there")
      for (code, count) in new { #expect(count <= old[code, default: 0], "\(place) gains \(code)") }
      #expect(holds(comments(changed), comments(file.source)), "\(place) changes a comment")
      // What stands in a text can be mended only there; `check --fix` leaves it to the author.
      if !touchesText(fix, file.source) {
        #expect(holds(texts(changed), texts(file.source)), "\(place) changes a text")
      }
    }
  }

  @Test("All changes together leave no offered change but those in texts, and gain no problem", arguments: scenes)
  func together(_ file: CorpusFile) {
    let before = compile(file.source) { _ in nil }
    let fixed = applyFixes(to: file.source) { _ in nil }
    let changed = fixed.changed.first ?? file.source
    #expect(holds(texts(changed), texts(file.source)))
    #expect(holds(comments(changed), comments(file.source)))
    let after = compile(changed) { _ in nil }
    let left = offeringTriedFixes(fixed.problems, of: after, reading: { _ in nil }).filter { problem in
      problem.fix.map { !touchesText($0, changed) } ?? false
    }
    #expect(left.map { "\($0.code.name) at \($0.span)" } == [])
    let (old, new) = (counts(before.diagnostics, false), counts(fixed.problems, false))
    for (code, count) in new { #expect(count <= old[code, default: 0], "gains \(code)") }
    #expect(applyFixes(to: changed) { _ in nil }.applied.isEmpty)
  }

  @Test("The corpus offers changes of many kinds")
  func many() {
    let codes = Set(
      scenes.flatMap { compile($0.source) { _ in nil }.diagnostics }.filter { $0.fix != nil }.map(\.code.name))
    #expect(codes.count >= 18)
  }

  @Test("A change that would bring another problem is not made")
  func refused() {
    // Two things are called `a` once the 1 is gone.
    let source = Source(name: "toy.scene", bytes: Array("box a size 40\nbox a1 size 40\n".utf8))
    let before = FixingState(of: compile(source) { _ in nil }) { $0.diagnostics }
    let problem = Diagnostic(.text(.unitApart), at: Span(0, 3), fix: Fix(Span(19, 20), ""))
    let changed = Source(name: "toy.scene", bytes: source.bytes.applying(problem.fix!))
    let after = FixingState(of: compile(changed) { _ in nil }) { $0.diagnostics }
    #expect(!keepsLaw([problem], before: before, after: after))
  }

  @Test("A change in a used file is made there, and those of both files are told")
  func usedFile() {
    let source = Source(name: "toy.scene", bytes: Array("use \"hand.scene\"\nhand left at 1, 2\n".utf8))
    let fixed = applyFixes(to: source) { name in
      name == "hand.scene" ? Array("part hand {\n  circle palm size 40px\n}\n".utf8) : nil
    }
    #expect(fixed.changed.map(\.name) == ["toy.scene", "hand.scene"])
    #expect(
      fixed.changed.map { Text($0.bytes).description } == [
        "use \"hand.scene\"\nhand left at (1, 2)\n", "part hand {\n  circle palm size 40\n}\n",
      ])
    #expect(fixed.applied.count == 2)
    #expect(fixed.problems.isEmpty)
  }

  private func counts(_ problems: [Diagnostic], _ isRead: Bool) -> [Text: Int] {
    var counts: [Text: Int] = [:]
    for problem in problems where isRead || problem.isOfReading {
      counts[problem.code.name, default: 0] += 1
    }
    return counts
  }

  private func texts(_ source: Source) -> [Text] {
    Lexer.lex(source).tokens.filter { $0.kind == .textPiece }.map { source.text(Span(Int($0.start), Int($0.end))) }
  }

  /// Whether a change is of something between quotation marks, or of those.
  private func touchesText(_ fix: Fix, _ source: Source) -> Bool {
    Lexer.lex(source).tokens.contains { token in
      (token.kind == .textPiece || token.kind == .textOpen) && token.start < fix.span.end && fix.span.start < token.end
    }
  }

  /// Whether all of the old are among the new, in their order.
  private func holds(_ new: [Text], _ old: [Text]) -> Bool {
    var rest = old[...]
    for text in new where text == rest.first { rest = rest.dropFirst() }
    return rest.isEmpty
  }

  private func comments(_ source: Source) -> [Text] { Lexer.lex(source).comments.map { source.text($0) } }
}

extension Diagnostic {
  fileprivate var isOfReading: Bool {
    switch code {
    case .text, .syntax, .name(.missingFile), .name(.useInCircle), .name(.fileOutside): true
    default: false
    }
  }
}

private let scenes = ["diagnostics", "checking", "format", "run", "syntax", "render"].flatMap { CorpusFile.all(in: $0) }
