/// What a statement stands in.
struct Surroundings {
  /// The parameters of the part whose instance's braces these are.
  var parameters: [Text] = []
  /// True in the braces of a `path`.
  var isPath = false
  /// True outside all things and parts, where no property can stand.
  var isFile = true
}

extension Parser {
  /// Reads one statement of a scene, a part or a thing's braces. The next token is not the end of a statement.
  mutating func item(in surroundings: Surroundings) -> Item {
    statementStart = index
    isRecovering = false
    guard kind == .word else { return unreadableItem() }
    if isPropertyLine(in: surroundings) { return propertyLine(in: surroundings) }
    if surroundings.isPath, isPathStep { return .pathSteps(pathSteps()) }
    switch keyword {
    case .scene: return .scene(sceneHeader())
    case .use: return .use(useDeclaration())
    case .color: return .color(colorDeclaration())
    case .let: return .let(letDeclaration())
    case .state: return .state(stateDeclaration())
    case .part: return .part(partDeclaration())
    case .action: return .action(actionDeclaration())
    case .if: return .if(ifItem(in: surroundings))
    case .for: return .for(forItem(in: surroundings))
    case .on: return .handler(onHandler())
    case .when, .every, .after: return .handler(handler())
    case .drag, .pinch, .rotate: return .gesture(gesture())
    case .timeline: return .timeline(timeline())
    case .test: return .test(testDeclaration())
    case .else:
      report(.elseWithoutIf(at: span(token)))
      return unreadableItem()
    default: return otherItem(in: surroundings)
    }
  }

  /// The braces of a scene, a part or a thing.
  mutating func itemBraces(of word: Word, in surroundings: Surroundings) -> Braces<Item> {
    let opening = openBraces(of: word)
    return itemBraces(opening, in: surroundings)
  }

  /// The contents of braces that have been opened.
  mutating func itemBraces(_ opening: Opening, in surroundings: Surroundings) -> Braces<Item> {
    var items: [Item] = []
    var inside = surroundings
    inside.isFile = false
    while continues(opening, endsBefore: Parser.standsOnlyInFile) {
      items.append(item(in: inside))
      endStatement()
    }
    return Braces(items, span: closeBraces(opening))
  }

  private static func standsOnlyInFile(_ token: Token) -> Bool {
    switch token.keyword {
    case .scene, .use, .part, .action, .test: true
    default: false
    }
  }

  /// Skips a statement that can't be read.
  private mutating func unreadableItem() -> Item {
    let start = start
    reportUnexpected()
    skipToBoundary()
    if kind == .openBrace { skipBraces() }
    return .unreadable(span(from: start))
  }

  /// A thing, or something that does not belong here.
  private mutating func otherItem(in surroundings: Surroundings) -> Item {
    let written = text(token)
    if isAssignment {
      report(.assignmentAmongThings(at: span(token), written))
    } else if isStepWord(written) {
      report(.stepAmongThings(at: span(token), written))
    } else if let plain = ForeignWord(written), parts.parameters(of: written) == nil {
      report(.foreignWord(at: span(token), written, plain))
    } else if keyword.endsExpression {
      reportUnexpected()
    } else {
      return thingOrProperty(in: surroundings)
    }
    return unreadableItem()
  }

  private func isStepWord(_ written: Text) -> Bool {
    keyword.startsOnlyStep && parts.parameters(of: written) == nil
  }

  /// A line that begins with a word that is no kind: a thing of an unknown kind, or a property that is not known,
  /// where the word stands before a value.
  private mutating func thingOrProperty(in surroundings: Surroundings) -> Item {
    switch following.kind {
    case .number, .colour, .openParenthesis, .openBracket, .minus, .assign, .foreign:
      let isKnown = Kind(word: text(token)) != nil || parts.parameters(of: text(token)) != nil
      if !isKnown { return propertyLine(in: surroundings) }
    default: break
    }
    return .thing(thing())
  }

  /// Whether the statement assigns: a name, perhaps with `.name` behind it, and `=`, `+=` or `-=`.
  var isAssignment: Bool {
    var next = index + 1
    while tokens[next].kind == .dot, tokens[next + 1].kind == .word { next += 2 }
    switch tokens[next].kind {
    case .assign, .addAssign, .subtractAssign: return true
    default: return false
    }
  }
}
