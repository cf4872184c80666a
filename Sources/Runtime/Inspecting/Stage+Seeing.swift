#if !hasFeature(Embedded)
  import SceneLang

  /// Looking at the stage as a child sees it, for the findings of `scenec check`.
  extension Stage {
    /// How many things there are, drawn or not.
    public var thingCount: Int { things.count - freeThings.count }

    /// The age in years of the youngest child that the scene is for; nil where it does not say.
    public var youngestAge: Double? {
      guard let code = program.ages else { return nil }
      var stage = self
      var context = Context(surroundings: 0)
      guard case .point(let ages)? = try? stage.evaluate(code, &context) else { return nil }
      return ages.x
    }

    /// What is drawn at this moment, in the order of painting.
    public mutating func see() -> Sight {
      let paint = things[0].look.background ?? .solid(Colour(255, 255, 255))
      var sight = Sight(size: size, background: paint.ends)
      sight.things.reserveCapacity(thingCount)
      let around = Around(isHeard: !listening(of: 0).isEmpty)
      for child in paintOrder(of: 0) { see(child, around, into: &sight) }
      return sight
    }

    /// What a thing gets from all that it is in.
    private struct Around {
      var outer: Int?
      var opacity = 1.0
      var clip: Bounds?
      var isGliding = false
      var isHeard: Bool
    }

    private mutating func see(_ index: Int, _ around: Around, into sight: inout Sight) {
      let look = things[index].look
      guard !look.hidden, look.opacity > 0, !(look.oneSided && facesAway(index)) else { return }
      let thing = seen(index, around)
      var inner = around
      inner.outer = sight.things.count
      inner.opacity = thing.opacity
      inner.isGliding = thing.isGliding
      inner.isHeard = thing.isHeard
      if look.clip {
        let box = Bounds(at: .zero, size: look.size).mapped(by: thing.map)
        // What is cut to two boxes that share nothing is not seen at all.
        guard let clip = around.clip.map({ $0.intersection(box) }) ?? box else { return }
        inner.clip = clip
      }
      sight.things.append(thing)
      for child in paintOrder(of: index) { see(child, inner, into: &sight) }
    }

    private mutating func seen(_ index: Int, _ around: Around) -> SeenThing {
      let look = things[index].look
      let map = plane(of: index)
      let isListening = !listening(of: index).isEmpty
      let gestures = program.gestures(ofPlan: things[index].plan).map { program.gestures[$0] }
      let drags = gestures.filter { $0.kind == .drag }
      let isLabel = things[index].kind == .label
      let words = SeenWords(
        text: look.words.text, size: look.words.size, ink: look.color?.ends.top, align: look.words.align,
        sizeIsGiven: look.sizeIsGiven)
      return SeenThing(
        thing: handle(index), declaration: program.things[things[index].plan].span, name: name(of: index),
        kind: things[index].kind,
        outer: around.outer, map: map, size: look.size, opacity: around.opacity * look.opacity, clip: around.clip,
        isGliding: around.isGliding || !glides.of(handle(index)).isEmpty, isListening: isListening,
        isHeard: around.isHeard || isListening, isDraggable: !drags.isEmpty,
        isFramed: drags.contains { $0.within != nil }, reach: look.reach ?? 0, surface: surface(of: index)?.ends,
        picture: things[index].kind == .image ? look.source : nil, words: isLabel ? words : nil, inverse: map.inverse(),
        drawnShape: shape(of: index), touchShape: touchShape(of: index))
    }

    /// What fills a thing's shape; nil for what shows only what is in it.
    private func surface(of index: Int) -> Paint? {
      let look = things[index].look
      let stroke = look.stroke.map { Paint.solid($0) }
      switch things[index].kind {
      case .box, .circle, .oval, .star, .polygon:
        let isAllStroke = look.stroke != nil && look.thickness * 2 >= min(look.size.x, look.size.y)
        return isAllStroke ? stroke : look.color
      case .path: return look.color ?? stroke
      case .label, .image, .group, nil: return look.background
      }
    }
  }

  extension Paint {
    /// The colours at the top and at the bottom.
    fileprivate var ends: (top: Colour, bottom: Colour) {
      switch self {
      case .solid(let colour): (colour, colour)
      case .linear(let top, let bottom): (top, bottom)
      }
    }
  }
#endif
