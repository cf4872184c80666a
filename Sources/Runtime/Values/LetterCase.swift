import SceneLang

/// The text with small letters made capitals, in the Latin, Greek and Cyrillic alphabets, full-width Latin too. A
/// letter stays one letter: `ß` has no capital here.
func uppercased(_ text: Text) -> Text { changed(text) { $0.isSmall ? $0.twin : $0.scalar } }

/// The text with capitals made small letters, in the same alphabets.
func lowercased(_ text: Text) -> Text { changed(text) { $0.isCapital ? $0.twin : $0.scalar } }

private func changed(_ text: Text, _ change: (Letter) -> UInt32) -> Text {
  if text.bytes.allSatisfy({ $0 < 0x80 }) { return Text(text.bytes.map { UInt8(change(Letter(UInt32($0)))) }) }
  var result: Text = ""
  for scalar in text.scalars { result.append(scalar: change(Letter(scalar))) }
  return result
}

/// A letter and its twin of the other case.
private struct Letter {
  var scalar: UInt32
  var twin: UInt32

  var isSmall: Bool { twin != scalar && !isCapital }
  let isCapital: Bool

  init(_ scalar: UInt32) {
    self.scalar = scalar
    let distance: Int32
    switch scalar {
    case 0x41...0x5A, 0xC0...0xD6, 0xD8...0xDE, 0x391...0x3A1, 0x3A3...0x3AB, 0x410...0x42F, 0xFF21...0xFF3A:
      distance = 32
    case 0x61...0x7A, 0xE0...0xF6, 0xF8...0xFE, 0x3B1...0x3C1, 0x3C3...0x3CB, 0x430...0x44F, 0xFF41...0xFF5A:
      distance = -32
    case 0x400...0x40F: distance = 80
    case 0x450...0x45F: distance = -80
    case 0x100...0x12F, 0x132...0x137, 0x14A...0x177, 0x460...0x481, 0x48A...0x4BF, 0x4D0...0x52F, 0x1E00...0x1E95:
      // Capitals at even places, each with its small letter behind it.
      distance = scalar % 2 == 0 ? 1 : -1
    case 0x139...0x148, 0x179...0x17E: distance = scalar % 2 == 1 ? 1 : -1
    default: distance = 0
    }
    twin = UInt32(Int32(scalar) + distance)
    isCapital = distance > 0
  }
}
