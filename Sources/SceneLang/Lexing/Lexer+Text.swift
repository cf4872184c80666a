/// A text that has been opened, or a fill in it, and is not closed yet.
struct OpenText: Sendable {
  /// True for the `{` of a fill.
  var isFill: Bool
  /// How the text was opened; of a fill, the text around it.
  var quote: Quote
  /// Offset of the quote or the brace.
  var start: Int
  /// How many tokens and problems there were before it.
  var mark: Mark
  /// Offset of the first character of the piece that is being read.
  var pieceStart = 0
  /// The first mark of the same family that could have been meant to close the text.
  var alike: Candidate?
  /// How many marks of that kind there are.
  var alikeCount = 0
  /// The first mark of any family.
  var other: Candidate?
}

/// A place that the lexer can return to.
struct Mark: Sendable {
  var tokens: Int
  var diagnostics: Int
}

/// A quotation mark in a text, not its closer, that may have been meant to close it.
struct Candidate: Sendable {
  var start: Int
  var length: Int
  var scalar: UInt32
  var pieceStart: Int
  var mark: Mark
}

/// What is known of the quotes on the current line.
struct LineQuotes: Sendable {
  /// How many bytes of the line have been read again because of a missing quote. A line is read a few times at most,
  /// which keeps the lexer linear on any input.
  var reread = 0
  /// The quotes without a closer on the rest of the line.
  var withoutCloser: UInt16 = 0
  /// The first closed text of the line in which another mark could have been meant to close it.
  var doubtful: (text: OpenText, candidate: Candidate)?
  /// False once the lexer has returned to the doubtful text.
  var mayDoubt = true
  /// True once a fill without its `}` has been reported.
  var hasUnclosedFill = false

  func lacksCloser(_ quote: Quote) -> Bool { withoutCloser & 1 << UInt16(quote.rawValue) != 0 }

  mutating func noteDoubtful(_ text: OpenText, _ candidate: Candidate) {
    if mayDoubt, doubtful == nil { doubtful = (text, candidate) }
  }

  mutating func setLacksCloser(_ quote: Quote) { withoutCloser |= 1 << UInt16(quote.rawValue) }
}

extension Lexer {
  /// Texts in fills of texts may lie so deep in each other.
  private static let depthLimit = 32

  var mark: Mark { Mark(tokens: tokens.count, diagnostics: diagnostics.count) }

  mutating func goBack(to mark: Mark, at offset: Int) {
    tokens.removeSubrange(mark.tokens...)
    if mark.diagnostics < diagnostics.count { diagnostics.removeSubrange(mark.diagnostics...) }
    unreadableUntil = min(unreadableUntil, offset)
    position = offset
  }

  mutating func openText(_ quote: Quote, length: Int) {
    let start = position
    position += length
    guard open.count < Lexer.depthLimit else { return emit(.unreadable, from: start) }
    if quote != .double { noteTypedForm(start, position) }
    open.append(OpenText(isFill: false, quote: quote, start: start, mark: mark, pieceStart: position))
    emit(.textOpen, from: start)
  }

  /// Reads characters of the innermost text up to its closer, a fill, or the end of the line.
  mutating func lexTextPiece() {
    let level = open.count - 1
    let closer = open[level].quote.closer
    while position < bytes.count {
      let (scalar, _, length) = scalar(at: position)
      switch scalar {
      case 0x0A, 0x0D:
        recoverOpenText()
        return
      case 0x5C: lexEscape()
      case 0xA5, 0xFFE5: noteYen(length: length)
      case 0x7B:
        openFill()
        return
      case 0x7D:
        report(.strayFillEnd(at: span(position, position + 1)))
        position += 1
      case closer where !isApostrophe(scalar, length: length):
        closeText(length: length)
        return
      case 0xFFFD where length == 1, 0...0x08, 0x0B...0x1F, 0x7F: noteUnreadable(scalar, length: length)
      default:
        if let family = Quote.family(of: scalar), passQuote(scalar, family, length: length) { return }
        position += length
      }
    }
  }

  /// An apostrophe between two letters closes nothing: `‘Don’t touch!’`.
  func isApostrophe(_ scalar: UInt32, length: Int) -> Bool {
    guard Quote.family(of: scalar) == .single, position > 0 else { return false }
    func isASCIILetter(_ byte: UInt8) -> Bool { byte < 0x80 && byte != 0x5F && Characters.isLetter(UInt32(byte)) }
    let next = position + length
    return isASCIILetter(bytes[position - 1]) && next < bytes.count && isASCIILetter(bytes[next])
  }

  mutating func emitPiece() {
    let start = open[open.count - 1].pieceStart
    if position > start { emit(.textPiece, from: start) }
  }

  private mutating func openFill() {
    emitPiece()
    let quote = open[open.count - 1].quote
    open.append(OpenText(isFill: true, quote: quote, start: position, mark: mark))
    let start = position
    position += 1
    emit(.fillOpen, from: start)
    open[open.count - 2].pieceStart = position
  }

  mutating func closeText(length: Int) {
    emitPiece()
    let start = position
    position += length
    emit(.textClose, from: start)
    let text = open.removeLast()
    if open.isEmpty, text.alikeCount == 1, let candidate = text.alike { quotes.noteDoubtful(text, candidate) }
  }

  private mutating func lexEscape() {
    let start = position
    let (scalar, _, length) = scalar(at: start + 1)
    position += 1
    if length == 0 || Characters.isLineEnd(scalar) {
      return report(.unknownEscape(at: span(start, position), source.text(span(start, position))))
    }
    position += length
    if TextEscape.replacement(for: scalar) == nil {
      report(.unknownEscape(at: span(start, position), source.text(span(start, position))))
    }
  }

  /// `¥n`, typed where `\n` is meant.
  private mutating func noteYen(length: Int) {
    let start = position
    position += length
    switch scalar(at: position).scalar {
    case UInt32(UInt8(ascii: "n")), UInt32(UInt8(ascii: "t")):
      report(.yenSign(at: span(start, position), fix: Fix(span(start, position), "\\")))
    default: break
    }
  }
}
