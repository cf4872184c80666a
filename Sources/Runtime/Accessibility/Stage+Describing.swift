import SceneLang

/// Describing: the stage becomes a tree for a screen reader.
extension Stage {
  /// Brings `accessibility` up to date; true when it has changed since the last time.
  public mutating func describe() -> Bool {
    guard treeIsStale || pictureIsStale else { return false }
    treeIsStale = false
    let before = accessibility
    accessibility = []
    let numbers = familyNumbers()
    let title: Text = program.title.flatMap { constantText($0) } ?? ""
    let name = things[0].look.alt ?? title
    describe(0, .scene, name, level: 0, Bounds(at: .zero, size: size))
    describeChildren(of: 0, level: 1, numbers)
    return accessibility != before
  }

  private func constantText(_ code: Code) -> Text? {
    if case .constant(let value) = code { printed(value) } else { nil }
  }

  private mutating func describeChildren(of index: Int, level: Int, _ numbers: [Int]) {
    for child in fileOrder(of: index) { describe(child, level: level, numbers) }
  }

  private mutating func describe(_ index: Int, level: Int, _ numbers: [Int]) {
    let look = things[index].look
    if look.hidden || look.oneSided && facesAway(index) { return }
    guard isDescribed(index) else { return describeChildren(of: index, level: level, numbers) }
    let start = accessibility.count
    describe(index, role(of: index), spokenName(of: index, numbers[index]), level: level, box(around: index))
    // A screen reader takes a button for one thing: what is in something that listens stands after it.
    let isGroup = things[index].kind == .group || things[index].kind == nil
    let nests = isGroup && heard(by: index).isEmpty
    describeChildren(of: index, level: nests ? level + 1 : level, numbers)
    let hasChildren = accessibility.count > start + AccessibilityTree.stride
    if nests, hasChildren { accessibility[start + 3] = Double(AccessibilityRole.group.rawValue) }
  }

  private mutating func describe(_ index: Int, _ role: AccessibilityRole, _ name: Text, level: Int, _ box: Bounds) {
    let state = spokenState(of: index)
    accessibility += [Double(index), Double(things[index].generation), Double(level), Double(role.rawValue)]
    accessibility.append(display.string(name))
    accessibility.append(state.isEmpty ? -1 : display.string(state))
    accessibility.append(listens(index))
    accessibility += [box.minimum.x, box.minimum.y, box.size.x, box.size.y]
  }

  /// Whether a screen reader speaks of a thing: it has a name, an `alt`, a text, or a listener. `alt ""` takes it out,
  /// unless it listens.
  private mutating func isDescribed(_ index: Int) -> Bool {
    if !heard(by: index).isEmpty { return true }
    let look = things[index].look
    if let alt = look.alt { return !alt.isEmpty }
    return !program.things[things[index].plan].name.isEmpty || !look.words.text.isEmpty
  }

  /// What a thing listens to as a number; with `AccessibilityTree.isSpent` where none of it can happen again.
  private mutating func listens(_ index: Int) -> Double {
    let heard = heard(by: index)
    return Double(Int(heard.rawValue) + (!heard.isEmpty && isSpent(index) ? AccessibilityTree.isSpent : 0))
  }

  private func role(of index: Int) -> AccessibilityRole { things[index].kind == .label ? .text : .image }

  /// A thing's `alt`; without one its text, or its name, with its number where it is one of a family.
  private func spokenName(of index: Int, _ number: Int) -> Text {
    let look = things[index].look
    if let alt = look.alt, !alt.isEmpty { return alt }
    if !look.words.text.isEmpty { return look.words.text }
    return number > 0 ? name(of: index) + " " + printed(.number(Double(number))) : name(of: index)
  }

  /// The names of the flags among its part's parameters that are yes.
  private mutating func spokenState(of index: Int) -> Text {
    guard let inner = things[index].inner else { return "" }
    let block = surroundings[inner].block
    var state: Text = ""
    for (slot, plan) in program.blocks[block].slots.enumerated() {
      guard case .parameter = plan, read(slot: slot, of: inner) == .flag(true) else { continue }
      state += (state.isEmpty ? "" : ", ") + program.blocks[block].slotNames[slot]
    }
    return state
  }

  /// The box around a thing in the scene's points; around what is in it where it has no size itself.
  private mutating func box(around index: Int) -> Bounds {
    let plane = plane(of: index)
    var own = Bounds(at: .zero, size: things[index].look.size)
    if things[index].kind == .path, let outline = things[index].outline?.bounds { own = outline }
    if own.size != .zero, plane.isAffine { return own.mapped(by: plane) }
    return region(of: index).bounds ?? Bounds(at: place(of: index), size: .zero)
  }
}
