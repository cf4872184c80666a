/// Things that are invisible from the beginning and stay so.
extension Finder {
  /// Things that are never shown. What is in one that is never shown is not told of again.
  mutating func findNeverShown() {
    let leaving = holdersOfWhatLeaves()
    for thing in uses.things {
      if let holder = thing.holder, unseen.contains(holder), !uses.isAttached[uses.first[thing.symbol]] {
        unseen.insert(thing.symbol)
        continue
      }
      guard !leaving.contains(thing.symbol), let cause = reasonNotShown(thing) else { continue }
      unseen.insert(thing.symbol)
      let waiting = met[uses.first[thing.symbol]]
      diagnostics.append(
        .neverShown(
          cause.span, name(of: thing), cause: short(cause.span), remedy: remedy(for: cause, of: thing),
          waiting: waiting))
    }
  }

  /// The property that keeps a thing from being shown, if one does for good. What something asks for is there as a
  /// mark; what is transparent may be there for fingers.
  private func reasonNotShown(_ thing: Uses.ThingUse) -> PropertySetting? {
    let name = scene.symbols[thing.symbol].word.text
    if uses.isReadInPlay[uses.first[thing.symbol]] || uses.membersReadInPlay.contains(name) { return nil }
    let changes = uses.changes(of: thing.symbol)
    for setting in thing.settings {
      guard let property = Property(word: setting.word.text), !changes.contains(PropertySet(property)),
        isUnseen(property, setting.value, thing)
      else { continue }
      return setting
    }
    return nil
  }

  private func isUnseen(_ property: Property, _ value: Expression?, _ thing: Uses.ThingUse) -> Bool {
    switch property {
    case .hidden: value == nil || value.flatMap { known.known($0) } == .flag(true)
    case .opacity: isNothing(value) && !isMet(thing.symbol)
    case .scale: isNothing(value) && !isMet(thing.symbol)
    case .size, .width, .height: isNothing(value) && !isMet(thing.symbol) && isOnlyItsSize(thing)
    case .at, .center, .x, .y, .place, .parent, .anchor, .rotation, .rotationX, .rotationY, .flipped, .perspective,
      .z, .oneSided, .color, .stroke, .thickness, .background, .corner, .text, .font, .textSize, .bold, .italic,
      .align, .fit, .clip, .touch, .reach, .alt, .points, .sides, .file, .outline:
      false
    }
  }

  /// Whether a value is 0, or a point with a 0.
  private func isNothing(_ value: Expression?) -> Bool {
    switch value.flatMap({ known.known($0) }) {
    case .number(_, let to)?: to <= 0
    case .point(let x, let y)?: x == 0 || y == 0
    case .flag?, .text?, nil: false
    }
  }

  /// Whether a thing is no more than what its size says: a shape with nothing in it and no outline.
  private func isOnlyItsSize(_ thing: Uses.ThingUse) -> Bool {
    guard let kind = scene.symbols[thing.symbol].type.kind, kind.isShape, kind != .path, !thing.hasChildren,
      !uses.isHolder[uses.first[thing.symbol]], !uses.attachesToAnything
    else { return false }
    return !thing.settings.contains { $0.word.text == "stroke" }
  }

  /// Whether handlers or gestures are about a thing, as what happens or as what it happens to.
  private func isMet(_ symbol: Int) -> Bool { met[uses.first[symbol]] != nil }

  /// The things out of whose braces something is attached elsewhere; all, where that can't be told.
  private func holdersOfWhatLeaves() -> Set<Int> {
    var holders: Set<Int> = []
    for thing in uses.things where uses.attachesAnything || uses.isAttached[uses.first[thing.symbol]] {
      var outer = thing.holder
      while let holder = outer, holders.insert(holder).inserted { outer = self.holder(of: holder) }
    }
    return holders
  }

  /// A step that would show a thing.
  private func remedy(for setting: PropertySetting, of thing: Uses.ThingUse) -> Text {
    guard let name = thing.syntax.name?.text else { return "" }
    return switch setting.word.text {
    case "hidden": name + ".hidden = no"
    case "size", "width", "height": name + "." + setting.word.text + " = 40"
    default: name + "." + setting.word.text + " = 1"
    }
  }
}
