import SceneLang

/// The most problems that are shown of one file; more of them rarely say more.
let shownProblemLimit = 20

extension Terminal {
  /// Writes what was found as a person reads it, and ends with how much it was; nothing when nothing was found.
  func writeText(of report: CheckReport) {
    for finding in report.fixed { write(fixedLine(of: finding, in: language) + "\n") }
    if !report.fixed.isEmpty { write("\n") }
    show(report.problems)
    let (errors, warnings) = (report.count(.error), report.count(.warning))
    if !report.fixed.isEmpty {
      say(.fixedCount(report.fixed.count, errors: errors, warnings: warnings))
    } else if errors + warnings > 0 {
      say(.problemCount(errors: errors, warnings: warnings))
      if report.isMendable { say(.mendable) }
    }
  }

  /// Writes problems of one scene, each with its line.
  func show(_ problems: [Diagnostic], sources: [Source], on stream: Stream = .output) {
    show(problems.map { Finding(problem: $0, sources: sources) }, on: stream)
  }

  /// Writes problems, each with its line; of a file with more than `shownProblemLimit`, the first ones, and then how
  /// many more there are.
  private func show(_ findings: [Finding], on stream: Stream = .output) {
    var rest = findings[...]
    while let first = rest.first {
      let file = first.source(of: first.problem.span).name
      let ofFile = rest.prefix { $0.source(of: $0.problem.span).name == file }
      var text: Text = ""
      for finding in ofFile.prefix(shownProblemLimit) {
        text += rendered(finding.problem, sources: finding.sources, colour: colours(stream)) + "\n"
      }
      if ofFile.count > shownProblemLimit {
        text += Text(Message.moreProblems(ofFile.count - shownProblemLimit).text(in: language)) + "\n\n"
      }
      write(text, on: stream)
      rest = rest.dropFirst(ofFile.count)
    }
  }

  /// One problem with its line, as a person reads it.
  func rendered(_ problem: Diagnostic, sources: [Source], colour: Bool) -> Text {
    render(problem, sources: sources, language: language, colour: colour)
  }
}
