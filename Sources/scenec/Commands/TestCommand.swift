import Runtime
import SceneLang

/// `scenec test FILE…`: runs the tests of scenes, a line each, and ends with a line of counts that programs read too.
func testScenes(_ invocation: Invocation, on terminal: Terminal) -> ExitCode {
  let isRecording = invocation.has(.record)
  var (passed, failed, recorded) = (0, 0, 0)
  let allRead = forEachScene(of: invocation, on: terminal) { scene in
    guard let checked = scene.compilation.scene else {
      // A scene that can't play fails as a whole: its tests say nothing.
      failed += 1
      terminal.report(nil, of: scene, passed: false)
      terminal.show(scene.compilation.diagnostics, sources: scene.sourcesAsGiven)
      return
    }
    var pictures = SnapshotCheck(of: scene.path, recording: isRecording)
    for result in runTests(Program(checked)) {
      let problems = pictures.check(result.snapshots)
      let hasPassed = result.failures.isEmpty && problems.isEmpty
      if hasPassed { passed += 1 } else { failed += 1 }
      terminal.report(result.name, of: scene, passed: hasPassed)
      terminal.show(result.failures, sources: scene.sourcesAsGiven)
      for problem in problems { terminal.show(problem, of: scene) }
    }
    for file in pictures.recorded { terminal.reportRecorded(file) }
    recorded += pictures.recorded.count
  }
  if isRecording { terminal.say(.recordingEnded(count: recorded)) }
  // In one form for every language, for whatever reads it.
  terminal.write("\(passed) passed, \(failed) failed\n")
  // Recording never counts as success, so that nobody records unnoticed where tests should compare.
  return !allRead ? .misuse : failed > 0 || isRecording ? .failure : .success
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

  /// Writes the line of a picture that was recorded.
  fileprivate func reportRecorded(_ file: Path) {
    write("\(Ink.yellow.on(Message.snapshotRecorded.text(in: language), colours(.output)))  \(file)\n")
  }

  /// Writes what is wrong with a picture, led by the place where the test takes it.
  fileprivate func show(_ problem: SnapshotCheck.Problem, of scene: LoadedScene) {
    let place = placeName(problem.span, in: scene.sourcesAsGiven)
    write("\(Path(place.bytes)): \(problem.message.text(in: language))\n\n")
  }
}
