#if !hasFeature(Embedded)
  import SceneLang

  /// The width and height in points that a text needs even in a narrow font: half an em a letter and 0.3 em for those
  /// like `i` and `.`, kana, kanji and signs as they are measured; 1.2 em from line to line, and 1 em for the last.
  public func narrowMeasure(_ text: Text, textSize: Double) -> Point {
    let lines = TextMetrics.lines(text)
    let widest = lines.map { narrowWidth($0) }.max() ?? 0
    return Point(Double(widest) * textSize / 10, (TextMetrics.lineHeight * Double(lines.count - 1) + 1) * textSize)
  }

  /// The width of a line in tenths of an em.
  private func narrowWidth(_ line: Text) -> Int {
    var tenths = 0
    var joined = false
    for scalar in line.scalars {
      if !joined {
        let advance = TextMetrics.advance(scalar)
        tenths += advance == 6 ? (narrowLetters.contains(scalar) ? 3 : 5) : advance
      }
      joined = scalar == 0x200D
    }
    return tenths
  }

  private let narrowLetters: Set<UInt32> = Set(" !'(),-./:;I[\\]`fijlrt|{}".unicodeScalars.map { $0.value })
#endif
