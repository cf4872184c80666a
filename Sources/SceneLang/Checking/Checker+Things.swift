/// Things: their kinds, their properties, and what stands in their braces.
extension Checker {
  /// Checks a thing and everything in its braces.
  mutating func check(_ thing: ThingSyntax) {
    guard let symbol = scene.symbolOfName[(thing.name ?? thing.kind).span] else { return }
    settle(symbol, thing)
    var type = scene.symbols[symbol].type
    if type.kind == nil, type.part == nil {
      guard let meant = reportUnknownKind(of: thing) else { return }
      // The rest of the line is looked at as what it is meant to be.
      type.kind = meant
      scene.symbols[symbol].type = type
    }
    if let content = thing.content { check(content, of: thing, type) }
    var settings = thing.settings
    for case .properties(let more) in thing.body?.contents ?? [] { settings += more }
    checkOnce(settings, content: thing.content == nil ? nil : type.kind?.content)
    for setting in thing.settings { check(setting, of: type, named: thing.kind.text) }
    checkNeeds(thing, type, settings)
    guard let body = thing.body else { return }
    let outer = surroundingThing
    surroundingThing = symbol
    check(body.contents)
    surroundingThing = outer
  }

  /// Reports a statement whose first word is no kind: a kind that is nearly it, the kind behind the name, or, in a
  /// thing's braces, a property.
  /// Returns the kind where it is sure.
  private mutating func reportUnknownKind(of thing: ThingSyntax) -> Kind? {
    let word = thing.kind
    misreadThings.append((word.text, [word.text] + thing.settings.map { $0.word.text } + [thing.name?.text ?? ""]))
    let kinds = Kind.allCases.map { $0.word } + partNames
    if let name = thing.name, kinds.contains(name.text) {
      report(.kindBehindName(word, kind: name))
      return nil
    }
    let near = nearWord(to: word.text, among: kinds, meanings: .kinds)
    if let symbol = surroundingThing, thing.body == nil, near.map({ !$0.isSure }) ?? true {
      let type = scene.symbols[symbol].type
      let known = Property.allCases.filter { fits($0, type) && !$0.traits.isReadOnly }.map { $0.word }
      if let property = nearWord(to: word.text, among: known, meanings: .properties), near == nil || property.isSure {
        report(.unknownProperty(word, of: kindName(of: type), near: property))
        return nil
      }
    }
    report(.unknownKind(word, near: near))
    return near.flatMap { $0.isSure ? Kind(word: $0.text) : nil }
  }

  private mutating func settle(_ symbol: Int, _ thing: ThingSyntax) {
    guard let part = parts[thing.kind.text], case .part(let body) = scene.symbols[part].kind else { return }
    scene.symbols[symbol].type = StaticType(.thing, part: body)
  }

  /// The names of the parts, in the order of their declaration.
  var partNames: [Text] {
    scene.symbols.filter { if case .part = $0.kind { true } else { false } }.map { $0.word.text }
  }

  private mutating func check(_ content: Expression, of thing: ThingSyntax, _ type: StaticType) {
    guard type.kind?.content != nil else {
      _ = check(content)
      return report(.noContent(content.span, kind: thing.kind.text))
    }
    expect(content, [.text, .number])
  }

  private mutating func checkNeeds(_ thing: ThingSyntax, _ type: StaticType, _ settings: [PropertySetting]) {
    guard type.kind == .image else { return }
    for word in settings.map({ $0.word.text }) {
      // A word that is no property may be a misspelt size.
      if word == "size" || word == "width" || word == "height" || Property(word: word) == nil { return }
    }
    report(.imageWithoutSize(thing.kind.span))
  }

  /// Reports properties that are given twice, and a thing that has both `at` and `center`.
  private mutating func checkOnce(_ settings: [PropertySetting], content: Property?) {
    var seen: [Text: Span] = [:]
    for setting in settings {
      if let first = seen[setting.word.text] {
        report(.propertyTwice(setting.word, first: first))
      } else if let content, Property(word: setting.word.text) == content {
        report(.contentTwice(setting.word))
      } else if setting.word.text == "at" || setting.word.text == "center",
        let other = seen[setting.word.text == "at" ? "center" : "at"]
      {
        report(.atAndCenter(setting.word, other: other))
      }
      if seen[setting.word.text] == nil { seen[setting.word.text] = setting.word.span }
    }
  }

  /// Checks a line of properties in the braces of a thing or a part.
  mutating func checkOwn(_ settings: [PropertySetting]) {
    if let first = settings.first, ["move", "line", "curve", "arc", "close"].contains(first.word.text) {
      return report(.pathStepElsewhere(first.word))
    }
    if let symbol = surroundingThing {
      let type = scene.symbols[symbol].type
      for setting in settings { check(setting, of: type, named: kindName(of: type)) }
      return
    }
    let unit = scene.blocks[block].unit
    guard unit != 0 else {
      if let first = settings.first { report(.propertyOfNothing(first.word)) }
      return
    }
    checkOnce(settings, content: nil)
    for setting in settings {
      checkCommon(setting, of: StaticType(.thing, part: unit), named: partName(of: unit), known: [])
    }
  }

  private func kindName(of type: StaticType) -> Text {
    if let kind = type.kind { return kind.word }
    if let part = type.part { return partName(of: part) }
    return "thing"
  }

  private func partName(of block: Int) -> Text {
    scene.symbols.first { $0.kind == .part(block) }?.word.text ?? ""
  }

  /// Checks one property of a thing of the given type.
  mutating func check(_ setting: PropertySetting, of type: StaticType, named kind: Text) {
    guard let part = type.part else { return checkCommon(setting, of: type, named: kind, known: []) }
    let parameters = scene.blocks[part].slots.filter { scene.symbols[$0].kind == .parameter }
    let names = parameters.map { scene.symbols[$0].word.text }
    guard let place = names.firstIndex(of: setting.word.text) else {
      return checkCommon(setting, of: type, named: kind, known: names)
    }
    checkGlide(setting)
    guard let value = setting.value else { return }
    expect(value, scene.symbols[parameters[place]].type.types)
  }

  private mutating func checkCommon(
    _ setting: PropertySetting, of type: StaticType, named kind: Text, known names: [Text]
  ) {
    checkGlide(setting)
    guard let property = Property(word: setting.word.text) else {
      let known = names + Property.allCases.filter { fits($0, type) && !$0.traits.isReadOnly }.map { $0.word }
      let near = nearWord(to: setting.word.text, among: known, meanings: .properties)
      report(.unknownProperty(setting.word, of: kind, near: near))
      // Its value is looked at where it is sure what it is.
      if let near, near.isSure, let meant = Property(word: near.text) { checkValue(of: setting, meant) }
      return
    }
    if property.traits.isReadOnly {
      if let value = setting.value { _ = check(value) }
      return report(.readOnly(setting.word))
    }
    guard fits(property, type) else {
      if let value = setting.value { _ = check(value) }
      return report(.wrongProperty(setting.word, of: kind))
    }
    checkValue(of: setting, property)
  }

  /// Checks the value given to a property: one of its words, or a value of its type.
  mutating func checkValue(of setting: PropertySetting, _ property: Property) {
    guard let value = setting.value else { return }
    let traits = property.traits
    if !traits.choices.isEmpty, case .name(let word) = value.kind {
      if traits.choices.contains(word.text) {
        scene.references[word.span] = .choice(word.text)
        return
      }
      if lookUp(word.text) == nil {
        let near = nearWord(to: word.text, among: traits.choices)
        return report(.unknownChoice(word, property: traits.word, choices: traits.choices, near: near))
      }
    }
    expect(value, traits.type)
  }

  private mutating func checkGlide(_ setting: PropertySetting) {
    if let glide = setting.glide { check(glide) }
  }

  /// Checks `over 1s curve ease`.
  mutating func check(_ glide: GlideSyntax) {
    expect(glide.over, .number)
    if let curve = glide.curve { check(curve) }
  }

  /// Checks the name of a curve and its numbers.
  mutating func check(_ curve: CurveSyntax) {
    for argument in curve.arguments { expect(argument, .number) }
    guard let name = CurveName(word: curve.word.text) else {
      let known = CurveName.allCases.map { $0.word }
      return report(.unknownCurve(curve.word, near: nearWord(to: curve.word.text, among: known, meanings: .curves)))
    }
    if curve.arguments.count != name.argumentCount {
      report(.wrongCount(curve.span, of: name.word, wanted: name.argumentCount, found: curve.arguments.count))
    }
  }

  /// Checks a line of a path's outline.
  mutating func check(_ steps: [PathStep]) {
    for step in steps {
      if let to = step.to { expect(to, .point) }
      for via in step.via { expect(via, .point) }
      if let radius = step.radius { expect(radius, .number) }
    }
    if let symbol = surroundingThing, scene.symbols[symbol].type.kind != .path, let step = steps.first {
      report(.pathStepElsewhere(step.word))
    }
  }

  /// Checks the scene's first line.
  mutating func check(_ header: SceneHeader) {
    if let first = scene.header {
      return report(.sceneTwice(header.span, first: first.span))
    }
    if case .scene(let first)? = scene.items.first(where: { $0.span.file == header.span.file }),
      first.span == header.span
    {
    } else {
      report(.sceneNotFirst(header.span))
    }
    scene.header = header
    if let title = header.title { expect(title, .text) }
    for setting in header.settings {
      checkGlide(setting)
      guard let value = setting.value else { continue }
      switch setting.word.text {
      case "size": expect(value, [.number, .point])
      case "background", "color": expect(value, [.colour, .gradient])
      case "ages": expect(value, .point)
      default:
        let near = nearWord(to: setting.word.text, among: ["size", "background", "ages"], meanings: .properties)
        report(.unknownProperty(setting.word, of: "scene", near: near))
      }
    }
  }
}
