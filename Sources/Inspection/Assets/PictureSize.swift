/// The width and height in pixels that a picture's first bytes say; nil where they don't, and for SVG, which has none.
func pixelSize(of bytes: [UInt8], _ format: AssetFormat) -> (width: Int, height: Int)? {
  let reader = ByteReader(bytes: bytes)
  switch format {
  case .png: return pair(reader.big(16, 4), reader.big(20, 4))
  case .gif: return pair(reader.little(6, 2), reader.little(8, 2))
  case .jpeg: return jpegSize(reader)
  case .webp: return webpSize(reader)
  case .svg, .mp3, .wav, .ogg, .mp4, .aac, .flac: return nil
  }
}

private func pair(_ width: Int?, _ height: Int?) -> (width: Int, height: Int)? {
  guard let width, let height else { return nil }
  return (width, height)
}

/// The size in the first frame header (SOF) of a JPEG file.
private func jpegSize(_ reader: ByteReader) -> (width: Int, height: Int)? {
  var place = 2
  while let mark = reader.big(place, 1), mark == 0xFF, let kind = reader.big(place + 1, 1) {
    // A frame header, unless it is a table (DHT, JPG, DAC) of the same range.
    if (0xC0...0xCF).contains(kind), ![0xC4, 0xC8, 0xCC].contains(kind) {
      return pair(reader.big(place + 7, 2), reader.big(place + 5, 2))
    }
    guard let length = reader.big(place + 2, 2), length >= 2 else { return nil }
    place += 2 + length
  }
  return nil
}

/// The size in the first chunk of a WebP file: `VP8 `, `VP8L` or `VP8X`.
private func webpSize(_ reader: ByteReader) -> (width: Int, height: Int)? {
  switch reader.big(12, 4) {
  case 0x5650_3820: return pair(reader.little(26, 2).map { $0 & 0x3FFF }, reader.little(28, 2).map { $0 & 0x3FFF })
  case 0x5650_384C:
    guard let bits = reader.little(21, 4) else { return nil }
    return (1 + (bits & 0x3FFF), 1 + (bits >> 14 & 0x3FFF))
  case 0x5650_3858: return pair(reader.little(24, 3).map { $0 + 1 }, reader.little(27, 3).map { $0 + 1 })
  default: return nil
  }
}

/// Whole numbers in bytes; nil where there are too few.
private struct ByteReader {
  let bytes: [UInt8]

  func big(_ place: Int, _ count: Int) -> Int? {
    guard place + count <= bytes.count else { return nil }
    return bytes[place..<place + count].reduce(0) { $0 << 8 | Int($1) }
  }

  func little(_ place: Int, _ count: Int) -> Int? {
    guard place + count <= bytes.count else { return nil }
    return bytes[place..<place + count].reversed().reduce(0) { $0 << 8 | Int($1) }
  }
}
