extension Lexer {
  /// Passes a quotation mark in a text, which is not the text's closer. Returns true when it closes the text after
  /// all, because the closer is missing.
  mutating func passQuote(_ scalar: UInt32, _ family: Quote.Family, length: Int) -> Bool {
    if isApostrophe(scalar, length: length) { return false }
    let level = open.count - 1
    let text = open[level]
    let isOpener = scalar == text.quote.opener
    if isOpener, let candidate = text.alike, candidate.scalar != scalar {
      closeText(level, at: candidate)
      return true
    }
    let candidate = Candidate(
      start: position, length: length, scalar: scalar, pieceStart: text.pieceStart, mark: mark)
    if family == text.quote.family {
      if quotes.lacksCloser(text.quote) {
        closeText(level, at: candidate)
        return true
      }
      if text.alike == nil { open[level].alike = candidate }
      open[level].alikeCount += 1
    }
    if text.other == nil { open[level].other = candidate }
    return false
  }

  /// Returns to a mark that was meant to close a text, and closes it there.
  private mutating func closeText(_ level: Int, at candidate: Candidate) {
    goBack(to: candidate.mark, at: candidate.start)
    open.removeSubrange((level + 1)...)
    open[level].pieceStart = candidate.pieceStart
    emitPiece()
    position += candidate.length
    emit(.textClose, from: candidate.start)
    let text = open.removeLast()
    reportMixedQuotes(text, candidate)
  }

  private mutating func reportMixedQuotes(_ text: OpenText, _ candidate: Candidate) {
    let place = span(candidate.start, candidate.start + candidate.length)
    let first = scalar(at: text.start)
    let opener = span(text.start, text.start + first.length)
    // A text that ends with `"` is mended at its beginning, every other at its end.
    var closer = Text([])
    closer.append(scalar: text.quote.closer)
    let fix = candidate.scalar == Quote.double.closer ? Fix(opener, "\"") : Fix(place, closer)
    report(.mixedQuotes(at: place, opener: source.text(opener), closer: source.text(place), fix: fix))
  }

  /// Deals with texts that are still open at the end of their line: takes another mark for the closer if there is
  /// one, finds a fill that is not closed, and otherwise ends the text with the line. Afterwards there is less open
  /// than before, and each way is taken a bounded number of times a line.
  mutating func recoverOpenText() {
    let lineEnd = position
    if quotes.reread <= Lexer.rereadLimit,
      closeAtCandidate() || closeAtDoubtful() || closeAroundFill()
    {
      quotes.reread += lineEnd - position
    } else {
      endTextWithLine()
    }
  }

  /// After so many bytes of a line have been read again, the rest of it is taken as it is.
  private static let rereadLimit = 2000

  private mutating func closeAtCandidate() -> Bool {
    var level = open.count - 1
    while level >= 0 {
      let text = open[level]
      if !text.isFill, let candidate = text.alike ?? text.other {
        quotes.setLacksCloser(text.quote)
        closeText(level, at: candidate)
        return true
      }
      level -= 1
    }
    return false
  }

  private mutating func closeAtDoubtful() -> Bool {
    guard let (text, candidate) = quotes.doubtful else { return false }
    quotes.doubtful = nil
    quotes.mayDoubt = false
    open = [text]
    closeText(0, at: candidate)
    return true
  }

  /// Where a `{` in a text has no `}`, takes it for a character and looks for the end of the text behind it.
  private mutating func closeAroundFill() -> Bool {
    guard open.count > 1, !quotes.hasUnclosedFill else { return false }
    let brace = open[1].start
    var index = brace + 1
    while index < bytes.count {
      let (scalar, _, length) = scalar(at: index)
      if Characters.isLineEnd(scalar) { return false }
      if scalar == open[0].quote.closer {
        quotes.hasUnclosedFill = true
        returnToFill()
        position = index
        closeText(length: length)
        report(.unclosedFill(at: span(brace, brace + 1)))
        return true
      }
      index += length
    }
    return false
  }

  /// Forgets the outermost fill and what came behind it: its `{` belongs to the piece before it.
  private mutating func returnToFill() {
    let fill = open[1]
    goBack(to: fill.mark, at: fill.start)
    open.removeSubrange(1...)
    if let piece = tokens.last, piece.kind == .textPiece, Int(piece.end) == fill.start {
      open[0].pieceStart = Int(piece.start)
      tokens.removeLast()
    } else {
      open[0].pieceStart = fill.start
    }
  }

  /// Ends the outermost text with its line, and gives back the braces at the line's end, which are most likely the
  /// scene's.
  private mutating func endTextWithLine() {
    let lineEnd = position
    if open.count > 1 { returnToFill() }
    let text = open[0]
    var end = lineEnd
    while end > text.pieceStart, isSpaceOrBrace(bytes[end - 1]) { end -= 1 }
    if end > text.pieceStart, bytes[end - 1] == UInt8(ascii: "\\") { end = lineEnd }
    if text.mark.diagnostics < diagnostics.count { diagnostics.removeSubrange(text.mark.diagnostics...) }
    position = end
    emitPiece()
    emit(.textClose, from: end)
    open = []
    let mark = span(text.start, text.start + scalar(at: text.start).length)
    report(isBehindWord(text.start) ? .unopenedText(at: mark) : .unclosedText(at: span(text.start, end)))
  }

  /// Whether a letter, a digit or the end of a sentence stands right before an offset: a quotation mark there hardly
  /// opens a text.
  private func isBehindWord(_ offset: Int) -> Bool {
    guard offset > 0 else { return false }
    var previous = offset - 1
    while previous > 0, bytes[previous] & 0xC0 == 0x80 { previous -= 1 }
    let plain = scalar(at: previous).plain
    return Characters.isLetter(plain) || Characters.isDigit(plain) || plain == 0x21 || plain == 0x3F || plain == 0x2E
      || plain == 0x3002
  }

  private func isSpaceOrBrace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x09 || byte == UInt8(ascii: "{") || byte == UInt8(ascii: "}")
  }
}
