/// A picture of a page: pixels, as a screenshot has them.
public struct Picture: Sendable {
  /// How many pixels it is wide.
  public let width: Int
  /// How many pixels it is high.
  public let height: Int
  private let bytes: [UInt8]
  private let bytesPerPixel: Int

  /// A pixel's colour; its parts are 0–255.
  public struct Pixel: Hashable, Sendable, CustomStringConvertible {
    /// A part of the colour.
    public let red, green, blue: UInt8

    /// The colour of these parts.
    public init(red: UInt8, green: UInt8, blue: UInt8) { (self.red, self.green, self.blue) = (red, green, blue) }

    /// #000000
    public static let black = Pixel(red: 0, green: 0, blue: 0)
    /// #FFFFFF
    public static let white = Pixel(red: 255, green: 255, blue: 255)
    /// #FFFF00
    public static let yellow = Pixel(red: 255, green: 255, blue: 0)

    /// As CSS writes it.
    public var description: String { "rgb(\(red), \(green), \(blue))" }

    /// True when each part differs by so much at most: mixed colours are rounded by each browser in its own way.
    public func isNear(_ other: Pixel, within difference: Int = 3) -> Bool {
      [(red, other.red), (green, other.green), (blue, other.blue)].allSatisfy {
        abs(Int($0.0) - Int($0.1)) <= difference
      }
    }
  }

  /// The colour of the pixel in a column and row, from 0 at the top left.
  public subscript(x: Int, y: Int) -> Pixel {
    let start = (y * width + x) * bytesPerPixel
    return Pixel(red: bytes[start], green: bytes[start + 1], blue: bytes[start + 2])
  }

  /// Why a PNG could not be read.
  public struct Unreadable: Error {
    /// In a few words.
    public let reason: String
  }

  /// Reads a PNG of eight bits a channel, with or without an alpha channel, as browsers write screenshots.
  public init(png: [UInt8]) throws {
    guard png.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else { throw Unreadable(reason: "no PNG") }
    var header: [UInt8] = []
    var compressed: [UInt8] = []
    var start = 8
    while start + 12 <= png.count {
      let length = Picture.number(png, at: start)
      guard start + 12 + length <= png.count else { throw Unreadable(reason: "cut off") }
      let content = png[(start + 8)..<(start + 8 + length)]
      switch String(decoding: png[(start + 4)..<(start + 8)], as: UTF8.self) {
      case "IHDR": header = Array(content)
      case "IDAT": compressed += content
      default: break
      }
      start += 12 + length
    }
    guard header.count == 13, header[8] == 8, header[9] == 2 || header[9] == 6, header[12] == 0 else {
      throw Unreadable(reason: "a kind of PNG that browsers don't write: \(header)")
    }
    width = Picture.number(header, at: 0)
    height = Picture.number(header, at: 4)
    bytesPerPixel = header[9] == 2 ? 3 : 4
    let rows = try inflateZlib(compressed)
    bytes = try Picture.unfiltered(rows, rowLength: width * bytesPerPixel, height: height, pixel: bytesPerPixel)
  }

  private static func number(_ bytes: [UInt8], at start: Int) -> Int {
    bytes[start..<(start + 4)].reduce(0) { $0 << 8 | Int($1) }
  }

  /// Undoes the filters: each row begins with the number of its own.
  private static func unfiltered(_ rows: [UInt8], rowLength: Int, height: Int, pixel: Int) throws -> [UInt8] {
    guard rows.count == (rowLength + 1) * height else { throw Unreadable(reason: "a wrong number of pixels") }
    var result = [UInt8](repeating: 0, count: rowLength * height)
    for y in 0..<height {
      let filter = rows[y * (rowLength + 1)]
      guard filter <= 4 else { throw Unreadable(reason: "filter \(filter)") }
      for x in 0..<rowLength {
        let place = y * rowLength + x
        let left = x >= pixel ? result[place - pixel] : 0
        let above = y > 0 ? result[place - rowLength] : 0
        let corner = x >= pixel && y > 0 ? result[place - rowLength - pixel] : 0
        let guess: UInt8 =
          switch filter {
          case 0: 0
          case 1: left
          case 2: above
          case 3: UInt8((Int(left) + Int(above)) / 2)
          default: paeth(left, above, corner)
          }
        result[place] = rows[y * (rowLength + 1) + 1 + x] &+ guess
      }
    }
    return result
  }

  /// The neighbour that is nearest to left + above - corner, by PNG's rule for ties.
  private static func paeth(_ left: UInt8, _ above: UInt8, _ corner: UInt8) -> UInt8 {
    let estimate = Int(left) + Int(above) - Int(corner)
    let toLeft = abs(estimate - Int(left))
    let toAbove = abs(estimate - Int(above))
    let toCorner = abs(estimate - Int(corner))
    return toLeft <= toAbove && toLeft <= toCorner ? left : toAbove <= toCorner ? above : corner
  }
}
