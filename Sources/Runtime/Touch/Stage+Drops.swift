import SceneLang

/// Drops: on the target that the dropped shape overlaps most, or failing that, that the finger is on.
extension Stage {
  /// Lets go of what a finger has dragged.
  mutating func drop(_ finger: Finger) {
    guard let drag = finger.drag, drag.hasFollowed, let index = living(drag.thing) else { return }
    let place = things[index].look.position
    let parent = things[index].parent
    if let listener = nearestListener(to: .drop, from: index) { tellDrop(of: listener, finger) }
    runReady()
    guard program.gestures[drag.gesture].home, isThere(drag.thing), things[index].parent == parent,
      things[index].look.position == place, glides.of(.property(drag.thing, .at)).isEmpty
    else { return }
    goHome(drag)
  }

  private mutating func goHome(_ drag: Finger.Drag) {
    let property: Property = drag.homeIsCenter ? .center : .at
    startGlide(
      .property(drag.thing, property), to: .point(drag.homePosition), over: 250_000, delay: 0, .easeOut, for: nil)
  }

  private mutating func tellDrop(of index: Int, _ finger: Finger) {
    let listeners = listeners(to: .drop, on: index)
    let dropped = handle(index)
    let target = dropTarget(of: index, listeners, finger.position)
    for listener in listeners {
      let plan = program.handlers[listener.handler]
      var subjects: [Value] = [.thing(dropped)]
      var second: ThingHandle?
      if plan.second != nil {
        guard let target = living(target), isTarget(target, of: listener) else { continue }
        second = handle(target)
        subjects.append(.thing(handle(target)))
      }
      guard let place = living(listener.place), mayRun(listener.handler, in: place, dropped, second) else { continue }
      start(handler: listener.handler, in: place, subjects: subjects)
    }
  }

  private mutating func isTarget(_ index: Int, of listener: Listener) -> Bool {
    let plan = program.handlers[listener.handler]
    guard let second = plan.second else { return false }
    let plans = [second] + (program.alsoPlans[second] ?? [])
    guard plans.contains(things[index].plan), let place = living(listener.place) else { return false }
    return isMeant(plan.secondOnly, index, in: place)
  }

  private mutating func dropTarget(of index: Int, _ listeners: [Listener], _ point: Point) -> ThingHandle? {
    let own = region(of: index)
    var best: (index: Int, area: Double)?
    var under: Int?
    for candidate in dropTargets(of: index, listeners) {
      let region = region(of: candidate)
      let area = own.overlapArea(with: region)
      if area > best?.area ?? 0 { best = (candidate, area) }
      if region.contains(point) { under = candidate }
    }
    return (best?.index ?? under).map { handle($0) }
  }

  /// The things that are shown and that a handler waits for the thing to be dropped on.
  private mutating func dropTargets(of index: Int, _ listeners: [Listener]) -> [Int] {
    var targets: [Int] = []
    for candidate in things.indices where things[candidate].isAlive && candidate != index && isShown(candidate) {
      var isMeant = false
      for listener in listeners where !isMeant { isMeant = isTarget(candidate, of: listener) }
      if isMeant { targets.append(candidate) }
    }
    return targets
  }

  /// The things that a dragged thing may be dropped on, for those who choose among them without a finger.
  mutating func dropTargets(of index: Int) -> [Int] {
    guard let listener = nearestListener(to: .drop, from: index) else { return [] }
    return dropTargets(of: index, listeners(to: .drop, on: listener))
  }

  /// Brings a dragged thing back to where a cancelled touch took hold of it.
  mutating func bringBack(_ finger: Finger) {
    guard let drag = finger.drag, drag.hasFollowed, let index = living(drag.thing),
      things[index].parent == drag.homeParent
    else { return }
    let property: Property = drag.homeIsCenter ? .center : .at
    _ = set(property, of: index, to: .point(drag.homePosition))
  }
}
