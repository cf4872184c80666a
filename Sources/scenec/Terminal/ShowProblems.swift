import SceneLang

/// The most problems that are shown of one file; more of them rarely say more.
let shownProblemLimit = 20

extension Terminal {
  /// Writes problems, each with its line; after `shownProblemLimit` only how many more there are.
  func show(_ problems: [Diagnostic], sources: [Source], on stream: Stream = .output) {
    var text: Text = ""
    for problem in problems.prefix(shownProblemLimit) {
      text += rendered(problem, sources: sources, colour: colours(stream)) + "\n"
    }
    if problems.count > shownProblemLimit {
      text += Text(Message.moreProblems(problems.count - shownProblemLimit).text(in: language)) + "\n\n"
    }
    write(text, on: stream)
  }

  /// One problem with its line, as a person reads it.
  func rendered(_ problem: Diagnostic, sources: [Source], colour: Bool) -> Text {
    render(problem, sources: sources, language: language, colour: colour)
  }
}
