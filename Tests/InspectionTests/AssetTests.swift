import Inspection
import SceneLang
import Testing

/// The pictures and sounds beside a scene, in a folder of the test's own making.
@Suite struct AssetTests {
  @Test("A picture or a sound that is not there is told at its name")
  func missing() {
    let found = findings(in: #"image cat "cat.png" size 60"# + "\n" + #"on tap cat { play "meow.mp3" }"#, files: [:])
    #expect(found == [#"F01 "cat.png""#, #"F01 "meow.mp3""#])
  }

  @Test("A name that differs in capitals alone is mended")
  func capitals() throws {
    let text = #"image cat "Cat.PNG" size 60"#
    let found = problems(in: text, files: ["cat.png": png(10, 10)])
    let fix = try #require(found.first?.fix)
    var bytes = Array(text.utf8)
    bytes.replaceSubrange(Int(fix.span.start)..<Int(fix.span.end), with: fix.replacement.bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == #"image cat "cat.png" size 60"#)
    #expect(hint(of: found[0], in: .english).string == "Did you mean “cat.png”?")
  }

  @Test("Files that are there, small and what they say are told nothing of", arguments: goodFiles)
  func good(_ file: TestFile) {
    let use = file.isSound ? #"on tap { play "\#(file.name)" }"# : #"image photo "\#(file.name)" size 60"#
    #expect(findings(in: use, files: [file.name: file.bytes]) == [])
  }

  @Test("A file that holds something else than its name says is told so")
  func otherFormat() {
    let files = ["cat.png": Array("GIF89a".utf8) + [10, 0, 10, 0], "dog.mp3": Array("<html>not found</html>".utf8)]
    let text = #"image cat "cat.png" size 60"# + "\n" + #"on tap cat { play "dog.mp3" }"#
    let found = problems(in: text, files: files)
    #expect(
      found.map { message(of: $0, in: .english).string } == [
        "What is in “cat.png” is not PNG, though its name says so.",
        "What is in “dog.mp3” is not MP3, though its name says so.",
      ])
    #expect(hint(of: found[0], in: .english).string.hasPrefix("It holds GIF"))
  }

  @Test("Pictures over 2 MB and sounds over 4 MB are told of, and those just under are not")
  func heavy() {
    let text = """
      image a "a.png" size 60
      image b "b.png" size 60
      on tap a { play "c.wav"; play "d.wav" }
      """
    let sizes = ["a.png": 2_000_000, "b.png": 2_000_001, "c.wav": 4_000_000, "d.wav": 4_000_001]
    let heads = ["a.png": png(10, 10), "b.png": png(10, 10), "c.wav": wav, "d.wav": wav]
    #expect(findings(in: text, files: heads, sizes: sizes) == [#"F03 "b.png""#, #"F03 "d.wav""#])
  }

  @Test("A picture of more than 2048 pixels a side is told of, in every format", arguments: largePictures)
  func pixels(_ file: TestFile) {
    let found = problems(in: #"image photo "\#(file.name)" size 60"#, files: [file.name: file.bytes])
    #expect(
      found.map { message(of: $0, in: .english).string } == [
        "“\(file.name)” is 2049 by 1000 pixels large, more than a tablet can show."
      ])
  }

  @Test("A script in an SVG picture is told of")
  func scripts() {
    let text = #"image a "a.svg" size 60"# + "\n" + #"image b "b.svg" size 60"#
    let files = [
      "a.svg": Array("<svg xmlns='http://www.w3.org/2000/svg'><script>alert(1)</script></svg>".utf8),
      "b.svg": Array("<svg xmlns='http://www.w3.org/2000/svg'><rect onload='x()'/></svg>".utf8),
    ]
    #expect(findings(in: text, files: files) == [#"F06 "a.svg""#, #"F06 "b.svg""#])
  }

  @Test("What is no picture and no sound by its name is told so, and the player's own sounds are known")
  func endings() {
    let text = """
      image a "cat" size 60
      image b "cat.mp3" size 60
      on tap a { play "pop"; play "tada"; play "dign"; play "cat.png" }
      """
    #expect(findings(in: text, files: [:]) == [#"F07 "cat""#, #"F07 "cat.mp3""#, #"F08 "dign""#, #"F08 "cat.png""#])
  }

  @Test("A picture or sound whose name stands in no scene of the folder is told of once, by the first scene")
  func unused() {
    let files = ["used.png": png(1, 1), "other.png": png(1, 1), "list.mp3": [], "a.png": png(1, 1), "b.wav": wav]
    let text = #"image photo "used.png" size 60"#
    let others = [#"image photo "other.png" size 60"#, #"let sounds = ["list.mp3"]"#]
    #expect(findings(in: text, files: files, others: others) == ["F02 "])
    let found = problems(in: text, files: files, others: others)
    #expect(found.map { message(of: $0, in: .english).string } == ["No scene in this folder uses a.png, b.wav."])
    #expect(found.map(\.severity) == [.info])
    #expect(findings(in: text, files: files, others: others, isFirst: false) == [])
  }

  @Test("Where a scene puts names together, all files with that ending may be used")
  func puttingTogether() {
    let files = ["cat.png": png(1, 1), "dog.png": png(1, 1), "dog.wav": wav]
    let text = #"let animal = "cat""# + "\n" + #"image photo "{animal}.png" size 60"#
    #expect(
      problems(in: text, files: files).map { message(of: $0, in: .english).string } == [
        "No scene in this folder uses dog.wav."
      ])
  }

  @Test("Cut and empty files say nothing false and stop nobody", arguments: goodFiles)
  func cut(_ file: TestFile) {
    for count in 0..<min(40, file.bytes.count) {
      let use = file.isSound ? #"on tap { play "\#(file.name)" }"# : #"image photo "\#(file.name)" size 60"#
      let found = findings(in: use, files: [file.name: Array(file.bytes.prefix(count))])
      #expect(found == [] || found.allSatisfy { $0.hasPrefix("F05") })
    }
  }

  // MARK: - The folder

  private func problems(
    in text: String, files: [String: [UInt8]], sizes: [String: Int] = [:], others: [String] = [], isFirst: Bool = true
  ) -> [Diagnostic] {
    let compilation = compile(Source(name: "test.scene", bytes: Array(text.utf8))) { _ in nil }
    #expect(compilation.scene != nil)
    let scenes = ([text] + others).map { Array($0.utf8) }
    let folder = AssetFolder(names: files.keys.sorted().map { Text($0) }, scenes: scenes, tellsUnused: isFirst) {
      name in
      files[name.string].map { Asset(size: sizes[name.string] ?? $0.count, head: $0) }
    }
    return inspect(compilation, assets: folder).filter { if case .asset = $0.code { true } else { false } }
  }

  /// The codes of the problems, and what stands at their places.
  private func findings(
    in text: String, files: [String: [UInt8]], sizes: [String: Int] = [:], others: [String] = [], isFirst: Bool = true
  ) -> [String] {
    let source = Source(name: "test.scene", bytes: Array(text.utf8))
    return problems(in: text, files: files, sizes: sizes, others: others, isFirst: isFirst)
      .map { "\($0.code.name) \(source.text($0.span))" }
  }
}

/// A file of a test.
struct TestFile: Sendable, CustomTestStringConvertible {
  var name: String
  var bytes: [UInt8]
  var isSound = false
  var testDescription: String { name }
}

/// The beginning of a PNG file of so many pixels (PNG, 11.2.2: length, type, width, height).
private func png(_ width: UInt16, _ height: UInt16) -> [UInt8] {
  let mark: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
  return mark + [0, 0] + big(width) + [0, 0] + big(height) + [8, 6, 0, 0, 0]
}

private let wav: [UInt8] = Array("RIFF".utf8) + [36, 0, 0, 0] + Array("WAVEfmt ".utf8)

private func big(_ number: UInt16) -> [UInt8] { [UInt8(number >> 8), UInt8(number & 255)] }
private func little(_ number: UInt16) -> [UInt8] { [UInt8(number & 255), UInt8(number >> 8)] }

/// A JPEG file: SOI, a JFIF header of 16 bytes, and a frame header with height and width (ITU-T T.81, B.2.2).
private func jpeg(_ width: UInt16, _ height: UInt16) -> [UInt8] {
  [0xFF, 0xD8, 0xFF, 0xE0, 0, 16] + Array("JFIF".utf8) + [UInt8](repeating: 0, count: 10)
    + [0xFF, 0xC2, 0, 17, 8] + big(height) + big(width) + [3]
}

/// A GIF file: the logical screen's width and height, lowest byte first (GIF89a, 18).
private func gif(_ width: UInt16, _ height: UInt16) -> [UInt8] {
  Array("GIF89a".utf8) + little(width) + little(height) + [0, 0, 0]
}

/// WebP files: `VP8 ` holds 14 bits each behind the frame's start code (RFC 6386, 9.1), `VP8L` 14 bits less one behind
/// its signature, `VP8X` 24 bits less one (RFC 9649).
private func webp(_ chunk: String, _ body: [UInt8]) -> [UInt8] {
  Array("RIFF".utf8) + [100, 0, 0, 0] + Array("WEBP".utf8) + Array(chunk.utf8) + [80, 0, 0, 0] + body
}

private func lossy(_ width: UInt16, _ height: UInt16) -> [UInt8] {
  webp("VP8 ", [0, 0, 0, 0x9D, 0x01, 0x2A] + little(width) + little(height))
}

private func lossless(_ width: UInt32, _ height: UInt32) -> [UInt8] {
  let bits = (width - 1) | (height - 1) << 14
  return webp("VP8L", [0x2F] + (0..<4).map { UInt8(bits >> (8 * $0) & 255) })
}

private func extended(_ width: UInt16, _ height: UInt16) -> [UInt8] {
  webp("VP8X", [0, 0, 0, 0] + little(width - 1) + [0] + little(height - 1) + [0])
}

private let goodFiles: [TestFile] = [
  TestFile(name: "a.png", bytes: png(2048, 2048)), TestFile(name: "a.jpg", bytes: jpeg(2048, 20)),
  TestFile(name: "a.jpeg", bytes: jpeg(20, 2048)), TestFile(name: "a.gif", bytes: gif(100, 100)),
  TestFile(name: "lossy.webp", bytes: lossy(2048, 2048)), TestFile(name: "lossless.webp", bytes: lossless(2048, 2048)),
  TestFile(name: "extended.webp", bytes: extended(2048, 2048)), TestFile(name: "CAPITAL.PNG", bytes: png(10, 10)),
  TestFile(name: "a.svg", bytes: Array("<?xml version='1.0'?>\n<!-- a -->\n<svg width='9000'></svg>".utf8)),
  TestFile(name: "a.mp3", bytes: Array("ID3".utf8) + [3, 0], isSound: true),
  TestFile(name: "frame.mp3", bytes: [0xFF, 0xFB, 0x90, 0x00], isSound: true),
  TestFile(name: "a.wav", bytes: wav, isSound: true),
  TestFile(name: "a.ogg", bytes: Array("OggS".utf8), isSound: true),
  TestFile(name: "a.m4a", bytes: [0, 0, 0, 32] + Array("ftypM4A ".utf8), isSound: true),
  TestFile(name: "a.aac", bytes: [0xFF, 0xF1, 0x50, 0x80], isSound: true),
  TestFile(name: "a.flac", bytes: Array("fLaC".utf8), isSound: true),
]

private let largePictures: [TestFile] = [
  TestFile(name: "a.png", bytes: png(2049, 1000)), TestFile(name: "a.jpg", bytes: jpeg(2049, 1000)),
  TestFile(name: "a.gif", bytes: gif(2049, 1000)), TestFile(name: "lossy.webp", bytes: lossy(2049, 1000)),
  TestFile(name: "lossless.webp", bytes: lossless(2049, 1000)),
  TestFile(name: "extended.webp", bytes: extended(2049, 1000)),
]
