/// The modules of a code while it is put together.
struct QRMatrix {
  /// How many modules it is wide and high.
  let side: Int
  /// True for each dark module, row by row.
  private(set) var dark: [Bool]
  /// True for modules that are the same whatever the code holds, or that say how it is read.
  private var isFixed: [Bool]
  private let version: QRVersion

  /// A code that holds nothing yet.
  init(_ version: QRVersion) {
    self.version = version
    side = version.side
    dark = [Bool](repeating: false, count: side * side)
    isFixed = dark
    for place in 0..<side {
      fix(6, place, place % 2 == 0)
      fix(place, 6, place % 2 == 0)
    }
    for (column, row) in [(3, 3), (side - 4, 3), (3, side - 4)] { placeFinder(column, row) }
    placeAlignments()
    placeFormat(of: .checks)
    placeVersion()
  }

  /// Places codewords in columns of two modules, from the right, up and down in turn.
  mutating func place(_ codewords: [UInt8]) {
    var bit = 0
    var isUpward = true
    var right = side - 1
    while right > 0 {
      // The column of the timing pattern is left out.
      if right == 6 { right = 5 }
      for step in 0..<side {
        let row = isUpward ? side - 1 - step : step
        for column in [right, right - 1] where !isFixed[row * side + column] {
          if bit < 8 * codewords.count {
            dark[row * side + column] = codewords[bit / 8] >> UInt8(7 - bit % 8) & 1 == 1
          }
          bit += 1
        }
      }
      isUpward.toggle()
      right -= 2
    }
  }

  /// The same with what it holds turned over where a mask says so.
  func masked(by mask: QRMask) -> QRMatrix {
    var matrix = self
    for row in 0..<side {
      for column in 0..<side where !isFixed[row * side + column] && mask.turns(column, row) {
        matrix.dark[row * side + column].toggle()
      }
    }
    matrix.placeFormat(of: mask)
    return matrix
  }

  private mutating func fix(_ column: Int, _ row: Int, _ isDark: Bool) {
    dark[row * side + column] = isDark
    isFixed[row * side + column] = true
  }

  /// One of the three large squares, with the light line around it.
  private mutating func placeFinder(_ column: Int, _ row: Int) {
    for y in -4...4 {
      for x in -4...4 where (0..<side).contains(column + x) && (0..<side).contains(row + y) {
        let distance = max(abs(x), abs(y))
        fix(column + x, row + y, distance != 2 && distance != 4)
      }
    }
  }

  private mutating func placeAlignments() {
    guard let last = version.alignments.last else { return }
    for column in version.alignments {
      for row in version.alignments {
        // Where the finders are, there is none.
        if (column, row) == (6, 6) || (column, row) == (6, last) || (column, row) == (last, 6) { continue }
        for y in -2...2 {
          for x in -2...2 { fix(column + x, row + y, max(abs(x), abs(y)) != 1) }
        }
      }
    }
  }

  /// Which level and mask it has, twice; and the module that is always dark.
  private mutating func placeFormat(of mask: QRMask) {
    // The level M is 00.
    let data = Int(mask.rawValue)
    let bits = (data << 10 | QRMatrix.remainder(of: data, by: 0x537, degree: 10)) ^ 0x5412
    func bit(_ place: Int) -> Bool { bits >> place & 1 == 1 }
    for place in 0...5 { fix(8, place, bit(place)) }
    fix(8, 7, bit(6))
    fix(8, 8, bit(7))
    fix(7, 8, bit(8))
    for place in 9...14 { fix(14 - place, 8, bit(place)) }
    for place in 0...7 { fix(side - 1 - place, 8, bit(place)) }
    for place in 8...14 { fix(8, side - 15 + place, bit(place)) }
    fix(8, side - 8, true)
  }

  /// Which version it is, twice, from version 7 on.
  private mutating func placeVersion() {
    guard version.number >= 7 else { return }
    let bits = version.number << 12 | QRMatrix.remainder(of: version.number, by: 0x1F25, degree: 12)
    for place in 0..<18 {
      let (long, short) = (side - 11 + place % 3, place / 3)
      fix(long, short, bits >> place & 1 == 1)
      fix(short, long, bits >> place & 1 == 1)
    }
  }

  /// The remainder of data by a polynomial over bits.
  private static func remainder(of data: Int, by polynomial: Int, degree: Int) -> Int {
    var remainder = data
    for _ in 0..<degree { remainder = remainder << 1 ^ (remainder >> (degree - 1)) * polynomial }
    return remainder
  }
}
