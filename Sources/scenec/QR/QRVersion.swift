/// One of the sizes of QR codes, at the level M. Versions 1 to 9 are enough for addresses.
struct QRVersion {
  /// Its number.
  let number: Int
  /// How many codewords hold data in each block.
  let blocks: [Int]
  /// How many codewords correct each block.
  let correctionPerBlock: Int
  /// Where alignment patterns have their middles, in columns and in rows.
  let alignments: [Int]

  /// How many modules it is wide and high.
  var side: Int { 17 + 4 * number }

  /// How many codewords hold data.
  var dataCount: Int { blocks.reduce(0, +) }

  /// The smallest version that holds so many bytes: a mode and a number take 12 bits of it, the end 4.
  static func smallest(holding count: Int) -> QRVersion? {
    all.first { $0.dataCount >= count + 2 }
  }

  /// ISO/IEC 18004, tables 9 and E.1.
  private static let all = [
    QRVersion(number: 1, blocks: [16], correctionPerBlock: 10, alignments: []),
    QRVersion(number: 2, blocks: [28], correctionPerBlock: 16, alignments: [6, 18]),
    QRVersion(number: 3, blocks: [44], correctionPerBlock: 26, alignments: [6, 22]),
    QRVersion(number: 4, blocks: [32, 32], correctionPerBlock: 18, alignments: [6, 26]),
    QRVersion(number: 5, blocks: [43, 43], correctionPerBlock: 24, alignments: [6, 30]),
    QRVersion(number: 6, blocks: [27, 27, 27, 27], correctionPerBlock: 16, alignments: [6, 34]),
    QRVersion(number: 7, blocks: [31, 31, 31, 31], correctionPerBlock: 18, alignments: [6, 22, 38]),
    QRVersion(number: 8, blocks: [38, 38, 39, 39], correctionPerBlock: 22, alignments: [6, 24, 42]),
    QRVersion(number: 9, blocks: [36, 36, 36, 37, 37], correctionPerBlock: 22, alignments: [6, 26, 46]),
  ]
}
