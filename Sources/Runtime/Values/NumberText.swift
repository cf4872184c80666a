import SceneLang

/// A number as a person writes it: at most four decimals, none that are zero at the end, no exponent below 10^18.
/// What is not finite, which no scene should come to, is `∞`, `-∞` or `?`.
func numberText(_ number: Double) -> Text {
  guard !number.isNaN else { return "?" }
  let rounded = roundHalfAway(number.magnitude, 4)
  var text: Text = number < 0 && rounded != 0 ? "-" : ""
  if rounded.isInfinite { return text + "∞" }
  if rounded < 1e18 { return text + plainText(rounded) }
  var significand = rounded
  var exponent = 0
  while significand >= 1e22 {
    significand /= 1e22
    exponent += 22
  }
  while significand >= 10 {
    significand /= 10
    exponent += 1
  }
  text += plainText(roundHalfAway(significand, 4))
  return text + "e" + digits(UInt64(exponent))
}

/// A number from 0 to 10^18 with at most four decimals.
private func plainText(_ number: Double) -> Text {
  var whole = UInt64(number.rounded(.down))
  var decimals = UInt64(((number - number.rounded(.down)) * 10_000).rounded(.toNearestOrEven))
  if decimals == 10_000 {
    whole += 1
    decimals = 0
  }
  if decimals == 0 { return digits(whole) }
  // The 1 in front keeps the zeros behind the point.
  var fraction = digits(10_000 + decimals)
  fraction.bytes[0] = UInt8(ascii: ".")
  while fraction.bytes.last == UInt8(ascii: "0") { fraction.bytes.removeLast() }
  return digits(whole) + fraction
}

/// A whole number in decimal.
private func digits(_ number: UInt64) -> Text {
  var bytes: [UInt8] = []
  var rest = number
  repeat {
    bytes.append(UInt8(ascii: "0") + UInt8(rest % 10))
    rest /= 10
  } while rest > 0
  return Text(Array(bytes.reversed()))
}

/// The number that a text shows: digits, perhaps a sign before and a point among them, perhaps full-width, perhaps
/// with spaces around; nil for any other text.
func parseNumber(_ text: Text) -> Double? {
  var bytes = ArraySlice(plainBytes(text))
  while bytes.first == 0x20 { bytes.removeFirst() }
  while bytes.last == 0x20 { bytes.removeLast() }
  let isNegative = bytes.first == UInt8(ascii: "-")
  if isNegative || bytes.first == UInt8(ascii: "+") { bytes.removeFirst() }
  var points = 0
  for byte in bytes {
    if byte == UInt8(ascii: ".") { points += 1 } else if !(0x30...0x39).contains(byte) { return nil }
  }
  guard points <= 1, bytes.count > points else { return nil }
  let magnitude = decimal(bytes)
  guard magnitude.isFinite else { return nil }
  return isNegative && magnitude != 0 ? -magnitude : magnitude
}

/// The text with full-width forms, spaces of all kinds and minus signs in their ASCII form; anything else that is not
/// ASCII becomes a letter, which no number has.
private func plainBytes(_ text: Text) -> [UInt8] {
  text.scalars.map { scalar in
    switch scalar {
    case 0x09...0x0D, 0xA0, 0x2000...0x200A, 0x202F, 0x205F, 0x3000: 0x20
    case 0..<0x80: UInt8(scalar)
    case 0xFF01...0xFF5E: UInt8(scalar - 0xFEE0)
    case 0x2010...0x2014, 0x2212: UInt8(ascii: "-")
    default: UInt8(ascii: "x")
    }
  }
}
