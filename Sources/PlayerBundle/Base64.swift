/// The bytes in base64, with padding, on one line.
func base64(_ bytes: [UInt8]) -> [UInt8] {
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
