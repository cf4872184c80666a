import Foundation
import Inspection
import SceneLang
import Testing

/// Files of `Tests/Corpus/inspection/` say under a line which findings it has: `// ^^^ H10` underlines the place.
@Suite struct InspectionCorpusTests {
  @Test("A file of the inspection corpus has just the findings that it says", arguments: InspectedFile.all)
  func findings(_ file: InspectedFile) {
    let compilation = compile(file.source) { _ in nil }
    #expect(compilation.diagnostics.filter { $0.severity == .error }.map { message(of: $0, in: .english).string } == [])
    #expect(inspect(compilation).map { file.place(of: $0) }.sorted() == file.expected.sorted())
  }

  @Test("A change that is offered takes its problem away and brings no other", arguments: InspectedFile.all)
  func fixes(_ file: InspectedFile) {
    let before = offered(file.source)
    for diagnostic in before {
      guard let fix = diagnostic.fix else { continue }
      var bytes = file.source.bytes
      bytes.replaceSubrange(Int(fix.span.start)..<Int(fix.span.end), with: fix.replacement.bytes)
      let after = inspect(compile(Source(name: "fixed.scene", bytes: bytes)) { _ in nil })
      #expect(after.count == before.count - 1, "\(fix.replacement) in line \(file.place(of: diagnostic).line)")
      #expect(
        after.filter { $0.code == diagnostic.code }.count == before.filter { $0.code == diagnostic.code }.count - 1)
    }
  }

  /// What is found, with the changes that `check` offers.
  private func offered(_ source: Source) -> [Diagnostic] {
    let compilation = compile(source) { _ in nil }
    return offeringTriedFixes(inspect(compilation), of: compilation, reading: { _ in nil }, finding: { inspect($0) })
  }

  @Test("The change of a size makes it just large enough")
  func growing() throws {
    let text = """
      circle a at (0, 0) size 20
      box b at (60, 0) size (100, 30)
      box c at (0, 100) size 30 scale 0.5
      drag a
      drag b
      drag c
      """
    let found = offered(Source(name: "test.scene", bytes: Array(text.utf8)))
    #expect(found.map { $0.fix?.replacement.string } == ["44", "(100, 44)", "88"])
  }

  @Test("No change is offered that would bring another problem, or where the size is not written as a number")
  func noChange() {
    let texts = [
      // Grown, `a` would hide more than half of `b`, which was free.
      "circle b at (62, 0) size 44\nbox a at (45, 0) size (15, 60)\non tap b { b.z = 0 }\non tap a { a.z = 0 }",
      "let side = 20\ncircle a at (0, 0) size side\ndrag a",
      "group a at (0, 0) { circle b size 20 }\ndrag a",
    ]
    for text in texts {
      let found = offered(Source(name: "test.scene", bytes: Array(text.utf8)))
      #expect(found.count == 1)
      #expect(found.first?.fix == nil)
    }
  }

  @Test("Every finding about hands and looks that needs playing is in the corpus")
  func complete() {
    let found = Set(InspectedFile.all.flatMap { $0.expected.map(\.code) })
    let all =
      HandProblem.allCases.filter { $0.rawValue >= 10 }.map { Code.hand($0).name.string }
      + LookProblem.allCases.filter { $0.rawValue >= 10 }.map { Code.look($0).name.string }
    #expect(all.filter { !found.contains($0) } == [])
  }
}

/// A file of the inspection corpus.
struct InspectedFile: CustomTestStringConvertible, Sendable {
  let name: String
  let source: Source

  var testDescription: String { name }

  /// A finding and where it is: the line and the columns, counted from 1.
  struct Place: Hashable, Comparable, CustomStringConvertible {
    var line: Int
    var first: Int
    var last: Int
    var code: String

    var description: String { "line \(line), \(first)-\(last): \(code)" }

    static func < (a: Place, b: Place) -> Bool { (a.line, a.first, a.code) < (b.line, b.first, b.code) }
  }

  static let all: [InspectedFile] = {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("Corpus/inspection")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".scene") }.sorted().compactMap { name in
      guard let data = try? Data(contentsOf: folder.appendingPathComponent(name)) else { return nil }
      return InspectedFile(name: name, source: Source(name: Text(name), bytes: Array(data)))
    }
  }()

  /// Where a finding is, as the file would say it.
  func place(of diagnostic: Diagnostic) -> Place {
    let line = source.line(of: diagnostic.span.start)
    let start = source.lineSpan(line).start
    let before = source.text(Span(Int(start), Int(diagnostic.span.start))).string.columns
    let inside = source.text(diagnostic.span).string.columns
    return Place(
      line: line + 1, first: before + 1, last: before + max(1, inside), code: diagnostic.code.name.string)
  }

  /// What the comments of the file say.
  var expected: [Place] {
    var places: [Place] = []
    var subject = 0
    let text = source.text(Span(0, source.bytes.count)).string
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
      guard let match = line.wholeMatch(of: /\/\/ *(?<carets>\^+) (?<code>[A-Z]\d\d)/) else {
        subject = index + 1
        continue
      }
      let first = line.distance(from: line.startIndex, to: match.carets.startIndex) + 1
      places.append(
        Place(line: subject, first: first, last: first + match.carets.count - 1, code: String(match.code)))
    }
    return places
  }
}

extension Text {
  var string: String { String(decoding: bytes, as: UTF8.self) }
}

extension String {
  /// The columns that the text takes on a terminal, as far as the corpus needs it.
  fileprivate var columns: Int { unicodeScalars.reduce(0) { $0 + ($1.value >= 0x2E80 ? 2 : 1) } }
}
