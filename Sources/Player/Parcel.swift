import SceneLang

/// What a call gives back to the page beside a number: a run of numbers that the page reads in the order in which
/// they were put. A text is its length in bytes, then its UTF-8 bytes.
public struct Parcel: Sendable {
  /// Everything that was put, in order.
  public private(set) var numbers: [Double] = []

  /// An empty parcel.
  public init() {}

  /// Puts a number.
  public mutating func put(_ number: Double) { numbers.append(number) }

  /// Puts a whole number.
  public mutating func put(_ number: Int) { numbers.append(Double(number)) }

  /// Puts a text.
  public mutating func put(_ text: Text) {
    put(text.bytes.count)
    for byte in text.bytes { numbers.append(Double(byte)) }
  }
}
