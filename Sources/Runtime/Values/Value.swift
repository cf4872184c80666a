import SceneLang

/// A value of the language. Two values are equal when they look equal, two things when they are the same thing;
/// values of different types are never equal.
public enum Value: Hashable, Sendable {
  case nothing
  case number(Double)
  case text(Text)
  case flag(Bool)
  indirect case colour(Colour)
  case point(Point)
  case list([Value])
  case thing(ThingHandle)
  /// From the first colour at the top to the second at the bottom; only backgrounds hold one.
  indirect case gradient(Colour, Colour)
}

/// A point, or a distance across and down, in points.
public struct Point: Hashable, Sendable {
  /// Across, to the right.
  public var x: Double
  /// Down.
  public var y: Double

  /// A point.
  public init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin.
  public static let zero = Point(0, 0)

  public static func + (a: Point, b: Point) -> Point { Point(a.x + b.x, a.y + b.y) }
  public static func - (a: Point, b: Point) -> Point { Point(a.x - b.x, a.y - b.y) }
  public static func * (a: Point, factor: Double) -> Point { Point(a.x * factor, a.y * factor) }
}

/// Names one thing for as long as the stage lives: a place in the stage's arrays, and which thing has it now.
public struct ThingHandle: Hashable, Sendable {
  /// The place in the stage's arrays.
  public var index: Int32
  /// Counts the things that have had this place, so that a removed thing is told from its successor.
  public var generation: Int32

  /// The thing at a place.
  public init(index: Int32, generation: Int32) {
    self.index = index
    self.generation = generation
  }
}
