import SceneLang

/// A problem, with the files that its places lie in.
struct Finding {
  /// The problem.
  let problem: Diagnostic
  /// The files that spans refer to, named so that a person finds them from where the command was given.
  let sources: [Source]

  /// The file that a place lies in; a problem's places always lie in its sources.
  func source(of span: Span) -> Source { sources.first { $0.file == span.file } ?? sources[0] }

  /// What tells this problem from all others: the same file may be used by several scenes.
  var identity: Identity {
    Identity(file: source(of: problem.span).name, span: problem.span, code: problem.code)
  }

  /// A file, a place in it, and what is wrong there.
  struct Identity: Hashable {
    private let file: Text
    private let start: Int32
    private let end: Int32
    private let code: Code

    fileprivate init(file: Text, span: Span, code: Code) {
      self.file = file
      start = span.start
      end = span.end
      self.code = code
    }
  }
}
