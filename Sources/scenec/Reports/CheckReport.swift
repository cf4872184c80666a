import SceneLang

/// What `check` found in all scenes that it was given.
struct CheckReport {
  /// The problems that are there, each once: by scene, then by file, then leftmost first.
  private(set) var problems: [Finding] = []
  /// The problems that `--fix` took away, in the order in which it did.
  private(set) var fixed: [Finding] = []
  /// False where a file that was named could not be read or written.
  var isComplete = true
  private var known: Set<Finding.Identity> = []
  private let tellsChanges: Bool

  /// An empty report; only one that `tellsChanges` has them tried on the scene.
  init(tellsChanges: Bool) { self.tellsChanges = tellsChanges }

  /// Takes in what is wrong in a scene.
  mutating func add(_ scene: LoadedScene) {
    let sources = scene.sourcesAsGiven
    for problem in tellsChanges ? scene.problemsWithTriedChanges : scene.problems {
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
