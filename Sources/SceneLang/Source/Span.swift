/// A half-open range of byte offsets into one source file.
public struct Span: Hashable, Sendable {
  /// Offset of the first byte.
  public var start: Int32
  /// Offset after the last byte.
  public var end: Int32
  /// Which file of the scene: 0 is the scene itself, the prelude and used files follow.
  public var file: Int16

  /// The bytes from `start` up to, not including, `end`.
  public init(_ start: Int, _ end: Int, file: Int16 = 0) {
    self.start = Int32(start)
    self.end = Int32(end)
    self.file = file
  }

  /// The smallest span that covers both; both are of one file.
  public func joined(with other: Span) -> Span {
    Span(Int(min(start, other.start)), Int(max(end, other.end)), file: file)
  }

  /// Whether the other span lies in this one, and both are of one file.
  public func contains(_ other: Span) -> Bool {
    file == other.file && start <= other.start && other.end <= end
  }

  /// The empty span just after this one.
  public var after: Span { Span(Int(end), Int(end), file: file) }

  /// The empty span just before this one.
  public var before: Span { Span(Int(start), Int(start), file: file) }

  /// Length in bytes.
  public var count: Int { Int(end - start) }
}

extension Span: CustomStringConvertible {
  /// `start..<end`, for tests.
  public var description: String { "\(start)..<\(end)" }
}
