/// The `Double` nearest to a number written in decimal, such as `35`, `0.5`, `.5` or `1e-3`, without a sign: digits, at
/// most one point among them, and an exponent, which only SVG path data have. Reads as far as that goes; 0 where there
/// are no digits, infinite beyond what a `Double` holds.
public func decimal(_ bytes: ArraySlice<UInt8>) -> Double {
  var number = DecimalNumber()
  var rest = bytes
  var afterPoint = false
  while let byte = rest.first {
    if byte == UInt8(ascii: "."), !afterPoint {
      afterPoint = true
    } else if let digit = digitValue(byte) {
      number.append(digit, afterPoint: afterPoint)
    } else {
      break
    }
    rest.removeFirst()
  }
  if let byte = rest.first, byte | 0x20 == UInt8(ascii: "e") { number.exponent += writtenExponent(rest.dropFirst()) }
  return number.nearestDouble
}

/// The number behind the `e`, held within what could matter.
private func writtenExponent(_ bytes: ArraySlice<UInt8>) -> Int {
  var rest = bytes
  let isNegative = rest.first == UInt8(ascii: "-")
  if isNegative || rest.first == UInt8(ascii: "+") { rest.removeFirst() }
  var exponent = 0
  while let digit = rest.first.flatMap({ digitValue($0) }) {
    exponent = min(exponent * 10 + Int(digit), 1_000_000_000)
    rest.removeFirst()
  }
  return isNegative ? -exponent : exponent
}

private func digitValue(_ byte: UInt8) -> UInt8? {
  byte >= 0x30 && byte <= 0x39 ? byte - 0x30 : nil
}

/// Significant digits, as a whole number, times a power of ten.
private struct DecimalNumber {
  /// The digits, without leading zeros.
  var digits: [UInt8] = []
  /// The power of ten.
  var exponent = 0

  /// No two doubles, nor the middle between them, have more significant digits; of the rest it matters only whether
  /// they are zero.
  private static let mostDigits = 800

  /// Adds a digit at the end.
  mutating func append(_ digit: UInt8, afterPoint: Bool) {
    if digits.count < DecimalNumber.mostDigits {
      if digit != 0 || !digits.isEmpty { digits.append(digit) }
      if afterPoint { exponent -= 1 }
    } else {
      if digit != 0 { digits[digits.count - 1] |= 1 }
      if !afterPoint { exponent += 1 }
    }
  }

  /// The nearest `Double`, the even one of two that are as near.
  var nearestDouble: Double {
    if digits.isEmpty || digits.count + exponent < -330 { return 0 }
    if digits.count + exponent > 310 { return .infinity }
    if digits.count <= 15, exponent.magnitude <= 22 { return fewDigits }
    var numerator = BigNatural(digits)
    var denominator = BigNatural([1])
    if exponent >= 0 {
      numerator.multiply(byTenTo: exponent)
    } else {
      denominator.multiply(byTenTo: -exponent)
    }
    return quotient(numerator, denominator)
  }

  /// Both the digits and the power of ten are doubles, so that one rounding is all there is.
  private var fewDigits: Double {
    var value: UInt64 = 0
    for digit in digits { value = value * 10 + UInt64(digit) }
    var power = 1.0
    for _ in 0..<exponent.magnitude { power *= 10 }
    return exponent < 0 ? Double(value) / power : Double(value) * power
  }
}

/// The `Double` nearest to a fraction of positive whole numbers.
private func quotient(_ numerator: BigNatural, _ denominator: BigNatural) -> Double {
  // Scaled by a power of two so that the whole part has 63 or 64 bits.
  let scale = 63 - (numerator.bitCount - denominator.bitCount)
  var rest = numerator
  var divisor = denominator
  if scale > 0 { rest.shiftLeft(scale) } else { divisor.shiftLeft(-scale) }
  divisor.shiftLeft(63)
  var bits: UInt64 = 0
  for _ in 0..<64 {
    bits <<= 1
    if rest.subtractIfNotLess(divisor) { bits |= 1 }
    rest.shiftLeft(1)
  }
  let bitCount = 64 - bits.leadingZeroBitCount
  // Below the normal numbers, fewer bits are kept.
  let dropped = bitCount - 53 + max(0, -1022 - (bitCount - 1 - scale))
  if dropped > 64 { return 0 }
  var kept = dropped == 64 ? 0 : bits >> UInt64(dropped)
  let half: UInt64 = 1 << UInt64(dropped - 1)
  let beyond = bits & (half - 1) != 0 || !rest.isZero
  if bits & half != 0, beyond || kept & 1 == 1 { kept += 1 }
  return Double(sign: .plus, exponent: dropped - scale, significand: Double(kept))
}

/// A whole number of any size, as 32-bit digits, the lowest first, the highest not zero.
private struct BigNatural {
  private var words: [UInt32] = []

  /// The number with these decimal digits, highest first.
  init(_ digits: [UInt8]) {
    for digit in digits { multiplyAdd(10, UInt32(digit)) }
  }

  var isZero: Bool { words.isEmpty }

  /// How many binary digits it has.
  var bitCount: Int { words.count * 32 - (words.last?.leadingZeroBitCount ?? 0) }

  mutating func multiply(byTenTo exponent: Int) {
    for _ in 0..<exponent { multiplyAdd(10, 0) }
  }

  mutating func shiftLeft(_ count: Int) {
    guard !isZero, count > 0 else { return }
    let bits = UInt32(count % 32)
    if bits > 0 { multiplyAdd(1 << bits, 0) }
    words.insert(contentsOf: repeatElement(0, count: count / 32), at: 0)
  }

  /// Takes the other number away where that leaves no less than nothing; tells whether it did.
  mutating func subtractIfNotLess(_ other: BigNatural) -> Bool {
    if words.count < other.words.count { return false }
    if words.count == other.words.count {
      var place = words.count - 1
      while place > 0, words[place] == other.words[place] { place -= 1 }
      if words[place] < other.words[place] { return false }
    }
    var borrow: Int64 = 0
    for place in words.indices {
      let difference = Int64(words[place]) - (place < other.words.count ? Int64(other.words[place]) : 0) + borrow
      words[place] = UInt32(truncatingIfNeeded: difference)
      borrow = difference < 0 ? -1 : 0
    }
    while words.last == 0 { words.removeLast() }
    return true
  }

  private mutating func multiplyAdd(_ factor: UInt32, _ addend: UInt32) {
    var carry = UInt64(addend)
    for place in words.indices {
      carry += UInt64(words[place]) * UInt64(factor)
      words[place] = UInt32(truncatingIfNeeded: carry)
      carry >>= 32
    }
    if carry > 0 { words.append(UInt32(carry)) }
  }
}
