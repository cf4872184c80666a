import Runtime

/// What listens to fingers in a sight, and where fingers meet it.
struct Targets {
  /// The sight it is about.
  let sight: Sight
  /// The things that listen by themselves, in the order of painting.
  private(set) var listeners: [Int] = []
  /// For each of them, what a finger can meet of it: itself and the things in it.
  private(set) var members: [[Int]] = []
  private var grid: PointGrid

  /// The targets of a sight.
  init(_ sight: Sight) {
    self.sight = sight
    grid = PointGrid(sight.size)
    var places = [Int?](repeating: nil, count: sight.things.count)
    for (index, thing) in sight.things.enumerated() where thing.isHeard {
      if thing.isListening {
        places[index] = listeners.count
        listeners.append(index)
        members.append([])
      }
      guard let box = thing.touchBox.flatMap({ thing.sceneBox($0) }) else { continue }
      grid.add(index, box)
      var outer: Int? = index
      while let here = outer {
        if let place = places[here] { members[place].append(index) }
        outer = sight.things[here].outer
      }
    }
  }

  /// The topmost thing that a finger at a point meets, and how many things were looked at for it.
  func topmost(at point: Point) -> (thing: Int?, effort: Int) {
    var effort = 0
    for number in grid.near(point).reversed() {
      effort += 1
      if sight.things[Int(number)].isMet(at: point) { return (Int(number), effort) }
    }
    return (nil, effort)
  }

  /// The thing to which a touch of a thing belongs: itself or the nearest around it that listens; nil for the scene.
  func owner(of thing: Int) -> Int? {
    var outer: Int? = thing
    while let here = outer {
      if sight.things[here].isListening { return here }
      outer = sight.things[here].outer
    }
    return nil
  }

  /// Points of the scene at which a listener would be met if nothing lay above it: an even 6 by 6 over each thing that
  /// it consists of, of at most 8 things.
  func samples(of place: Int) -> [Point] {
    var points: [Point] = []
    for member in members[place].prefix(8) {
      let thing = sight.things[member]
      guard let box = thing.touchBox else { continue }
      for step in 0..<36 {
        let part = Point(Double(step % 6) + 0.5, Double(step / 6) + 0.5)
        let own = box.minimum + Point(box.size.x * part.x / 6, box.size.y * part.y / 6)
        let point = thing.scenePoint(own)
        if sight.contains(point), thing.isMet(at: point) { points.append(point) }
      }
    }
    return points
  }
}
