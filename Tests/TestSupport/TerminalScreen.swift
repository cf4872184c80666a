/// What a terminal shows of text with half blocks and colours, as a picture.
public struct TerminalScreen {
  /// The colours that a terminal has of itself.
  public enum Theme: CaseIterable, Sendable {
    case dark, light, blue

    var ink: [UInt8] { self == .light ? [0, 0, 0] : [220, 220, 220] }
    var paper: [UInt8] {
      switch self {
      case .dark: [0, 0, 0]
      case .light: [255, 255, 255]
      case .blue: [0, 0, 96]
      }
    }
  }

  /// A PPM picture of the screen.
  public let picture: [UInt8]

  /// How many pixels a half block is wide and high.
  private static let block = 4

  /// A screen that text was written to, with room around it.
  public init(_ text: String, theme: Theme) {
    var rows: [[[UInt8]]] = []
    var (ink, paper) = (theme.ink, theme.paper)
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      var (upper, lower): ([[UInt8]], [[UInt8]]) = ([], [])
      var rest = line[...]
      while let sign = rest.popFirst() {
        switch sign {
        case "\u{1B}":
          let code = rest.prefix { $0 != "m" }
          rest = rest.dropFirst(code.count + 1)
          (ink, paper) = code == "[0m" ? (theme.ink, theme.paper) : (colour(code, 38) ?? ink, colour(code, 48) ?? paper)
        case "█":
          upper.append(ink)
          lower.append(ink)
        case "▀":
          upper.append(ink)
          lower.append(paper)
        case "▄":
          upper.append(paper)
          lower.append(ink)
        default:
          upper.append(paper)
          lower.append(paper)
        }
      }
      rows += [upper, lower]
    }
    let width = (rows.map(\.count).max() ?? 0) + 6
    let empty = Array(repeating: theme.paper, count: width)
    rows = [empty, empty] + rows.map { Array(([theme.paper] + $0 + empty).prefix(width)) } + [empty, empty]
    let block = TerminalScreen.block
    var bytes = Array("P6 \(width * block) \(rows.count * block) 255\n".utf8)
    for row in rows {
      let line = row.flatMap { pixel in (0..<block).flatMap { _ in pixel } }
      for _ in 0..<block { bytes += line }
    }
    picture = bytes
  }
}

/// The colour that a code such as `[38;5;231;48;5;16` sets for ink (38) or paper (48): black or white.
private func colour(_ code: Substring, _ place: Int) -> [UInt8]? {
  let numbers = code.dropFirst().split(separator: ";").compactMap { Int($0) }
  guard let start = numbers.firstIndex(of: place), start + 2 < numbers.count, numbers[start + 1] == 5 else {
    return nil
  }
  return numbers[start + 2] == 231 ? [255, 255, 255] : numbers[start + 2] == 16 ? [0, 0, 0] : nil
}
