import Runtime
import SceneLang

/// `scenec test FILE…`: runs the tests of scenes, a line each, and ends with a line of counts that programs read too.
func testScenes(_ invocation: Invocation, on terminal: Terminal) -> ExitCode {
  var passed = 0
  var failed = 0
  let allRead = forEachScene(of: invocation, on: terminal) { scene in
    guard let checked = scene.compilation.scene else {
      // A scene that can't play fails as a whole: its tests say nothing.
      failed += 1
      terminal.report(nil, of: scene, passed: false)
      terminal.show(scene.compilation.diagnostics, sources: scene.sourcesAsGiven)
      return
    }
    for result in runTests(Program(checked)) {
      if result.failures.isEmpty { passed += 1 } else { failed += 1 }
      terminal.report(result.name, of: scene, passed: result.failures.isEmpty)
      terminal.show(result.failures, sources: scene.sourcesAsGiven)
    }
  }
  // In one form for every language, for whatever reads it.
  terminal.write("\(passed) passed, \(failed) failed\n")
  return !allRead ? .misuse : failed > 0 ? .failure : .success
}

extension Terminal {
  /// Writes the line of a test, or of a whole scene: how it ended, the file, the test's name.
  fileprivate func report(_ name: Text?, of scene: LoadedScene, passed: Bool) {
    let word = (passed ? Message.testPassed : .testFailed).text(in: language)
    let ended = (passed ? Ink.green : .red).on(word, colours(.output))
    // A name is shown as a path is: bytes that would steer a terminal are replaced.
    let test = name.map { ": \(Path($0.bytes))" } ?? ""
    write("\(ended)  \(scene.path)\(test)\n")
  }
}
