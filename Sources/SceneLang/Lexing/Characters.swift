/// What the language takes each Unicode scalar for.
///
/// The ranges are written by hand and coarse: the Unicode tables would be larger than the rest of the engine.
enum Characters {
  /// The plain form of a scalar: its ASCII twin for full-width forms, dashes, foreign spaces and commas, itself for
  /// all others. The long vowel mark, `≦ ≧ ≠` and quotes are not among them.
  static func plain(_ scalar: UInt32) -> UInt32 {
    if scalar < 0x80 { return scalar }
    switch scalar {
    case 0xFF01...0xFF5E: return scalar - 0xFEE0
    case 0x2010...0x2015, 0x2212: return 0x2D
    case 0xD7: return 0x2A
    case 0xF7: return 0x2F
    case 0x3001: return 0x2C
    case 0xA0, 0x1680, 0x2000...0x200D, 0x202F, 0x205F, 0x2060, 0x3000, 0xFEFF: return 0x20
    default: return scalar
    }
  }

  /// The Japanese long vowel mark `ー`, a letter that is also typed for a minus.
  static let longVowel: UInt32 = 0x30FC

  /// True for `0` to `9`, in plain form.
  static func isDigit(_ plain: UInt32) -> Bool { 0x30 <= plain && plain <= 0x39 }

  /// True for a space or a tab, in plain form.
  static func isSpace(_ plain: UInt32) -> Bool { plain == 0x20 || plain == 0x09 || plain == 0x0C }

  /// True for `\n` and `\r`.
  static func isLineEnd(_ plain: UInt32) -> Bool { plain == 0x0A || plain == 0x0D }

  /// True for what may begin a name, in plain form: ASCII letters and `_`, and every scalar from U+0080 that is not
  /// punctuation, a symbol, an emoji, private or invisible.
  static func isLetter(_ plain: UInt32) -> Bool {
    if plain < 0x80 { return (0x41...0x5A).contains(plain) || (0x61...0x7A).contains(plain) || plain == 0x5F }
    switch plain {
    case 0xAA, 0xB5, 0xBA: return true
    case 0x80...0xBF, 0xD7, 0xF7: return false
    case 0x2000...0x206F, 0x20A0...0x20CF, 0x2190...0x2BFF, 0x2E00...0x2E7F: return false
    case 0x3000...0x3004, 0x3008...0x3020, 0x3030, 0x303D...0x303F, 0x30A0, 0x30FB: return false
    case 0xE000...0xF8FF, 0xFE00...0xFE1F, 0xFE30...0xFE6F, 0xFEFF, 0xFF00...0xFF20, 0xFF3B...0xFF40: return false
    case 0xFF5B...0xFF65, 0xFFE0...0xFFFF, 0x1F000...0x1FAFF, 0xE0000...0x10FFFF: return false
    default: return true
    }
  }

  /// True for kana and kanji, after which `ー` is a letter.
  static func isKanaOrKanji(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x3005...0x3007, 0x3040...0x30FF, 0x31F0...0x31FF, 0x3400...0x9FFF, 0xF900...0xFAFF: true
    case 0xFF66...0xFF9F, 0x20000...0x3FFFF: true
    default: false
    }
  }

  /// True for what shows nothing: control characters, marks of direction and of variation.
  static func isInvisible(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0...0x1F, 0x7F...0x9F, 0xAD, 0x2028...0x202E, 0x2061...0x206F, 0xFE00...0xFE0F, 0xE0000...0xE0FFF: true
    default: false
    }
  }
}
