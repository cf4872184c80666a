/// What waits to be sent to one browser: pieces in their order. Each is shared with all others that it is sent to, so
/// that a large page is in memory once, however many dawdle over it.
struct Outbox {
  private var pieces: [ArraySlice<UInt8>] = []

  /// The given pieces; empty ones are left out.
  init(_ pieces: [[UInt8]] = []) {
    for piece in pieces { add(piece) }
  }

  /// Adds a piece behind the others.
  mutating func add(_ piece: [UInt8]) {
    if !piece.isEmpty { pieces.append(piece[...]) }
  }

  /// True when all is sent.
  var isEmpty: Bool { pieces.isEmpty }

  /// How many bytes wait.
  var count: Int { pieces.reduce(0) { $0 + $1.count } }

  /// What is to be sent next; empty when all is sent.
  var first: ArraySlice<UInt8> { pieces.first ?? [] }

  /// Takes away as much of the first piece as was sent.
  mutating func removeFirst(_ count: Int) {
    pieces[0] = pieces[0].dropFirst(count)
    if pieces[0].isEmpty { pieces.removeFirst() }
  }
}
