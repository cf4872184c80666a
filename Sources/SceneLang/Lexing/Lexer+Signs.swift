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
    report(.foreignComment(at: span(start, position), mark: "/*"))
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
      report(.foreignComment(at: span(start, position), mark: "#"))
      skipLine()
      return
    }
    if Colour(hexadecimal: plainText(bytes, first, position)) != nil { return emit(.colour, from: start) }
    report(.badColour(at: span(start, position), source.text(span(start, position))))
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
