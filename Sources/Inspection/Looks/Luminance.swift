import SceneLang

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A solid colour in sRGB, its channels from 0 to 1.
struct Shade: Hashable {
  var red, green, blue: Double

  init(_ red: Double, _ green: Double, _ blue: Double) { (self.red, self.green, self.blue) = (red, green, blue) }

  /// A colour laid over a shade, with its own opacity and that of the thing.
  init(_ colour: Colour, opacity: Double = 1, over below: Shade) {
    let part = colour.opacity * opacity
    red = below.red + (colour.red / 255 - below.red) * part
    green = below.green + (colour.green / 255 - below.green) * part
    blue = below.blue + (colour.blue / 255 - below.blue) * part
  }

  static let white = Shade(1, 1, 1)

  /// The shade that lies a part of the way to another.
  func mixed(with other: Shade, _ part: Double) -> Shade {
    Shade(red + (other.red - red) * part, green + (other.green - green) * part, blue + (other.blue - blue) * part)
  }

  /// The channels in linear light.
  var linear: (red: Double, green: Double, blue: Double) {
    func linear(_ channel: Double) -> Double {
      channel <= 0.04045 ? channel / 12.92 : pow((channel + 0.055) / 1.055, 2.4)
    }
    return (linear(red), linear(green), linear(blue))
  }

  /// The relative luminance of WCAG 2: 0 for black, 1 for white.
  var luminance: Double {
    let light = linear
    return 0.2126 * light.red + 0.7152 * light.green + 0.0722 * light.blue
  }
}

/// The contrast ratio of WCAG 2, from 1 to 21.
func contrast(_ a: Shade, _ b: Shade) -> Double {
  let (one, two) = (a.luminance, b.luminance)
  return (max(one, two) + 0.05) / (min(one, two) + 0.05)
}
