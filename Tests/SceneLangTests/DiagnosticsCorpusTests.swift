import Foundation
import SceneLang
import Testing

/// Files of `Tests/Corpus/diagnostics/` say under a line which problems it has: `// ^^^ S07` underlines the place,
/// `// 1-3 S07` names its columns where the comment's own signs are in the way. Columns are those of a terminal.
@Suite struct DiagnosticsCorpusTests {
  @Test("A file of the diagnostics corpus has just the problems that it says", arguments: corpus)
  func problems(_ file: CorpusFile) {
    let diagnostics = parse(file.source, parts: preludeParts).diagnostics
    #expect(diagnostics.map { Expectation($0, in: file) }.sorted() == Expectation.all(in: file).sorted())
  }

  @Test("A fix takes its problem away and brings no new one", arguments: corpus)
  func fixes(_ file: CorpusFile) {
    let before = parse(file.source, parts: preludeParts).diagnostics
    for diagnostic in before {
      guard let fix = diagnostic.fix else { continue }
      var bytes = file.bytes
      bytes.replaceSubrange(Int(fix.span.start)..<Int(fix.span.end), with: fix.replacement.bytes)
      let after = parse(Source(name: "fixed.scene", bytes: bytes), parts: preludeParts).diagnostics
      let expected = count(before).merging([diagnostic.code.name.description: -1], uniquingKeysWith: +)
      for (code, number) in count(after) where number > expected[code, default: 0] && code != "T03" {
        Issue.record("\(diagnostic.code.name) at \(diagnostic.span): its fix leaves \(number) \(code)")
      }
    }
  }

  @Test("Every problem of text and of statements is in the corpus")
  func complete() {
    let found = Set(corpus.flatMap { Expectation.all(in: $0) }.map(\.code))
    let all = Code.all.map(\.name.description).filter { $0.hasPrefix("T") || $0.hasPrefix("S") }
    #expect(all.filter { !found.contains($0) } == [])
  }

  private func count(_ diagnostics: [Diagnostic]) -> [String: Int] {
    Dictionary(diagnostics.map { ($0.code.name.description, 1) }, uniquingKeysWith: +)
  }
}

private let corpus = CorpusFile.all(in: "diagnostics")

/// A problem and where it is, as a caret comment says it: the line from 1, and columns from 1.
struct Expectation: Hashable, Comparable, CustomStringConvertible {
  let line: Int
  let first: Int
  let last: Int
  let code: String

  var description: String { "line \(line), \(first)-\(last): \(code)" }

  static func < (a: Expectation, b: Expectation) -> Bool {
    (a.line, a.first, a.code) < (b.line, b.first, b.code)
  }

  /// A problem that was found; a place of no width counts as one column.
  init(_ diagnostic: Diagnostic, in file: CorpusFile) {
    let source = file.source
    let line = source.line(of: diagnostic.span.start)
    let lineSpan = source.lineSpan(line)
    let before = width(source.text(Span(Int(lineSpan.start), Int(diagnostic.span.start))).description)
    let end = min(diagnostic.span.end, max(lineSpan.end, diagnostic.span.start))
    let inside = width(source.text(Span(Int(diagnostic.span.start), Int(end))).description)
    self.line = line + 1
    first = before + 1
    last = before + max(1, inside)
    code = diagnostic.code.name.description
  }

  private init(line: Int, first: Int, last: Int, code: String) {
    self.line = line
    self.first = first
    self.last = last
    self.code = code
  }

  /// What the comments of a file say.
  static func all(in file: CorpusFile) -> [Expectation] {
    var result: [Expectation] = []
    var subject = 0
    for (index, line) in file.text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      if let match = line.wholeMatch(of: /\/\/ *(?<carets>\^+) (?<code>[A-Z]\d\d)/) {
        let first = line.distance(from: line.startIndex, to: match.carets.startIndex) + 1
        result.append(
          Expectation(line: subject, first: first, last: first + match.carets.count - 1, code: String(match.code)))
      } else if let match = line.wholeMatch(of: /\/\/ (?<first>\d+)-(?<last>\d+) (?<code>[A-Z]\d\d)/) {
        result.append(
          Expectation(line: subject, first: Int(match.first)!, last: Int(match.last)!, code: String(match.code)))
      } else {
        subject = index + 1
      }
    }
    return result
  }
}

/// The columns that a line takes on a terminal, as far as the corpus needs it.
private func width(_ line: String) -> Int {
  line.unicodeScalars.reduce(0) { $0 + ($1.value >= 0x2E80 && $1.value != 0xFFFD ? 2 : 1) }
}
