/// Where braces do not match, the indentation tells which of them is missing or superfluous. It never changes what
/// is read, only where the problem is shown.
extension Parser {
  /// The width of the space before the line that a token stands in.
  func indentation(of token: Token) -> Int {
    var offset = Int(source.lineStarts[source.line(of: token.start)])
    var width = 0
    while offset < source.bytes.count {
      let (scalar, length) = decodeScalar(source.bytes, at: offset)
      switch scalar {
      case 0x20: width += 1
      case 0x09: width += 4
      case 0x3000: width += 2
      default: return width
      }
      offset += length
    }
    return width
  }

  /// Reports an opening brace as not closed: the given one, unless the indentation shows another.
  mutating func reportUnclosedBrace(_ known: Int? = nil) {
    if hasReportedBraces { return }
    guard let opener = findUnclosedBrace(known) else { return }
    hasReportedBraces = true
    let last = lastTokenInside(opener)
    let place = Span(Int(tokens[last].end), Int(tokens[last].end), file: source.file)
    let isOneLine = source.line(of: tokens[opener].start) == source.line(of: tokens[last].start)
    let closer: Text = isOneLine ? " }" : "\n" + indentationText(of: tokens[opener]) + "}"
    isRecovering = false
    note(.missingClosingBrace(at: span(tokens[opener]), closesAt: place, fix: Fix(place, closer)))
  }

  /// Reports the closing brace that stands next and has no opening one, or an earlier one that must be the mistake.
  mutating func reportExtraBrace() {
    if hasReportedBraces { return }
    hasReportedBraces = true
    isRecovering = false
    let place = span(tokens[findExtraBrace() ?? index])
    note(.extraClosingBrace(at: place, fix: Fix(place, "")))
  }

  private func indentationText(of token: Token) -> Text {
    let line = Int(source.lineStarts[source.line(of: token.start)])
    var end = line
    while end < source.bytes.count, source.bytes[end] == 0x20 || source.bytes[end] == 0x09 { end += 1 }
    return Text(source.bytes[line..<end])
  }

  /// The last token before the first line behind an opening brace that is not further in.
  private func lastTokenInside(_ opener: Int) -> Int {
    let limit = indentation(of: tokens[opener])
    var last = opener
    var position = opener + 1
    while position < tokens.count, tokens[position].kind != .end {
      let token = tokens[position]
      if tokens[position - 1].kind == .newline, indentation(of: token) <= limit { break }
      if token.kind != .newline { last = position }
      position += 1
    }
    return last
  }

  /// The opening brace before the next token that lacks its closing one: one that was closed by a brace further
  /// out, otherwise the known one, otherwise the innermost that is still open.
  private func findUnclosedBrace(_ known: Int?) -> Int? {
    var open: [Int] = []
    for position in 0..<index {
      switch tokens[position].kind {
      case .openBrace: open.append(position)
      case .closeBrace:
        guard let last = open.last else { continue }
        let isFirst = position > 0 && tokens[position - 1].kind == .newline
        if isFirst, indentation(of: tokens[position]) < indentation(of: tokens[last]) { return last }
        open.removeLast()
      default: continue
      }
    }
    return known ?? open.last
  }

  /// A closing brace at the end of a line, before the next token, behind which the lines go on further in than the
  /// line that opened it.
  private func findExtraBrace() -> Int? {
    var open: [Int] = []
    var suspect: Int?
    for position in 0..<index {
      switch tokens[position].kind {
      case .openBrace: open.append(position)
      case .closeBrace:
        guard let opener = open.popLast() else { continue }
        let isFirst = tokens[position - 1].kind == .newline
        guard !isFirst, tokens[position + 1].kind == .newline, tokens[position + 2].kind != .end else { continue }
        let isFurtherIn = indentation(of: tokens[position + 2]) > indentation(of: tokens[opener])
        if isFurtherIn, open.isEmpty { suspect = position }
      default: continue
      }
    }
    return suspect
  }
}
