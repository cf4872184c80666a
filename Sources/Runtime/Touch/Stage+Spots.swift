import SceneLang

/// Spots: where a finger that means a thing comes down.
extension Stage {
  /// The place nearest to a thing's middle at which a finger meets it, or something in it; nil where there is none.
  mutating func spot(on index: Int) -> Point? {
    spot(on: index) { stage, point in stage.reaches(index, at: point) }
  }

  /// The same for a gesture, at a place where the thing itself hears it and nothing in it does, if there is one.
  mutating func spot(on index: Int, for listening: Listening) -> Point? {
    let own = spot(on: index) { stage, point in
      guard stage.isInScene(point), let hit = stage.hitTest(point) else { return false }
      return stage.nearestListener(to: listening, from: hit) == index
    }
    return own ?? spot(on: index)
  }

  private mutating func spot(on index: Int, where fits: (inout Stage, Point) -> Bool) -> Point? {
    let center = place(of: index)
    if fits(&self, center) { return center }
    guard isShown(index), let bounds = region(of: index).bounds else { return nil }
    var best: (point: Point, distance: Double)?
    for row in 0...24 {
      for column in 0...24 {
        let part = Point(Double(column) / 24, Double(row) / 24)
        let point = bounds.minimum + Point(bounds.size.x * part.x, bounds.size.y * part.y)
        let distance = Runtime.distance(point, center)
        if distance < best?.distance ?? .infinity, fits(&self, point) { best = (point, distance) }
      }
    }
    return best?.point
  }

  /// Whether a finger at a point meets a thing or something in it.
  private mutating func reaches(_ index: Int, at point: Point) -> Bool {
    guard isInScene(point), let hit = topmostShown(under: point) else { return false }
    return isInside(hit, index)
  }

  /// The topmost thing under a point that takes a touch, or that a touch would have to go through.
  mutating func topmostShown(under point: Point) -> Int? { hitTest(point) ?? topmostAny(under: point, in: 0) }

  private mutating func topmostAny(under point: Point, in parent: Int) -> Int? {
    for index in paintOrder(of: parent).reversed() where !things[index].look.hidden {
      if let hit = topmostAny(under: point, in: index) { return hit }
      if meets(point, index) { return index }
    }
    return nil
  }

  /// Whether a thing is another, or in it.
  func isInside(_ index: Int, _ outer: Int) -> Bool {
    var here: Int? = index
    while let thing = here {
      if thing == outer { return true }
      here = things[thing].parent
    }
    return false
  }
}
