import SceneLang

/// Things that touch things: looked at where something moved, and nowhere else.
extension Stage {
  /// Two things that touch, and the handler that has been told.
  struct TouchingPair: Hashable, Sendable {
    var handler: Int
    var first: ThingHandle
    var second: ThingHandle
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
    for thing in first + second where isThere(thing) && !tracking.isEmpty { track(placeWatcher(of: Int(thing.index))) }
    let regions = second.filter { isThere($0) && isShown(Int($0.index)) }.map { ($0, region(of: Int($0.index))) }
    for thing in first where isThere(thing) && isShown(Int(thing.index)) {
      let region = region(of: Int(thing.index))
      for (other, place) in regions where other != thing && region.touches(place) { return true }
    }
    return false
  }

  /// Begins to watch a thing that a `when … touches …` is about.
  mutating func watch(_ index: Int) { movedThings.append(index) }

  /// Looks at the pairs of everything that has moved since the last time.
  mutating func checkTouching() {
    guard !movedThings.isEmpty else { return }
    let moved = Set(movedThings).sorted().filter { things[$0].isAlive }
    movedThings.removeAll(keepingCapacity: true)
    for index in moved { look(at: index) }
  }

  private mutating func look(at index: Int) {
    guard things[index].isAlive else { return }
    let region = isShown(index) ? region(of: index) : Region()
    let way = wayMoved(index)
    guard let bounds = region.bounds else {
      touchIndex.remove(index)
      return endPairs(of: index, region)
    }
    touchIndex.move(index, to: bounds)
    let before = pairs(of: index)
    endPairs(of: index, region)
    let swept = Bounds(bounds.minimum - way, bounds.maximum - way).union(bounds)
    for other in touchIndex.query(swept) where other != index && things[other].isAlive {
      meet(index, region, way, other, before)
      if !things[index].isAlive { return }
    }
  }

  /// How far a thing has moved since it was last looked at, if it moved and did nothing else.
  private mutating func wayMoved(_ index: Int) -> Point {
    let new = plane(of: index)
    let old = lastPlanes[index]
    lastPlanes[index] = new
    guard let old, old.m11 == new.m11, old.m12 == new.m12, old.m21 == new.m21, old.m22 == new.m22,
      old.isAffine, new.isAffine
    else { return .zero }
    return Point(new.m13 - old.m13, new.m23 - old.m23)
  }

  private mutating func endPairs(of index: Int, _ region: Region) {
    for pair in pairs(of: index) {
      let other = pair.first.index == Int32(index) ? pair.second : pair.first
      if isThere(other), isShown(Int(other.index)), region.touches(self.region(of: Int(other.index))) { continue }
      forget(pair)
    }
  }

  private mutating func meet(
    _ index: Int, _ region: Region, _ way: Point, _ other: Int, _ before: [TouchingPair]
  ) {
    for handler in program.touchingHandlers {
      let isFirst = isSubject(index, handler, first: true) && isSubject(other, handler, first: false)
      let isSecond = isSubject(other, handler, first: true) && isSubject(index, handler, first: false)
      guard isFirst || isSecond else { continue }
      let pair = TouchingPair(
        handler: handler, first: handle(isFirst ? index : other), second: handle(isFirst ? other : index))
      // Two of one family are one pair, whichever is named first.
      let twin = TouchingPair(handler: handler, first: pair.second, second: pair.first)
      guard !touchingPairs.contains(pair), !touchingPairs.contains(twin), isShown(other) else { continue }
      let place = self.region(of: other)
      if region.touches(place) {
        remember(pair)
      } else {
        // What it touched where it set out is left, not met.
        guard way != .zero, !before.contains(pair), !before.contains(twin), isMet(region, way, place) else { continue }
      }
      tell(pair)
      if !things[index].isAlive || !things[other].isAlive { return }
    }
  }

  /// Whether a region that has come this way met another on it.
  private func isMet(_ region: Region, _ way: Point, _ other: Region) -> Bool {
    region.swept(by: way * -1, touches: other)
  }

  private func isSubject(_ index: Int, _ handler: Int, first: Bool) -> Bool {
    let plan = first ? program.handlers[handler].target : program.handlers[handler].second
    guard let plan else { return false }
    return things[index].plan == plan || (program.alsoPlans[plan] ?? []).contains(things[index].plan)
  }

  private mutating func tell(_ pair: TouchingPair) {
    let plan = program.handlers[pair.handler]
    let (first, second) = (Int(pair.first.index), Int(pair.second.index))
    let places = places(of: plan.block, about: first, isWhole: false).map { handle(ofSurroundings: $0) }
    for handle in places {
      guard let place = living(handle), isThere(pair.first), isThere(pair.second) else { continue }
      guard isMeant(plan.only, first, in: place), isMeant(plan.secondOnly, second, in: place) else { continue }
      guard mayRun(pair.handler, in: place, pair.first, pair.second) else { continue }
      start(handler: pair.handler, in: place, subjects: [.thing(pair.first), .thing(pair.second)])
    }
  }

  private func pairs(of index: Int) -> [TouchingPair] { pairsOfThing[index] ?? [] }

  private mutating func remember(_ pair: TouchingPair) {
    touchingPairs.insert(pair)
    pairsOfThing[Int(pair.first.index), default: []].append(pair)
    pairsOfThing[Int(pair.second.index), default: []].append(pair)
  }

  private mutating func forget(_ pair: TouchingPair) {
    touchingPairs.remove(pair)
    for index in [Int(pair.first.index), Int(pair.second.index)] {
      pairsOfThing[index]?.removeAll { $0 == pair }
      if pairsOfThing[index]?.isEmpty ?? false { pairsOfThing[index] = nil }
    }
  }

  /// Forgets a thing that is removed.
  mutating func forgetTouching(of index: Int) {
    for pair in pairs(of: index) { forget(pair) }
    touchIndex.remove(index)
    lastPlanes[index] = nil
  }
}
