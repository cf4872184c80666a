import SceneLang

/// Where things lie in the scene: cached, and computed again only where something moved.
extension Stage {
  /// The map of a thing's own points into the scene.
  mutating func plane(of index: Int) -> Matrix3 {
    if things[index].planeIsKnown { return things[index].plane }
    var chain = [index]
    while let parent = things[chain[chain.count - 1]].parent, !things[parent].planeIsKnown { chain.append(parent) }
    for thing in chain.reversed() { computePlane(of: thing) }
    return things[index].plane
  }

  private mutating func computePlane(of index: Int) {
    let look = things[index].look
    things[index].planeIsKnown = true
    guard let parent = things[index].parent else {
      things[index].plane = .identity
      return
    }
    let outer = things[parent].plane
    if let space = things[parent].space {
      let own = inSpace(look, z: look.z).concatenating(space)
      things[index].space = look.perspective == nil ? nil : own
      things[index].plane = own.plane
    } else if look.rotationX == 0, look.rotationY == 0, look.perspective == nil {
      things[index].space = nil
      things[index].plane = inPlane(look).concatenating(outer)
    } else {
      let own = inSpace(look, z: 0)
      things[index].space = look.perspective == nil ? nil : own.concatenating(Matrix4(lifting: outer))
      things[index].plane = own.plane.concatenating(outer)
    }
  }

  /// About the anchor: scale and flip, then the turn; then to the place in the parent.
  private func inPlane(_ look: Look) -> Matrix3 {
    let anchor = Point(look.anchor.x * look.size.x, look.anchor.y * look.size.y)
    let width = look.flipped ? -look.scale.x : look.scale.x
    let (s, c) = (sine(degrees: look.rotation), cosine(degrees: look.rotation))
    let place = look.origin + anchor
    let (a, b) = (c * width, s * width)
    let (cc, d) = (-s * look.scale.y, c * look.scale.y)
    return Matrix3(
      m11: a, m12: cc, m13: place.x - a * anchor.x - cc * anchor.y,
      m21: b, m22: d, m23: place.y - b * anchor.x - d * anchor.y,
      m31: 0, m32: 0, m33: 1)
  }

  /// The same in space: scale and flip, then the turns about z, x and y, then the eye, then to the place.
  private func inSpace(_ look: Look, z: Double) -> Matrix4 {
    let anchor = Point(look.anchor.x * look.size.x, look.anchor.y * look.size.y)
    let place = look.origin + anchor
    var map = Matrix4.translation(-anchor.x, -anchor.y)
      .concatenating(.scale(look.flipped ? -look.scale.x : look.scale.x, look.scale.y))
      .concatenating(.rotationZ(degrees: look.rotation))
      .concatenating(.rotationX(degrees: look.rotationX))
      .concatenating(.rotationY(degrees: look.rotationY))
    if let distance = look.perspective { map = map.concatenating(.perspective(distance)) }
    return map.concatenating(.translation(place.x, place.y, z))
  }

  /// Notes that a thing, and so all that is in it, has moved.
  mutating func moved(_ first: Int) {
    pictureIsStale = true
    var rest = [first]
    while let index = rest.popLast() {
      let wasKnown = things[index].planeIsKnown
      guard wasKnown || index == first else { continue }
      things[index].planeIsKnown = false
      touchIsStale(for: index)
      if program.touchPartners[things[index].plan] != nil {
        movedThings.append(index)
        if isTravelling { travelled.insert(index) }
      }
      for watcher in things[index].watchers where watcher.property == .place { notify(watcher.cell) }
      if wasKnown { rest += children(of: index) }
    }
  }

  /// The centre of a thing's bounds in the scene's points, as drawn now; the value being computed will follow it.
  mutating func readPlace(of index: Int) -> Value {
    if !tracking.isEmpty { track(placeWatcher(of: index)) }
    return .point(place(of: index))
  }

  /// The centre of a thing's bounds in the scene's points.
  mutating func place(of index: Int) -> Point {
    refreshPlace(of: index)
    return plane(of: index).apply(things[index].look.size * 0.5)
  }

  /// Computes the live values that say where a thing is, if they are out of date.
  mutating func refreshPlace(of index: Int) {
    var outer: Int? = index
    while let here = outer {
      for driver in things[here].drivers where driver.property.isPlacing { refresh(driver.cell) }
      outer = things[here].parent
    }
  }

  /// The cell that tells of a thing's moves.
  mutating func placeWatcher(of index: Int) -> Int {
    if let watcher = things[index].watchers.first(where: { $0.property == .place }) { return watcher.cell }
    let cell = makeCell(.place(index), in: things[index].surroundings)
    things[index].watchers.append(Thing.Driver(property: .place, cell: cell))
    return cell
  }

  /// True when a thing turns its back to the viewer.
  mutating func facesAway(_ index: Int) -> Bool {
    let plane = plane(of: index)
    let middle = things[index].look.size * 0.5
    let center = plane.apply(middle)
    let across = plane.apply(middle + Point(0.5, 0)) - center
    let down = plane.apply(middle + Point(0, 0.5)) - center
    let area = across.x * down.y - across.y * down.x
    return flips(index) ? area > 0 : area < 0
  }

  /// Whether an odd number of `flipped`s and negative scales mirrors a thing, which turns no back.
  private func flips(_ index: Int) -> Bool {
    var flips = false
    var outer: Int? = index
    while let here = outer {
      let look = things[here].look
      if look.flipped != (look.scale.x * look.scale.y < 0) { flips.toggle() }
      outer = things[here].parent
    }
    return flips
  }

  /// The children in the order of painting: in a space with perspective those that are farther away come first.
  mutating func paintOrder(of index: Int) -> [Int] {
    let order = children(of: index)
    _ = plane(of: index)
    guard let space = things[index].space, order.count > 1 else { return order }
    var depths: [Double] = []
    for child in order {
      let look = things[child].look
      let middle = inSpace(look, z: look.z).concatenating(space).apply(look.size.x / 2, look.size.y / 2, 0)
      depths.append(middle.w == 0 ? middle.z : middle.z / middle.w)
    }
    return order.indices.sorted { depths[$0] == depths[$1] ? $0 < $1 : depths[$0] < depths[$1] }.map { order[$0] }
  }
}
