import SceneLang

/// The forms that `check` reports in; `Docs/Checking.md` describes each.
enum ReportForm: CaseIterable {
  /// For people: each problem with its line.
  case text
  /// For editors: a line each.
  case short
  /// For programs: one JSON document of our own.
  case json
  /// For code hosts: SARIF 2.1.0.
  case sarif

  /// The option that asks for it; text needs none.
  var option: Option? {
    switch self {
    case .text: nil
    case .short: .short
    case .json: .json
    case .sarif: .sarif
    }
  }

  /// What it tells of the changes that would mend problems.
  enum Changes {
    case none
    /// That there are some.
    case some
    /// Each with its problem.
    case all
  }

  /// What it tells of changes.
  var changes: Changes {
    switch self {
    case .text: .some
    case .short: .none
    case .json, .sarif: .all
    }
  }

  /// The form that was asked for.
  init(of invocation: Invocation) {
    self = ReportForm.allCases.first { form in form.option.map(invocation.has) ?? false } ?? .text
  }
}

extension Terminal {
  /// Writes what was found, in a form.
  func write(_ report: CheckReport, as form: ReportForm) {
    switch form {
    case .text: writeText(of: report)
    case .short: write(shortReport(report, in: language))
    case .json: write(jsonReport(report, in: language).document)
    case .sarif: write(sarifReport(report, in: language).document)
    }
  }
}
