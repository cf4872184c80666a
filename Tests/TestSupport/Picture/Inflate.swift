/// What is in a zlib stream (RFC 1950 around RFC 1951), whose checksum must be right.
public func inflateZlib(_ bytes: [UInt8]) throws -> [UInt8] {
  guard bytes.count >= 6, bytes[0] & 15 == 8, (Int(bytes[0]) << 8 | Int(bytes[1])) % 31 == 0 else {
    throw Picture.Unreadable(reason: "no zlib stream")
  }
  var inflater = Inflater(bytes)
  try inflater.run()
  var (low, high) = (UInt32(1), UInt32(0))
  for byte in inflater.output {
    low = (low + UInt32(byte)) % 65521
    high = (high + low) % 65521
  }
  let checksum = bytes.suffix(4).reduce(UInt32(0)) { $0 << 8 | UInt32($1) }
  guard checksum == high << 16 | low else { throw Picture.Unreadable(reason: "a wrong checksum") }
  return inflater.output
}

/// Undoes DEFLATE.
private struct Inflater {
  private(set) var output: [UInt8] = []
  private let input: [UInt8]
  private var next = 2
  private var held: UInt32 = 0
  private var heldCount = 0

  init(_ input: [UInt8]) { self.input = input }

  mutating func run() throws {
    var isLast = false
    while !isLast {
      isLast = try bits(1) == 1
      switch try bits(2) {
      case 0: try storedBlock()
      case 1: try compressedBlock(Inflater.fixedLiterals, Inflater.fixedDistances)
      case 2:
        let (literals, distances) = try codes()
        try compressedBlock(literals, distances)
      default: throw Picture.Unreadable(reason: "a wrong block")
      }
    }
  }

  private mutating func bits(_ count: Int) throws -> Int {
    while heldCount < count {
      guard next < input.count else { throw Picture.Unreadable(reason: "cut off") }
      held |= UInt32(input[next]) << UInt32(heldCount)
      next += 1
      heldCount += 8
    }
    let result = held & (1 << UInt32(count) - 1)
    held >>= UInt32(count)
    heldCount -= count
    return Int(result)
  }

  private mutating func storedBlock() throws {
    held = 0
    heldCount = 0
    let count = try bits(16)
    guard try bits(16) == count ^ 0xFFFF else { throw Picture.Unreadable(reason: "a wrong block") }
    for _ in 0..<count { output.append(UInt8(try bits(8))) }
  }

  private mutating func compressedBlock(_ literals: HuffmanCode, _ distances: HuffmanCode) throws {
    while true {
      let symbol = try symbol(of: literals)
      switch symbol {
      case ..<256: output.append(UInt8(symbol))
      case 256: return
      default:
        let (base, extra) = Inflater.lengths[symbol - 257]
        let length = base + (try bits(extra))
        let (far, farExtra) = Inflater.distances[try self.symbol(of: distances)]
        let distance = far + (try bits(farExtra))
        guard distance <= output.count else { throw Picture.Unreadable(reason: "a wrong distance") }
        for _ in 0..<length { output.append(output[output.count - distance]) }
      }
    }
  }

  private mutating func symbol(of code: HuffmanCode) throws -> Int {
    var value = 0
    for length in 1...15 {
      value = value << 1 | (try bits(1))
      if let symbol = code.symbol(value, length: length) { return symbol }
    }
    throw Picture.Unreadable(reason: "a wrong code")
  }

  private mutating func codes() throws -> (literals: HuffmanCode, distances: HuffmanCode) {
    let literalCount = try bits(5) + 257
    let distanceCount = try bits(5) + 1
    let orderCount = try bits(4) + 4
    var orderLengths = [Int](repeating: 0, count: 19)
    for place in [16, 17, 18, 0, 8, 7, 9, 6, 10, 5, 11, 4, 12, 3, 13, 2, 14, 1, 15].prefix(orderCount) {
      orderLengths[place] = try bits(3)
    }
    let order = HuffmanCode(lengths: orderLengths)
    var lengths: [Int] = []
    while lengths.count < literalCount + distanceCount {
      switch try symbol(of: order) {
      case 16: lengths += Array(repeating: lengths.last ?? 0, count: try bits(2) + 3)
      case 17: lengths += Array(repeating: 0, count: try bits(3) + 3)
      case 18: lengths += Array(repeating: 0, count: try bits(7) + 11)
      case let length: lengths.append(length)
      }
    }
    return (
      HuffmanCode(lengths: Array(lengths[..<literalCount])), HuffmanCode(lengths: Array(lengths[literalCount...]))
    )
  }

  private static let fixedLiterals = HuffmanCode(
    lengths: (0..<288).map { $0 < 144 ? 8 : $0 < 256 ? 9 : $0 < 280 ? 7 : 8 })
  private static let fixedDistances = HuffmanCode(lengths: Array(repeating: 5, count: 30))

  /// The shortest length of each symbol from 257, and how many bits are added to it.
  private static let lengths: [(Int, Int)] = {
    var table = steps(count: 28, start: 3, perStep: 4)
    table.append((258, 0))
    return table
  }()

  /// The shortest distance of each symbol, and how many bits are added to it.
  private static let distances = steps(count: 30, start: 1, perStep: 2)

  /// Numbers whose extra bits grow by one with each `perStep` symbols after the first two steps.
  private static func steps(count: Int, start: Int, perStep: Int) -> [(Int, Int)] {
    var table: [(Int, Int)] = []
    var base = start
    for symbol in 0..<count {
      let extra = max(0, symbol / perStep - 1)
      table.append((base, extra))
      base += 1 << extra
    }
    return table
  }
}

/// A canonical Huffman code.
private struct HuffmanCode {
  private var firstCode = [Int](repeating: 0, count: 16)
  private var firstPlace = [Int](repeating: 0, count: 16)
  private var counts = [Int](repeating: 0, count: 16)
  private var symbols: [Int] = []

  /// The code whose symbols, from 0, have these lengths; 0 for one that does not occur.
  init(lengths: [Int]) {
    var code = 0
    for length in 1...15 {
      let members = lengths.indices.filter { lengths[$0] == length }
      firstCode[length] = code
      firstPlace[length] = symbols.count
      counts[length] = members.count
      symbols += members
      code = (code + members.count) << 1
    }
  }

  /// The symbol with this code; nil where the code is longer.
  func symbol(_ code: Int, length: Int) -> Int? {
    let place = code - firstCode[length]
    return place >= 0 && place < counts[length] ? symbols[firstPlace[length] + place] : nil
  }
}
