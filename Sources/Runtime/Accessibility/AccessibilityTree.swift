import SceneLang

/// What a screen reader may say of a scene, and where: a flat run of numbers that crosses to JavaScript as it is.
///
/// The scene is first; then, in the order of the page, every thing that is there, is not hidden, and has a name, an
/// `alt`, a text, or a listener. What is in a hidden thing is left out with it, and so is a thing with `alt ""` that
/// listens to nothing. Each is `AccessibilityTree.stride` numbers:
///
/// | number | says |
/// |---|---|
/// | thing, generation | which thing it is, for as long as it is there; 0 is the scene |
/// | level | how many groups it is in: one of level 2 is in the last of level 1 before it |
/// | role | an `AccessibilityRole` |
/// | name, state | texts of the display list; the state is -1 where there is none |
/// | listens | the bits of `Listening`: 1 tap, 2 press, 4 release, 8 hold, 16 double tap, 32 swipe, 64 `on drag`, 128 `on drop`, 256 drag, 512 pinch, 1024 rotate; and `isSpent` |
/// | x, y, width, height | the box around it in the scene's points, as drawn now |
public enum AccessibilityTree {
  /// How many numbers there are for each thing.
  public static let stride = 11
  /// Among what a thing listens to: all of it was to happen `once`, and has happened.
  public static let isSpent = 2048
}

/// What a thing is to a screen reader.
public enum AccessibilityRole: UInt8, Sendable {
  case scene = 0
  /// Others are in it.
  case group
  case image
  case text
}
