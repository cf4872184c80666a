/// A PNG file of pixels that are red, green and blue bytes, row by row (ISO/IEC 15948).
func png(rgb: [UInt8], width: Int, height: Int) -> [UInt8] {
  var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  // 8 bits a channel, colours, and the one way there is to compress, to filter and to go through the rows.
  file += chunk("IHDR", bigEndian(UInt32(width)) + bigEndian(UInt32(height)) + [8, 2, 0, 0, 0])
  file += chunk("IDAT", zlib(filtered(rgb, bytesPerRow: 3 * width)))
  return file + chunk("IEND", [])
}

/// Each row as its difference to the row above (filter 2), which is mostly zeros.
private func filtered(_ rows: [UInt8], bytesPerRow: Int) -> [UInt8] {
  var filtered: [UInt8] = []
  filtered.reserveCapacity(rows.count + rows.count / max(bytesPerRow, 1))
  for start in stride(from: 0, to: rows.count, by: bytesPerRow) {
    filtered.append(2)
    for index in start..<(start + bytesPerRow) {
      filtered.append(rows[index] &- (start > 0 ? rows[index - bytesPerRow] : 0))
    }
  }
  return filtered
}

private func chunk(_ name: StaticString, _ content: [UInt8]) -> [UInt8] {
  let body = Array(UnsafeBufferPointer(start: name.utf8Start, count: 4)) + content
  return bigEndian(UInt32(content.count)) + body + bigEndian(crc32(body))
}

private func bigEndian(_ number: UInt32) -> [UInt8] {
  [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> UInt32($0)) }
}

/// The check number of a chunk.
private func crc32(_ bytes: [UInt8]) -> UInt32 {
  var crc = UInt32.max
  for byte in bytes {
    crc ^= UInt32(byte)
    for _ in 0..<8 { crc = crc >> 1 ^ (crc & 1 == 1 ? 0xEDB8_8320 : 0) }
  }
  return ~crc
}
