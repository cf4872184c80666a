/// A generator of chance: xoshiro256**, seeded by SplitMix64. One seed gives the same run of numbers on every host.
struct Generator: Hashable, Sendable {
  private var s0, s1, s2, s3: UInt64

  /// A generator that starts from a seed; every seed is good.
  init(seed: UInt64) {
    var seeds = SplitMix64(state: seed)
    self.init(state: (seeds.next(), seeds.next(), seeds.next(), seeds.next()))
  }

  /// A generator in a given state, which must not be all zeros.
  init(state: (UInt64, UInt64, UInt64, UInt64)) {
    (s0, s1, s2, s3) = state
  }

  /// The next 64 bits.
  mutating func next() -> UInt64 {
    let result = rotated(s1 &* 5, by: 7) &* 9
    let shifted = s1 << 17
    s2 ^= s0
    s3 ^= s1
    s1 ^= s2
    s0 ^= s3
    s2 ^= shifted
    s3 = rotated(s3, by: 45)
    return result
  }

  /// A number from 0 up to, not including, 1, out of 2^53 evenly spaced ones.
  mutating func unit() -> Double {
    Double(next() >> 11) * 0x1p-53
  }

  /// A whole number between two whole ones, either way round, both included and all equally likely.
  mutating func whole(from a: Double, to b: Double) -> Double {
    let low = min(a, b)
    let span = max(a, b) - low
    // Beyond this not every whole number is a `Double`.
    guard span < 0x1p53 else { return low + (unit() * span).rounded(.toNearestOrEven) }
    return low + Double(below(UInt64(span) + 1))
  }

  /// A place in a list of so many, from 0, all equally likely; the count must be positive.
  mutating func index(below count: Int) -> Int {
    Int(below(UInt64(count)))
  }

  /// Puts the items into an order, all orders equally likely.
  mutating func shuffle<Item>(_ items: inout [Item]) {
    guard items.count > 1 else { return }
    for last in stride(from: items.count - 1, to: 0, by: -1) {
      items.swapAt(last, index(below: last + 1))
    }
  }

  /// A whole number from 0 up to, not including, `count`; draws again where some would be likelier than others.
  private mutating func below(_ count: UInt64) -> UInt64 {
    let excess = (0 &- count) % count
    var drawn = next()
    while drawn < excess { drawn = next() }
    return drawn % count
  }
}

/// The generator that turns one seed into the state of a bigger one.
struct SplitMix64 {
  private var state: UInt64

  /// Starts from any number.
  init(state: UInt64) { self.state = state }

  /// The next 64 bits.
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
    return mixed ^ mixed >> 31
  }
}

private func rotated(_ bits: UInt64, by count: UInt64) -> UInt64 {
  bits << count | bits >> (64 - count)
}
