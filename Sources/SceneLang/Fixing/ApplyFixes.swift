#if !hasFeature(Embedded)
  /// A change that was made, and the problem that it took away.
  public struct AppliedFix: Sendable {
    /// The problem, by its place in `sources`.
    public var problem: Diagnostic
    /// The files as they were before the change.
    public var sources: [Source]

    fileprivate func isBefore(_ other: AppliedFix) -> Bool {
      (problem.span.file, problem.span.start) < (other.problem.span.file, other.problem.span.start)
    }
  }

  /// A scene after its offered changes were made.
  public struct FixedFiles: Sendable {
    /// The files that are no longer as they were: the scene itself or files that it uses.
    public var changed: [Source]
    /// The changes, round by round, leftmost first in each.
    public var applied: [AppliedFix]
    /// The problems that are left.
    public var problems: [Diagnostic]
  }

  /// The most rounds of changes; each but the last takes a problem away.
  private let roundLimit = 100

  /// The most times that a scene is compiled with changes, in all rounds together.
  private let tryLimit = 200

  /// Makes every change that the problems of a scene offer, in the scene and in the files that it uses, as long as it
  /// keeps the law of fixes (`keepsLaw`) and every text and comment. `read` gives the bytes of used files, as for `compile`, and `find` all problems
  /// of a scene that was compiled.
  ///
  /// What can be seen only after a change may offer more; so it goes round until nothing is left to change, at most 100
  /// times, and tries at most 200 times in all.
  public func applyFixes(
    to source: Source, reading read: @escaping (Text) -> [UInt8]?,
    finding find: @escaping (Compilation) -> [Diagnostic] = { $0.diagnostics }
  ) -> FixedFiles {
    var fixing = Fixing(source, read, find)
    var applied: [AppliedFix] = []
    for _ in 0..<roundLimit {
      fixing.applied = []
      fixing.apply(fixing.offered())
      if fixing.applied.isEmpty { break }
      applied += fixing.applied.sorted { $0.isBefore($1) }
    }
    return FixedFiles(changed: fixing.changed, applied: applied, problems: fixing.state.problems)
  }

  private struct Fixing {
    var state: FixingState
    var applied: [AppliedFix] = []
    private var triesLeft = tryLimit
    private let read: (Text) -> [UInt8]?
    private let find: (Compilation) -> [Diagnostic]
    /// The files that have changed, by name.
    private var edited: [Text: [UInt8]] = [:]

    init(
      _ source: Source, _ read: @escaping (Text) -> [UInt8]?, _ find: @escaping (Compilation) -> [Diagnostic]
    ) {
      self.read = read
      self.find = find
      state = FixingState(of: compile(source, reading: read), find)
    }

    /// The files that are no longer as they were.
    var changed: [Source] { state.sources.filter { edited[$0.name] != nil } }

    /// The problems that offer a change, from the end of the last file backwards; of changes that meet, the last.
    func offered() -> [Diagnostic] {
      var result: [Diagnostic] = []
      var next: Span?
      let offering = state.problems.filter { $0.fix != nil }.sorted { isBehind($0.fix!.span, $1.fix!.span) }
      for problem in offering {
        guard let span = problem.fix?.span else { continue }
        if let next, next.file == span.file, span.end >= next.start { continue }
        result.append(problem)
        next = span
      }
      return result
    }

    private func isBehind(_ a: Span, _ b: Span) -> Bool { (a.file, a.start, a.end) > (b.file, b.start, b.end) }

    /// Makes the changes at once if that keeps the law, and else those of each half; they come from the end backwards,
    /// so that the places of the others stay true.
    mutating func apply(_ problems: [Diagnostic]) {
      if problems.isEmpty || triesLeft == 0 { return }
      triesLeft -= 1
      var files = edited
      for problem in problems {
        guard let fix = problem.fix, let source = source(of: fix.span) else { continue }
        files[source.name] = (files[source.name] ?? source.bytes).applying(fix)
      }
      let after = FixingState(of: compile(main(of: files)) { [read] in files[$0] ?? read($0) }, find)
      if keepsLaw(problems, before: state, after: after), after.keepsTextsAndComments(of: state) {
        applied += problems.map { AppliedFix(problem: $0, sources: state.sources) }
        edited = files
        state = after
      } else if problems.count > 1 {
        apply(Array(problems[..<(problems.count / 2)]))
        apply(Array(problems[(problems.count / 2)...]))
      }
    }

    private func source(of span: Span) -> Source? { state.sources.first { $0.file == span.file } }

    private func main(of files: [Text: [UInt8]]) -> Source {
      let source = state.sources[0]
      return Source(name: source.name, bytes: files[source.name] ?? source.bytes)
    }
  }

  extension [UInt8] {
    /// The bytes after a change.
    public func applying(_ fix: Fix) -> [UInt8] {
      Array(self[..<Int(fix.span.start)]) + fix.replacement.bytes + Array(self[Int(fix.span.end)...])
    }
  }
#endif
