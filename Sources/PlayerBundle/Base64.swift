/// The bytes in base64, with padding, on one line.
public func base64(_ bytes: [UInt8]) -> [UInt8] {
  let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  var result: [UInt8] = []
  result.reserveCapacity((bytes.count + 2) / 3 * 4)
  var index = 0
  while index < bytes.count {
    let count = min(3, bytes.count - index)
    var bits = 0
    for offset in 0..<3 { bits = bits << 8 | (offset < count ? Int(bytes[index + offset]) : 0) }
    for place in 0..<4 {
      result.append(place <= count ? digits[bits >> (18 - 6 * place) & 63] : UInt8(ascii: "="))
    }
    index += 3
  }
  return result
}

/// What is in a text in base64 as `base64` writes it; nil where it is anything else.
func decodedBase64(_ text: ArraySlice<UInt8>) -> [UInt8]? {
  guard text.count % 4 == 0 else { return nil }
  let digits = text.prefix { $0 != UInt8(ascii: "=") }
  let padding = text.count - digits.count
  guard padding <= 2, text.suffix(padding).allSatisfy({ $0 == UInt8(ascii: "=") }) else { return nil }
  var result: [UInt8] = []
  result.reserveCapacity(text.count / 4 * 3)
  var (bits, count) = (UInt32(0), 0)
  for digit in digits {
    guard let value = value(ofBase64: digit) else { return nil }
    bits = bits << 6 | UInt32(value)
    count += 6
    if count >= 8 {
      count -= 8
      result.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
    }
  }
  // What is left over is nothing but zeros.
  return bits & (1 << UInt32(count) - 1) == 0 ? result : nil
}

private func value(ofBase64 digit: UInt8) -> UInt8? {
  switch digit {
  case UInt8(ascii: "A")...UInt8(ascii: "Z"): digit - UInt8(ascii: "A")
  case UInt8(ascii: "a")...UInt8(ascii: "z"): digit - UInt8(ascii: "a") + 26
  case UInt8(ascii: "0")...UInt8(ascii: "9"): digit - UInt8(ascii: "0") + 52
  case UInt8(ascii: "+"): 62
  case UInt8(ascii: "/"): 63
  default: nil
  }
}
