import SceneLang

/// What was found, a line each: `file:line:column: error S07: title`. All of it, whatever its number.
func shortReport(_ report: CheckReport, in language: Language) -> Text {
  var text: Text = ""
  for finding in report.fixed { text += fixedLine(of: finding, in: language) + "\n" }
  for finding in report.problems {
    text += shortLine(of: finding, word: finding.problem.severity.word(in: language), in: language) + "\n"
  }
  return text
}

/// The line of a problem that was taken away: where it was, and what it was.
func fixedLine(of finding: Finding, in language: Language) -> Text {
  shortLine(of: finding, word: Text(Message.fixed.text(in: language)), in: language)
}

private func shortLine(of finding: Finding, word: Text, in language: Language) -> Text {
  let problem = finding.problem
  // A name is shown as a path is: bytes that would steer a terminal are replaced.
  let place = Text(Path(placeName(problem.span, in: finding.sources).bytes).description)
  return place + ": " + word + " " + problem.code.name + ": " + message(of: problem, in: language)
}
