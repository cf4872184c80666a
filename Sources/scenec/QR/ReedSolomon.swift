/// Codes that correct errors, over the field of 256 elements with the polynomial x⁸ + x⁴ + x³ + x² + 1.
enum ReedSolomon {
  /// The codewords that correct data: the remainder by the generator polynomial of that degree.
  static func remainder(of data: [UInt8], count: Int) -> [UInt8] {
    let divisor = generator(count)
    var remainder = [UInt8](repeating: 0, count: count)
    for byte in data {
      let factor = byte ^ remainder.removeFirst()
      remainder.append(0)
      for index in 0..<count { remainder[index] ^= multiply(divisor[index], factor) }
    }
    return remainder
  }

  /// The product of (x - 2⁰) (x - 2¹) …, highest power first, without the first factor, which is 1.
  private static func generator(_ degree: Int) -> [UInt8] {
    var polynomial = [UInt8](repeating: 0, count: degree - 1) + [1]
    var root: UInt8 = 1
    for _ in 0..<degree {
      for index in 0..<degree {
        polynomial[index] = multiply(polynomial[index], root)
        if index + 1 < degree { polynomial[index] ^= polynomial[index + 1] }
      }
      root = multiply(root, 2)
    }
    return polynomial
  }

  private static func multiply(_ a: UInt8, _ b: UInt8) -> UInt8 {
    var product: UInt16 = 0
    for bit in (0..<8).reversed() {
      product = product << 1 ^ (product >> 7) * 0x11D
      if b >> UInt8(bit) & 1 == 1 { product ^= UInt16(a) }
    }
    return UInt8(product)
  }
}
