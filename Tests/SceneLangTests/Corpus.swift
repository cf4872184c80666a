import Foundation
import SceneLang
import Testing

/// A file of `Tests/Corpus/`.
struct CorpusFile: CustomTestStringConvertible, Sendable {
  let name: String
  let bytes: [UInt8]

  var testDescription: String { name }

  var source: Source { Source(name: Text(name), bytes: bytes) }

  /// The file as text; what is not UTF-8 is replaced.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// All scenes of a folder of the corpus, by name.
  static func all(in folder: String) -> [CorpusFile] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: directory(folder).path)) ?? []
    return names.filter { $0.hasSuffix(".scene") }.sorted().compactMap { read($0, in: folder) }
  }

  /// One file of the corpus.
  static func read(_ name: String, in folder: String) -> CorpusFile? {
    let data = try? Data(contentsOf: directory(folder).appendingPathComponent(name))
    return data.map { CorpusFile(name: name, bytes: Array($0)) }
  }

  private static func directory(_ folder: String) -> URL {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    return tests.appendingPathComponent("Corpus").appendingPathComponent(folder)
  }
}

/// The parts that the prelude gives every scene.
let preludeParts: PartSignatures = {
  var parts = PartSignatures()
  parts.add("finger", parameters: ["angle", "length", "thickness", "color", "folded"])
  return parts
}()

/// Reads a scene of a test.
func read(_ text: String, name: String = "test.scene") -> (file: SceneFile, diagnostics: [Diagnostic]) {
  parse(Source(name: Text(name), bytes: Array(text.utf8)), parts: preludeParts)
}
