import SceneLang

/// A file that lies beside an example: a scene that it uses, a picture or a sound.
public struct Companion: Sendable {
  /// Its name.
  public let name: Text
  /// What is in it.
  public let bytes: [UInt8]

  init(_ name: Text, _ bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }

  /// Its text, where it is a scene; pictures and sounds are not shown.
  var text: Text? { name.bytes.suffix(6) == Text(".scene").bytes ? Text(bytes) : nil }

  /// A scene with a part.
  static let hands = Companion(
    "hands.scene",
    Array(
      """
      part hand {
        circle palm size 80
      }

      """.utf8))

  /// The beginning of a PNG file of a size in pixels, and as many bytes of nothing as are asked for.
  static func png(_ name: Text, _ width: Int, _ height: Int, padding: Int = 0) -> Companion {
    let mark: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8)
    let size: [UInt8] = [width, height].flatMap { [0, 0, UInt8($0 >> 8), UInt8($0 & 255)] }
    return Companion(name, mark + size + [8, 6, 0, 0, 0] + [UInt8](repeating: 0, count: padding))
  }

  /// A small GIF file.
  static func gif(_ name: Text) -> Companion { Companion(name, Array("GIF89a".utf8) + [10, 0, 10, 0, 0, 0, 0]) }

  /// A small SVG file with something in it.
  static func svg(_ name: Text, _ inside: String) -> Companion {
    Companion(name, Array("<svg xmlns=\"http://www.w3.org/2000/svg\">\(inside)</svg>".utf8))
  }
}
