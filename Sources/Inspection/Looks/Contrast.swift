import Runtime
import SceneLang

/// Tells of labels whose ink differs too little from what is behind the middle of their text: a contrast ratio (WCAG
/// 2.2, 1.4.3) under 4.5, or 3 from 24 points on. Pictures behind are not judged, nor is what has no ink of its own,
/// such as emoji, and what is nearly invisible on purpose.
func compareInks(in sight: Sight, into findings: inout Findings) {
  guard sight.things.contains(where: { $0.words != nil }) else { return }
  let backdrop = Backdrop(sight)
  for (index, thing) in sight.things.enumerated() where !thing.isGliding {
    guard let words = thing.words, let ink = words.ink, isInked(words.text), ink.opacity * thing.opacity > 0.05 else {
      continue
    }
    let middle = thing.scenePoint(middle(of: words, in: thing.size))
    guard sight.contains(middle), thing.clip?.contains(middle) ?? true,
      let below = backdrop.seen(at: middle, below: index)
    else { continue }
    let ratio = min(
      contrast(of: ink, on: thing.surface?.top, below.top, thing.opacity),
      contrast(of: ink, on: thing.surface?.bottom, below.bottom, thing.opacity))
    let needed = drawnSize(of: words, thing) >= 24 ? 3.0 : 4.5
    guard ratio < needed else { continue }
    let place = findings.place(of: .color, at: index, in: sight)
    findings.add(.lowContrast(place, text: words.text, contrast: tenths(ratio), needed: needed == 3 ? "3" : "4.5"))
  }
}

/// The contrast of ink on a label's background, both faded together onto what is below.
private func contrast(of ink: Colour, on background: Colour?, _ below: Shade, _ opacity: Double) -> Double {
  let surface = background.map { Shade($0, over: below) } ?? below
  let inked = Shade(ink, over: surface)
  return contrast(below.mixed(with: inked, opacity), below.mixed(with: surface, opacity))
}

/// The middle of a label's text, in its own points.
private func middle(of words: SeenWords, in size: Point) -> Point {
  let width = measure(words.text, textSize: words.size).x
  switch words.align {
  case .left: return Point(width / 2, size.y / 2)
  case .center: return size * 0.5
  case .right: return Point(size.x - width / 2, size.y / 2)
  }
}

/// The size of letters in the scene's points.
private func drawnSize(of words: SeenWords, _ thing: SeenThing) -> Double {
  let middle = thing.size * 0.5
  let down = thing.scenePoint(middle + Point(0, 1)) - thing.scenePoint(middle)
  return words.size * (down.x * down.x + down.y * down.y).squareRoot() + 1e-6
}

/// A ratio with one decimal, cut and not rounded, so that what is too little reads so.
private func tenths(_ ratio: Double) -> Text {
  let tenths = Int(ratio * 10)
  return Text(decimal: tenths / 10) + "." + Text(decimal: tenths % 10)
}

/// Whether anything in a text is drawn with its ink: emoji bring their own colours.
private func isInked(_ text: Text) -> Bool {
  let scalars = text.scalars
  return scalars.indices.contains { index in
    let isPicture = index + 1 < scalars.count && scalars[index + 1] == 0xFE0F
    return !isPicture && !blank.contains { $0.contains(scalars[index]) }
      && !emoji.contains { $0.contains(scalars[index]) }
  }
}

/// Spaces, line ends, joiners and variation selectors.
private let blank: [ClosedRange<UInt32>] = [
  0...0x20, 0xA0...0xA0, 0x2000...0x200F, 0x2028...0x202F, 0x3000...0x3000, 0xFE00...0xFE0F, 0xE0000...0xE01FF,
]

/// What Unicode says is shown as emoji by itself (Emoji_Presentation).
private let emoji: [ClosedRange<UInt32>] = [
  0x231A...0x231B, 0x23E9...0x23EC, 0x23F0...0x23F0, 0x23F3...0x23F3, 0x25FD...0x25FE, 0x2614...0x2615,
  0x2648...0x2653, 0x267F...0x267F, 0x2693...0x2693, 0x26A1...0x26A1, 0x26AA...0x26AB, 0x26BD...0x26BE,
  0x26C4...0x26C5, 0x26CE...0x26CE, 0x26D4...0x26D4, 0x26EA...0x26EA, 0x26F2...0x26F3, 0x26F5...0x26F5,
  0x26FA...0x26FA, 0x26FD...0x26FD, 0x2705...0x2705, 0x270A...0x270B, 0x2728...0x2728, 0x274C...0x274C,
  0x274E...0x274E, 0x2753...0x2755, 0x2757...0x2757, 0x2795...0x2797, 0x27B0...0x27B0, 0x27BF...0x27BF,
  0x2B1B...0x2B1C, 0x2B50...0x2B50, 0x2B55...0x2B55, 0x1F000...0x1FBFF,
]
