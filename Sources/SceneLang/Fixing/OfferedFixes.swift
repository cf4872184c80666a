#if !hasFeature(Embedded)
  /// The problems of a compiled scene, each with its change only where that keeps the law of fixes: each change is tried
  /// by itself, the first 20, and the first 5 where the scene has to be played for it. `read` gives the bytes of used
  /// files, as for `compile`, and `find` all problems of a scene.
  public func offeringTriedFixes(
    _ problems: [Diagnostic], of compilation: Compilation, reading read: @escaping (Text) -> [UInt8]?,
    finding find: @escaping (Compilation) -> [Diagnostic] = { $0.diagnostics }
  ) -> [Diagnostic] {
    let trial = FixTrial(problems, of: compilation, read, find)
    var left = trial.limit
    return problems.map { problem in
      guard problem.fix != nil else { return problem }
      left -= 1
      if left >= 0, trial.keepsLaw(problem) { return problem }
      var result = problem
      result.fix = nil
      return result
    }
  }

  /// Whether one of the changes that would be tried keeps the law of fixes and every text and comment, so that
  /// `applyFixes` makes it; the first such ends the search.
  public func hasTriedFix(
    _ problems: [Diagnostic], of compilation: Compilation, reading read: @escaping (Text) -> [UInt8]?,
    finding find: @escaping (Compilation) -> [Diagnostic] = { $0.diagnostics }
  ) -> Bool {
    let trial = FixTrial(problems, of: compilation, read, find)
    return problems.filter { $0.fix != nil }.prefix(trial.limit).contains { trial.keepsLaw($0, andTexts: true) }
  }

  /// Tries changes on a scene, each by itself.
  private struct FixTrial {
    private let compilation: Compilation
    private let before: FixingState
    private let read: (Text) -> [UInt8]?
    private let find: (Compilation) -> [Diagnostic]

    init(
      _ problems: [Diagnostic], of compilation: Compilation, _ read: @escaping (Text) -> [UInt8]?,
      _ find: @escaping (Compilation) -> [Diagnostic]
    ) {
      self.compilation = compilation
      self.read = read
      before = FixingState(of: compilation) { _ in problems }
      // While there are errors, the law does not ask how the scene looks when it is played.
      self.find = before.isLookedAt ? find : { $0.diagnostics }
    }

    /// How many changes are tried.
    var limit: Int { before.isLookedAt ? 5 : 20 }

    func keepsLaw(_ problem: Diagnostic, andTexts keepsTexts: Bool = false) -> Bool {
      guard let fix = problem.fix, let changed = compilation.applying(fix, read) else { return false }
      let after = FixingState(of: changed, find)
      if keepsTexts, !after.keepsTextsAndComments(of: before) { return false }
      return SceneLang.keepsLaw([problem], before: before, after: after)
    }
  }

  extension Compilation {
    /// The scene once a change is made in the file it is for, compiled anew.
    fileprivate func applying(_ fix: Fix, _ read: (Text) -> [UInt8]?) -> Compilation? {
      guard let edited = sources.first(where: { $0.file == fix.span.file }) else { return nil }
      let bytes = edited.bytes.applying(fix)
      let main = edited.file == sources[0].file ? Source(name: edited.name, bytes: bytes) : sources[0]
      return compile(main) { $0 == edited.name ? bytes : read($0) }
    }
  }
#endif
