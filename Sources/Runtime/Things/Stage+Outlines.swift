import SceneLang

/// Outlines of paths: from their steps or their data, and followed when their points are live.
extension Stage {
  /// Gives a new path the cell that keeps its outline.
  mutating func makeOutlineCell(of index: Int, in place: Int) {
    let cell = makeCell(.outline(handle(index)), in: place)
    things[index].drivers.append(Thing.Driver(property: .outline, cell: cell))
    enqueue(cell)
  }

  /// Has a path's outline computed again, because its data has changed.
  mutating func redrawOutline(of index: Int) {
    for driver in things[index].drivers {
      guard case .outline = cells[driver.cell].role, cells[driver.cell].state == .clean else { continue }
      cells[driver.cell].state = .stale
      enqueue(driver.cell)
    }
  }

  /// Computes a path's outline; false, since nobody reads an outline.
  mutating func updateOutline(of handle: ThingHandle, for cell: Int) -> Bool {
    guard isThere(handle) else { return false }
    let index = Int(handle.index)
    var outline = Outline()
    let data = things[index].look.source
    if !data.isEmpty {
      let path = SVGPath(data)
      outline = path.outline
      if path.errorOffset != nil { report(Mistake(.badOutline(program.things[things[index].plan].span))) }
    }
    do {
      var context = Context(surroundings: cells[cell].surroundings, locals: cells[cell].locals)
      for step in program.things[things[index].plan].outline { try draw(step, into: &outline, &context) }
    } catch {
      report(error)
      return false
    }
    things[index].outline = outline
    changed(.outline, of: index)
    if measure(index) { tellWatchers(of: .size, of: index) }
    return false
  }

  private mutating func draw(
    _ step: OutlineStep, into outline: inout Outline, _ context: inout Context
  ) throws(Mistake) {
    var to = Point.zero
    if let code = step.to { to = try point(code, &context) }
    var via: [Point] = []
    for code in step.via { via.append(try point(code, &context)) }
    switch step.verb {
    case .move: outline.move(to: to)
    case .line: outline.line(to: to)
    case .curve:
      switch via.count {
      case 0: outline.line(to: to)
      case 1: outline.curve(to: to, via: via[0])
      default: outline.curve(to: to, via: via[0], and: via[1])
      }
    case .arc:
      var radius = 0.0
      if let code = step.radius { radius = try number(code, Span(0, 0), &context) }
      outline.arc(to: to, radius: radius)
    case .close: outline.close()
    }
  }

  private mutating func point(_ code: Code, _ context: inout Context) throws(Mistake) -> Point {
    let value = try evaluate(code, &context)
    guard case .point(let point) = value else {
      throw Mistake(.wrongTypeNow(code.span, expected: .point, found: value.type))
    }
    return point
  }

  /// What a thing draws of its own, in its own points; nil for what draws nothing. A stroke lies inside the bounds of
  /// what has a size, and centred on the line of a path.
  func shape(of index: Int) -> Shape? {
    let look = things[index].look
    guard let form = form(of: index) else { return nil }
    guard things[index].kind == .path else { return Shape(form) }
    let isFilled = look.color != nil
    return Shape(form, isFilled: isFilled, thickness: look.stroke == nil ? 0 : look.thickness)
  }

  /// The line around what a thing draws; nil for what draws nothing.
  func form(of index: Int) -> Shape.Form? {
    let look = things[index].look
    let corner = min(look.corner, min(look.size.x, look.size.y) / 2)
    switch things[index].kind {
    case .box, .label, .image: return .box(size: look.size, corner: corner)
    case .circle, .oval: return .ellipse(size: look.size)
    case .star: return .outline(.star(points: look.corners, size: look.size))
    case .polygon: return .outline(.polygon(sides: look.corners, size: look.size))
    case .path: return things[index].outline.map { .outline($0) }
    case .group, nil: return look.background == nil ? nil : .box(size: look.size, corner: corner)
    }
  }
}
