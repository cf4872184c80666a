/// The file in the one style of the language; nil when it can't be read, so that a broken file stays as it is.
/// `parts` are those of other files.
///
/// Kept are comments, the author's line breaks in braces and brackets, one blank line of several, columns that the
/// author aligned, the order of properties, and text to the byte. Formatting twice changes nothing. The tree stays
/// the same, except that the properties of a thing on a line over 100 columns move into its braces.
public func format(_ source: Source, parts: PartSignatures = PartSignatures()) -> Text? {
  guard var text = layOut(source.bytes, parts) else { return nil }
  while let broken = breakLongLines(text, parts), let next = layOut(broken.bytes, parts) { text = next }
  return text
}

/// One pass: every line with its indentation and its spaces.
private func layOut(_ bytes: [UInt8], _ parts: PartSignatures) -> Text? {
  let source = Source(name: "", bytes: bytes)
  let lexed = Lexer.lex(source)
  var parser = Parser(source: source, tokens: lexed.tokens, parts: parts)
  _ = parser.parseFile()
  for diagnostic in lexed.diagnostics + parser.diagnostics where diagnostic.severity == .error { return nil }
  var reader = PieceReader(source: source, lexed: lexed, tight: parser.tight)
  var layout = Layout(pieces: reader.pieces())
  return Alignment.text(of: layout.laidOut())
}
