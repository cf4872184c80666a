/// Microseconds since the scene began. Time is whole numbers, so that sums of it are exact on every host.
public typealias Microseconds = Int64

extension Microseconds {
  /// The moment nearest to a number of seconds; what is not a number, or too far away, is held at the ends.
  public init(seconds: Double) {
    let scaled = (seconds * 1_000_000).rounded(.toNearestOrEven)
    self = scaled.isNaN ? 0 : Microseconds(Swift.max(-9e15, Swift.min(9e15, scaled)))
  }

  /// In seconds.
  public var seconds: Double { Double(self) / 1_000_000 }
}
