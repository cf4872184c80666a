/// The remainder of `a` divided by `b`, exact but for one rounding, with the sign of `b`; not a number when `b` is
/// zero or either is not finite.
func floorMod(_ a: Double, _ b: Double) -> Double {
  guard a.isFinite, b.isFinite, b != 0 else { return .nan }
  let remainder = magnitudeRemainder(a.magnitude, b.magnitude)
  if remainder == 0 { return 0 }
  let signed = a < 0 ? -remainder : remainder
  return (signed < 0) == (b < 0) ? signed : signed + b
}

/// `x` rounded to so many decimals, halves away from zero; a negative number of digits rounds to tens, hundreds, ….
/// What reads as a half in decimal is one, as in 1.005, though the nearest binary number lies a little below.
/// Digits are held within -22 and 22.
func roundHalfAway(_ x: Double, _ digits: Double = 0) -> Double {
  guard x.isFinite, !digits.isNaN else { return x }
  let places = Int(max(-22, min(22, digits)))
  let power = powerOfTen(places.magnitude)
  let scaled = places < 0 ? x.magnitude / power : x.magnitude * power
  guard scaled < 0x1p52 else { return x }
  // Writing a decimal in binary, and scaling it, may each have lost half a unit in the last place.
  let forgiven = places == 0 || scaled > 0x1p48 ? scaled : scaled + scaled * 0x1p-52
  let whole = forgiven.rounded(.down)
  let rounded = forgiven - whole >= 0.5 ? whole + 1 : whole
  let result = places < 0 ? rounded * power : rounded / power
  return x < 0 ? 0 - result : result
}

/// Ten to a whole power of at most 22, which is exact.
func powerOfTen(_ exponent: UInt) -> Double {
  var power = 1.0
  for _ in 0..<exponent { power *= 10 }
  return power
}

/// What is left of `a` after taking away `b` as often as it fits, exactly; both finite, `a` not negative, `b` positive.
private func magnitudeRemainder(_ a: Double, _ b: Double) -> Double {
  if a < b { return a }
  let (divisor, divisorExponent) = wholeSignificand(b)
  var (rest, exponent) = wholeSignificand(a)
  rest %= divisor
  while exponent > divisorExponent, rest != 0 {
    let shift = min(exponent - divisorExponent, 11)
    rest = (rest << UInt64(shift)) % divisor
    exponent -= shift
  }
  return Double(sign: .plus, exponent: divisorExponent - 1075, significand: Double(rest))
}

/// A positive finite number as a whole number below 2^53, and the power of two that it counts, plus 1075.
private func wholeSignificand(_ x: Double) -> (significand: UInt64, exponent: Int) {
  let exponent = Int(x.exponentBitPattern)
  if exponent == 0 { return (x.significandBitPattern, 1) }
  return (x.significandBitPattern | 1 << 52, exponent)
}
