/// The same numbers at every run with one seed (xorshift64*).
struct Random {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

  /// A number from 0 up to but not including `count`.
  mutating func next(_ count: Int) -> Int {
    state ^= state >> 12
    state ^= state << 25
    state ^= state >> 27
    return Int((state &* 0x2545_F491_4F6C_DD1D) >> 33) % count
  }
}
