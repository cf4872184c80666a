import Foundation
import SceneLang
import Testing

@Suite struct FormatTests {
  @Test("A file of the format corpus is formatted as the file beside it", arguments: CorpusFile.all(in: "format"))
  func corpus(_ file: CorpusFile) throws {
    let name = file.name.replacingOccurrences(of: ".scene", with: ".formatted")
    let expected = try #require(CorpusFile.read(name, in: "format"))
    let formatted = try #require(format(file.source, parts: preludeParts))
    #expect(formatted.description == expected.text)
  }

  @Test("Formatting twice changes nothing, and the tree and the comments stay", arguments: readable)
  func laws(_ file: CorpusFile) throws {
    try holdsLaws(file.source)
  }

  @Test("The same after changes at random that still can be read", arguments: readable)
  func lawsOfChanged(_ file: CorpusFile) throws {
    var random = Random()
    var tried = 0
    for _ in 0..<20 {
      var bytes = file.bytes
      let first = random.next(bytes.count)
      let range = first..<min(bytes.count, first + 1 + random.next(3))
      switch random.next(4) {
      case 0: bytes.removeSubrange(range)
      case 1: bytes.insert(contentsOf: bytes[range], at: random.next(bytes.count))
      case 2: bytes.insert(contentsOf: Array("   \n\n\n".utf8.prefix(1 + random.next(6))), at: first)
      default: bytes.insert(contentsOf: Array("　；）、“”// x\n".utf8.prefix(3 * random.next(6))), at: first)
      }
      let source = Source(name: "changed.scene", bytes: bytes)
      if parse(source, parts: preludeParts).diagnostics.contains(where: { $0.severity == .error }) { continue }
      tried += 1
      try holdsLaws(source)
    }
    #expect(tried > 0)
  }

  @Test("A call keeps its parenthesis behind a text that has one in it, and a minus its number")
  func callsBehindTexts() {
    let text = "label board \"{count(row)}\" at (-1, -2)\nlet n = count(row) - 1\n"
    #expect(format(Source(name: "a.scene", bytes: Array(text.utf8)))?.description == text)
  }

  @Test("A file that can't be read is left alone", arguments: ["box a {", "let = 3", "label a \"x", "box a size 40px"])
  func broken(_ text: String) {
    #expect(format(Source(name: "broken.scene", bytes: Array(text.utf8))) == nil)
  }

  @Test("An empty file stays empty, and every other ends with its last line's end")
  func ends() {
    #expect(format(Source(name: "a.scene", bytes: [])) == "")
    #expect(format(Source(name: "a.scene", bytes: Array("\n\n \n".utf8))) == "")
    #expect(format(Source(name: "a.scene", bytes: Array("box a".utf8))) == "box a\n")
    #expect(format(Source(name: "a.scene", bytes: Array("\u{FEFF}box a\r\nbox b\r\n\r\n".utf8))) == "box a\nbox b\n")
  }

  @Test("After formatting, no form is left that the formatter rewrites", arguments: readable)
  func plain(_ file: CorpusFile) throws {
    let formatted = try #require(format(file.source, parts: preludeParts))
    let codes = parse(Source(name: "a.scene", bytes: formatted.bytes), parts: preludeParts).diagnostics.map(\.code)
    #expect(!codes.contains(.text(.typedForms)))
    #expect(!codes.contains(.text(.mixedQuotes)))
  }

  private func holdsLaws(_ source: Source) throws {
    let formatted = try #require(format(source, parts: preludeParts))
    let result = Source(name: "formatted.scene", bytes: formatted.bytes)
    #expect(format(result, parts: preludeParts) == formatted)
    let before = parse(source, parts: preludeParts).file
    let after = parse(result, parts: preludeParts).file
    #expect(TreePrinter.print(before, merging: true) == TreePrinter.print(after, merging: true))
    #expect(before.comments.map { comment($0, source) } == after.comments.map { comment($0, result) })
  }

  /// A comment without its slashes, which may have been wide, and without spaces at its end.
  private func comment(_ span: Span, _ source: Source) -> String {
    String(source.text(span).description.dropFirst(2).reversed().drop { $0 == " " || $0 == "\t" }.reversed())
  }
}

/// All files of the corpus that can be read.
private let readable = ["syntax", "format", "diagnostics", "checking", "run", "render"].flatMap {
  CorpusFile.all(in: $0)
}.filter { file in
  !parse(file.source, parts: preludeParts).diagnostics.contains { $0.severity == .error }
}

/// The same numbers at every run.
private struct Random {
  private var state: UInt64 = 88_172_645_463_325_252

  mutating func next(_ count: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(count))
  }
}
