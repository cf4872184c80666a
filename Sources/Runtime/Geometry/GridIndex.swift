/// Finds the boxes near a place among many: an even grid over an area. A box in several cells is in each of them; what
/// lies outside the area is in the cells at its edge.
struct GridIndex: Hashable, Sendable {
  private let area: Bounds
  private let cell: Point
  private let columns, rows: Int
  /// The ids in each cell, the lowest first.
  private var cells: [[Int]]
  /// The box of each id; nil for those that are not here.
  private var boxes: [Bounds?] = []

  /// An empty index over an area, in cells of about the given size; the area may be left, at the price of speed.
  init(area: Bounds, cellSize: Double = 40) {
    func count(_ length: Double) -> Int { Int(max(1, min(64, (length / cellSize).rounded(.up)))) }
    self.area = area
    columns = count(area.size.x)
    rows = count(area.size.y)
    cell = Point(max(area.size.x, 1) / Double(columns), max(area.size.y, 1) / Double(rows))
    cells = Array(repeating: [], count: columns * rows)
  }

  /// Adds a box under an id, a small number that is not negative; an id that is here already is moved.
  mutating func insert(_ id: Int, _ box: Bounds) {
    remove(id)
    while boxes.count <= id { boxes.append(nil) }
    boxes[id] = box
    for place in places(of: box) { cells[place].insert(id, at: position(of: id, in: place)) }
  }

  /// Gives an id another box.
  mutating func move(_ id: Int, to box: Bounds) {
    guard id < boxes.count, let old = boxes[id], span(of: old) == span(of: box) else { return insert(id, box) }
    boxes[id] = box
  }

  /// Takes an id away; one that is not here changes nothing.
  mutating func remove(_ id: Int) {
    guard id < boxes.count, let box = boxes[id] else { return }
    boxes[id] = nil
    for place in places(of: box) {
      let position = position(of: id, in: place)
      if position < cells[place].count, cells[place][position] == id { cells[place].remove(at: position) }
    }
    while boxes.last == .some(nil) { boxes.removeLast() }
  }

  /// The ids whose boxes touch the given one, edges counting, the lowest first.
  func query(_ box: Bounds) -> [Int] {
    var found: [Int] = []
    let span = span(of: box)
    for row in span.top...span.bottom {
      for column in span.left...span.right {
        for id in cells[row * columns + column] where boxes[id]?.touches(box) == true { found.append(id) }
      }
    }
    found.sort()
    var unique: [Int] = []
    for id in found where id != unique.last { unique.append(id) }
    return unique
  }

  /// Where an id stands among those of a cell, or would stand.
  private func position(of id: Int, in place: Int) -> Int {
    var low = 0
    var high = cells[place].count
    while low < high {
      let middle = (low + high) / 2
      if cells[place][middle] < id { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private struct Span: Hashable {
    var left, right, top, bottom: Int
  }

  /// The cells that a box reaches into.
  private func span(of box: Bounds) -> Span {
    func place(_ distance: Double, _ count: Int) -> Int {
      distance > 0 ? Int(min(distance, Double(count - 1))) : 0
    }
    let left = place((box.minimum.x - area.minimum.x) / cell.x, columns)
    let top = place((box.minimum.y - area.minimum.y) / cell.y, rows)
    return Span(
      left: left, right: max(left, place((box.maximum.x - area.minimum.x) / cell.x, columns)),
      top: top, bottom: max(top, place((box.maximum.y - area.minimum.y) / cell.y, rows)))
  }

  private func places(of box: Bounds) -> [Int] {
    let span = span(of: box)
    var places: [Int] = []
    for row in span.top...span.bottom {
      for column in span.left...span.right { places.append(row * columns + column) }
    }
    return places
  }
}
