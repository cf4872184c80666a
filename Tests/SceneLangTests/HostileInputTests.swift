import Foundation
import SceneLang
import Testing

/// Whatever the bytes, reading ends soon, without a crash, with few problems that all lie in the file.
@Suite struct HostileInputTests {
  @Test(
    "An empty file is an empty scene",
    arguments: [
      Hostile("no bytes", []), Hostile("a line end", "\n", times: 1),
      Hostile("a byte-order mark", "\u{FEFF}", times: 1),
      Hostile("a comment", "// only a comment", times: 1), Hostile("spaces", " \t \r\n", times: 1),
    ])
  func empty(_ input: Hostile) {
    let result = parse(Source(name: "empty.scene", bytes: input.bytes))
    #expect(result.file.items.isEmpty)
    #expect(result.diagnostics.isEmpty)
  }

  @Test("Any bytes are read to their end", arguments: hostile)
  func readsAll(_ input: Hostile) {
    let clock = ContinuousClock()
    let start = clock.now
    let result = parse(Source(name: "hostile.scene", bytes: input.bytes), parts: preludeParts)
    #expect(clock.now - start < .seconds(20))
    #expect(result.diagnostics.count <= 220)
    for diagnostic in result.diagnostics {
      #expect(0 <= diagnostic.span.start && diagnostic.span.start <= diagnostic.span.end)
      #expect(Int(diagnostic.span.end) <= input.bytes.count)
    }
  }

  @Test("Deep nesting fits into a thread with a stack of 512 KB", arguments: nestings)
  func smallStack(_ input: Hostile) {
    let problems = Counter()
    let thread = Thread {
      problems.finish(parse(Source(name: "deep.scene", bytes: input.bytes)).diagnostics.map(\.code.name.description))
    }
    thread.stackSize = 512 * 1024
    thread.start()
    #expect(problems.wait().contains("S28"))
  }

  @Test("Every problem can be shown in both languages", arguments: hostile)
  func renders(_ input: Hostile) {
    let source = Source(name: "hostile.scene", bytes: input.bytes)
    for diagnostic in parse(source).diagnostics.prefix(20) {
      for language in Language.allCases {
        let text = render(diagnostic, sources: [source], language: language, colour: false)
        #expect(text.bytes.count < 2000)
        #expect(!text.bytes.contains { $0 < 0x20 && $0 != 0x0A })
      }
    }
  }
}

struct Hostile: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let bytes: [UInt8]

  init(_ name: String, _ bytes: [UInt8]) {
    testDescription = name
    self.bytes = bytes
  }

  init(_ name: String, _ pattern: String, times: Int) {
    self.init(name, Array(String(repeating: pattern, count: times).utf8))
  }
}

private let nestings = [
  Hostile("things in things", "box a {", times: 100_000),
  Hostile("things on lines of their own", "box a {\n", times: 20_000),
  Hostile("steps in steps", "on tap a { " + String(repeating: "repeat 3 times { if b { ", count: 20_000), times: 1),
  Hostile("parentheses", "let x = " + String(repeating: "(", count: 100_000), times: 1),
  Hostile("lists", "let x = " + String(repeating: "[", count: 100_000), times: 1),
  Hostile("calls", "let x = " + String(repeating: "f(", count: 100_000), times: 1),
  Hostile("indices", "let x = " + String(repeating: "f[", count: 100_000), times: 1),
  Hostile("all of them", "let x = " + String(repeating: "f([(-not ", count: 20_000), times: 1),
  Hostile("conditions", "let x = " + String(repeating: "if a then ", count: 20_000), times: 1),
  Hostile("minus signs", "let x = " + String(repeating: "-", count: 100_000), times: 1),
  Hostile("a long sum", "let x = 1" + String(repeating: " + 1", count: 20_000), times: 1),
  Hostile("a long chain of members", "let x = a" + String(repeating: ".b", count: 20_000), times: 1),
  Hostile("a long chain of conditions", "if a { }" + String(repeating: " else if a { }", count: 2_000), times: 1),
]

private let hostile =
  nestings + [
    Hostile("open braces", "{", times: 100_000),
    Hostile("closing braces", "}", times: 100_000),
    Hostile("braces of timelines", "timeline { at 0s {", times: 10_000),
    Hostile("a NUL", "box a\0b", times: 1),
    Hostile("NULs", [UInt8](repeating: 0, count: 1_000_000)),
    Hostile("invalid UTF-8", [UInt8](repeating: 0xFF, count: 1_000_000)),
    Hostile("half a character", [0x62, 0x6F, 0x78, 0x20, 0xE3, 0x81]),
    Hostile("noise", noise(0...255)),
    Hostile("a long line of noise", noise(32...126)),
    Hostile("lines of noise", noise(0...127)),
    Hostile("quotes of all kinds", "“\" 「' ‘”", times: 50_000),
    Hostile("texts in texts", "let x = \"{", times: 50_000),
    Hostile("unclosed comments", "/*", times: 100_000),
    Hostile("a long name", "a", times: 1_000_000),
    Hostile("a long number", "let x = " + String(repeating: "1", count: 1_000_000), times: 1),
    Hostile("empty lines", "\n", times: 500_000),
    Hostile("commas", "let x = [" + String(repeating: "1,", count: 200_000), times: 1),
  ]

/// A megabyte of bytes of a range, the same at every run.
private func noise(_ range: ClosedRange<UInt8>) -> [UInt8] {
  var state: UInt64 = 0x9E37_79B9_7F4A_7C15
  return (0..<1_000_000).map { _ in
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return range.lowerBound + UInt8(state % (UInt64(range.upperBound - range.lowerBound) + 1))
  }
}

/// Waits for what a thread of its own has found.
private final class Counter: @unchecked Sendable {
  private let done = DispatchSemaphore(value: 0)
  private var codes: [String] = []

  func finish(_ codes: [String]) {
    self.codes = codes
    done.signal()
  }

  func wait() -> [String] {
    done.wait()
    return codes
  }
}
