import Foundation
import SceneLang

@testable import Runtime

/// A scene of `Tests/Corpus/run/` that tests itself.
///
/// A mistake that a test is meant to come to is announced in its braces: `// mistake P01: 1 / zero` says that P01 is
/// reported on a line that contains `1 / zero`. What is not announced fails, and so does what is announced and does
/// not come.
struct RunCorpusFile: Sendable {
  let name: String
  let text: String
  let folder: URL

  /// Where the corpus is.
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Corpus/run")

  /// All of them, by name.
  static func all(in folder: URL = folder) -> [RunCorpusFile] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.filter { $0.hasSuffix(".scene") }.sorted().map { name in
      let data = try? Data(contentsOf: folder.appendingPathComponent(name))
      return RunCorpusFile(name: name, text: String(decoding: data ?? Data(), as: UTF8.self), folder: folder)
    }
  }

  /// The scene, read and checked; the files it uses are beside it.
  var compilation: Compilation {
    compile(Source(name: Text(name), bytes: Array(text.utf8))) { file in
      let data = try? Data(contentsOf: folder.appendingPathComponent(String(decoding: file.bytes, as: UTF8.self)))
      return data.map { Array($0) }
    }
  }

  /// What went otherwise than the file says, in words; empty when all is well.
  func problems() -> [String] {
    let compilation = compilation
    guard let scene = compilation.scene else {
      return compilation.diagnostics.map { rendered($0, compilation.sources) }
    }
    let results = runTests(Program(scene))
    if results.isEmpty { return ["\(name) has no test"] }
    return results.flatMap { problems(of: $0, compilation.sources) }
  }

  private func problems(of result: TestResult, _ sources: [Source]) -> [String] {
    var announced = Announcement.all(in: sources[Int(result.span.file)].text(result.span))
    var problems: [String] = []
    for failure in result.failures {
      let source = sources[Int(failure.span.file)]
      let line = source.text(source.lineSpan(source.line(of: failure.span.start))).string
      if let place = announced.firstIndex(where: { $0.fits(failure, on: line) }) {
        announced.remove(at: place)
      } else {
        problems.append("\(result.name.string): \(rendered(failure, sources))")
      }
    }
    return problems + announced.map { "\(result.name.string): \($0.code) did not come on: \($0.words)" }
  }

  private func rendered(_ diagnostic: Diagnostic, _ sources: [Source]) -> String {
    render(diagnostic, sources: sources, language: .english, colour: false).string
  }
}

/// A mistake that a test is meant to come to.
private struct Announcement {
  var code: String
  var words: String

  /// The announcements in the text of a test.
  static func all(in test: Text) -> [Announcement] {
    test.string.split(separator: "\n").compactMap { line in
      guard let mark = line.range(of: "// mistake ") else { return nil }
      let parts = line[mark.upperBound...].split(separator: ":", maxSplits: 1)
      guard parts.count == 2 else { return nil }
      return Announcement(code: String(parts[0]), words: parts[1].trimmingCharacters(in: .whitespaces))
    }
  }

  /// Whether a failure on a line is the announced one.
  func fits(_ failure: Diagnostic, on line: String) -> Bool {
    failure.code.name.string == code && line.contains(words)
  }
}

extension Text {
  var string: String { String(decoding: bytes, as: UTF8.self) }
}
