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

/// The problems of both in the order of their places; of two at one place, that of the text comes first.
private func merged(_ texts: [Diagnostic], _ statements: [Diagnostic], _ source: Source) -> [Diagnostic] {
  let all = (texts + statements).enumerated().sorted { a, b in
    (a.element.span.start, a.offset) < (b.element.span.start, b.offset)
  }
  return FollowUps.removed(from: all.map { $0.element }, source)
}
