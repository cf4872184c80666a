import SceneLang

/// Hit testing: what is under a finger, through every turn, flip and perspective.
extension Stage {
  /// The topmost thing under a point that listens to any touch, itself or through one it is in; what nobody listens
  /// to lets the finger through. Nothing exactly under it: the nearest within reach.
  mutating func hitTest(_ point: Point) -> Int? {
    if let hit = topmost(under: point, in: 0, isHeard: isHeard(0)) { return hit }
    if let near = nearest(to: point) { return near }
    return isHeard(0) && isInScene(point) ? 0 : nil
  }

  private func isHeard(_ index: Int) -> Bool { !listening(of: index).isEmpty }

  /// Whether a point is inside the scene's bounds: half-open, as UIKit's.
  func isInScene(_ point: Point) -> Bool {
    point.x >= 0 && point.y >= 0 && point.x < size.x && point.y < size.y
  }

  private mutating func topmost(under point: Point, in parent: Int, isHeard heard: Bool) -> Int? {
    for index in paintOrder(of: parent).reversed() {
      guard !things[index].look.hidden, isUnclipped(point, index) else { continue }
      let isHeard = heard || self.isHeard(index)
      if let hit = topmost(under: point, in: index, isHeard: isHeard) { return hit }
      if isHeard, meets(point, index) { return index }
    }
    return nil
  }

  /// False where a thing cuts its children to its bounds and the point is outside.
  private mutating func isUnclipped(_ point: Point, _ index: Int) -> Bool {
    guard things[index].look.clip, let own = ownPoint(point, of: index) else { return true }
    return Bounds(at: .zero, size: things[index].look.size).contains(own)
  }

  /// A point of the scene in a thing's own points; nil where the thing is seen from its edge.
  mutating func ownPoint(_ point: Point, of index: Int) -> Point? {
    guard let inverse = plane(of: index).inverse() else { return nil }
    let (x, y, w) = inverse.applyWithW(point)
    return w == 0 ? nil : Point(x / w, y / w)
  }

  /// Whether a point meets a thing itself, its children apart.
  mutating func meets(_ point: Point, _ index: Int) -> Bool {
    let look = things[index].look
    guard look.touch != .none, !(look.oneSided && facesAway(index)), let own = ownPoint(point, of: index) else {
      return false
    }
    if look.touch == .bounds { return Bounds(at: .zero, size: look.size).contains(own) }
    return shape(of: index)?.contains(own) ?? false
  }

  /// The nearest thing that a finger reaches though it is not exactly on it; the topmost among equals.
  private mutating func nearest(to point: Point) -> Int? {
    let slack = touchTuning.reach
    guard slack > 0 || program.givesReach else { return nil }
    var best: (index: Int, distance: Double)?
    visitListeners(in: 0, isHeard: isHeard(0)) { stage, index in
      let reach = stage.things[index].look.reach ?? slack
      guard reach > 0, let distance = stage.distance(from: point, to: index), distance <= reach else { return }
      if distance <= best?.distance ?? .infinity { best = (index, distance) }
    }
    return best?.index
  }

  private mutating func visitListeners(in parent: Int, isHeard heard: Bool, _ body: (inout Stage, Int) -> Void) {
    for index in paintOrder(of: parent) where !things[index].look.hidden {
      let isHeard = heard || self.isHeard(index)
      if isHeard, !(things[index].look.oneSided && facesAway(index)) { body(&self, index) }
      visitListeners(in: index, isHeard: isHeard, body)
    }
  }

  /// The distance in the scene's points from a point to what a finger meets of a thing; nil where it meets nothing.
  private mutating func distance(from point: Point, to index: Int) -> Double? {
    let look = things[index].look
    guard look.touch != .none else { return nil }
    let shape = look.touch == .bounds ? Shape(.box(size: look.size, corner: 0)) : shape(of: index)
    guard let shape else { return nil }
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
