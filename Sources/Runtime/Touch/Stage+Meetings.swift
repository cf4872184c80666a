import SceneLang

/// Which things begin to touch and which end, after every event: all as it is at that moment, before any handler is
/// told.
///
/// What a finger drags and what glides meets what lies on its way, however fast it is. What is set somewhere has no way.
extension Stage {
  /// Something that has moved since the last look.
  private struct Mover {
    /// Where it is drawn now; empty when it is hidden.
    var region: Region
    /// How far it has come.
    var way: Point

    /// Everywhere it has been.
    var swept: Bounds? { region.bounds.map { Bounds($0.minimum - way, $0.maximum - way).union($0) } }
  }

  /// A pair that has begun to touch, and after which part of the way.
  private struct Meeting {
    var pair: TouchingPair
    var part: Double
  }

  /// Looks at the pairs of everything that has moved since the last time.
  mutating func checkTouching() {
    guard !movedThings.isEmpty else { return }
    let moved = Set(movedThings).sorted().filter { things[$0].isAlive }
    movedThings.removeAll(keepingCapacity: true)
    let movers = movers(moved)
    travelled.removeAll(keepingCapacity: true)
    var ended: Set<TouchingPair> = []
    for index in moved { ended.formUnion(endPairs(of: index, movers)) }
    var meetings: [Meeting] = []
    for index in moved { meetings += findMeetings(of: index, movers, ended) }
    for index in moved {
      if let mover = movers[index], mover.way != .zero { putIntoTouchIndex(index, mover.region.bounds) }
    }
    let inOrder = meetings.indices.sorted { (meetings[$0].part, $0) < (meetings[$1].part, $1) }
    for place in inOrder { tell(meetings[place].pair) }
  }

  /// Measures what has moved, and finds room for everywhere it has been in the index.
  private mutating func movers(_ moved: [Int]) -> [Int: Mover] {
    var movers: [Int: Mover] = [:]
    for index in moved {
      let way = wayMoved(index)
      let mover = Mover(region: isShown(index) ? region(of: index) : Region(), way: way)
      putIntoTouchIndex(index, mover.swept)
      movers[index] = mover
    }
    return movers
  }

  /// How far the middle of a thing has travelled since it was last looked at.
  private mutating func wayMoved(_ index: Int) -> Point {
    let place = plane(of: index).apply(things[index].look.size * 0.5)
    let old = lastPlaces[index]
    lastPlaces[index] = place
    guard travelled.contains(index), let old else { return .zero }
    let way = place - old
    return way.x.isFinite && way.y.isFinite ? way : .zero
  }

  /// Forgets the pairs of a thing that touch no more, and gives them.
  private mutating func endPairs(of index: Int, _ movers: [Int: Mover]) -> [TouchingPair] {
    guard let mover = movers[index] else { return [] }
    var ended: [TouchingPair] = []
    for pair in pairs(of: index) {
      let other = pair.first.index == Int32(index) ? pair.second : pair.first
      if let other = living(other), mover.region.touches(region(of: other, movers)) { continue }
      forget(pair)
      ended.append(pair)
    }
    return ended
  }

  /// The pairs of a moved thing that have begun to touch, the way of both counting. What touched where it set out and
  /// touches no more is left, not met.
  private mutating func findMeetings(
    of index: Int, _ movers: [Int: Mover], _ ended: Set<TouchingPair>
  ) -> [Meeting] {
    guard let mover = movers[index], let swept = mover.swept else { return [] }
    var meetings: [Meeting] = []
    // Of two that have moved, one looks for both.
    for other in partners(of: index, in: swept) where other > index || other < index && movers[other] == nil {
      for pair in newPairs(index, other) where !ended.contains(pair) && !ended.contains(pair.twin) {
        let place = region(of: other, movers)
        let way = mover.way - (movers[other]?.way ?? .zero)
        guard let part = meeting(mover.region, way, place) else { continue }
        meetings.append(Meeting(pair: pair, part: part))
        if mover.region.touches(place) { remember(pair) }
      }
    }
    return meetings
  }

  /// What is in a box and may meet a thing.
  private func partners(of index: Int, in box: Bounds) -> [Int] {
    var found: [Int] = []
    for plan in program.touchPartners[things[index].plan] ?? [] { found += touchIndexes[plan]?.query(box) ?? [] }
    return found
  }

  /// Gives a thing its box among those of its plan, or takes it away.
  mutating func putIntoTouchIndex(_ index: Int, _ box: Bounds?) {
    let plan = things[index].plan
    guard program.touchPartners[plan] != nil else { return }
    if let box {
      touchIndexes[plan, default: GridIndex(area: Bounds(at: .zero, size: size))].move(index, to: box)
    } else {
      touchIndexes[plan]?.remove(index)
    }
  }

  /// After which part of its way, which ends where it is, a region first touches another; nil when it does not.
  private func meeting(_ region: Region, _ way: Point, _ other: Region) -> Double? {
    // Things that move as one have no way between them, sums of decimals apart.
    let isStill = abs(way.x) < 1e-9 && abs(way.y) < 1e-9
    let first = isStill ? nil : region.moved(by: way * -1).firstTouch(of: other, movingBy: way)
    return first ?? (region.touches(other) ? 1 : nil)
  }

  /// The pairs of two things that some handler waits for and that do not touch yet. Two of one family are one pair,
  /// whichever is named first.
  private func newPairs(_ one: Int, _ other: Int) -> [TouchingPair] {
    var pairs: [TouchingPair] = []
    for handler in program.touchingHandlers {
      let isFirst = isSubject(one, handler, first: true) && isSubject(other, handler, first: false)
      let isSecond = isSubject(other, handler, first: true) && isSubject(one, handler, first: false)
      guard isFirst || isSecond else { continue }
      let pair = TouchingPair(
        handler: handler, first: handle(isFirst ? one : other), second: handle(isFirst ? other : one))
      if !touchingPairs.contains(pair), !touchingPairs.contains(pair.twin) { pairs.append(pair) }
    }
    return pairs
  }

  private func isSubject(_ index: Int, _ handler: Int, first: Bool) -> Bool {
    let plan = first ? program.handlers[handler].target : program.handlers[handler].second
    guard let plan else { return false }
    return things[index].plan == plan || (program.alsoPlans[plan] ?? []).contains(things[index].plan)
  }

  /// Where a thing is drawn, worked out once for what has moved; nowhere when it is hidden.
  private mutating func region(of index: Int, _ movers: [Int: Mover]) -> Region {
    if let mover = movers[index] { return mover.region }
    return isShown(index) ? region(of: index) : Region()
  }

  private mutating func tell(_ pair: TouchingPair) {
    let plan = program.handlers[pair.handler]
    let (first, second) = (Int(pair.first.index), Int(pair.second.index))
    guard isThere(pair.first), isThere(pair.second) else { return }
    let places = places(of: plan.block, about: first, isWhole: false).map { handle(ofSurroundings: $0) }
    for handle in places {
      guard let place = living(handle), isThere(pair.first), isThere(pair.second) else { continue }
      guard isMeant(plan.only, first, in: place), isMeant(plan.secondOnly, second, in: place) else { continue }
      guard mayRun(pair.handler, in: place, pair.first, pair.second) else { continue }
      start(handler: pair.handler, in: place, subjects: [.thing(pair.first), .thing(pair.second)])
    }
  }
}
