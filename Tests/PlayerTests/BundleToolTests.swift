import Foundation
import Testing

@testable import BundleTool

/// The tool as built, in a folder of its own, on one module of one line.
private struct Bench {
  let folder: URL
  let tool: String
  var page: URL { folder.appending(path: "page.html") }
  var source: URL { folder.appending(path: "Tiny.swift") }
  var embedded: URL { folder.appending(path: "EmbeddedPlayer.swift") }

  init(in folder: URL) throws {
    self.folder = folder
    // The tests' own program is built beside the tool.
    let tests = URL(filePath: CommandLine.arguments[0]).deletingLastPathComponent()
    tool = tests.appending(path: "BundleTool").path
    try "<p>\n<!-- scene -->\n<script src=\"a.js\"></script>\n<!-- wasm -->\n</p>".write(
      to: page, atomically: true, encoding: .utf8)
    try "'use strict';\n".write(to: folder.appending(path: "a.js"), atomically: true, encoding: .utf8)
    try write("@_expose(wasm, \"answer\") @_cdecl(\"answer\") public func answer() -> Int32 { 42 }")
  }

  func write(_ code: String) throws {
    try code.write(to: source, atomically: true, encoding: .utf8)
  }

  /// Runs the tool with a compiler; its status and what it printed.
  func bundle(swiftc: String) throws -> (Int32, String) {
    return try run(tool, [swiftc, folder.path, page.path, supportSource, "--module", "Tiny", source.path])
  }

  func text(_ url: URL) throws -> String { try String(contentsOf: url, encoding: .utf8) }
}

@Suite struct BundleToolTests {
  @Test(
    "Without a compiler for WebAssembly the bundle says why it is empty, in both languages",
    arguments: [
      "/nowhere/swiftc", "/bin/false", "none",
    ])
  func withoutToolchain(swiftc: String) throws {
    try withTemporaryFolder { folder in
      let bench = try Bench(in: folder)
      let (status, printed) = try bench.bundle(swiftc: swiftc)
      #expect(status == 0, "\(printed)")
      let embedded = try bench.text(bench.embedded)
      #expect(embedded.contains("head: StaticString? = nil"))
      #expect(embedded.contains(swiftc == "none" ? "SCENEC_PLAYER was none" : "https://www.swift.org/install"))
      #expect(embedded.contains("ビルドしてください"))
    }
  }

  @Test(
    "With one it holds the page in parts, scripts included, and a module",
    .enabled(if: swiftc != nil, "this toolchain can't make WebAssembly"))
  func withToolchain() throws {
    try withTemporaryFolder { folder in
      let bench = try Bench(in: folder)
      let (status, printed) = try bench.bundle(swiftc: #require(swiftc))
      #expect(status == 0, "\(printed)")
      let embedded = try bench.text(bench.embedded)
      #expect(embedded.contains("head: StaticString? = #\"\"\"\n<p>\n\"\"\"#"))
      #expect(embedded.contains("middle: StaticString = #\"\"\"\n<script>\n'use strict';\n</script>\n\"\"\"#"))
      #expect(embedded.contains("wasm: StaticString = #\"\"\"\nAGFzbQEAAAA"))
    }
  }

  @Test(
    "A change that leaves the module as it was leaves everything after it alone",
    .enabled(if: swiftc != nil, "this toolchain can't make WebAssembly"))
  func repeatsNothing() throws {
    try withTemporaryFolder { folder in
      let bench = try Bench(in: folder)
      let made = ["engine.o", "support.o", "player.wasm", "EmbeddedPlayer.swift"].map { folder.appending(path: $0) }
      let dates = {
        try made.map { try $0.resourceValues(forKeys: [.contentModificationDateKey]).contentModificationDate }
      }

      _ = try bench.bundle(swiftc: #require(swiftc))
      let first = try dates()
      _ = try bench.bundle(swiftc: #require(swiftc))
      #expect(try dates() == first)

      try bench.write(try bench.text(bench.source).replacingOccurrences(of: "42", with: "43"))
      _ = try bench.bundle(swiftc: #require(swiftc))
      let second = try dates()
      #expect(second[0] != first[0] && second[2] != first[2] && second[3] != first[3])
      #expect(second[1] == first[1])
    }
  }

  @Test(
    "A module that does not compile fails the build with the compiler's message",
    .enabled(if: swiftc != nil, "this toolchain can't make WebAssembly"))
  func failsLoudly() throws {
    try withTemporaryFolder { folder in
      let bench = try Bench(in: folder)
      try bench.write("public func f() -> Int { missing }")
      let (status, printed) = try bench.bundle(swiftc: #require(swiftc))
      #expect(status == 1)
      #expect(printed.contains("Tiny.swift:1:"))
    }
  }

  @Test(
    "Base64 is that of RFC 4648",
    arguments: [
      ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
      ("foobar", "Zm9vYmFy"),
    ])
  func base64(plain: String, encoded: String) {
    #expect(BundleTool.base64(Array(plain.utf8)) == encoded)
  }
}
