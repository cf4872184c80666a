/// A QR code (ISO/IEC 18004) that holds bytes, at the level M, which survives 15 % of damage.
struct QRCode {
  /// How many modules it is wide and high, without the quiet zone around it.
  let side: Int
  /// True for each dark module, row by row.
  private let dark: [Bool]

  /// The smallest code that holds the bytes; nil for more than 180, the most of the versions that are made here.
  init?(_ bytes: [UInt8]) {
    guard let version = QRVersion.smallest(holding: bytes.count) else { return nil }
    var matrix = QRMatrix(version)
    matrix.place(codewords(of: bytes, version))
    let masked = QRMask.allCases.map { mask in matrix.masked(by: mask) }
    // Of two that are equally good, the first.
    let best = masked.min { $0.penalty < $1.penalty }!
    side = best.side
    dark = best.dark
  }

  /// True when the module in a column and row is dark; those around the code are light.
  func isDark(_ column: Int, _ row: Int) -> Bool {
    (0..<side).contains(column) && (0..<side).contains(row) && dark[row * side + column]
  }
}

/// What is placed in a code: the bytes and what surrounds them, in blocks, and what corrects each block.
private func codewords(of bytes: [UInt8], _ version: QRVersion) -> [UInt8] {
  let data = dataCodewords(of: bytes, count: version.dataCount)
  var blocks: [ArraySlice<UInt8>] = []
  var rest = data[...]
  for count in version.blocks {
    blocks.append(rest.prefix(count))
    rest = rest.dropFirst(count)
  }
  let corrections = blocks.map { ReedSolomon.remainder(of: Array($0), count: version.correctionPerBlock) }
  var all: [UInt8] = []
  // One of each block in turn; the shorter ones end sooner.
  for place in 0..<(version.blocks.max() ?? 0) {
    for block in blocks where place < block.count { all.append(block[block.startIndex + place]) }
  }
  for place in 0..<version.correctionPerBlock {
    for correction in corrections { all.append(correction[place]) }
  }
  return all
}

/// The mode for bytes, their number, the bytes, an end, and what fills up the rest.
private func dataCodewords(of bytes: [UInt8], count: Int) -> [UInt8] {
  var halves: [UInt8] = [4, UInt8(bytes.count >> 4), UInt8(bytes.count & 15)]
  for byte in bytes { halves += [byte >> 4, byte & 15] }
  halves.append(0)
  var data = stride(from: 0, to: halves.count, by: 2).map { halves[$0] << 4 | halves[$0 + 1] }
  while data.count < count { data.append((data.count - halves.count / 2) % 2 == 0 ? 0xEC : 0x11) }
  return data
}
