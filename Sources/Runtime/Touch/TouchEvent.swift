/// One report of one finger, as the host got it.
public struct TouchEvent: Hashable, Sendable {
  /// What the finger did.
  public enum Phase: UInt8, Sendable {
    case began, moved, ended, cancelled
  }

  /// The finger: the host's number for it, the same from `began` to `ended`.
  public var finger: Int
  /// What it did.
  public var phase: Phase
  /// Where, in the scene's points.
  public var position: Point
  /// When.
  public var time: Microseconds

  /// A report of a finger.
  public init(finger: Int, phase: Phase, position: Point, time: Microseconds) {
    self.finger = finger
    self.phase = phase
    self.position = position
    self.time = time
  }
}
