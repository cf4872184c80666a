#if !hasFeature(Embedded)
  /// A scene between changes: its files and all its problems.
  struct FixingState {
    let sources: [Source]
    let problems: [Diagnostic]

    init(of compilation: Compilation, _ find: (Compilation) -> [Diagnostic]) {
      sources = compilation.sources
      problems = find(compilation)
    }
  }

  /// The law of fixes: after a change the problems that it mends are gone, and none has come.
  ///
  /// While a scene can't be read, nothing is known of its names and values; while it has errors, nothing of how it looks
  /// when it is played. What shows of that later has been there before, and has not come by the change.
  func keepsLaw(_ mended: [Diagnostic], before: FixingState, after: FixingState) -> Bool {
    var allowed = before.problemCounts(upTo: before.stage)
    for problem in mended { allowed[Place(problem), default: 0] -= 1 }
    guard after.stage >= before.stage else { return false }
    let left = after.problemCounts(upTo: before.stage)
    return left.allSatisfy { $0.value <= allowed[$0.key, default: 0] }
  }

  /// A kind of problem in a file.
  private struct Place: Hashable {
    let code: Code
    let file: Int16

    init(_ problem: Diagnostic) {
      code = problem.code
      file = problem.span.file
    }
  }

  /// How far a scene was looked at.
  private enum Stage: Comparable {
    case reading, checking, looking
  }

  extension Code {
    /// The stage in which the problem is found.
    fileprivate var stage: Stage {
      switch self {
      case .text, .syntax, .name(.missingFile), .name(.useInCircle), .name(.fileOutside): .reading
      case .value(.takenOver), .value(.rollsAgain), .use, .hand, .look, .asset: .looking
      case .name, .value, .playing: .checking
      }
    }
  }

  extension FixingState {
    /// The stage that was reached: each is entered only without an error of the one before.
    fileprivate var stage: Stage {
      let stages = problems.filter { $0.severity == .error }.map { $0.code.stage }
      return stages.min() ?? .looking
    }

    /// True where it has no error, so that all problems have been looked for.
    var isLookedAt: Bool { stage == .looking }

    fileprivate func problemCounts(upTo stage: Stage) -> [Place: Int] {
      var counts: [Place: Int] = [:]
      for problem in problems where problem.code.stage <= stage { counts[Place(problem), default: 0] += 1 }
      return counts
    }

    /// Whether the texts and comments that an earlier state had are all still there, to the byte and in their order.
    func keepsTextsAndComments(of earlier: FixingState) -> Bool {
      earlier.sources.allSatisfy { old in
        guard let new = sources.first(where: { $0.name == old.name }) else { return false }
        return new.bytes == old.bytes || new.texts.holds(old.texts) && new.comments.holds(old.comments)
      }
    }
  }

  extension Source {
    /// What the author wrote in texts, in the order of the file.
    fileprivate var texts: [Text] {
      Lexer.lex(self).tokens.filter { $0.kind == .textPiece }.map { text(Span(Int($0.start), Int($0.end))) }
    }

    fileprivate var comments: [Text] { Lexer.lex(self).comments.map { text($0) } }
  }

  extension [Text] {
    /// Whether all of the others are among these, in their order.
    fileprivate func holds(_ others: [Text]) -> Bool {
      var rest = others[...]
      for text in self where text == rest.first { rest = rest.dropFirst() }
      return rest.isEmpty
    }
  }
#endif
