/// The bytes of one `.scene` file, its name, and where its lines begin.
public struct Source: Sendable {
  /// The file's name as the author knows it, relative to the scene's folder.
  public let name: Text
  /// Everything in the file, as read; not necessarily UTF-8.
  public let bytes: [UInt8]
  /// The number that spans of this file carry.
  public let file: Int16
  /// The offset of the first byte of each line; `\n`, `\r\n` and `\r` end a line.
  public let lineStarts: [Int32]

  /// A file of the given bytes; nothing is decoded or refused.
  public init(name: Text, bytes: [UInt8], file: Int16 = 0) {
    self.name = name
    self.bytes = bytes
    self.file = file
    var starts: [Int32] = [0]
    var index = 0
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == 0x0D, index < bytes.count, bytes[index] == 0x0A { index += 1 }
      if byte == 0x0A || byte == 0x0D { starts.append(Int32(index)) }
    }
    lineStarts = starts
  }

  /// The bytes that a span covers, clamped to the file.
  public func text(_ span: Span) -> Text {
    let start = max(0, min(Int(span.start), bytes.count))
    let end = max(start, min(Int(span.end), bytes.count))
    return Text(bytes[start..<end])
  }

  /// The number of the line, from 0, in which the byte at `offset` stands.
  public func line(of offset: Int32) -> Int {
    var low = 0
    var high = lineStarts.count
    while low + 1 < high {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return low
  }

  /// The span of a line's text, counted from 0, without the characters that end it.
  public func lineSpan(_ line: Int) -> Span {
    let start = Int(lineStarts[line])
    var end = line + 1 < lineStarts.count ? Int(lineStarts[line + 1]) : bytes.count
    while end > start, bytes[end - 1] == 0x0A || bytes[end - 1] == 0x0D { end -= 1 }
    return Span(start, end, file: file)
  }
}
