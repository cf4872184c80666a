import PlayerBundle
import SceneLang

/// The number of the form of `--json`. It grows by one when a member goes or changes its meaning; new members may come
/// without.
private let formVersion = 1

/// What was found as one JSON document; `Docs/Checking.md` describes its members.
func jsonReport(_ report: CheckReport, in language: Language) -> JSON {
  .object([
    ("version", .number(formVersion)),
    ("tool", .text("scenec")),
    ("toolVersion", .text(version)),
    ("language", .text(language.code)),
    ("complete", .flag(report.isComplete)),
    ("errors", .number(report.count(.error))),
    ("warnings", .number(report.count(.warning))),
    ("problems", .list(report.problems.map { describe($0, language) })),
    ("fixed", .list(report.fixed.map { describe($0, language) })),
  ])
}

private func describe(_ finding: Finding, _ language: Language) -> JSON {
  let problem = finding.problem
  return .object(
    [("code", .text(problem.code.name)), ("severity", .text(problem.severity.name))]
      + place(problem.span, finding)
      + [
        ("title", .text(message(of: problem, in: language))),
        ("hint", .text(hint(of: problem, in: language))),
        ("related", .list(problem.related.map { .object(place($0, finding)) })),
        ("fix", problem.fix.map { .object(describe($0, finding)) } ?? .null),
      ])
}

private func describe(_ fix: Fix, _ finding: Finding) -> [(name: String, value: JSON)] {
  place(fix.span, finding) + [("replacement", .text(fix.replacement))]
}

/// The file of a place, and where it begins and ends in it; the end is that of the first character behind.
private func place(_ span: Span, _ finding: Finding) -> [(name: String, value: JSON)] {
  let source = finding.source(of: span)
  return [
    ("file", .text(source.name)), ("start", point(span.start, in: source)), ("end", point(span.end, in: source)),
  ]
}

private func point(_ offset: Int32, in source: Source) -> JSON {
  let position = source.position(of: offset)
  return .object([
    ("line", .number(position.line)), ("column", .number(position.column)), ("offset", .number(Int(offset))),
  ])
}

extension Severity {
  /// The severity's name for programs, the same in every language.
  var name: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .info: "info"
    }
  }
}
