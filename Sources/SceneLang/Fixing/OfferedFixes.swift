#if !hasFeature(Embedded)
  /// How many changes are tried on a scene; problems after them come without one.
  private let triedFixes = 20

  /// The problems of a compiled scene, each with its change only where that keeps the law of fixes: each change is tried
  /// by itself, the first 20. With `keepingTexts` a change has to leave texts and comments as they are, too. `read` gives the bytes of used files, as for `compile`, and `find` all problems of a scene.
  public func offeringTriedFixes(
    _ problems: [Diagnostic], of compilation: Compilation, keepingTexts: Bool = false, reading read: (Text) -> [UInt8]?,
    finding find: @escaping (Compilation) -> [Diagnostic] = { $0.diagnostics }
  ) -> [Diagnostic] {
    let before = FixingState(of: compilation) { _ in problems }
    // While there are errors, the law does not ask how the scene looks when it is played.
    let looking = before.isLookedAt ? find : { $0.diagnostics }
    var left = triedFixes
    return problems.map { problem in
      guard let fix = problem.fix else { return problem }
      left -= 1
      if left >= 0, let changed = compilation.applying(fix, read) {
        let after = FixingState(of: changed, looking)
        let keepsTexts = !keepingTexts || after.keepsTextsAndComments(of: before)
        if keepsTexts, keepsLaw([problem], before: before, after: after) { return problem }
      }
      var result = problem
      result.fix = nil
      return result
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
