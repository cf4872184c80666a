import Runtime
import SceneLang

/// What is painted at the points of a sight, from the scene's background up.
struct Backdrop {
  private let sight: Sight
  private var grid: PointGrid

  /// The surfaces of a sight.
  init(_ sight: Sight) {
    self.sight = sight
    grid = PointGrid(sight.size)
    for (index, thing) in sight.things.enumerated() where thing.surface != nil || thing.picture != nil {
      if let box = thing.drawnBox.flatMap({ thing.sceneBox($0) }) { grid.add(index, box) }
    }
  }

  /// A colour as it is seen at a point, with both ends of gradients, and the things that have a part in it, topmost
  /// first.
  struct Seen {
    var top: Shade
    var bottom: Shade
    var things: [Int]
  }

  /// What is seen at a point of the things below one; nil where that is a picture, whose colours are not known.
  func seen(at point: Point, below limit: Int = .max, ignoringPictures: Bool = false) -> Seen? {
    var stack: [Int] = []
    for number in grid.near(point).reversed() where number < limit {
      let thing = sight.things[Int(number)]
      guard thing.covers(point) else { continue }
      if thing.surface == nil || thing.picture != nil {
        if ignoringPictures { continue }
        return nil
      }
      stack.append(Int(number))
      if isOpaque(thing) || stack.count > 20 { break }
    }
    let white = Shade.white
    var seen = Seen(
      top: Shade(sight.background.top, over: white), bottom: Shade(sight.background.bottom, over: white), things: stack)
    for index in stack.reversed() {
      let thing = sight.things[index]
      guard let surface = thing.surface else { continue }
      seen.top = Shade(surface.top, opacity: thing.opacity, over: seen.top)
      seen.bottom = Shade(surface.bottom, opacity: thing.opacity, over: seen.bottom)
    }
    return seen
  }

  private func isOpaque(_ thing: SeenThing) -> Bool {
    guard let surface = thing.surface else { return false }
    return thing.opacity == 1 && surface.top.opacity == 1 && surface.bottom.opacity == 1
  }
}
