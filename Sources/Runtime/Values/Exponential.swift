/// e to the power of `x`, within a unit in the last place; 0 below about -745, infinite above about 709.
func exponential(_ x: Double) -> Double {
  if x > 710 { return .infinity }
  if x < -746 { return 0 }
  guard !x.isNaN else { return .nan }
  let twos = (x * 1.44269504088896338700).rounded(.toNearestOrEven)
  let high = x - twos * 6.93147180369123816490e-01
  let low = twos * 1.90821492927058770002e-10
  let rest = high - low
  let z = rest * rest
  // The polynomial is that of Sun's fdlibm.
  var sum = 4.13813679705723846039e-08
  sum = -1.65339022054652515390e-06 + z * sum
  sum = 6.61375632143793436117e-05 + z * sum
  sum = -2.77777777770155933842e-03 + z * sum
  sum = 1.66666666666666019037e-01 + z * sum
  let c = rest - z * sum
  let fraction = 1 + (rest * c / (2 - c) - low + high)
  return Double(sign: .plus, exponent: Int(twos), significand: fraction)
}
