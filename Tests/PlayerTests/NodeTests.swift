import Foundation
import PlayerBundle
import Testing

@Suite struct NodeTests {
  @Test(
    "The page's scripts pass their own tests",
    .enabled(if: Node.path != nil, "node is not installed"), arguments: Node.scripts)
  func scripts(name: String) throws {
    try withTemporaryFolder { folder in
      let module = folder.appending(path: "player.wasm")
      let bytes = try #require(Data(base64Encoded: PlayerBundle.module.description))
      try bytes.write(to: module)
      // The tests of the module itself skip where there is none.
      let environment = ["SCENEC_PLAYER_MODULE": bytes.isEmpty ? "" : module.path]
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
