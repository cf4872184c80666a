import SceneLang

/// Drawing: the stage becomes a display list.
extension Stage {
  /// Brings `display` up to date; true when the picture has changed since the last time.
  public mutating func draw() -> Bool {
    guard pictureIsStale else { return false }
    pictureIsStale = false
    treeIsStale = true
    let before = display.numbers
    if reducesMotion, !glides.isEmpty { drawStill() } else { drawAll() }
    return display.numbers != before
  }

  /// Draws what glides where it is still, as `Glide.still` says. It is a copy that goes there: what happens, and when,
  /// is the same with motion and without.
  private mutating func drawStill() {
    var copy = self
    for number in glides.numbers {
      if let glide = glides[number] { copy.set(glide.target, to: glide.still(at: now)) }
    }
    copy.settle()
    copy.drawAll()
    display = copy.display
  }

  private mutating func drawAll() {
    display.numbers.removeAll(keepingCapacity: true)
    display.transform(.identity)
    if let background = things[0].look.background {
      display.shape(.box(size: size, corner: 0), fill: background, over: size, stroke: nil, thickness: 0)
    }
    for child in paintOrder(of: 0) { draw(child) }
  }

  private mutating func draw(_ index: Int) {
    let look = things[index].look
    guard !look.hidden, look.opacity > 0, !(look.oneSided && facesAway(index)) else { return }
    let isLayer = look.opacity < 1 && (!children(of: index).isEmpty || paintsTwice(index))
    if isLayer { display.beginLayer(opacity: look.opacity) }
    display.transform(plane(of: index))
    drawOwn(index, opacity: isLayer ? 1 : look.opacity)
    if look.clip { display.beginClip(look.size, corner: look.corner) }
    for child in paintOrder(of: index) { draw(child) }
    if look.clip { display.endClip() }
    if isLayer { display.endLayer() }
  }

  /// Whether a thing paints more than once where it is, so that it must be faded as a whole.
  private func paintsTwice(_ index: Int) -> Bool {
    let look = things[index].look
    let paints = [look.background != nil, look.stroke != nil, look.color != nil || things[index].kind == .image]
    return paints.filter { $0 }.count > 1
  }

  private mutating func drawOwn(_ index: Int, opacity: Double) {
    let look = things[index].look
    switch things[index].kind {
    case .box, .circle, .oval, .star, .polygon:
      drawShape(index, fill: look.color, opacity)
    case .path:
      guard let form = form(of: index) else { return }
      display.shape(
        form, fill: look.color?.faded(opacity), over: look.size, stroke: look.stroke.map { fade($0, opacity) },
        thickness: look.thickness)
    case .label:
      drawShape(index, fill: look.background, opacity)
      drawWords(look, opacity)
    case .image:
      drawShape(index, fill: look.background, opacity, stroked: false)
      display.image(look.source, fit: look.fit, size: look.size, corner: look.corner, opacity: opacity)
      drawShape(index, fill: nil, opacity)
    case .group, nil:
      drawShape(index, fill: look.background, opacity)
    }
  }

  /// Draws a shape that has a size; its stroke lies inside it.
  private mutating func drawShape(_ index: Int, fill: Paint?, _ opacity: Double, stroked: Bool = true) {
    let look = things[index].look
    guard let form = form(of: index) ?? (look.stroke == nil ? nil : .box(size: look.size, corner: look.corner)) else {
      return
    }
    if let fill { display.shape(form, fill: fill.faded(opacity), over: look.size, stroke: nil, thickness: 0) }
    guard stroked, let stroke = look.stroke, look.thickness > 0 else { return }
    display.innerStroke(form, size: look.size, fade(stroke, opacity), look.thickness)
  }

  private mutating func drawWords(_ look: Look, _ opacity: Double) {
    guard case .solid(let ink)? = look.color?.solid else { return }
    let lines = TextMetrics.lines(look.words.text)
    let lineHeight = look.words.size * 1.2
    let top = (look.size.y - lineHeight * Double(lines.count)) / 2
    let x: Double =
      switch look.words.align {
      case .left: 0
      case .center: look.size.x / 2
      case .right: look.size.x
      }
    for (number, line) in lines.enumerated() where !line.isEmpty {
      let baseline = top + lineHeight * Double(number) + look.words.size * 0.95
      display.text(line, look.words, at: Point(x, baseline), fade(ink, opacity))
    }
  }
}

extension Paint {
  /// The same paint, less opaque.
  func faded(_ opacity: Double) -> Paint {
    if opacity == 1 { return self }
    switch self {
    case .solid(let colour): return .solid(fade(colour, opacity))
    case .linear(let top, let bottom): return .linear(fade(top, opacity), fade(bottom, opacity))
    }
  }

  /// One colour in place of two: text has no gradient.
  var solid: Paint {
    switch self {
    case .solid: self
    case .linear(let top, _): .solid(top)
    }
  }
}
