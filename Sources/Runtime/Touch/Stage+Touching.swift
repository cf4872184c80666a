import SceneLang

/// Things that touch things: looked at where something moved, and nowhere else.
extension Stage {
  /// Two things that touch, and the handler that has been told.
  struct TouchingPair: Hashable, Sendable {
    var handler: Int
    var first: ThingHandle
    var second: ThingHandle

    /// The same two, the other way round.
    var twin: TouchingPair { TouchingPair(handler: handler, first: second, second: first) }
  }

  /// Where a thing is drawn: its own shape and those of all that is in it; of an empty group, its bounds.
  mutating func region(of index: Int) -> Region {
    var region = Region()
    unite(index, into: &region)
    if region.bounds == nil, !things[index].look.hidden {
      let bounds = Shape(.box(size: things[index].look.size, corner: 0))
      if things[index].look.size != .zero { region = Region(bounds, through: plane(of: index)) }
    }
    return region
  }

  private mutating func unite(_ index: Int, into region: inout Region) {
    let look = things[index].look
    guard !look.hidden, !(look.oneSided && facesAway(index)) else { return }
    if let shape = shape(of: index) { region.formUnion(Region(shape, through: plane(of: index))) }
    for child in children(of: index) { unite(child, into: &region) }
  }

  /// Whether neither a thing nor one that it is in is hidden.
  func isShown(_ index: Int) -> Bool {
    var outer: Int? = index
    while let here = outer {
      if things[here].look.hidden { return false }
      outer = things[here].parent
    }
    return true
  }

  /// Whether any of the first things touches any of the second, edges counting; what is computed follows their places.
  mutating func touch(_ first: [ThingHandle], _ second: [ThingHandle]) -> Bool {
    if computing.isEmpty { settle() }
    for thing in first + second where isThere(thing) {
      refreshPlace(of: Int(thing.index))
      if !tracking.isEmpty { track(placeWatcher(of: Int(thing.index))) }
    }
    let regions = second.filter { isThere($0) && isShown(Int($0.index)) }.map { ($0, region(of: Int($0.index))) }
    for thing in first where isThere(thing) && isShown(Int(thing.index)) {
      let region = region(of: Int(thing.index))
      for (other, place) in regions where other != thing && region.touches(place) { return true }
    }
    return false
  }

  /// Begins to watch a thing that a `when … touches …` is about.
  mutating func watch(_ index: Int) { movedThings.append(index) }

  /// The pairs that a thing is in now.
  func pairs(of index: Int) -> [TouchingPair] { pairsOfThing[index] ?? [] }

  /// Keeps in mind that a pair touches.
  mutating func remember(_ pair: TouchingPair) {
    touchingPairs.insert(pair)
    pairsOfThing[Int(pair.first.index), default: []].append(pair)
    pairsOfThing[Int(pair.second.index), default: []].append(pair)
  }

  /// Notes that a pair touches no more.
  mutating func forget(_ pair: TouchingPair) {
    touchingPairs.remove(pair)
    for index in [Int(pair.first.index), Int(pair.second.index)] {
      pairsOfThing[index]?.removeAll { $0 == pair }
      if pairsOfThing[index]?.isEmpty ?? false { pairsOfThing[index] = nil }
    }
  }

  /// Forgets a thing that is removed.
  mutating func forgetTouching(of index: Int) {
    for pair in pairs(of: index) { forget(pair) }
    putIntoTouchIndex(index, nil)
    lastPlaces[index] = nil
  }
}
