/// The letters of a word without what people take for the same: capitals, `_`, full-width forms, the two kana, small
/// kana, and how a long vowel is written (`カード`, `かあど`, `ｶｰﾄﾞ` and `カ－ド` are one word).
func folded(_ word: Text) -> [UInt32] {
  var result: [UInt32] = []
  for scalar in word.scalars {
    if scalar == 0xFF9E || scalar == 0xFF9F {
      voice(&result, by: scalar)
      continue
    }
    let plain = Characters.plain(scalar)
    switch plain {
    case 0x5F, 0x2D, Characters.longVowel, 0xFF70, 0x301C: continue
    case 0x41...0x5A: result.append(plain + 0x20)
    default: appendKana(largeKana(hiragana(plain)), to: &result)
    }
  }
  return result
}

/// The hiragana for a katakana of either width; every other scalar as it is.
private func hiragana(_ scalar: UInt32) -> UInt32 {
  switch scalar {
  case 0x30A1...0x30F6: return scalar - 0x60
  case 0xFF66...0xFF9D: return halfWidthKana[Int(scalar - 0xFF66)]
  default: return scalar
  }
}

/// The hiragana for U+FF66 to U+FF9D, in order.
private let halfWidthKana: [UInt32] = {
  let kana: Text = "をぁぃぅぇぉゃゅょっーあいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもやゆよらりるれろわん"
  return kana.scalars
}()

/// The large kana for a small one.
private func largeKana(_ scalar: UInt32) -> UInt32 {
  switch scalar {
  case 0x3041, 0x3043, 0x3045, 0x3047, 0x3049, 0x3063, 0x3083, 0x3085, 0x3087, 0x308E: scalar + 1
  case 0x3095: 0x304B
  case 0x3096: 0x3051
  default: scalar
  }
}

/// Makes the last kana a voiced one, as the half-width marks `ﾞ` and `ﾟ` do.
private func voice(_ letters: inout [UInt32], by mark: UInt32) {
  guard let last = letters.last, 0x304B...0x307B ~= last || last == 0x3046 else { return }
  letters[letters.count - 1] = last == 0x3046 ? 0x3094 : last + (mark == 0xFF9E ? 1 : 2)
}

/// Appends a letter, unless it is a vowel that only makes the kana before it long.
private func appendKana(_ scalar: UInt32, to letters: inout [UInt32]) {
  if let last = letters.last, let before = vowel(of: last), let own = ownVowel(scalar),
    own == before || own == 2 && before == 4 || own == 1 && before == 3
  {
    return
  }
  letters.append(scalar)
}

/// 0 to 4 for `あ` to `お`; nil for other letters.
private func ownVowel(_ scalar: UInt32) -> Int? {
  switch scalar {
  case 0x3042: 0
  case 0x3044: 1
  case 0x3046: 2
  case 0x3048: 3
  case 0x304A: 4
  default: nil
  }
}

/// The vowel that a hiragana ends with, 0 to 4 for a, i, u, e and o; nil for `ん` and for other letters.
private func vowel(of scalar: UInt32) -> Int? {
  switch scalar {
  case 0x3041...0x304A: return Int(scalar - 0x3041) / 2
  case 0x304B...0x3062: return Int(scalar - 0x304B) / 2 % 5
  case 0x3063...0x3069: return scalar <= 0x3065 ? 2 : scalar <= 0x3067 ? 3 : 4
  case 0x306A...0x306E: return Int(scalar - 0x306A)
  case 0x306F...0x307D: return Int(scalar - 0x306F) / 3
  case 0x307E...0x3082: return Int(scalar - 0x307E)
  case 0x3083...0x3088: return [0, 2, 4][Int(scalar - 0x3083) / 2]
  case 0x3089...0x308D: return Int(scalar - 0x3089)
  case 0x308E, 0x308F: return 0
  case 0x3092: return 4
  case 0x3094: return 2
  default: return nil
  }
}
