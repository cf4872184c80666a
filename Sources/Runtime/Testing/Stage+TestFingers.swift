import SceneLang

/// The finger of a test: it meets a thing where a child's would, and its reports go through the same door.
extension Stage {
  /// Asks for the reports of a gesture, and gives the moment at which it is over.
  mutating func move(_ plan: FingerPlan, _ span: Span, _ context: inout Context) throws(Mistake) -> Microseconds {
    var number = 1
    if let finger = plan.finger { number = Int(max(1, min(100, try self.number(finger, span, &context)))) }
    if plan.kind != .release, plan.kind != .drag, isDown(number) { throw Mistake(.fingerIsDown(span)) }
    switch plan.kind {
    case .release: return try release(number, span)
    case .press:
      try press(number, plan, span, &context)
      return now
    case .tap: return try tap(number, plan, at: now, span, &context)
    case .doubleTap:
      let first = try tap(number, plan, at: now, span, &context)
      return try tap(number, plan, at: first + 100_000, span, &context)
    case .hold: return try rest(number, plan, span, &context)
    case .swipe: return try swipe(number, plan, span, &context)
    case .drag: return try drag(number, plan, span, &context)
    }
  }

  private mutating func ask(_ finger: Int, _ phase: TouchEvent.Phase, _ position: Point, at time: Microseconds) {
    // Of one moment, all fingers move before one is lifted.
    let event = TouchEvent(finger: -finger, phase: phase, position: position, time: time)
    agenda.add(.touch(event), at: time, isLate: phase == .ended)
  }

  private func isDown(_ number: Int) -> Bool { fingers.contains { $0.number == -number } }

  private mutating func release(_ number: Int, _ span: Span) throws(Mistake) -> Microseconds {
    guard let finger = fingers.first(where: { $0.number == -number }) else { throw Mistake(.nothingPressed(span)) }
    ask(number, .ended, finger.position, at: now)
    return now
  }

  private mutating func press(
    _ number: Int, _ plan: FingerPlan, _ span: Span, _ context: inout Context
  ) throws(Mistake) {
    ask(number, .began, try place(plan.target, plan.name, span, &context), at: now)
  }

  /// A tap lasts 50 milliseconds, and the test waits out what `ages` would merge.
  private mutating func tap(
    _ number: Int, _ plan: FingerPlan, at time: Microseconds, _ span: Span, _ context: inout Context
  ) throws(Mistake) -> Microseconds {
    let place = try place(plan.target, plan.name, span, &context)
    ask(number, .began, place, at: time)
    ask(number, .ended, place, at: time + 50_000)
    return time + 50_000 + touchTuning.merge
  }

  private mutating func rest(
    _ number: Int, _ plan: FingerPlan, _ span: Span, _ context: inout Context
  ) throws(Mistake) -> Microseconds {
    let place = try place(plan.target, plan.name, span, &context)
    ask(number, .began, place, at: now)
    ask(number, .ended, place, at: now + 600_000)
    return now + 600_000
  }

  private mutating func swipe(
    _ number: Int, _ plan: FingerPlan, _ span: Span, _ context: inout Context
  ) throws(Mistake) -> Microseconds {
    let start = try place(plan.target, plan.name, span, &context)
    let way: Point =
      switch plan.direction {
      case .left?: Point(-100, 0)
      case .up?: Point(0, -100)
      case .down?: Point(0, 100)
      case .right?, .any?, nil: Point(100, 0)
      }
    ask(number, .began, start, at: now)
    glide(number, from: start, by: way, over: 200_000)
    return now + 200_000
  }

  /// The finger moves by the way from the thing's place to the goal; one that is down moves on from where it is.
  private mutating func drag(
    _ number: Int, _ plan: FingerPlan, _ span: Span, _ context: inout Context
  ) throws(Mistake) -> Microseconds {
    let held = fingers.first { $0.number == -number }
    let start: Point
    if let held { start = held.position } else { start = try place(plan.target, plan.name, span, &context) }
    let from = try goal(plan.target, span, &context)
    let to = try goal(plan.to, span, &context)
    var seconds = 0.5
    if let over = plan.over { seconds = try self.number(over, span, &context) }
    let duration = max(1, Microseconds(seconds: seconds))
    if held == nil { ask(number, .began, start, at: now) }
    glide(number, from: start, by: to - from, over: duration)
    return now + duration + touchTuning.merge
  }

  /// Evenly along a way, sixty reports a second, and up.
  private mutating func glide(_ number: Int, from start: Point, by way: Point, over duration: Microseconds) {
    let count = max(1, min(100_000, duration * 60 / 1_000_000))
    for step in 1...count {
      let part = Double(step) / Double(count)
      ask(number, .moved, start + way * part, at: now + duration * step / count)
    }
    ask(number, .ended, start + way, at: now + duration)
  }

  /// A thing's place, or the point itself.
  private mutating func goal(_ code: Code?, _ span: Span, _ context: inout Context) throws(Mistake) -> Point {
    guard let code else { return .zero }
    switch try evaluate(code, &context) {
    case .point(let point): return point
    case .thing(let thing):
      guard isThere(thing) else { throw Mistake(.notThere(span, name: code.name)) }
      return place(of: Int(thing.index))
    case let other: throw Mistake(.wrongTypeNow(span, expected: [.thing, .point], found: other.type))
    }
  }

  /// Where the finger comes down on a target: at its place if that reaches it, otherwise at the nearest spot that does.
  private mutating func place(
    _ code: Code?, _ name: Text, _ span: Span, _ context: inout Context
  ) throws(Mistake) -> Point {
    guard let code else { return .zero }
    switch try evaluate(code, &context) {
    case .point(let point): return point
    case .thing(let thing):
      guard isThere(thing) else { throw Mistake(.notThere(span, name: name)) }
      return try place(on: Int(thing.index), name, span)
    case let other: throw Mistake(.wrongTypeNow(span, expected: [.thing, .point], found: other.type))
    }
  }

  private mutating func place(on index: Int, _ name: Text, _ span: Span) throws(Mistake) -> Point {
    if let spot = spot(on: index) { return spot }
    guard isShown(index), region(of: index).bounds != nil else {
      throw Mistake(.hiddenFromFingers(span, target: name))
    }
    throw Mistake(obstacle(index, at: place(of: index), name, span))
  }

  private mutating func obstacle(_ index: Int, at center: Point, _ name: Text, _ span: Span) -> Diagnostic {
    if !isInScene(center) { return .outsideScene(span, target: name) }
    if let cover = topmostShown(under: center), cover != 0, !isInside(cover, index), !isInside(index, cover) {
      return .covered(span, target: name, cover: self.name(of: cover))
    }
    return .hiddenFromFingers(span, target: name)
  }
}
