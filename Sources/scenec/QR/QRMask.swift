/// The eight patterns that a code may be turned over by, so that it has no large or misleading areas.
enum QRMask: UInt8, CaseIterable {
  case checks, rows, columns, diagonals, blocks, grid, mixedGrid, mixedChecks

  /// True when the module in a column and row is turned over.
  func turns(_ column: Int, _ row: Int) -> Bool {
    switch self {
    case .checks: (row + column) % 2 == 0
    case .rows: row % 2 == 0
    case .columns: column % 3 == 0
    case .diagonals: (row + column) % 3 == 0
    case .blocks: (row / 2 + column / 3) % 2 == 0
    case .grid: row * column % 2 + row * column % 3 == 0
    case .mixedGrid: (row * column % 2 + row * column % 3) % 2 == 0
    case .mixedChecks: ((row + column) % 2 + row * column % 3) % 2 == 0
    }
  }
}

extension QRMatrix {
  /// How hard a code is to read, by the standard's four rules; less is better.
  var penalty: Int {
    var penalty = 0
    for index in 0..<side {
      penalty += QRMatrix.linePenalty((0..<side).map { dark[index * side + $0] })
      penalty += QRMatrix.linePenalty((0..<side).map { dark[$0 * side + index] })
    }
    for row in 0..<(side - 1) {
      for column in 0..<(side - 1) {
        let place = row * side + column
        let same = dark[place] == dark[place + 1] && dark[place] == dark[place + side]
        if same && dark[place] == dark[place + side + 1] { penalty += 3 }
      }
    }
    let share = dark.reduce(0) { $1 ? $0 + 1 : $0 } * 20 - side * side * 10
    return penalty + abs(share) / (side * side) * 10
  }

  /// Five or more modules of one kind in a row, and what looks like a finder.
  private static func linePenalty(_ line: [Bool]) -> Int {
    var penalty = 0
    var run = 0
    for (place, isDark) in line.enumerated() {
      run = place > 0 && isDark == line[place - 1] ? run + 1 : 1
      if run == 5 { penalty += 3 }
      if run > 5 { penalty += 1 }
    }
    // Four light modules before or after it; those beside the code are light.
    let finder = [true, false, true, true, true, false, true]
    let light = [Bool](repeating: false, count: 4)
    let wide = light + line + light
    for start in 0...(wide.count - 11) {
      let part = wide[start..<(start + 11)]
      if part.elementsEqual(finder + light) || part.elementsEqual(light + finder) { penalty += 40 }
    }
    return penalty
  }
}
