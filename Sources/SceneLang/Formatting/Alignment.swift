/// Writes lines out, and keeps columns that the author aligned.
///
/// A piece is aligned with one of the line above when both are of one form, stand in the same column, outside
/// brackets, and at least one has more space before it than it needs. Such pieces get a common column again: the first that all of them can have. Any other run of
/// spaces becomes one space. So a table of like lines stays a table when a name in it grows, and stray spaces go.
struct Alignment {
  private let lines: [Line]
  /// For each line and piece, the number of its column group; -1 where it is in none.
  private var groups: [[Int]]
  /// Of each group, the column of its pieces.
  private var columns: [Int] = []

  /// The text of the lines.
  static func text(of lines: [Line]) -> Text {
    var alignment = Alignment(lines)
    alignment.findGroups()
    alignment.settleColumns()
    return alignment.written()
  }

  private init(_ lines: [Line]) {
    self.lines = lines
    groups = lines.map { [Int](repeating: -1, count: $0.cells.count) }
  }

  private mutating func findGroups() {
    guard lines.count > 1 else { return }
    for line in 1..<lines.count where !lines[line].isBehindBlank {
      var above = 1
      for cell in lines[line].cells.indices.dropFirst() {
        let piece = lines[line].cells[cell].piece
        let cellsAbove = lines[line - 1].cells
        while above < cellsAbove.count, cellsAbove[above].piece.column < piece.column { above += 1 }
        guard above < cellsAbove.count else { break }
        let other = cellsAbove[above].piece
        guard other.column == piece.column, other.form == piece.form, isSpaced(piece) || isSpaced(other),
          canMove(line, cell), canMove(line - 1, above)
        else { continue }
        if groups[line - 1][above] < 0 {
          groups[line - 1][above] = columns.count
          columns.append(0)
        }
        groups[line][cell] = groups[line - 1][above]
      }
    }
  }

  /// Whether the author put more space before a piece than the formatter would.
  private func isSpaced(_ piece: Piece) -> Bool { piece.gap > (piece.kind == .comment ? 2 : 1) }

  /// Only what has a space before it anyway can be moved, and only where the author left it on its line.
  private func canMove(_ line: Int, _ cell: Int) -> Bool {
    let entry = lines[line].cells[cell]
    let piece = entry.piece
    return entry.separator.bytes.first == 0x20 && !entry.isInBrackets && !piece.isBehindSemicolon
      && piece.kind != .closeBrace && piece.linesBefore == 0
  }

  /// Finds the column of each group, from the left: what stands left of a group in any of its lines has its place
  /// already, because all pieces of a group stood in one column.
  private mutating func settleColumns() {
    var members: [Member] = []
    for line in lines.indices {
      for cell in lines[line].cells.indices where groups[line][cell] >= 0 {
        let column = lines[line].cells[cell].piece.column
        members.append(Member(column: column, group: groups[line][cell], line: line, cell: cell))
      }
    }
    members.sort { ($0.column, $0.group, $0.line) < ($1.column, $1.group, $1.line) }
    var cursors = lines.map { Cursor(cell: 0, column: $0.indent) }
    var first = 0
    while first < members.count {
      var last = first
      while last < members.count, members[last].group == members[first].group {
        let member = members[last]
        advance(&cursors[member.line], in: member.line, to: member.cell)
        let separator = lines[member.line].cells[member.cell].separator
        columns[member.group] = max(columns[member.group], cursors[member.line].column + separator.bytes.count)
        last += 1
      }
      first = last
    }
  }

  /// A piece of a group.
  private struct Member {
    var column: Int
    var group: Int
    var line: Int
    var cell: Int
  }

  /// How far a line has been laid out.
  private struct Cursor {
    var cell: Int
    var column: Int
  }

  /// Lays out a line up to a piece, whose group may not be settled yet.
  private func advance(_ cursor: inout Cursor, in line: Int, to cell: Int) {
    while cursor.cell < cell {
      let entry = lines[line].cells[cursor.cell]
      cursor.column = begin(entry, groups[line][cursor.cell], cursor.column) + displayWidth(entry.piece.text)
      cursor.cell += 1
    }
  }

  /// The column in which a piece begins, behind what ends in the given column.
  private func begin(_ entry: Line.Cell, _ group: Int, _ column: Int) -> Int {
    group >= 0 ? columns[group] : column + entry.separator.bytes.count
  }

  private func written() -> Text {
    var text = Text([])
    for (number, line) in lines.enumerated() {
      if line.isBehindBlank { text += "\n" }
      text.bytes += [UInt8](repeating: 0x20, count: line.indent)
      var column = line.indent
      for (cell, entry) in line.cells.enumerated() {
        let start = begin(entry, groups[number][cell], column)
        if groups[number][cell] >= 0 {
          text.bytes += [UInt8](repeating: 0x20, count: start - column)
        } else {
          text += entry.separator
        }
        text += entry.piece.text
        column = start + displayWidth(entry.piece.text)
      }
      text += "\n"
    }
    return text
  }
}

/// How many columns a text takes on a terminal.
func displayWidth(_ text: Text) -> Int {
  var width = 0
  var index = 0
  while index < text.bytes.count {
    let (scalar, length) = decodeScalar(text.bytes, at: index)
    width += displayWidth(scalar)
    index += length
  }
  return width
}
