/// Names: what each one that is used stands for.
extension Checker {
  /// What a name stands for here, and what is known of its value; reports a name that stands for nothing.
  mutating func resolve(_ word: Word) -> StaticType {
    if word.text.isEmpty { return .any }
    if let local = locals.lastIndex(where: { $0.name == word.text }) {
      scene.references[word.span] = .local(local)
      return locals[local].type
    }
    if let symbol = lookUp(word.text) { return use(symbol, at: word) }
    if let special = specialName(word) { return special }
    if let colour = cssColour(word.text) {
      scene.references[word.span] = .colour(colour)
      return StaticType(.colour)
    }
    if isQuiet { return .any }
    if Colour(hexadecimal: word.text) != nil {
      return reportColour(word)
    }
    // The same name may stand where it can't be reached from here.
    let near = nearWord(to: word.text, among: knownNames.filter { $0 != word.text }, meanings: .values)
    report(.unknownName(word, near: near))
    return .any
  }

  /// `FF0000`, a colour without its `#`.
  private mutating func reportColour(_ word: Word) -> StaticType {
    report(.unknownName(word, near: NearWord(text: "#" + word.text, isSure: word.text.bytes.count > 3)))
    return .any
  }

  /// `points-won` and `カ－ド`: reports a name with a `-` in it, where it is one but for that.
  mutating func reportJoinedName(_ left: Expression, _ right: Expression) -> Bool {
    guard case .name(let first) = left.kind, case .name(let second) = right.kind, !isQuiet,
      second.span.start - first.span.end <= 3, !isKnown(first.text) || !isKnown(second.text)
    else { return false }
    let whole = Word(first.text + "-" + second.text, first.span.joined(with: second.span))
    guard let near = nearWord(to: whole.text, among: knownNames), near.isSure else { return false }
    report(.unknownName(whole, near: near))
    return true
  }

  /// Whether something has the name.
  func isKnown(_ name: Text) -> Bool {
    locals.contains { $0.name == name } || lookUp(name) != nil || cssColour(name) != nil || Keyword(name).isReserved
  }

  /// The symbol of a name that is visible in the current block.
  func lookUp(_ name: Text) -> Int? {
    let unit = scene.blocks[block].unit
    var inner = block
    while inner != unit, let parent = scene.blocks[inner].parent {
      if let symbol = scene.blocks[inner].names[name] { return symbol }
      inner = parent
    }
    return scene.blocks[unit].names[name] ?? scene.blocks[0].names[name]
  }

  private mutating func specialName(_ word: Word) -> StaticType? {
    switch word.text {
    case "time":
      scene.references[word.span] = .time
      return StaticType(.number)
    case "scene":
      scene.references[word.span] = .scene
      return StaticType(.thing, kind: .group)
    case "self":
      let unit = scene.blocks[block].unit
      guard unit != 0 else {
        report(.selfOutsidePart(word.span))
        return .any
      }
      scene.references[word.span] = .selfThing
      return StaticType(.thing, part: unit)
    default:
      return nil
    }
  }

  private mutating func use(_ number: Int, at word: Word) -> StaticType {
    let symbol = scene.symbols[number]
    let access = access(to: symbol.block)
    scene.references[word.span] = .symbol(number, access)
    var type = symbol.type
    for other in symbol.also.map({ scene.symbols[$0].type }) {
      if other.kind != type.kind { type.kind = nil }
      if other.part != type.part { type.part = nil }
    }
    if access == .family {
      type.isFamily = true
      type.items = type.types
      type.types = .list
    }
    switch symbol.kind {
    case .formula:
      report(.formulaWithoutParentheses(word))
      return .any
    case .timeline:
      report(.notAValue(word))
      return .any
    case .thing, .state, .value, .action, .part, .parameter, .loopItem:
      return type
    }
  }

  /// How a symbol of another block is reached from the current one.
  func access(to target: Int) -> Access {
    var ancestors: [Int] = []
    var outer: Int? = block
    while let here = outer {
      ancestors.append(here)
      outer = scene.blocks[here].parent
    }
    var access = Access.direct
    var inner = target
    while !ancestors.contains(inner) {
      if scene.blocks[inner].kind == .loop { return .family }
      access = .maybe
      guard let parent = scene.blocks[inner].parent else { break }
      inner = parent
    }
    return access
  }

  /// Every name that could stand for a value here, nearest first, for suggestions.
  var knownNames: [Text] {
    var names = locals.reversed().map { $0.name }
    let unit = scene.blocks[block].unit
    let symbols = scene.symbols.filter { scene.blocks[$0.block].unit == unit || scene.blocks[$0.block].unit == 0 }
    names += symbols.filter { isValue($0.kind) && !$0.word.text.isEmpty }.map { $0.word.text }
    return names + ["yes", "no", "nothing", "time", "scene", "self"] + cssColourNames
  }

  private func isValue(_ kind: Symbol.Kind) -> Bool {
    switch kind {
    case .thing, .state, .value, .parameter, .loopItem: true
    case .formula, .action, .part, .timeline: false
    }
  }

  /// The type of `base.word`; reports a word that the base does not have.
  mutating func member(_ word: Word, of base: StaticType, named owner: Expression) -> StaticType {
    if base.isFamily {
      report(.familyMember(word, family: owner))
      return .any
    }
    if base.types == .point {
      if word.text == "x" || word.text == "y" { return StaticType(.number) }
      report(
        .unknownMember(
          word, of: .types(.point), near: nearWord(to: word.text, among: ["x", "y"], meanings: .properties)))
      return .any
    }
    guard base.types.contains(.thing) else {
      report(.unknownMember(word, of: .types(base.types), near: nil))
      return .any
    }
    if let part = base.part, let symbol = scene.blocks[part].names[word.text] { return memberType(symbol, of: part) }
    if let property = Property(word: word.text), fits(property, base) { return propertyType(property) }
    if base.kind == nil, base.part == nil { return memberOfSomething(word, base) }
    report(
      .unknownMember(
        word, of: .words(owner.firstWord),
        near: nearWord(to: word.text, among: members(of: base), meanings: .properties)))
    return .any
  }

  private func memberType(_ number: Int, of part: Int) -> StaticType {
    let symbol = scene.symbols[number]
    var type = symbol.type
    var inner = symbol.block
    while inner != part, let parent = scene.blocks[inner].parent {
      if scene.blocks[inner].kind == .loop, !type.isFamily {
        type.isFamily = true
        type.items = type.types
        type.types = .list
      }
      inner = parent
    }
    return type
  }

  /// A member of a thing of which nothing is known: any property, or any name inside any part, will do.
  private mutating func memberOfSomething(_ word: Word, _ base: StaticType) -> StaticType {
    if base.types.contains(.point), word.text == "x" || word.text == "y" { return StaticType(.number) }
    for body in scene.blocks where body.kind == .part && body.names[word.text] != nil { return .any }
    let known = Property.allCases.map { $0.word }
    report(.unknownMember(word, of: .types(.thing), near: nearWord(to: word.text, among: known, meanings: .properties)))
    return .any
  }

  private func members(of base: StaticType) -> [Text] {
    var words: [Text] = []
    if let part = base.part { words += scene.blocks[part].slots.map { scene.symbols[$0].word.text } }
    return words + Property.allCases.filter { fits($0, base) }.map { $0.word }
  }

  /// Whether things of the type have the property.
  func fits(_ property: Property, _ type: StaticType) -> Bool {
    guard let kinds = property.traits.kinds else { return true }
    if type.part != nil { return false }
    guard let kind = type.kind else { return true }
    return kinds.contains(kind)
  }

  /// What reading a property gives.
  func propertyType(_ property: Property) -> StaticType {
    switch property {
    case .size, .scale: StaticType(.point)
    case .parent: StaticType([.thing, .nothing])
    case .color, .background: StaticType([.colour, .gradient, .nothing])
    case .stroke: StaticType([.colour, .nothing])
    case .text: StaticType(.text)
    default: StaticType(property.traits.type)
    }
  }
}

extension Expression {
  /// The name that the expression ends in, to speak of it; empty where it has none.
  var firstWord: Text {
    switch kind {
    case .name(let word), .member(_, let word): word.text
    case .parentheses(let inner): inner.firstWord
    default: ""
    }
  }
}
