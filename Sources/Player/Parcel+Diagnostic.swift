import SceneLang

extension Parcel {
  /// Puts a problem for a person to read: the file, the line and the column (both from 1; the column counts
  /// characters), the code, the sentence on what is wrong, and the hint.
  public mutating func put(_ problem: Diagnostic, of sources: [Source], in language: Language) {
    let file = Int(problem.span.file)
    if sources.indices.contains(file) {
      let source = sources[file]
      let line = source.line(of: problem.span.start)
      let before = Span(Int(source.lineStarts[line]), Int(problem.span.start), file: problem.span.file)
      put(source.name)
      put(line + 1)
      put(source.text(before).scalars.count + 1)
    } else {
      put(Text([]))
      put(0)
      put(0)
    }
    put(problem.code.name)
    put(message(of: problem, in: language))
    put(hint(of: problem, in: language))
  }
}
