/// Reads a file into its tree. Any bytes give a tree; what is missing or out of place is among the diagnostics, in
/// the order of their places. `parts` are those of other files: the prelude's and those of used files.
public func parse(
  _ source: Source, parts: PartSignatures = PartSignatures()
) -> (file: SceneFile, diagnostics: [Diagnostic]) {
  let lexed = Lexer.lex(source)
  var parser = Parser(source: source, tokens: lexed.tokens, parts: parts)
  let items = parser.parseFile()
  let diagnostics = merged(lexed.diagnostics, parser.diagnostics, source)
  return (SceneFile(items: items, comments: lexed.comments), diagnostics)
}

/// The problems of both in the order of their places. A text that seems not to be closed is not reported behind
/// another problem on its line: most likely its opening quotation mark is missing, and the other says so.
private func merged(_ texts: [Diagnostic], _ statements: [Diagnostic], _ source: Source) -> [Diagnostic] {
  var result: [Diagnostic] = []
  for diagnostic in (texts + statements).sorted(by: { $0.span.start < $1.span.start }) {
    if diagnostic.code == .text(.unclosedText), let last = result.last, last.severity == .error,
      source.line(of: last.span.start) == source.line(of: diagnostic.span.start)
    {
      continue
    }
    result.append(diagnostic)
  }
  return result
}
