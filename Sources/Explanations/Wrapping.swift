import SceneLang

/// A paragraph in lines of at most `width` columns. A line is broken at a space, and between two characters of Chinese
/// or Japanese where no sign such as `。` would begin the next line; a word that is longer stays whole.
func wrapped(_ paragraph: Text, to width: Int) -> Text {
  var lines: [Text] = []
  var line = Text([])
  var columns = 0
  for piece in pieces(of: paragraph) {
    let isFirst = line.isEmpty
    if !isFirst, columns + piece.width > width {
      lines.append(trimmed(line))
      line = Text([])
      columns = 0
    }
    line += piece.text
    columns += piece.width + piece.space
  }
  lines.append(trimmed(line))
  var result = lines[0]
  for line in lines.dropFirst() { result += "\n" + line }
  return result
}

/// A piece that no line is broken in: its columns, and those of the space behind it.
private struct Piece {
  var text = Text([])
  var width = 0
  var space = 0

  mutating func append(_ scalar: UInt32) {
    text.append(scalar: scalar)
    if scalar == 0x20 {
      space += 1
    } else {
      width += space + displayWidth(scalar)
      space = 0
    }
  }
}

private func pieces(of paragraph: Text) -> [Piece] {
  var pieces: [Piece] = []
  var piece = Piece()
  var isQuoted = false
  let scalars = paragraph.scalars
  for (index, scalar) in scalars.enumerated() {
    if scalar == 0x60 { isQuoted.toggle() }
    piece.append(scalar)
    let next = index + 1 < scalars.count ? scalars[index + 1] : nil
    if canBreak(behind: scalar, before: next, isQuoted) {
      pieces.append(piece)
      piece = Piece()
    }
  }
  pieces.append(piece)
  return pieces
}

private func canBreak(behind scalar: UInt32, before next: UInt32?, _ isQuoted: Bool) -> Bool {
  guard let next, !isQuoted else { return false }
  if scalar == 0x20 { return true }
  let opening: [UInt32] = [0x300C, 0x300E, 0xFF08]
  let clinging: [UInt32] = [0x3001, 0x3002, 0x300D, 0x300F, 0xFF09, 0xFF1A, 0x30FC, 0x3083, 0x3085, 0x3087, 0x3063]
  guard scalar >= 0x2E80 || next >= 0x2E80, next != 0x20 else { return false }
  return !opening.contains(scalar) && !clinging.contains(next)
}

private func trimmed(_ line: Text) -> Text {
  var bytes = line.bytes
  while bytes.last == 0x20 { bytes.removeLast() }
  return Text(bytes)
}
