import SceneLang

/// Properties of things: read so that a live value follows them, and set so that those who follow know.
extension Stage {
  /// The value of a property now; the value being computed will follow it.
  mutating func value(of property: Property, of index: Int) -> Value {
    switch property {
    case .place: return readPlace(of: index)
    case .parent: return readParent(of: index)
    default: break
    }
    for source in property.sources { refreshDrivers(of: source, of: index) }
    if !tracking.isEmpty {
      for stored in property.stored { track(watcher(of: stored, of: index)) }
    }
    return things[index].look.value(of: property) ?? .nothing
  }

  private mutating func readParent(of index: Int) -> Value {
    if !tracking.isEmpty { track(watcher(of: .parent, of: index)) }
    return things[index].parent.map { .thing(handle($0)) } ?? .nothing
  }

  /// Computes the live values that set a property, if they are out of date.
  mutating func refreshDrivers(of property: Property, of index: Int) {
    for driver in things[index].drivers where driver.property.overlaps(property) { refresh(driver.cell) }
    if property.changes == .size, !things[index].look.sizeIsGiven {
      for driver in things[index].drivers where [.text, .textSize, .outline].contains(driver.property) {
        refresh(driver.cell)
      }
      _ = measure(index)
    }
  }

  /// The cell that tells of changes of a property.
  private mutating func watcher(of property: Property, of index: Int) -> Int {
    if let watcher = things[index].watchers.first(where: { $0.property == property }) { return watcher.cell }
    let cell = makeCell(.watcher(index, property), in: things[index].surroundings)
    things[index].watchers.append(Thing.Driver(property: property, cell: cell))
    let drivers = things[index].drivers.filter { $0.property.changes == property }
    cells[cell].sources = drivers.map { $0.cell }
    return cell
  }

  /// Sets a property, at once or gliding; throws where the value is of the wrong type.
  mutating func set(
    _ property: Property, of handle: ThingHandle, to value: Value, gliding glide: GlidePlan?, from cell: Int
  ) throws(Mistake) {
    if let glide {
      return try startGlide(.property(handle, property), to: value, glide, in: cells[cell].surroundings)
    }
    guard set(property, of: Int(handle.index), to: value) else {
      let span = span(ofCell: cell)
      throw Mistake(.wrongTypeNow(span, expected: property.traits.type, found: value.type))
    }
  }

  /// Sets a property at once; false where the value is of the wrong type.
  mutating func set(_ property: Property, of index: Int, to value: Value) -> Bool {
    let before = things[index].look
    guard things[index].look.set(property, to: value) else { return false }
    if things[index].look == before { return true }
    if property == .outline { redrawOutline(of: index) }
    changed(property.changes, of: index)
    return true
  }

  /// Tells everything that depends on a property that it has changed.
  mutating func changed(_ property: Property, of index: Int) {
    pictureIsStale = true
    switch property {
    case .at, .size, .anchor, .rotation, .rotationX, .rotationY, .scale, .flipped, .perspective, .hidden:
      moved(index)
    case .z:
      moved(index)
      if let parent = things[index].parent { childrenChanged(of: parent) }
    case .text, .textSize:
      if measure(index) { tellWatchers(of: .size, of: index) }
    case .outline, .thickness, .stroke, .touch, .oneSided: moved(index)
    default: break
    }
    tellWatchers(of: property, of: index)
  }

  /// Tells those who follow a property of a thing that it has changed.
  mutating func tellWatchers(of property: Property, of index: Int) {
    for watcher in things[index].watchers where watcher.property == property { notify(watcher.cell) }
  }

  /// Measures what has no size of its own; true when that changed.
  mutating func measure(_ index: Int) -> Bool {
    guard !things[index].look.sizeIsGiven else { return false }
    let look = things[index].look
    let size: Point
    switch things[index].kind {
    case .label: size = Runtime.measure(look.words.text, textSize: look.words.size)
    case .path: size = things[index].outline?.bounds?.maximum ?? .zero
    case .box, .circle, .oval, .star, .polygon, .image, .group, nil: return false
    }
    guard size != look.size else { return false }
    things[index].look.size = size
    moved(index)
    return true
  }

  /// What a thing that has just been made needs once its properties are set: its outline and its measure.
  mutating func settlePlace(_ handle: ThingHandle) {
    guard isThere(handle) else { return }
    let index = Int(handle.index)
    if measure(index) { tellWatchers(of: .size, of: index) }
    touchIsStale(for: index)
    if program.touchPartners[things[index].plan] != nil { watch(index) }
  }

  /// Ends the hold of live values on a property, which is an action's from now on.
  mutating func takeOver(_ property: Property, of index: Int) {
    guard things[index].drivers.contains(where: { $0.property.overlaps(property) }) else { return }
    for driver in things[index].drivers where driver.property.overlaps(property) {
      refresh(driver.cell)
      freeCell(driver.cell)
    }
    things[index].drivers.removeAll { $0.property.overlaps(property) }
  }
}
