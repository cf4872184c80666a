import SceneLang

/// The language's own measure of text, which is the same on every host whatever its fonts: 0.6 em a character, 1 em
/// for kana, kanji, full-width forms, symbols and emoji, 1.2 em a line.
enum TextMetrics {
  /// The height of a line in em.
  static let lineHeight = 1.2

  /// The lines of a text, which `\n` ends; a text without one, even an empty one, is one line.
  static func lines(_ text: Text) -> [Text] {
    text.bytes.split(separator: 0x0A, omittingEmptySubsequences: false).map { Text($0) }
  }

  /// The width of one line, in points.
  static func width(_ line: Text, textSize: Double) -> Double {
    var tenths = 0
    var joined = false
    for scalar in line.scalars {
      if !joined { tenths += advance(scalar) }
      // What follows a zero-width joiner is part of the picture before it.
      joined = scalar == 0x200D
    }
    return Double(tenths) * textSize / 10
  }

  /// The advance of one Unicode scalar in tenths of an em.
  static func advance(_ scalar: UInt32) -> Int {
    if scalar < 0x300 { return scalar < 0x20 ? 0 : 6 }
    for range in nothing where range.contains(scalar) { return 0 }
    // Two of these make one flag.
    if regionalIndicators.contains(scalar) { return 5 }
    for range in wide where range.contains(scalar) { return 10 }
    return 6
  }

  private static let regionalIndicators: ClosedRange<UInt32> = 0x1F1E6...0x1F1FF

  /// What is drawn over its neighbour or not at all: combining marks, joiners, variation selectors, skin tones, tags.
  private static let nothing: [ClosedRange<UInt32>] = [
    0x300...0x36F, 0x483...0x489, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x200B...0x200F, 0x202A...0x202E,
    0x2060...0x2064, 0x20D0...0x20FF, 0x302A...0x302F, 0x3099...0x309A, 0xFE00...0xFE0F, 0xFE20...0xFE2F,
    0xFEFF...0xFEFF, 0x1F3FB...0x1F3FF, 0xE0000...0xE01FF,
  ]

  /// What fills a square: Hangul, arrows, technical and geometric symbols, dingbats, kana, kanji, full-width forms,
  /// emoji.
  private static let wide: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2190...0x21FF, 0x2300...0x23FF, 0x2460...0x27BF, 0x2B00...0x2BFF, 0x2E80...0xA4CF,
    0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE10...0xFE1F, 0xFE30...0xFE6F, 0xFF01...0xFF60,
    0xFFE0...0xFFE6, 0x1F000...0x1FBFF, 0x20000...0x3FFFD,
  ]
}

/// The width and height of a text in points; a text without a line end, even an empty one, is one line high.
public func measure(_ text: Text, textSize: Double) -> Point {
  let lines = TextMetrics.lines(text)
  var widest = 0.0
  for line in lines { widest = max(widest, TextMetrics.width(line, textSize: textSize)) }
  return Point(widest, Double(lines.count * 12) * textSize / 10)
}
