import SceneLang

/// `scenec check FILE…`: says what is wrong in scenes, and nothing when nothing is.
func checkScenes(_ invocation: Invocation, on terminal: Terminal) -> ExitCode {
  var errors = 0
  var warnings = 0
  let allRead = forEachScene(of: invocation, on: terminal) { scene in
    let problems = scene.problems
    terminal.show(problems, sources: scene.sourcesAsGiven)
    errors += count(.error, in: problems)
    warnings += count(.warning, in: problems)
  }
  if errors + warnings > 0 { terminal.say(.problemCount(errors: errors, warnings: warnings)) }
  return !allRead ? .misuse : errors > 0 ? .failure : .success
}

private func count(_ severity: Severity, in problems: [Diagnostic]) -> Int {
  problems.reduce(0) { $1.severity == severity ? $0 + 1 : $0 }
}

/// Reads the scenes that the arguments name, one after the other, and hands over each that could be read. False when
/// one could not, which has been told then.
func forEachScene(of invocation: Invocation, on terminal: Terminal, _ body: (LoadedScene) -> Void) -> Bool {
  forEachScene(of: invocation.operands[...], on: terminal, body)
}

/// The same for some of the arguments.
func forEachScene(
  of operands: ArraySlice<Path>, on terminal: Terminal, _ body: (LoadedScene) -> Void
) -> Bool {
  let files = SceneFiles(Array(operands))
  var allRead = files.problems.isEmpty
  for (path, problem) in files.problems {
    switch problem {
    case .unreadable(let problem): terminal.complain(.unreadable(path, problem))
    case .folderWithoutScenes: terminal.complain(.folderWithoutScenes(path))
    }
  }
  for path in files.paths {
    do throws(FileProblem) {
      body(try LoadedScene(path))
    } catch {
      terminal.complain(.unreadable(path, error))
      allRead = false
    }
  }
  return allRead
}
