/// Declaring: every name gets a symbol in the block where it stands, before any use of a name is looked at.
extension Checker {
  /// Declares the names of statements, and the blocks that they make.
  mutating func declare(_ items: [Item], in block: Int) {
    for item in items { declare(item, in: block) }
  }

  private mutating func declare(_ item: Item, in block: Int) {
    switch item {
    case .scene, .use, .properties, .pathSteps, .gesture, .unreadable: break
    case .handler(let handler): declareAdded(in: handler.body.contents, block)
    case .test(let test): declareAdded(in: test.body.contents, block)
    case .color(let color): declare(color.name, .value, in: block, StaticType(.colour))
    case .let(let value):
      declare(value.name, value.parameters == nil ? .value : .formula, in: block)
      let start = Int(value.span.start)
      if value.parameters == nil, let symbol = scene.symbolOfName[value.name.span] {
        letWords[symbol] = Span(start, start + 3, file: value.span.file)
      }
    case .state(let state): declare(state.name, .state, in: block)
    case .part(let part): declare(part, in: block)
    case .action(let action): declare(action, in: block)
    case .thing(let thing): declare(thing, in: block)
    case .if(let statement): declare(statement, in: block)
    case .for(let statement): declare(statement, in: block)
    case .timeline(let timeline):
      if let name = timeline.name { declare(name, .timeline, in: block) }
      for moment in timeline.moments.contents { declareAdded(in: moment.body.contents, block) }
    }
  }

  private mutating func declare(_ part: PartDeclaration, in block: Int) {
    let body = makeBlock(.part, in: 0, for: part.body.span)
    let symbol = makeSymbol(part.name, .part(body), in: block, .any)
    if declareApart(part.name, after: parts[part.name.text]) { parts[part.name.text] = symbol }
    for parameter in part.parameters { declare(parameter.name, .parameter, in: body) }
    declare(part.body.contents, in: body)
  }

  private mutating func declare(_ action: ActionDeclaration, in block: Int) {
    let symbol = makeSymbol(action.name, .action, in: block, .any)
    if declareApart(action.name, after: actions[action.name.text]) { actions[action.name.text] = symbol }
    let required = action.parameters.filter { $0.fallback == nil }.count
    actionParameterCounts[symbol] = (required, action.parameters.count)
    declareAdded(in: action.body.contents, block)
  }

  /// Declares the things that steps add: each `add` is a family of its own block, and families of one name are one.
  private mutating func declareAdded(in steps: [Step], _ block: Int) {
    for step in steps {
      if case .add(let thing) = step.kind { declareAdded(thing, in: block) }
      for inner in step.bodies { declareAdded(in: inner.contents, block) }
    }
  }

  private mutating func declareAdded(_ thing: ThingSyntax, in block: Int) {
    let body = makeBlock(.loop, in: block, node: makeNode(in: block), for: thing.addedBlock)
    let unit = scene.blocks[block].unit
    if let name = thing.name, let first = scene.blocks[unit].names[name.text], addedSymbols.contains(first) {
      let symbol = makeSymbol(name, .thing, in: body, StaticType(.thing, kind: Kind(word: thing.kind.text)))
      scene.symbols[first].also.append(symbol)
      declare(thing.body?.contents ?? [], in: body)
      return
    }
    declare(thing, in: body)
    if let name = thing.name, let symbol = scene.symbolOfName[name.span] { addedSymbols.insert(symbol) }
  }

  /// Whether a part or an action may have its name: one of the same file has it first. Their names are apart from
  /// those of values, since they are used where no value can stand.
  private mutating func declareApart(_ word: Word, after first: Int?) -> Bool {
    guard let first, scene.symbols[first].word.span.file == word.span.file else { return true }
    report(.nameUsedTwice(word, first: scene.symbols[first].word.span))
    return false
  }

  private mutating func declare(_ thing: ThingSyntax, in block: Int) {
    let kind = Kind(word: thing.kind.text)
    let type = StaticType(.thing, kind: kind)
    let word = thing.name ?? Word("", thing.kind.span.before)
    if thing.name != nil {
      declare(word, .thing, in: block, type)
    } else {
      scene.symbolOfName[thing.kind.span] = makeSymbol(word, .thing, in: block, type)
    }
    if let body = thing.body { declare(body.contents, in: block) }
  }

  private mutating func declare(_ statement: IfItem, in block: Int) {
    let node = makeNode(in: block)
    declare(statement.then.contents, in: makeBlock(.branch, in: block, node: node, for: statement.then.span))
    if let otherwise = statement.otherwise {
      declare(otherwise.contents, in: makeBlock(.branch, in: block, node: node, for: otherwise.span))
    }
  }

  private mutating func declare(_ statement: ForItem, in block: Int) {
    let body = makeBlock(.loop, in: block, node: makeNode(in: block), for: statement.body.span)
    declare(statement.loop.item, .loopItem, in: body)
    if let counter = statement.loop.counter { declare(counter, .loopItem, in: body, StaticType(.number)) }
    declare(statement.body.contents, in: body)
  }

  private mutating func declare(_ word: Word, _ kind: Symbol.Kind, in block: Int, _ type: StaticType = .any) {
    let symbol = makeSymbol(word, kind, in: block, type)
    guard !word.text.isEmpty else { return }
    let owner = kind == .loopItem ? block : scene.blocks[block].unit
    if let first = scene.blocks[owner].names[word.text] {
      report(.nameUsedTwice(word, first: scene.symbols[first].word.span))
    } else {
      scene.blocks[owner].names[word.text] = symbol
    }
  }

  private mutating func makeSymbol(_ word: Word, _ kind: Symbol.Kind, in block: Int, _ type: StaticType) -> Int {
    let number = scene.symbols.count
    let slot = scene.blocks[block].slots.count
    scene.symbols.append(Symbol(word: word, kind: kind, block: block, slot: slot, type: type))
    scene.blocks[block].slots.append(number)
    scene.symbolOfName[word.span] = number
    return number
  }

  private mutating func makeNode(in block: Int) -> Int {
    scene.blocks[block].nodeCount += 1
    return scene.blocks[block].nodeCount - 1
  }

  private mutating func makeBlock(_ kind: Block.Kind, in parent: Int, node: Int = 0, for braces: Span) -> Int {
    let number = scene.blocks.count
    let unit = kind == .part ? number : scene.blocks[parent].unit
    scene.blocks.append(Block(kind: kind, parent: parent, unit: unit, node: node))
    scene.blockOfBraces[braces] = number
    return number
  }
}
