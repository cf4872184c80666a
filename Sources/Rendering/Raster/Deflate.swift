/// Bytes in the zlib format (RFC 1950), compressed with the fixed codes of deflate (RFC 1951). Only runs of one byte
/// are shortened, which is what a filtered picture of flat colours consists of.
func zlib(_ bytes: [UInt8]) -> [UInt8] {
  var bits = BitWriter([0x78, 0x01])
  bits.write(1, count: 1)
  bits.write(1, count: 2)
  var place = 0
  while place < bytes.count {
    bits.writeLiteral(Int(bytes[place]))
    var run = 0
    while place + 1 + run < bytes.count, bytes[place + 1 + run] == bytes[place] { run += 1 }
    place += 1
    while run >= 3 {
      let length = min(run, 258)
      bits.writeRun(length)
      place += length
      run -= length
    }
  }
  bits.writeLiteral(256)
  return bits.finished + adler32(bytes)
}

/// The check number at the end.
private func adler32(_ bytes: [UInt8]) -> [UInt8] {
  var (a, b) = (UInt32(1), UInt32(0))
  for byte in bytes {
    a = (a + UInt32(byte)) % 65521
    b = (b + a) % 65521
  }
  return [b >> 8, b, a >> 8, a].map { UInt8(truncatingIfNeeded: $0) }
}

/// Writes numbers of a few bits, lowest bit first.
private struct BitWriter {
  private var bytes: [UInt8]
  private var waiting: UInt32 = 0
  private var count: UInt32 = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// All that was written, the last byte filled up.
  var finished: [UInt8] { count > 0 ? bytes + [UInt8(truncatingIfNeeded: waiting)] : bytes }

  mutating func write(_ number: Int, count: Int) {
    waiting |= UInt32(number) << self.count
    self.count += UInt32(count)
    while self.count >= 8 {
      bytes.append(UInt8(truncatingIfNeeded: waiting))
      waiting >>= 8
      self.count -= 8
    }
  }

  /// A byte, 256 for the end, or what says a length: codes are written highest bit first.
  mutating func writeLiteral(_ symbol: Int) {
    switch symbol {
    case 0...143: writeCode(0x30 + symbol, count: 8)
    case 144...255: writeCode(0x190 + symbol - 144, count: 9)
    case 256...279: writeCode(symbol - 256, count: 7)
    default: writeCode(0xC0 + symbol - 280, count: 8)
    }
  }

  /// The byte before, 3 to 258 times more.
  mutating func writeRun(_ length: Int) {
    if length == 258 {
      writeLiteral(285)
    } else if length < 11 {
      writeLiteral(254 + length)
    } else {
      // From 11 on, four lengths of each number of extra bits have a code of their own.
      var extra = 1
      while length - 3 >= 8 << extra { extra += 1 }
      let group = (length - 3 - 4 << extra) >> extra
      writeLiteral(261 + 4 * extra + group)
      write((length - 3) & (1 << extra - 1), count: extra)
    }
    // The distance 1 is code 0, of 5 bits.
    writeCode(0, count: 5)
  }

  private mutating func writeCode(_ code: Int, count: Int) {
    for bit in (0..<count).reversed() { write(code >> bit & 1, count: 1) }
  }
}
