import SceneLang

/// Hit testing: what is under a finger, through every turn, flip and perspective.
extension Stage {
  /// The topmost thing under a point that listens to any touch, itself or through one it is in; what nobody listens
  /// to lets the finger through. Nothing exactly under it: the nearest within reach.
  mutating func hitTest(_ point: Point) -> Int? {
    updateFingerIndex()
    if let hit = topmost(under: point) { return hit }
    if let near = nearest(to: point) { return near }
    return isHeard(0) && isInScene(point) ? 0 : nil
  }

  /// Notes that the index has an old box of a thing.
  mutating func touchIsStale(for index: Int) {
    guard things[index].touchIsKnown else { return }
    things[index].touchIsKnown = false
    touchStale.append(index)
  }

  /// Brings the boxes of everything that has moved up to date.
  private mutating func updateFingerIndex() {
    for index in touchStale where things[index].isAlive {
      things[index].touchIsKnown = true
      if isHeard(index), let box = touchBounds(of: index) {
        fingerIndex.move(index, to: box)
      } else {
        fingerIndex.remove(index)
      }
    }
    touchStale.removeAll(keepingCapacity: true)
  }

  /// The box around what a finger meets of a thing; nil where it meets nothing.
  private mutating func touchBounds(of index: Int) -> Bounds? {
    guard let shape = touchShape(of: index) else { return nil }
    let plane = plane(of: index)
    if plane.isAffine, case .box(let size, _) = shape.form { return Bounds(at: .zero, size: size).mapped(by: plane) }
    return Region(shape, through: plane).bounds
  }

  /// What a finger meets of a thing, its children apart, in its own points; nil where it meets nothing.
  func touchShape(of index: Int) -> Shape? {
    switch things[index].look.touch {
    case .none: nil
    case .bounds: Shape(.box(size: things[index].look.size, corner: 0))
    case .shape: shape(of: index)
    }
  }

  /// Whether a thing, or one that it is in, listens to any touch.
  private func isHeard(_ index: Int) -> Bool {
    var outer: Int? = index
    while let here = outer {
      if !listening(of: here).isEmpty { return true }
      outer = things[here].parent
    }
    return false
  }

  /// Whether a point is inside the scene's bounds: half-open, as UIKit's.
  func isInScene(_ point: Point) -> Bool {
    point.x >= 0 && point.y >= 0 && point.x < size.x && point.y < size.y
  }

  private mutating func topmost(under point: Point) -> Int? {
    var top: Int?
    for index in fingerIndex.query(Bounds(point, point)) where isOpen(index, to: point) && meets(point, index) {
      if let other = top, !isAbove(index, other) { continue }
      top = index
    }
    return top
  }

  /// Whether nothing that a thing is in hides it, or cuts it off at a point.
  private mutating func isOpen(_ index: Int, to point: Point) -> Bool {
    var outer: Int? = index
    while let here = outer {
      let look = things[here].look
      if look.hidden || look.oneSided && facesAway(here) { return false }
      if look.clip, here != index, let own = ownPoint(point, of: here),
        !Bounds(at: .zero, size: look.size).contains(own)
      {
        return false
      }
      outer = things[here].parent
    }
    return true
  }

  /// Whether one thing is painted after another.
  mutating func isAbove(_ a: Int, _ b: Int) -> Bool {
    let (one, two) = (chain(of: a), chain(of: b))
    var depth = 0
    while depth < one.count, depth < two.count, one[depth] == two[depth] { depth += 1 }
    guard depth < one.count, depth < two.count else { return one.count > two.count }
    let parent = one[depth - 1]
    let siblings = paintOrder(of: parent)
    guard things[parent].space != nil else { return things[one[depth]].order > things[two[depth]].order }
    return (siblings.firstIndex(of: one[depth]) ?? 0) > (siblings.firstIndex(of: two[depth]) ?? 0)
  }

  /// The scene, and then every thing that the thing is in, down to itself.
  private func chain(of index: Int) -> [Int] {
    var chain: [Int] = []
    var outer: Int? = index
    while let here = outer {
      chain.append(here)
      outer = things[here].parent
    }
    return chain.reversed()
  }

  /// A point of the scene in a thing's own points; nil where the thing is seen from its edge.
  mutating func ownPoint(_ point: Point, of index: Int) -> Point? {
    guard let inverse = plane(of: index).inverse() else { return nil }
    let (x, y, w) = inverse.applyWithW(point)
    return w == 0 ? nil : Point(x / w, y / w)
  }

  /// Whether a point meets a thing itself, its children apart.
  mutating func meets(_ point: Point, _ index: Int) -> Bool {
    guard let shape = touchShape(of: index), let own = ownPoint(point, of: index) else { return false }
    return shape.contains(own)
  }

  /// The nearest thing that a finger reaches though it is not exactly on it; the topmost among equals.
  private mutating func nearest(to point: Point) -> Int? {
    let slack = max(touchTuning.reach, program.longestReach)
    guard slack > 0 else { return nil }
    var best: (index: Int, distance: Double)?
    for index in fingerIndex.query(Bounds(point, point).grown(by: slack)) where isOpen(index, to: point) {
      let reach = things[index].look.reach ?? touchTuning.reach
      guard let distance = distance(from: point, to: index), distance <= reach else { continue }
      if let best, distance > best.distance || distance == best.distance && !isAbove(index, best.index) { continue }
      best = (index, distance)
    }
    return best?.index
  }

  /// The distance in the scene's points from a point to what a finger meets of a thing; nil where it meets nothing.
  private mutating func distance(from point: Point, to index: Int) -> Double? {
    guard let shape = touchShape(of: index) else { return nil }
    return Region(shape, through: plane(of: index)).distance(to: point)
  }
}

/// How touch is tuned for the youngest child who plays, from the scene's `ages`.
struct TouchTuning: Hashable, Sendable {
  /// Points of slack around a thing.
  var reach = 0.0
  /// How far a finger may move and still tap, in points.
  var slop = 10.0
  /// Taps closer than this on one thing are one, and a lift shorter than this may be none.
  var merge: Microseconds = 0

  /// The tuning for an age in years; nil for none said.
  init(youngest age: Double?) {
    guard let age else { return }
    if age < 6 {
      reach = 16
      slop = 24
      merge = 250_000
    } else if age < 9 {
      reach = 8
      slop = 16
    }
  }
}
