/// The sine of an angle in degrees, exact where it is 0, ±1/2 or ±1, otherwise within a unit in the last place; any
/// finite angle.
func sine(degrees: Double) -> Double {
  let (quadrant, rest) = quarterTurns(degrees)
  switch quadrant {
  case 0: return sineNearZero(rest)
  case 1: return cosineNearZero(rest)
  case 2: return 0 - sineNearZero(rest)
  default: return 0 - cosineNearZero(rest)
  }
}

/// The cosine of an angle in degrees, exact where it is 0, ±1/2 or ±1, otherwise within a unit in the last place; any
/// finite angle.
func cosine(degrees: Double) -> Double {
  let (quadrant, rest) = quarterTurns(degrees)
  switch quadrant {
  case 0: return cosineNearZero(rest)
  case 1: return 0 - sineNearZero(rest)
  case 2: return 0 - cosineNearZero(rest)
  default: return sineNearZero(rest)
  }
}

/// The tangent of an angle in degrees, exact where it is 0 or ±1, otherwise within two units in the last place;
/// infinite at odd multiples of 90, with the sign of the sine there.
func tangent(degrees: Double) -> Double {
  let (quadrant, rest) = quarterTurns(degrees)
  if rest.magnitude == 45 { return (rest > 0) == (quadrant & 1 == 0) ? 1 : -1 }
  return sine(degrees: degrees) / cosine(degrees: degrees)
}

/// The angle in degrees, above -180 and up to 180, from the direction of x to that of (x, y): clockwise where y goes
/// down. Exact on the axes and diagonals, otherwise within two units in the last place; 0 for (0, 0).
func arcTangent2(_ y: Double, _ x: Double) -> Double {
  if y == 0 { return x < 0 ? 180 : 0 }
  let across = x.magnitude
  let up = y.magnitude
  let acute = up <= across ? arcTangentToOne(up / across) : 90 - arcTangentToOne(across / up)
  let turned = x < 0 ? 180 - acute : acute
  return y < 0 ? -turned : turned
}

/// How many quarter turns, 0 to 3, are nearest to an angle, and the degrees left, -45 to 45; exact.
private func quarterTurns(_ degrees: Double) -> (quadrant: Int, rest: Double) {
  guard degrees.isFinite else { return (0, .nan) }
  let reduced = degrees.magnitude < 0x1p52 ? degrees : floorMod(degrees, 360)
  let quarters = (reduced / 90).rounded(.toNearestOrEven)
  return (Int(quarters) & 3, reduced - quarters * 90)
}

/// A product by a constant, given as the 24 bits at its head and the rest, itself as a head and the rest.
private func product(_ x: Double, _ high: Double, _ low: Double) -> (head: Double, tail: Double) {
  let xHigh = Double(Float(x))
  let xLow = x - xHigh
  let exact = xHigh * high
  let small = xHigh * low + xLow * (high + low)
  let head = exact + small
  return (head, (exact - head) + small)
}

/// The sine of -45 to 45 degrees. The polynomials here are those of Sun's fdlibm.
private func sineNearZero(_ degrees: Double) -> Double {
  if degrees.magnitude == 30 { return degrees > 0 ? 0.5 : -0.5 }
  let (x, tail) = product(degrees, 0.01745329238474369, 1.3519960527851425e-10)
  let z = x * x
  let cubed = z * x
  var sum = 1.58969099521155010221e-10
  sum = -2.50507602534068634195e-08 + z * sum
  sum = 2.75573137070700676789e-06 + z * sum
  sum = -1.98412698298579493134e-04 + z * sum
  sum = 8.33333333332248946124e-03 + z * sum
  // Adding nothing turns a negative zero into zero.
  return x - ((z * (0.5 * tail - cubed * sum) - tail) + cubed * 1.66666666666666324348e-01) + 0
}

/// The cosine of -45 to 45 degrees.
private func cosineNearZero(_ degrees: Double) -> Double {
  let (x, tail) = product(degrees, 0.01745329238474369, 1.3519960527851425e-10)
  let z = x * x
  var sum = -1.13596475577881948265e-11
  sum = 2.08757232129817482790e-09 + z * sum
  sum = -2.75573143513906633035e-07 + z * sum
  sum = 2.48015872894767294178e-05 + z * sum
  sum = -1.38888888888741095749e-03 + z * sum
  sum = 4.16666666666666019037e-02 + z * sum
  let half = 0.5 * z
  let rest = 1 - half
  return rest + (((1 - rest) - half) + (z * (z * sum) - x * tail))
}

/// The arc tangent of 0 to 1, in degrees.
private func arcTangentToOne(_ t: Double) -> Double {
  if t < 0.4375 {
    let (head, tail) = product(t, 57.295780181884766, -6.688024447482018e-07)
    return head + (tail - arcTangentExcess(t) * 57.29577951308232)
  }
  if t < 0.6875 {
    let x = (2 * t - 1) / (2 + t)
    let near = (x - arcTangentExcess(x)) * 57.29577951308232
    return 26.56505117707799 + (near - 6.673432494950659e-16)
  }
  let x = (t - 1) / (t + 1)
  return 45 + (x - arcTangentExcess(x)) * 57.29577951308232
}

/// How much a number of at most 0.4375 exceeds its arc tangent, in radians.
private func arcTangentExcess(_ x: Double) -> Double {
  let z = x * x
  var sum = 1.62858201153657823623e-02
  sum = -3.65315727442169155270e-02 + z * sum
  sum = 4.97687799461593236017e-02 + z * sum
  sum = -5.83357013379057348645e-02 + z * sum
  sum = 6.66107313738753120669e-02 + z * sum
  sum = -7.69187620504482999495e-02 + z * sum
  sum = 9.09088713343650656196e-02 + z * sum
  sum = -1.11111104054623557880e-01 + z * sum
  sum = 1.42857142725034663711e-01 + z * sum
  sum = -1.99999999998764832476e-01 + z * sum
  sum = 3.33333333333329318027e-01 + z * sum
  return x * (z * sum)
}
