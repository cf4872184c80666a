/// Reads a file into its tree. Any bytes give a tree; what is missing or out of place is among the diagnostics, in
/// the order of their places. `parts` are those of other files: the prelude's and those of used files.
public func parse(
  _ source: Source, parts: PartSignatures = PartSignatures()
) -> (file: SceneFile, diagnostics: [Diagnostic]) {
  let lexed = Lexer.lex(source)
  var parser = Parser(source: source, tokens: lexed.tokens, parts: parts)
  let items = parser.parseFile()
  var diagnostics = lexed.diagnostics + parser.diagnostics
  diagnostics.sort { $0.span.start < $1.span.start }
  return (SceneFile(items: items, comments: lexed.comments), diagnostics)
}
