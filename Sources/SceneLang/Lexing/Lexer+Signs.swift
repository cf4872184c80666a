extension Lexer {
  /// Signs that are typed on a Japanese keyboard or pasted, and have no ASCII twin of one character.
  mutating func lexTypedSign(_ scalar: UInt32, length: Int) -> Bool {
    let start = position
    let kind: TokenKind
    switch scalar {
    case 0x2266, 0x2264: kind = .lessOrEqual
    case 0x2267, 0x2265: kind = .greaterOrEqual
    case 0x2260: kind = .notEqual
    case 0x3002 where isAtLineEnd(start + length):
      noteTypedForm(start, start + length)
      position += length
      return true
    default: return false
    }
    noteTypedForm(start, start + length)
    position += length
    emit(kind, from: start)
    return true
  }

  /// Whether nothing but spaces and a comment stand from an offset to the end of its line.
  private func isAtLineEnd(_ offset: Int) -> Bool {
    var index = offset
    while true {
      let (_, plain, length) = scalar(at: index)
      if length == 0 || Characters.isLineEnd(plain) { return true }
      if plain == 0x2F { return scalar(at: index + length).plain == 0x2F }
      guard Characters.isSpace(plain) else { return false }
      index += length
    }
  }

  /// `/`, or a comment.
  mutating func lexSlash(from start: Int) {
    if !open.isEmpty {
      emit(.divide, from: start)
    } else if takes("/") {
      skipLine()
      comments.append(span(start, position))
    } else if takes("*") {
      lexBlockComment(from: start)
    } else {
      emit(takes("=") ? .foreign : .divide, from: start)
    }
  }

  /// `/* … */`, which is how other languages write a comment.
  private mutating func lexBlockComment(from start: Int) {
    report(.foreignComment(at: span(start, position), mark: "/*", fix: nil))
    var index = position
    while !hasNoCommentEnd, index + 1 < bytes.count {
      if bytes[index] == UInt8(ascii: "*"), bytes[index + 1] == UInt8(ascii: "/") {
        position = index + 2
        return
      }
      index += 1
    }
    hasNoCommentEnd = true
    skipLine()
  }

  /// Reports a comment as other languages begin it, and passes its line.
  private mutating func passForeignComment(from start: Int, _ mark: Text) {
    let place = span(start, position)
    report(.foreignComment(at: place, mark: mark, fix: Fix(place, "//")))
    skipLine()
  }

  /// Whether nothing stands on the line before the sign that is being read.
  private var isAtLineStart: Bool { tokens.last.map { $0.kind == .newline } ?? true }

  /// `-- a comment`, as other languages write one; false where the `--` is something else.
  mutating func passesDashComment(from start: Int) -> Bool {
    let second = scalar(at: position)
    guard open.isEmpty, second.plain == 0x2D, bytes[start] == 0x2D else { return false }
    let third = scalar(at: position + second.length)
    let isApart = isAtLineStart || start > 0 && Characters.isSpace(UInt32(bytes[start - 1]))
    guard isApart, third.length == 0 || Characters.isSpace(third.plain) || isAtLineStart else { return false }
    position += second.length
    passForeignComment(from: start, "--")
    return true
  }

  /// `<!-- … -->`, as HTML writes a comment; false where the `<` is something else.
  mutating func passesTagComment(from start: Int) -> Bool {
    let mark: [UInt8] = [0x21, 0x2D, 0x2D]
    guard open.isEmpty, bytes[position...].starts(with: mark) else { return false }
    position += 3
    report(.foreignComment(at: span(start, position), mark: "<!--", fix: nil))
    var index = position
    while index + 2 < bytes.count {
      if bytes[index] == 0x2D, bytes[index + 1] == 0x2D, bytes[index + 2] == 0x3E {
        position = index + 3
        return true
      }
      if index - position > 2_000 { break }
      index += 1
    }
    skipLine()
    return true
  }

  /// Steps to the end of the line.
  mutating func skipLine() {
    while position < bytes.count, !Characters.isLineEnd(UInt32(bytes[position])) { position += 1 }
  }

  /// `#FAC744`, or a comment as other languages write it.
  mutating func lexHash(from start: Int) {
    let first = position
    while true {
      let (scalar, plain, length) = scalar(at: position)
      guard length > 0, Characters.isLetter(plain) || Characters.isDigit(plain) else { break }
      if plain != scalar { noteTypedForm(position, position + length) }
      position += length
    }
    if position == first, open.isEmpty, Characters.isSpace(scalar(at: position).plain) {
      return passForeignComment(from: start, "#")
    }
    if Colour(hexadecimal: plainText(bytes, first, position)) != nil { return emit(.colour, from: start) }
    if open.isEmpty, isAtLineStart {
      position = first
      return passForeignComment(from: start, "#")
    }
    report(.badColour(at: span(start, position), source.text(span(start, position)), fix: nil))
    emit(.unreadable, from: start)
  }

  /// A character that the language has no use for; consecutive ones are one token, and one problem a line.
  mutating func lexUnreadable(_ scalar: UInt32, length: Int) {
    let start = position
    noteUnreadable(scalar, length: length)
    if let last = tokens.last, last.kind == .unreadable, Int(last.end) == start {
      tokens[tokens.count - 1].end = Int32(position)
    } else {
      emit(.unreadable, from: start)
    }
  }

  /// Steps over a character that can't be read, in a text or outside, and reports the first on a line.
  mutating func noteUnreadable(_ scalar: UInt32, length: Int) {
    let start = position
    position += length
    if start >= unreadableUntil {
      unreadableUntil = lineEnd(from: start)
      let place = span(start, position)
      if scalar == 0xFFFD, length == 1 {
        report(.notUTF8(at: place))
      } else if Characters.isInvisible(scalar) {
        report(.invisibleCharacter(at: place, scalar))
      } else {
        report(.unreadableCharacter(at: place, source.text(place)))
      }
    }
  }
}

extension Colour {
  /// The colour of 3, 6 or 8 hexadecimal digits: `F00`, `FF0000`, `FF000080`; nil for anything else.
  public init?(hexadecimal digits: Text) {
    var values: [Int] = []
    for byte in digits.bytes {
      switch byte {
      case 0x30...0x39: values.append(Int(byte) - 0x30)
      case 0x41...0x46: values.append(Int(byte) - 0x41 + 10)
      case 0x61...0x66: values.append(Int(byte) - 0x61 + 10)
      default: return nil
      }
    }
    switch values.count {
    case 3: self.init(Double(values[0] * 17), Double(values[1] * 17), Double(values[2] * 17))
    case 6, 8:
      func channel(_ index: Int) -> Double { Double(values[2 * index] * 16 + values[2 * index + 1]) }
      self.init(channel(0), channel(1), channel(2), values.count == 8 ? channel(3) / 255 : 1)
    default: return nil
    }
  }
}
