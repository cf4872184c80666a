import SceneLang

/// One finger that is down, or has just been lifted and may go on.
struct Finger: Sendable {
  /// The host's number for it.
  var number: Int
  /// Counts touches, so that an outdated timer is told from the right one.
  var touch: Int
  /// Where and when it came down.
  var start: Point
  var startTime: Microseconds
  /// Where it is now.
  var position: Point
  /// The thing that the touch belongs to; nil once it is gone.
  var hit: ThingHandle?
  /// True once it has left the slop around its start.
  var hasMoved = false
  /// True once a `hold` has been told.
  var hasHeld = false
  var drag: Drag?
  /// The thing that it pinches or turns together with another finger.
  var twist: ThingHandle?

  /// A thing that follows the finger.
  struct Drag: Sendable {
    var thing: ThingHandle
    var gesture: Int
    /// Where the gesture was declared, whose names it may mention.
    var place: SurroundingsHandle
    /// Where the thing and its parent were when the finger took hold, to bring it back.
    var homePosition: Point
    var homeIsCenter: Bool
    var homeParent: Int?
    /// The position that the finger's start corresponds to, and that start in the parent's points.
    var basePosition: Point
    var basePoint: Point
    /// The held point in the thing's own points.
    var grip: Point
    /// What the base was true for: when any of it changes, the finger takes hold anew.
    var outer: Matrix3
    var look: Look
    /// True once it has followed at all.
    var hasFollowed = false
  }
}
