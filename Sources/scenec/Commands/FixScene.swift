import SceneLang

/// What `check --fix` made of a scene.
struct FixedScene {
  /// The scene as it is in its files now.
  var scene: LoadedScene
  /// The changes that were made.
  var applied: [AppliedFix] = []
  /// False when a file could not be written, which has been told then.
  var isWritten = true
}

/// Makes the changes that are offered for a scene and for the files that it uses, and writes the files that change.
/// When a file can't be written, nothing of what is left to write is, and no change is reported.
func fixScene(_ scene: LoadedScene, on terminal: Terminal) -> FixedScene {
  let fixed = applyFixes(
    to: scene.compilation.sources[0], reading: scene.bytes(of:),
    finding: scene.problems(of:))
  var result = FixedScene(scene: scene)
  for source in fixed.changed {
    // The scene's own name is that of its file; the names of others count from its folder too.
    let path = scene.path.folderPrefix.appending(Path(source.name.bytes))
    do throws(WriteProblem) {
      try replaceFile(path, with: source.bytes)
    } catch {
      terminal.complain(.notWritten(path, error))
      result.isWritten = false
      break
    }
  }
  do throws(FileProblem) {
    result.scene = try LoadedScene(scene.path)
  } catch {
    terminal.complain(.unreadable(scene.path, error))
    result.isWritten = false
  }
  if result.isWritten { result.applied = fixed.applied.map { $0.named(as: scene) } }
  return result
}

extension AppliedFix {
  /// The change with its files named so that a person finds them from where the command was given.
  fileprivate func named(as scene: LoadedScene) -> AppliedFix {
    var change = self
    change.sources = scene.namedAsGiven(sources)
    return change
  }
}
