import SceneLang

/// SVG path data, read as far as they can be understood.
struct SVGPath: Hashable, Sendable {
  /// One command with its numbers; `letter` is as written, but `L` or `l` for the further points of a move.
  struct Command: Hashable, Sendable {
    var letter: UInt8
    var numbers: [Double]
  }

  /// What could be read, in order.
  private(set) var commands: [Command] = []
  /// Where in the data reading stopped, as an offset in bytes; nil when all was understood. SVG draws what comes before.
  private(set) var errorOffset: Int?

  /// Reads path data as SVG 2 defines them.
  init(_ data: Text) {
    var scanner = SVGPathScanner(data.bytes)
    scanner.skipSpace()
    while let letter = scanner.command() {
      let isMove = letter | 0x20 == UInt8(ascii: "m")
      guard let kind = SVGPath.kind(of: letter), isMove || !commands.isEmpty else {
        errorOffset = scanner.offset - 1
        return
      }
      guard readArguments(kind, of: letter, &scanner) else {
        errorOffset = scanner.offset
        return
      }
      scanner.skipSpace()
    }
    if !scanner.isAtEnd { errorOffset = scanner.offset }
  }

  /// Reads a command's numbers, as many times as there are more; false where something else stands.
  private mutating func readArguments(_ kind: [Bool], of letter: UInt8, _ scanner: inout SVGPathScanner) -> Bool {
    if kind.isEmpty {
      commands.append(Command(letter: letter, numbers: []))
      return true
    }
    var written = letter
    scanner.skipSpace()
    repeat {
      var numbers: [Double] = []
      for isFlag in kind {
        if !numbers.isEmpty { _ = scanner.skipSeparator() }
        guard let number = isFlag ? scanner.flag() : scanner.number() else { return false }
        numbers.append(number)
      }
      commands.append(Command(letter: written, numbers: numbers))
      if letter | 0x20 == UInt8(ascii: "m") { written = letter - 1 }
    } while scanner.hasMoreNumbers()
    return !scanner.endsWithComma
  }

  /// For each number of a command, whether it is a flag; nil for letters that are no command.
  private static func kind(of letter: UInt8) -> [Bool]? {
    switch letter | 0x20 {
    case UInt8(ascii: "z"): []
    case UInt8(ascii: "h"), UInt8(ascii: "v"): [false]
    case UInt8(ascii: "m"), UInt8(ascii: "l"), UInt8(ascii: "t"): [false, false]
    case UInt8(ascii: "s"), UInt8(ascii: "q"): [false, false, false, false]
    case UInt8(ascii: "c"): [false, false, false, false, false, false]
    case UInt8(ascii: "a"): [false, false, false, true, true, false, false]
    default: nil
    }
  }
}
