import Runtime

/// Finds the boxes that hold a point among many: an even grid over the scene, each cell with the numbers of the boxes
/// that reach into it, lowest first.
struct PointGrid {
  private var cells: [[Int32]]
  private let columns, rows: Int
  private let size: Point
  /// How many entries more there may be: where very many boxes are very large, the last ones are left out.
  private var room = 2_000_000

  /// An empty grid over a scene of the given size.
  init(_ size: Point) {
    func count(_ length: Double) -> Int { Int(max(1, min(64, (length / 40).rounded(.up)))) }
    self.size = Point(max(size.x, 1), max(size.y, 1))
    (columns, rows) = (count(size.x), count(size.y))
    cells = Array(repeating: [], count: columns * rows)
  }

  /// Adds a box under a number higher than all before.
  mutating func add(_ number: Int, _ box: Bounds) {
    guard box.maximum.x >= 0, box.maximum.y >= 0, box.minimum.x <= size.x, box.minimum.y <= size.y else { return }
    let (left, top) = place(of: box.minimum)
    let (right, bottom) = place(of: box.maximum)
    room -= (right - left + 1) * (bottom - top + 1)
    guard room > 0 else { return }
    for row in top...bottom {
      for column in left...right { cells[row * columns + column].append(Int32(number)) }
    }
  }

  /// The numbers of the boxes that may hold a point, lowest first.
  func near(_ point: Point) -> [Int32] {
    let (column, row) = place(of: point)
    return cells[row * columns + column]
  }

  private func place(of point: Point) -> (column: Int, row: Int) {
    func cell(_ distance: Double, _ length: Double, _ count: Int) -> Int {
      distance > 0 ? Int(min(distance / length * Double(count), Double(count - 1))) : 0
    }
    return (cell(point.x, size.x, columns), cell(point.y, size.y, rows))
  }
}
