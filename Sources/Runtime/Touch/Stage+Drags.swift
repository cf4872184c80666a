import SceneLang

/// Drags, pinches and turns: the held point stays under the finger through every parent's turn, flip and scale.
extension Stage {
  /// Takes hold of a thing at a point of the scene.
  mutating func takeHold(of index: Int, at point: Point) -> Finger.Drag? {
    guard let gesture = gesture(.drag, on: index), let parent = things[index].parent else { return nil }
    let look = things[index].look
    var drag = Finger.Drag(
      thing: handle(index), gesture: gesture.number, place: gesture.place, homePosition: look.position,
      homeIsCenter: look.positionIsCenter, homeParent: parent, basePosition: look.position, basePoint: point,
      grip: .zero, outer: .identity, look: look)
    if !program.gestures[gesture.number].keepOrder { raiseThing(index) }
    hold(&drag, at: point)
    return drag
  }

  /// The gesture of a kind that is about a thing, and where it was declared.
  private mutating func gesture(
    _ kind: GesturePlan.Kind, on index: Int
  ) -> (number: Int, place: SurroundingsHandle)? {
    let plan = things[index].plan
    let gestures = plan < 0 ? program.gesturesOfUnit[0] ?? [] : program.gestures(ofPlan: plan)
    for gesture in gestures where program.gestures[gesture].kind == kind {
      let plan = program.gestures[gesture]
      let places = places(of: plan.block, about: index, isWhole: plan.target == nil)
      for place in places where isMeant(plan.only, index, in: place) {
        return (gesture, handle(ofSurroundings: place))
      }
    }
    return nil
  }

  /// Takes the thing as it is now, held at a point of the scene.
  private mutating func hold(_ drag: inout Finger.Drag, at point: Point) {
    let index = Int(drag.thing.index)
    guard let parent = things[index].parent else { return }
    drag.outer = plane(of: parent)
    drag.look = things[index].look
    drag.basePosition = things[index].look.position
    drag.basePoint = ownPoint(point, of: parent) ?? drag.basePoint
    drag.grip = ownPoint(point, of: index) ?? drag.grip
  }

  /// Where a drag's fingers are: the middle of all that hold the same thing.
  private func middle(of thing: ThingHandle) -> Point {
    var sum = Point.zero
    var count = 0.0
    for finger in fingers where finger.drag?.thing == thing {
      sum = sum + finger.position
      count += 1
    }
    return count == 1 ? sum : sum * (1 / max(1, count))
  }

  /// Lets a finger take hold anew where it is.
  mutating func grip(_ place: Int) {
    guard var drag = fingers[place].drag, isThere(drag.thing) else { return }
    hold(&drag, at: middle(of: drag.thing))
    fingers[place].drag = drag
  }

  /// A finger has come or gone: those that hold the same thing take hold anew.
  mutating func regrip(except number: Int) {
    for place in fingers.indices where fingers[place].drag != nil {
      let thing = fingers[place].drag?.thing
      if fingers.filter({ $0.drag?.thing == thing }).count > 1 || fingers[place].number != number { grip(place) }
    }
  }

  /// Moves a dragged thing after its finger.
  mutating func follow(_ place: Int) {
    guard let drag = fingers[place].drag, isThere(drag.thing) else { return }
    let index = Int(drag.thing.index)
    if !drag.hasFollowed { takeOverPlace(of: index) }
    fingers[place].drag?.hasFollowed = true
    isTravelling = true
    defer { isTravelling = false }
    if isChanged(drag) { recover(place) }
    guard let drag = fingers[place].drag, let parent = things[index].parent,
      let point = ownPoint(middle(of: drag.thing), of: parent)
    else { return }
    let plan = program.gestures[drag.gesture]
    var way = point - drag.basePoint
    if plan.along == .x { way.y = 0 }
    if plan.along == .y { way.x = 0 }
    var position = drag.basePosition + way
    if let code = plan.snap, let step = number(code, plan, in: drag.place), step > 0 {
      if plan.along != .y { position.x = (position.x / step).rounded(.toNearestOrEven) * step }
      if plan.along != .x { position.y = (position.y / step).rounded(.toNearestOrEven) * step }
    }
    place_(index, at: position)
    keepWithin(drag, index)
  }

  private mutating func takeOverPlace(of index: Int) {
    takeOver(.at, of: index)
    endGlides(of: .property(handle(index), .at))
  }

  /// Whether the parent's plane, or the thing's own turn or size, is not what it was when the finger took hold.
  private mutating func isChanged(_ drag: Finger.Drag) -> Bool {
    let index = Int(drag.thing.index)
    guard let parent = things[index].parent else { return false }
    var look = things[index].look
    look.position = drag.look.position
    return plane(of: parent) != drag.outer || look != drag.look
  }

  /// Brings the held point under the finger again, and takes hold there.
  private mutating func recover(_ place: Int) {
    guard let drag = fingers[place].drag, let parent = things[Int(drag.thing.index)].parent else { return }
    let index = Int(drag.thing.index)
    let point = middle(of: drag.thing)
    let held = plane(of: index).apply(drag.grip)
    if let here = ownPoint(held, of: parent), let wanted = ownPoint(point, of: parent) {
      place_(index, at: things[index].look.position + wanted - here)
    }
    grip(place)
  }

  private mutating func place_(_ index: Int, at position: Point) {
    let property: Property = things[index].look.positionIsCenter ? .center : .at
    _ = set(property, of: index, to: .point(position))
  }

  /// The number that a gesture's option says; a mistake is reported, and the option does without.
  private mutating func number(_ code: Code, _ plan: GesturePlan, in place: SurroundingsHandle) -> Double? {
    guard let place = living(place) else { return nil }
    var context = Context(surroundings: place, locals: surroundings[place].locals)
    do {
      return try number(code, plan.span, &context)
    } catch {
      report(error)
      return nil
    }
  }

  /// The thing that a gesture keeps within; nil where there is none now.
  private mutating func frame(of plan: GesturePlan, in place: SurroundingsHandle) -> Int? {
    guard let code = plan.within, let place = living(place) else { return nil }
    var context = Context(surroundings: place, locals: surroundings[place].locals)
    do {
      return living(try things(code, plan.span, &context).first)
    } catch {
      report(error)
      return nil
    }
  }

  /// Keeps a thing where it can be caught again: its centre in the scene, or all of it within another thing.
  private mutating func keepWithin(_ drag: Finger.Drag, _ index: Int) {
    var allowed = Bounds(at: .zero, size: size)
    var own = Bounds(place(of: index), place(of: index))
    if let frame = frame(of: program.gestures[drag.gesture], in: drag.place) {
      allowed = Bounds(at: .zero, size: things[frame].look.size).mapped(by: plane(of: frame))
      own = Bounds(at: .zero, size: things[index].look.size).mapped(by: plane(of: index))
    }
    let shift = Point(
      shiftInto(allowed.minimum.x, allowed.maximum.x, own.minimum.x, own.maximum.x),
      shiftInto(allowed.minimum.y, allowed.maximum.y, own.minimum.y, own.maximum.y))
    guard shift != .zero, let parent = things[index].parent else { return }
    let center = place(of: index)
    guard let here = ownPoint(center, of: parent), let there = ownPoint(center + shift, of: parent) else { return }
    place_(index, at: things[index].look.position + there - here)
  }

  /// How far a stretch must move to lie in another; to its middle when it is longer.
  private func shiftInto(_ low: Double, _ high: Double, _ from: Double, _ to: Double) -> Double {
    if to - from > high - low { return (low + high - from - to) / 2 }
    return from < low ? low - from : to > high ? high - to : 0
  }

  /// Pinches and turns a thing that two fingers hold.
  mutating func twist(_ place: Int, from before: Point) {
    guard let thing = fingers[place].twist, isThere(thing),
      let other = fingers.indices.first(where: { $0 != place && fingers[$0].twist == thing })
    else { return }
    let index = Int(thing.index)
    let old = before - fingers[other].position
    let new = fingers[place].position - fingers[other].position
    let (oldLength, newLength) = (distance(old, .zero), distance(new, .zero))
    guard oldLength > 0, newLength > 0 else { return }
    if let gesture = gesture(.pinch, on: index) {
      pinch(index, by: newLength / oldLength, program.gestures[gesture.number], in: gesture.place)
    }
    if gesture(.rotate, on: index) != nil {
      var turn = arcTangent2(new.y, new.x) - arcTangent2(old.y, old.x)
      turn = turn > 180 ? turn - 360 : turn < -180 ? turn + 360 : turn
      takeOver(.rotation, of: index)
      endGlides(of: .property(thing, .rotation))
      _ = set(.rotation, of: index, to: .number(things[index].look.rotation + turn))
    }
  }

  private mutating func pinch(_ index: Int, by factor: Double, _ plan: GesturePlan, in place: SurroundingsHandle) {
    let low = plan.from.flatMap { number($0, plan, in: place) } ?? 0.1
    let high = plan.to.flatMap { number($0, plan, in: place) } ?? 10
    takeOver(.scale, of: index)
    endGlides(of: .property(handle(index), .scale))
    let scale = things[index].look.scale
    let wanted = max(low, min(high, scale.x * factor))
    let applied = scale.x == 0 ? 1 : wanted / scale.x
    _ = set(.scale, of: index, to: .point(scale * applied))
  }
}
