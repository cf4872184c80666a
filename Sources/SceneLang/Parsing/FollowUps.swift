/// One mistake, one message: leaves out what most likely follows from a problem before it.
///
/// - Behind an error, its line says nothing more, unless both are understood so well that each has its own fix. An
///   error that others came behind is not so well understood: it loses its fix.
/// - Where a `}` is missing, the line that stands in its place is not looked at more closely.
/// - What can wait until the file can be read is not said of one that can't.
/// - Where braces don't match, nothing is said of what stands in the wrong ones.
struct FollowUps {
  private let source: Source
  private var kept: [Diagnostic] = []
  /// The index of the last error among what is kept.
  private var leader: Int?
  /// The line in the place of a missing `}`, and the problem that says so.
  private var replacedLine: (line: Int, leader: Int)?
  /// What stands behind a `}` that most likely is the superfluous one.
  private var strayBrace: Span?
  private var isBehindBraces = false
  /// The problem with braces that was found first.
  private var bracesLeader: Int?
  private var isBehindText = false
  /// The last line with a step in the wrong place.
  private var misplacedLine: Int?

  /// The problems, in the order of their places, without those that follow from others.
  static func removed(from diagnostics: [Diagnostic], _ source: Source) -> [Diagnostic] {
    var filter = FollowUps(source: source)
    let hasExtraBrace = diagnostics.contains { $0.code == .syntax(.extraClosingBrace) }
    let stray = diagnostics.first { $0.code == .syntax(.unexpected) && filter.isBehindClosingBrace($0.span) }
    if hasExtraBrace { filter.strayBrace = stray?.span }
    let isFoundLate = hasExtraBrace && stray == nil
    let hasErrors = diagnostics.contains { $0.severity == .error }
    for diagnostic in diagnostics {
      if hasErrors, diagnostic.code == .text(.typedForms) { continue }
      if isFoundLate, isOfWrongBraces(diagnostic, source), diagnostic.code != .syntax(.extraClosingBrace) { continue }
      filter.add(diagnostic)
    }
    return filter.kept
  }

  private init(source: Source) { self.source = source }

  private mutating func add(_ diagnostic: Diagnostic) {
    let line = source.line(of: diagnostic.span.start)
    guard diagnostic.severity == .error else { return addWarning(diagnostic, line) }
    if let last = kept.last, last.code == .text(.mixedQuotes), source.line(of: last.span.start) == line {
      kept.removeLast()
    }
    if isBehindText, diagnostic.code == .syntax(.missingClosingBrace) || diagnostic.code == .syntax(.extraClosingBrace)
    {
      return
    }
    if let replaced = replacedLine, replaced.line == line {
      kept[replaced.leader].fix = nil
      return
    }
    if isBehindBraces, FollowUps.isOfWrongBraces(diagnostic, source) {
      // A sign that begins a line is left when the braces match.
      if diagnostic.code == .syntax(.badStart), let bracesLeader { kept[bracesLeader].fix = nil }
      return
    }
    if isBehindMisplacedStep(diagnostic, line) { return }
    if let leader, source.line(of: kept[leader].span.start) == line,
      !FollowUps.areApart(kept[leader], diagnostic)
    {
      kept[leader].fix = nil
      return
    }
    kept.append(diagnostic)
    leader = kept.count - 1
    note(diagnostic)
  }

  /// Marks that don't match are no news on a line with an error: most likely one of them is missing.
  private mutating func addWarning(_ diagnostic: Diagnostic, _ line: Int) {
    if diagnostic.code == .text(.mixedQuotes), let leader, source.line(of: kept[leader].span.start) == line { return }
    kept.append(diagnostic)
  }

  /// Whether the line before holds a step in the wrong place, and this is another: most likely the line above them that
  /// says when they happen can't be read.
  private mutating func isBehindMisplacedStep(_ diagnostic: Diagnostic, _ line: Int) -> Bool {
    switch diagnostic.code {
    case .name(.testStepElsewhere), .syntax(.stepAmongThings), .syntax(.assignmentAmongThings): break
    case .syntax(.unexpected) where source.text(diagnostic.span) == "to": break
    default: return false
    }
    let isBehind = misplacedLine.map { line - $0 <= 2 } ?? false
    misplacedLine = line
    return isBehind
  }

  private mutating func note(_ diagnostic: Diagnostic) {
    switch diagnostic.code {
    case .text:
      // Braces behind it may belong to the text or not.
      if hasBrace(behind: diagnostic.span) { (isBehindBraces, isBehindText) = (true, true) }
    case .syntax(.unexpected) where diagnostic.span == strayBrace: isBehindBraces = true
    case .syntax(.missingClosingBrace):
      isBehindBraces = true
      bracesLeader = kept.count - 1
      if let place = diagnostic.related.first { replacedLine = (lineBehind(place), kept.count - 1) }
    case .syntax(.missingOpeningBrace), .syntax(.extraClosingBrace): isBehindBraces = true
    default: break
    }
  }

  private func hasBrace(behind span: Span) -> Bool {
    let end = Int(source.lineSpan(source.line(of: span.start)).end)
    return source.bytes[Int(span.start)..<max(Int(span.start), end)].contains { $0 == 0x7B || $0 == 0x7D }
  }

  private func isBehindClosingBrace(_ span: Span) -> Bool {
    var offset = Int(span.start)
    while offset > 0, source.bytes[offset - 1] == 0x20 { offset -= 1 }
    return offset > 0 && source.bytes[offset - 1] == 0x7D
  }

  /// The next line behind a place that is not empty.
  private func lineBehind(_ place: Span) -> Int {
    var offset = Int(source.lineSpan(source.line(of: place.start)).end)
    while offset < source.bytes.count, source.bytes[offset] <= 0x20 { offset += 1 }
    return source.line(of: Int32(offset))
  }

  /// Whether two problems on one line can both be meant: each is understood, or lies in a single number or colour.
  private static func areApart(_ first: Diagnostic, _ second: Diagnostic) -> Bool {
    first.code != .text(.foreignComment) && (first.fix != nil || isOfOneWord(first))
      && (second.fix != nil || isOfOneWord(second))
  }

  private static func isOfOneWord(_ diagnostic: Diagnostic) -> Bool {
    guard case .text(let problem) = diagnostic.code else { return false }
    return problem == .unknownUnit || problem == .numberTooLong || problem == .badColour
  }

  /// Whether a problem is that something stands in the wrong braces, or in none.
  private static func isOfWrongBraces(_ diagnostic: Diagnostic, _ source: Source) -> Bool {
    if diagnostic.code == .name(.testStepElsewhere) { return true }
    guard case .syntax(let problem) = diagnostic.code else { return false }
    switch problem {
    case .badStart, .ifAmongThings, .elseWithoutIf, .stepAmongThings, .assignmentAmongThings, .itemAmongSteps,
      .thingAmongSteps,
      .notAStep, .notAMoment, .unexpectedBrace, .extraClosingBrace:
      return true
    case .unexpected:
      let written = source.text(diagnostic.span)
      return written == "else" || written == "}"
    default: return false
    }
  }
}
