import SceneLang

/// What `check` found in all scenes that it was given.
struct CheckReport {
  /// The problems that are there, each once: by scene, then by file, then leftmost first.
  private(set) var problems: [Finding] = []
  /// The problems that `--fix` took away, in the order in which it did.
  private(set) var fixed: [Finding] = []
  /// False where a file that was named could not be read or written.
  var isComplete = true
  /// Whether `--fix` would change something, where the form tells so.
  private(set) var isMendable = false
  private var known: Set<Finding.Identity> = []
  private let changes: ReportForm.Changes

  /// An empty report; the changes that it tells of are tried on the scene first.
  init(telling changes: ReportForm.Changes) { self.changes = changes }

  /// Takes in what is wrong in a scene.
  mutating func add(_ scene: LoadedScene) {
    let sources = scene.sourcesAsGiven
    let found = changes == .all ? scene.problemsWithTriedChanges : scene.problems
    if changes == .some, !isMendable { isMendable = scene.isMendable(found) }
    for problem in found {
      let finding = Finding(problem: problem, sources: sources)
      if known.insert(finding.identity).inserted { problems.append(finding) }
    }
  }

  /// Takes in a problem that is there no more; `sources` are the files as they were then.
  mutating func addFixed(_ problem: Diagnostic, sources: [Source]) {
    fixed.append(Finding(problem: problem, sources: sources))
  }

  /// How many of the problems are of a severity.
  func count(_ severity: Severity) -> Int {
    problems.reduce(0) { $1.problem.severity == severity ? $0 + 1 : $0 }
  }
}
