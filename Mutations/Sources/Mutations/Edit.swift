/// Stretches of a scene that an edit takes as one: `[start, end)` in bytes.
typealias Stretch = Range<Int>

/// One slip of a hand at a keyboard: a stretch of the text is deleted, doubled, swapped with the next or replaced.
struct Edit {
  let description: String
  let bytes: [UInt8]

  /// What a replacement may type, apart from words and signs of the scene itself.
  private static let strays: [String] = [
    "(", ")", "[", "]", "{", "}", "\"", "'", ",", ";", ":", "=", "==", ".", "-", "+", "#", "%", "&", "!", "/", "//",
    "0", "9", "x", "px", "「", "」", "“", "”", "　", "（", "）", "ー", "、", "。", "！", "あ", "\\", "\n", "\t", "~", "@",
  ]

  /// A random edit of a text of which the tokens and the characters are known.
  static func random(of bytes: [UInt8], tokens: [Stretch], characters: [Stretch], _ random: inout Random) -> Edit {
    let stretches = random.next(2) == 0 ? tokens : characters
    let place = random.next(stretches.count)
    let first = stretches[place]
    var result = bytes
    let written = text(bytes, first)
    switch random.next(4) {
    case 0:
      result.removeSubrange(first)
      return Edit(description: "delete \(written) at \(first.lowerBound)", bytes: result)
    case 1:
      result.insert(contentsOf: bytes[first], at: first.upperBound)
      return Edit(description: "double \(written) at \(first.lowerBound)", bytes: result)
    case 2 where place + 1 < stretches.count:
      let second = stretches[place + 1]
      let middle = bytes[first.upperBound..<second.lowerBound]
      result.replaceSubrange(first.lowerBound..<second.upperBound, with: bytes[second] + middle + bytes[first])
      return Edit(description: "swap \(written) and \(text(bytes, second)) at \(first.lowerBound)", bytes: result)
    default:
      let other = stretches[random.next(stretches.count)]
      let replacement = random.next(2) == 0 ? Array(bytes[other]) : Array(strays[random.next(strays.count)].utf8)
      result.replaceSubrange(first, with: replacement)
      let typed = text(replacement, 0..<replacement.count)
      return Edit(description: "replace \(written) by \(typed) at \(first.lowerBound)", bytes: result)
    }
  }

  private static func text(_ bytes: [UInt8], _ stretch: Stretch) -> String {
    "“" + String(decoding: bytes[stretch], as: UTF8.self).replacing("\n", with: "\\n") + "”"
  }
}

/// Words, numbers and single signs; spaces lie between them. What is not ASCII counts as part of a word.
func tokens(of bytes: [UInt8]) -> [Stretch] {
  var result: [Stretch] = []
  var index = 0
  while index < bytes.count {
    let start = index
    index += 1
    if isSpace(bytes[start]) { continue }
    if isLetter(bytes[start]) {
      while index < bytes.count, isLetter(bytes[index]) { index += 1 }
    }
    result.append(start..<index)
  }
  return result
}

/// Every Unicode scalar.
func characters(of bytes: [UInt8]) -> [Stretch] {
  var result: [Stretch] = []
  var start = 0
  for index in 1..<max(2, bytes.count + 1) where index >= bytes.count || bytes[index] & 0xC0 != 0x80 {
    result.append(start..<min(index, bytes.count))
    start = index
  }
  return result
}

private func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D }

private func isLetter(_ byte: UInt8) -> Bool {
  byte >= 0x80 || byte == 0x5F || 0x30...0x39 ~= byte || 0x41...0x5A ~= byte || 0x61...0x7A ~= byte
}
