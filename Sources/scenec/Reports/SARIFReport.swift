import Explanations
import PlayerBundle
import SceneLang

/// What was found as a log of SARIF 2.1.0 (OASIS Standard), for code hosts. It holds the rules that results refer to,
/// and nothing of what `--fix` has taken away.
func sarifReport(_ report: CheckReport, in language: Language) -> JSON {
  let rules = Rules(of: report.problems)
  let driver: JSON = .object([
    ("name", .text("scenec")),
    ("version", .text(version)),
    ("semanticVersion", .text(version)),
    ("rules", .list(rules.codes.map { describe($0, language) })),
  ])
  let run: JSON = .object([
    ("tool", .object([("driver", driver)])),
    ("language", .text(language.code)),
    ("columnKind", .text("unicodeCodePoints")),
    ("defaultEncoding", .text("UTF-8")),
    ("invocations", .list([.object([("executionSuccessful", .flag(report.isComplete))])])),
    ("results", .list(report.problems.map { describe($0, rules, language) })),
  ])
  return .object([
    ("$schema", .text("https://json.schemastore.org/sarif-2.1.0.json")),
    ("version", .text("2.1.0")),
    ("runs", .list([run])),
  ])
}

/// The codes that occur, in the order of the groups, and the place of each among them.
private struct Rules {
  let codes: [Code]
  let places: [Code: Int]

  init(of findings: [Finding]) {
    let found = Set(findings.map(\.problem.code))
    codes = Code.all.filter(found.contains)
    places = Dictionary(uniqueKeysWithValues: codes.enumerated().map { ($1, $0) })
  }
}

private func describe(_ code: Code, _ language: Language) -> JSON {
  let help: JSON = .object([
    ("text", .text(explanationText(of: code, in: language))),
    ("markdown", .text(explanationMarkdown(of: code, in: language))),
  ])
  return .object([
    ("id", .text(code.name)),
    ("shortDescription", text(title(of: code, in: language))),
    ("fullDescription", text(Text(stringLiteral: code.explanation(in: language).what))),
    ("help", help),
    ("defaultConfiguration", .object([("level", .text(code.severity.level))])),
  ])
}

private func describe(_ finding: Finding, _ rules: Rules, _ language: Language) -> JSON {
  let problem = finding.problem
  var members: [(name: String, value: JSON)] = [
    ("ruleId", .text(problem.code.name)),
    ("ruleIndex", .number(rules.places[problem.code] ?? -1)),
    ("level", .text(problem.severity.level)),
    ("message", text(said(of: problem, in: language))),
    ("locations", .list([location(problem.span, finding)])),
  ]
  if !problem.related.isEmpty {
    members.append(("relatedLocations", .list(problem.related.map { location($0, finding) })))
  }
  if let fix = problem.fix { members.append(("fixes", .list([describe(fix, finding)]))) }
  return .object(members)
}

/// The title and the hint of a problem.
private func said(of problem: Diagnostic, in language: Language) -> Text {
  let hint = hint(of: problem, in: language)
  let space: Text = hint.isEmpty || language == .japanese ? "" : " "
  return message(of: problem, in: language) + space + hint
}

private func describe(_ fix: Fix, _ finding: Finding) -> JSON {
  let replacement: JSON = .object([
    ("deletedRegion", region(fix.span, in: finding.source(of: fix.span))),
    ("insertedContent", text(fix.replacement)),
  ])
  let change: JSON = .object([
    ("artifactLocation", artifact(fix.span, finding)), ("replacements", .list([replacement])),
  ])
  return .object([("artifactChanges", .list([change]))])
}

private func location(_ span: Span, _ finding: Finding) -> JSON {
  let physical: JSON = .object([
    ("artifactLocation", artifact(span, finding)), ("region", region(span, in: finding.source(of: span))),
  ])
  return .object([("physicalLocation", physical)])
}

private func artifact(_ span: Span, _ finding: Finding) -> JSON {
  let address = FileAddress(of: Path(finding.source(of: span).name.bytes))
  var members: [(name: String, value: JSON)] = [("uri", .text(address.uri))]
  if address.isRelative { members.append(("uriBaseId", .text("%SRCROOT%"))) }
  return .object(members)
}

/// A place by lines and columns from 1, and by bytes from 0; the end is behind the last character.
private func region(_ span: Span, in source: Source) -> JSON {
  let (start, end) = (source.position(of: span.start), source.position(of: span.end))
  return .object([
    ("startLine", .number(start.line)), ("startColumn", .number(start.column)),
    ("endLine", .number(end.line)), ("endColumn", .number(end.column)),
    ("byteOffset", .number(Int(span.start))), ("byteLength", .number(span.count)),
  ])
}

private func text(_ text: Text) -> JSON { .object([("text", .text(text))]) }

extension Severity {
  /// The level of SARIF that it is.
  fileprivate var level: String {
    switch self {
    case .error: "error"
    case .warning: "warning"
    case .info: "note"
    }
  }
}
