/// A line of the formatted file.
struct Line {
  /// How many columns it is indented.
  var indent: Int
  /// True when an empty line stands before it.
  var isBehindBlank: Bool
  var cells: [Cell]

  /// A piece, and how it stands behind the one before it.
  struct Cell {
    var piece: Piece
    /// True inside ( ) or [ ], where nothing is aligned.
    var isInBrackets: Bool
    /// What separates it from the piece before: nothing, a space, two before a comment, or `; `.
    var separator: Text
  }
}

/// Puts pieces into lines.
struct Layout {
  let pieces: [Piece]
  private var lines: [Line] = []
  /// How many braces and how many brackets are open.
  private var braces = 0
  private var brackets = 0

  private static let step = 2

  init(pieces: [Piece]) { self.pieces = pieces }

  mutating func laidOut() -> [Line] {
    for index in pieces.indices {
      let piece = pieces[index]
      let last: Piece? = index > 0 ? pieces[index - 1] : nil
      if piece.kind == .closeBrace { braces -= 1 }
      if piece.kind == .closer { brackets -= 1 }
      if let last, !breaks(last, piece) {
        let cell = Line.Cell(piece: piece, isInBrackets: brackets > 0, separator: separator(last, piece))
        lines[lines.count - 1].cells.append(cell)
      } else {
        let indent = Layout.step * (braces + brackets)
        let cell = Line.Cell(piece: piece, isInBrackets: brackets > 0, separator: "")
        lines.append(Line(indent: indent, isBehindBlank: isBehindBlank(last, piece), cells: [cell]))
      }
      if piece.kind == .openBrace { braces += 1 }
      if piece.kind == .opener { brackets += 1 }
    }
    return lines
  }

  /// Whether a line ends between two pieces: where the author ended one, around the contents of braces that go over
  /// several lines, and behind a comment.
  private func breaks(_ last: Piece, _ piece: Piece) -> Bool {
    if last.kind == .comment { return true }
    if piece.kind == .comment { return piece.linesBefore > 0 }
    if piece.kind == .openBrace { return false }
    if piece.kind == .elseWord, last.kind == .closeBrace { return false }
    if last.kind == .openBrace { return last.isBroken }
    if piece.kind == .closeBrace { return piece.isBroken }
    return piece.linesBefore > 0
  }

  private func isBehindBlank(_ last: Piece?, _ piece: Piece) -> Bool {
    guard let last, piece.linesBefore > 1, brackets == 0 else { return false }
    return last.kind != .openBrace && piece.kind != .closeBrace
  }

  private func separator(_ last: Piece, _ piece: Piece) -> Text {
    if piece.isBehindSemicolon, piece.kind != .closeBrace, piece.kind != .comment, last.kind != .openBrace {
      return "; "
    }
    switch (last.kind, piece.kind) {
    case (_, .comment): return "  "
    case (.opener, _), (.opposite, _), (.dot, _), (_, .closer), (_, .comma), (_, .dot): return ""
    default: return piece.isTight ? "" : " "
    }
  }
}
