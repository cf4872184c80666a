#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Whether two colours look nearly the same to a child without the cones for red or without those for green: a distance
/// under 12 in CIELAB, seen through the model of Machado, Oliveira and Fernandes (2009) at full severity.
func looksAlike(_ a: Shade, _ b: Shade) -> Bool {
  [withoutRed, withoutGreen].contains { distance(seen(a, through: $0), seen(b, through: $0)) < 12 }
}

private typealias Triple = (Double, Double, Double)

/// Rows for red, green and blue, in linear light.
private struct Matrix {
  var red, green, blue: Triple
}

private let withoutRed = Matrix(
  red: (0.152286, 1.052583, -0.204868), green: (0.114503, 0.786281, 0.099216), blue: (-0.003882, -0.048116, 1.051998))
private let withoutGreen = Matrix(
  red: (0.367322, 0.860646, -0.227968), green: (0.280085, 0.672501, 0.047413), blue: (-0.011820, 0.042940, 0.968881))

/// The CIELAB values of a colour as it is seen through a matrix.
private func seen(_ shade: Shade, through matrix: Matrix) -> Triple {
  let light = shade.linear
  func row(_ row: Triple) -> Double { max(0, min(1, row.0 * light.red + row.1 * light.green + row.2 * light.blue)) }
  return lab((row(matrix.red), row(matrix.green), row(matrix.blue)))
}

/// CIELAB of linear sRGB, for its white D65.
private func lab(_ light: Triple) -> Triple {
  let x = (0.4124564 * light.0 + 0.3575761 * light.1 + 0.1804375 * light.2) / 0.95047
  let y = 0.2126729 * light.0 + 0.7151522 * light.1 + 0.0721750 * light.2
  let z = (0.0193339 * light.0 + 0.1191920 * light.1 + 0.9503041 * light.2) / 1.08883
  func root(_ t: Double) -> Double { t > 216 / 24389 ? cbrt(t) : (24389 / 27 * t + 16) / 116 }
  return (116 * root(y) - 16, 500 * (root(x) - root(y)), 200 * (root(y) - root(z)))
}

private func distance(_ a: Triple, _ b: Triple) -> Double {
  let (l, m, n) = (a.0 - b.0, a.1 - b.1, a.2 - b.2)
  return (l * l + m * m + n * n).squareRoot()
}
