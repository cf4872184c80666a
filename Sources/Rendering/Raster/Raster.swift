import Runtime
import SceneLang

/// A picture of pixels: red, green and blue from 0 to 255, times opacity, which is 0 to 1; row by row.
struct Raster {
  /// The pixels of a row.
  let width: Int
  /// The rows.
  let height: Int
  /// The pixels.
  private(set) var pixels: [SIMD4<Float>]

  /// A clear picture, or one of a colour.
  init(width: Int, height: Int, _ colour: Colour? = nil) {
    self.width = width
    self.height = height
    pixels = Array(repeating: colour.map(premultiplied) ?? .zero, count: width * height)
  }

  /// Paints where something covers it. `ink` says the colour at a pixel's middle.
  mutating func paint(_ coverage: Coverage, _ ink: (Point) -> SIMD4<Float>) {
    for row in coverage.rows {
      for column in 0..<width where coverage.parts[row * width + column] > 0 {
        let part = coverage.parts[row * width + column]
        put(ink(Point(Double(column) + 0.5, Double(row) + 0.5)) * part, at: row * width + column)
      }
    }
  }

  /// Paints another picture over it, faded.
  mutating func paint(_ other: Raster, opacity: Double) {
    for index in pixels.indices { put(other.pixels[index] * Float(opacity), at: index) }
  }

  private mutating func put(_ ink: SIMD4<Float>, at index: Int) {
    pixels[index] = ink + pixels[index] * (1 - ink.w)
  }

  /// The pixels over white as bytes, red, green and blue.
  var bytes: [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(3 * pixels.count)
    for pixel in pixels {
      let seen = pixel + SIMD4(255, 255, 255, 1) * (1 - pixel.w)
      for channel in [seen.x, seen.y, seen.z] { bytes.append(UInt8(max(0, min(255, channel)).rounded())) }
    }
    return bytes
  }
}

/// A colour as a raster has it.
func premultiplied(_ colour: Colour) -> SIMD4<Float> {
  let opacity = Float(max(0, min(1, colour.opacity)))
  return SIMD4(Float(colour.red), Float(colour.green), Float(colour.blue), 1) * opacity
}
