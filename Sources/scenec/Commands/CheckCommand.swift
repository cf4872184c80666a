import SceneLang

/// `scenec check FILE…`: says what is wrong in scenes, and nothing when nothing is; with `--fix` it first makes the
/// changes that are offered.
func checkScenes(_ invocation: Invocation, on terminal: Terminal) -> ExitCode {
  let form = ReportForm(of: invocation)
  var report = CheckReport(telling: form.changes)
  var allWritten = true
  let allRead = forEachScene(of: invocation, on: terminal) { scene in
    guard invocation.has(.fix) else { return report.add(scene) }
    let fixed = fixScene(scene, on: terminal)
    for change in fixed.applied { report.addFixed(change.problem, sources: change.sources) }
    report.add(fixed.scene)
    allWritten = allWritten && fixed.isWritten
  }
  report.isComplete = allRead && allWritten
  terminal.write(report, as: form)
  return !report.isComplete ? .misuse : report.count(.error) > 0 ? .failure : .success
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
    guard !path.isPage else {
      terminal.complain(.pageForScene(path))
      allRead = false
      continue
    }
    do throws(FileProblem) {
      body(try LoadedScene(path))
    } catch {
      terminal.complain(.unreadable(path, error))
      allRead = false
    }
  }
  return allRead
}
