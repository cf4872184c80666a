import SceneLang

/// Notices when a scene, or a file that it uses, is saved, replaced, deleted or put back.
struct SceneWatcher {
  /// The scene's file.
  let path: Path
  private var known: [FileStamp?]
  private var seen: [FileStamp?]
  private var looksAlike = 0
  private var usedNames: [Text] = []

  /// What became of the scene.
  enum Change {
    case saved(LoadedScene)
    case unreadable(FileProblem)
  }

  /// How many looks in a row must see the same before it counts: a file is often looked at while it is written, and
  /// an editor that puts a new file in the place of the old leaves none there for a moment.
  private static let steadyLooks = (there: 1, gone: 5)

  /// Watches a scene that was read just now.
  init(_ scene: LoadedScene) {
    path = scene.path
    usedNames = scene.usedNames
    known = []
    seen = []
    known = stamps()
    seen = known
  }

  /// Looks once, and reads the scene again if it has changed.
  mutating func look() -> Change? {
    let now = stamps()
    looksAlike = now == seen ? looksAlike + 1 : 0
    seen = now
    let isThere = now.first != .some(nil)
    guard now != known, looksAlike >= (isThere ? SceneWatcher.steadyLooks.there : SceneWatcher.steadyLooks.gone)
    else { return nil }
    known = now
    do throws(FileProblem) {
      let scene = try LoadedScene(toPlay: path)
      if scene.usedNames != usedNames {
        usedNames = scene.usedNames
        known = stamps()
      }
      return .saved(scene)
    } catch {
      return .unreadable(error)
    }
  }

  /// The stamps of the scene's file and of those that it uses.
  private func stamps() -> [FileStamp?] {
    let used = usedNames.map { path.folderPrefix.appending(Path($0.bytes)) }
    return ([path] + used).map { FileStamp(of: $0) }
  }
}
