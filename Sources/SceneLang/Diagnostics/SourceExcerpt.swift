/// One line of a source, as a message shows it, and the columns to underline in it.
struct SourceExcerpt {
  /// The line, tabs expanded, cut around the underlined place where it is long.
  var line: Text
  /// How many columns stand before the underlined ones.
  var indent: Int
  /// How many columns are underlined; at least one.
  var width: Int

  /// The widest line that is shown, in columns.
  static let limit = 100
  private static let tabWidth = 4
  /// How many columns are kept before the underlined place in a line that is cut.
  private static let lead = 30

  /// The line in which a span begins; a span that goes on behind it is underlined to the line's end.
  init(of span: Span, in source: Source) {
    let place = source.lineSpan(source.line(of: span.start))
    let first = Int(span.start)
    let last = min(Int(span.end), Int(place.end))
    var index = SourceExcerpt.beginning(of: first, after: Int(place.start), source.bytes)
    var cells = Cells(isCut: index > Int(place.start))
    var from: Int?
    var to: Int?
    while index < Int(place.end) {
      if index >= first, from == nil { from = cells.width }
      if index >= last, to == nil { to = cells.width }
      // Far behind the place nothing is shown.
      if let to, cells.width > to + SourceExcerpt.limit { break }
      let (scalar, length) = decodeScalar(source.bytes, at: index)
      cells.append(scalar, tabWidth: SourceExcerpt.tabWidth)
      index += length
    }
    let start = from ?? cells.width
    let end = max(start + 1, to ?? cells.width)
    (line, indent, width) = cells.cut(from: start, to: end, limit: SourceExcerpt.limit, lead: SourceExcerpt.lead)
  }

  /// Where to begin reading a line: not far before the place, however long the line is.
  private static func beginning(of place: Int, after lineStart: Int, _ bytes: [UInt8]) -> Int {
    var index = max(lineStart, place - 8 * limit)
    while index > lineStart, index < place, bytes[index] & 0xC0 == 0x80 { index += 1 }
    return index
  }
}

/// The characters of a line and the columns they begin in.
private struct Cells {
  /// True when something of the line comes before the first character.
  let isCut: Bool
  private var scalars: [UInt32] = []
  private var columns: [Int] = []
  private(set) var width = 0

  init(isCut: Bool) { self.isCut = isCut }

  mutating func append(_ scalar: UInt32, tabWidth: Int) {
    if scalar == 0x09 {
      repeat { append(0x20, tabWidth: tabWidth) } while width % tabWidth != 0
      return
    }
    scalars.append(Characters.isInvisible(scalar) ? 0xFFFD : scalar)
    columns.append(width)
    width += displayWidth(scalars[scalars.count - 1])
  }

  /// The part around some columns, with `…` where something is left out.
  func cut(from start: Int, to end: Int, limit: Int, lead: Int) -> (line: Text, indent: Int, width: Int) {
    let isWhole = !isCut && (width <= limit || end <= limit)
    let first = isWhole ? 0 : max(isCut ? 1 : 0, start - lead)
    let last = min(width, first + limit)
    var line = Text([])
    var shift = first
    if first > 0 {
      line.append(scalar: 0x2026)
      shift = (columns.first { $0 >= first } ?? width) - 1
    }
    for (scalar, column) in zip(scalars, columns) where first <= column && column + displayWidth(scalar) <= last {
      line.append(scalar: scalar)
    }
    if last < width { line.append(scalar: 0x2026) }
    return (line, start - shift, max(1, min(end, last) - start))
  }
}
