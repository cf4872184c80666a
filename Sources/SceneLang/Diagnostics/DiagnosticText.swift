/// A problem as text for a terminal: its place and title, the line with the place underlined, the hint, and the
/// other places that matter. `sources` holds the files that spans name; lines end with `\n`. With `colour`, ANSI
/// sequences set off what matters most.
public func render(_ diagnostic: Diagnostic, sources: [Source], language: Language, colour: Bool) -> Text {
  var writer = DiagnosticWriter(sources: sources, isColoured: colour)
  writer.write(diagnostic, language)
  return writer.text
}

/// A place as `file:line:column`, both counted from 1; a column is a character.
public func placeName(_ span: Span, in sources: [Source]) -> Text {
  guard let source = source(of: span, in: sources) else { return "" }
  let position = source.position(of: span.start)
  return source.name + ":" + Text(decimal: position.line) + ":" + Text(decimal: position.column)
}

/// The file that a span lies in.
func source(of span: Span, in sources: [Source]) -> Source? {
  for source in sources where source.file == span.file { return source }
  return nil
}

private struct DiagnosticWriter {
  let sources: [Source]
  let isColoured: Bool
  var text = Text([])

  mutating func write(_ diagnostic: Diagnostic, _ language: Language) {
    let style = Style(diagnostic.severity)
    write(placeName(diagnostic.span, in: sources) + ": ", .strong)
    write(diagnostic.severity.word(in: language) + " " + diagnostic.code.name + ": ", style)
    write(message(of: diagnostic, in: language), .strong)
    text += "\n"
    writeExcerpt(diagnostic.span, style)
    let hint = hint(of: diagnostic, in: language)
    if !hint.isEmpty { text += "  " + hint + "\n" }
    for span in diagnostic.related where !isOnLine(of: diagnostic.span, span) { writeRelated(span, language) }
  }

  /// Whether two places are on one line, which has been shown then.
  private func isOnLine(of first: Span, _ second: Span) -> Bool {
    guard first.file == second.file, let source = source(of: first, in: sources) else { return false }
    return source.line(of: first.start) == source.line(of: second.start)
  }

  private mutating func writeRelated(_ span: Span, _ language: Language) {
    text += "  "
    switch language {
    case .english: text += "See also "
    case .japanese: text += "関連する場所："
    }
    text += placeName(span, in: sources) + "\n"
    writeExcerpt(span, .strong)
  }

  /// The line, and under it a `^` for each column of the place.
  private mutating func writeExcerpt(_ span: Span, _ style: Style) {
    guard let source = source(of: span, in: sources) else { return }
    let excerpt = SourceExcerpt(of: span, in: source)
    let number = Text(decimal: source.line(of: span.start) + 1)
    let gutter = max(4, number.bytes.count)
    text += spaces(gutter - number.bytes.count) + number + " | " + excerpt.line + "\n"
    text += spaces(gutter) + " | " + spaces(excerpt.indent)
    write(Text([UInt8](repeating: UInt8(ascii: "^"), count: excerpt.width)), style)
    text += "\n"
  }

  private func spaces(_ count: Int) -> Text { Text([UInt8](repeating: 0x20, count: max(0, count))) }

  private enum Style {
    case strong, error, warning, info

    init(_ severity: Severity) {
      switch severity {
      case .error: self = .error
      case .warning: self = .warning
      case .info: self = .info
      }
    }

    var sequence: Text {
      switch self {
      case .strong: "\u{1B}[1m"
      case .error: "\u{1B}[1;31m"
      case .warning: "\u{1B}[1;33m"
      case .info: "\u{1B}[1;36m"
      }
    }
  }

  private mutating func write(_ part: Text, _ style: Style) {
    text += isColoured ? style.sequence + part + "\u{1B}[0m" : part
  }
}
