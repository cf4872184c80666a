import SceneLang

/// What a host asks that plays by keys and switches: it moves fingers of its own, so that the same events happen.
extension Stage {
  /// Where a finger comes down that means a thing, by its numbers in the accessibility tree, and any of the gestures
  /// of these bits of `Listening`; nil where no finger reaches it, or where it is gone.
  public mutating func spot(on thing: Int, generation: Int, for listening: Int) -> Point? {
    guard let index = living(thing, generation) else { return nil }
    return spot(on: index, for: Listening(rawValue: UInt16(truncatingIfNeeded: listening)))
  }

  /// The things that a thing may be dropped on, in the order in which they came to be: their numbers in the accessibility tree, and
  /// how far the thing's middle is from theirs in the scene's points.
  public mutating func dropTargets(of thing: Int, generation: Int) -> [DropPlace] {
    guard let index = living(thing, generation) else { return [] }
    let from = place(of: index)
    var places: [DropPlace] = []
    for target in dropTargets(of: index) {
      places.append(
        DropPlace(thing: target, generation: Int(things[target].generation), way: place(of: target) - from))
    }
    return places
  }

  private func living(_ thing: Int, _ generation: Int) -> Int? {
    guard things.indices.contains(thing), let generation = Int32(exactly: generation) else { return nil }
    return living(ThingHandle(index: Int32(thing), generation: generation))
  }
}

/// A thing to drop another on.
public struct DropPlace: Hashable, Sendable {
  /// The target's numbers in the accessibility tree.
  public var thing: Int
  /// Its generation.
  public var generation: Int
  /// The way from the middle of what is dropped to the middle of the target, in the scene's points.
  public var way: Point
}
