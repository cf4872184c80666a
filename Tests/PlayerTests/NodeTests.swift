import Foundation
import PlayerBundle
import Testing

@testable import BundleTool

@Suite struct NodeTests {
  @Test(
    "The page's scripts pass their own tests",
    .enabled(if: Node.path != nil, "node is not installed"), arguments: Node.scripts)
  func scripts(name: String) throws {
    try withTemporaryFolder { folder in
      // The tests of a module skip where it can't be had.
      let environment = [
        "SCENEC_PLAYER_MODULE": try playerModule(in: folder) ?? "",
        "SCENEC_HEAP_MODULE": try heapModule(in: folder) ?? "",
      ]
      let script = Node.tests.appending(path: name).path
      let (status, printed) = try run(#require(Node.path), ["--test", script], environment: environment)
      #expect(status == 0, "\(printed)")
    }
  }

  @Test("There are scripts to run")
  func scriptsExist() {
    #expect(Node.scripts.count >= 5)
  }
}

/// The player's module in a file; nil where this build has none.
func playerModule(in folder: URL) throws -> String? {
  guard PlayerBundle.missing(in: .english) == nil else { return nil }
  let file = folder.appending(path: "player.wasm")
  try #require(Data(base64Encoded: PlayerBundle.module.description)).write(to: file)
  return file.path
}

/// A module with nothing but the player's heap; nil where this toolchain can't make it.
private func heapModule(in folder: URL) throws -> String? {
  guard let compiler = swiftc, case .found(let tools) = Toolchain.find(swiftc: compiler) else { return nil }
  let job = Job(folder: folder.path, page: "", support: supportSource, modules: [])
  compile(job, with: tools)
  let file = folder.appending(path: "heap.wasm").path
  let exports = ["--no-entry", "--stack-first", "--export=posix_memalign", "--export=free"]
  let (status, printed) = try run(tools.linker, [job.supportObject, "-o", file] + exports)
  try #require(status == 0, "\(printed)")
  return file
}
