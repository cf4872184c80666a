import SceneLang

/// Touches: each belongs to one thing, and each gesture goes to the nearest thing outwards that listens for it.
///
/// A finger's touch is a tap if it is lifted within the slop, a hold if it rests there for half a second, a swipe if it
/// is lifted far away soon; a thing that is dragged follows from the first movement, and the same touch may still be a
/// tap.
extension Stage {
  /// Plays to the event's moment, and then the event.
  public mutating func touch(_ event: TouchEvent) {
    advance(to: event.time)
    arrive()
    handle(event)
    finishEvent()
  }

  /// Takes one report of a finger.
  mutating func handle(_ event: TouchEvent) {
    guard event.position.x.isFinite, event.position.y.isFinite else { return }
    switch event.phase {
    case .began:
      if fingers.contains(where: { $0.number == event.finger }) { ended(event, isCancelled: true) }
      began(event)
    case .moved: moved(event)
    case .ended:
      moved(event)
      ended(event, isCancelled: false)
    case .cancelled: ended(event, isCancelled: true)
    }
  }

  private mutating func began(_ event: TouchEvent) {
    if resume(event) { return }
    guard let index = hitTest(event.position) else { return }
    touchCount += 1
    var finger = Finger(
      number: event.finger, touch: touchCount, start: event.position, startTime: now, position: event.position,
      hit: handle(index))
    if let held = nearestListener(to: .drag, from: index) { finger.drag = takeHold(of: held, at: event.position) }
    if let twisted = nearestListener(to: [.pinch, .rotate], from: index) { finger.twist = handle(twisted) }
    fingers.append(finger)
    if nearestListener(to: .hold, from: index) != nil {
      agenda.add(.hold(finger: event.finger, touch: touchCount), at: now + holdTime)
    }
    regrip(except: event.finger)
    if let pressed = nearestListener(to: .press, from: index) { fire(.press, on: pressed) }
  }

  /// After 3–5: a lift too short to be meant, and a landing near it, go on as the same drag.
  private mutating func resume(_ event: TouchEvent) -> Bool {
    let slop = touchTuning.slop
    guard
      let place = lifted.firstIndex(where: { distance($0.position, event.position) <= slop }),
      let drag = lifted[place].drag, isThere(drag.thing)
    else { return false }
    var finger = lifted.remove(at: place)
    finger.number = event.finger
    finger.position = event.position
    fingers.append(finger)
    grip(fingers.count - 1)
    return true
  }

  private mutating func moved(_ event: TouchEvent) {
    guard let place = fingers.firstIndex(where: { $0.number == event.finger }) else { return }
    let before = fingers[place].position
    guard before != event.position else { return }
    fingers[place].position = event.position
    if distance(fingers[place].start, event.position) > touchTuning.slop { fingers[place].hasMoved = true }
    twist(place, from: before)
    if fingers[place].drag != nil { follow(place) }
    if let hit = living(fingers[place].hit), let listener = nearestListener(to: .dragEvent, from: hit) {
      fire(.drag, on: listener)
    }
  }

  private mutating func ended(_ event: TouchEvent, isCancelled: Bool) {
    guard let place = fingers.firstIndex(where: { $0.number == event.finger }) else { return }
    let finger = fingers.remove(at: place)
    regrip(except: event.finger)
    if isCancelled {
      bringBack(finger)
    } else if touchTuning.merge > 0, finger.drag?.hasFollowed ?? false, finger.hasMoved {
      lifted.append(finger)
      agenda.add(.lift(finger: finger.number, touch: finger.touch), at: now + touchTuning.merge)
    } else {
      drop(finger)
    }
    guard let hit = living(finger.hit) else { return }
    if let released = nearestListener(to: .release, from: hit) { fire(.release, on: released) }
    guard !isCancelled, let hit = living(finger.hit) else { return }
    if !finger.hasMoved, !finger.hasHeld {
      tap(hit)
    } else if now - finger.startTime <= swipeTime {
      swipe(hit, by: finger.position - finger.start)
    }
  }

  /// A lift has lasted: the drag is over.
  mutating func liftEnded(_ number: Int, _ touch: Int) {
    guard let place = lifted.firstIndex(where: { $0.touch == touch }) else { return }
    drop(lifted.remove(at: place))
  }

  /// A finger has rested for the time of a hold.
  mutating func holdEnded(_ number: Int, _ touch: Int) {
    guard let place = fingers.firstIndex(where: { $0.number == number && $0.touch == touch }),
      !fingers[place].hasMoved, let hit = living(fingers[place].hit),
      let held = nearestListener(to: .hold, from: hit)
    else { return }
    fingers[place].hasHeld = true
    fire(.hold, on: held)
  }

  private mutating func tap(_ hit: Int) {
    if let tapped = nearestListener(to: .tap, from: hit) {
      let handle = handle(tapped)
      let isMerged = lastTaps[handle].map { now - $0 < touchTuning.merge } ?? false
      if !isMerged {
        lastTaps[handle] = now
        fire(.tap, on: tapped)
      }
    }
    guard let hit = living(handle(hit)), let tapped = nearestListener(to: .doubleTap, from: hit) else { return }
    let handle = handle(tapped)
    if let first = lastDoubles[handle], now - first <= doubleTapTime {
      lastDoubles[handle] = nil
      fire(.doubleTap, on: tapped)
    } else {
      lastDoubles[handle] = now
    }
  }

  private mutating func swipe(_ hit: Int, by way: Point) {
    guard max(abs(way.x), abs(way.y)) >= swipeLength, let swiped = nearestListener(to: .swipe, from: hit) else {
      return
    }
    let isLevel = abs(way.x) >= abs(way.y)
    let direction: Direction = isLevel ? (way.x < 0 ? .left : .right) : (way.y < 0 ? .up : .down)
    fire(.swipe, on: swiped, direction: direction)
  }

  /// The place of a thing that is still there.
  func living(_ handle: ThingHandle?) -> Int? {
    guard let handle, isThere(handle) else { return nil }
    return Int(handle.index)
  }

  /// Lets go of a thing that goes away while it is held.
  mutating func letGo(of index: Int) {
    for place in fingers.indices {
      if fingers[place].hit?.index == Int32(index) { fingers[place].hit = nil }
      if fingers[place].drag?.thing.index == Int32(index) { fingers[place].drag = nil }
      if fingers[place].twist?.index == Int32(index) { fingers[place].twist = nil }
    }
  }

  /// How long a finger rests before it is a hold.
  private var holdTime: Microseconds { 500_000 }
  /// How far apart two taps may be and still be a double tap.
  private var doubleTapTime: Microseconds { 400_000 }
  /// How long a swipe may take, and how far it must go, in points.
  private var swipeTime: Microseconds { 700_000 }
  private var swipeLength: Double { 40 }
}

/// The distance between two points.
func distance(_ a: Point, _ b: Point) -> Double {
  let (x, y) = (a.x - b.x, a.y - b.y)
  return (x * x + y * y).squareRoot()
}
