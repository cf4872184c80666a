/// A place in a file as people and editors count it.
public struct Position: Hashable, Sendable {
  /// The line, counted from 1.
  public var line: Int
  /// The column, counted from 1, in characters (Unicode scalars); a byte that is not UTF-8 counts as one.
  public var column: Int
}

extension Source {
  /// The line and the column of the byte at `offset`.
  public func position(of offset: Int32) -> Position {
    let line = line(of: offset)
    var column = 1
    var index = Int(lineStarts[line])
    while index < Int(offset) {
      index += decodeScalar(bytes, at: index).length
      column += 1
    }
    return Position(line: line + 1, column: column)
  }
}
