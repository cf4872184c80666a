/// What a statement stands in.
struct Surroundings {
  /// The parameters of the part whose instance's braces these are.
  var parameters: [Text] = []
  /// True in the braces of a `path`.
  var isPath = false
  /// The `if` in whose braces, and in no thing's, the statement stands.
  var ifWord: Span?
  /// True outside all things and parts, where no property can stand.
  var isFile = true
}

extension Parser {
  /// Reads one statement of a scene, a part or a thing's braces. The next token is not the end of a statement.
  mutating func item(in surroundings: Surroundings) -> Item {
    statementStart = index
    isRecovering = false
    let isBehindStep = isBehindMisplacedStep
    isBehindMisplacedStep = false
    guard kind == .word else { return unreadableItem() }
    noteCapital()
    if !isPropertyLine(in: surroundings) {
      noteForeignWord(amongSteps: false)
      noteMisspelling(surroundings)
    }
    noteSemicolon(in: surroundings)
    noteMissingOn()
    if isPropertyLine(in: surroundings) { return propertyLine(in: surroundings) }
    if surroundings.isPath, isPathStep { return pathLine() }
    switch keyword {
    case .scene: return sceneHeader()
    case .use: return useDeclaration()
    case .color: return colorDeclaration()
    case .let: return letItem()
    case .state: return stateDeclaration()
    case .part: return partDeclaration()
    case .action: return actionDeclaration()
    case .if: return ifItem(in: surroundings)
    case .for: return forItem(in: surroundings)
    case .on: return onHandler()
    case .when, .every, .after: return handler()
    case .drag, .pinch, .rotate: return gesture()
    case .timeline: return timeline()
    case .test: return testDeclaration()
    default:
      if reportMisplaced(isBehindStep, in: surroundings) { return unreadableItem() }
      return isUnknownProperty ? propertyLine(in: surroundings) : thingItem()
    }
  }

  /// A thing, as a statement.
  private mutating func thingItem() -> Item { .thing(thing()) }

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
  @inline(never)
  private mutating func unreadableItem() -> Item {
    let start = start
    reportUnexpected()
    skipToBoundary()
    if kind == .openBrace { skipBraces() }
    return .unreadable(span(from: start))
  }

  /// Reports a word that begins no thing: a step, an assignment, or a word from elsewhere. Of steps that follow one
  /// another, only the first is reported.
  @inline(never)
  private mutating func reportMisplaced(_ isBehindStep: Bool, in surroundings: Surroundings) -> Bool {
    let written = text(token)
    if let ifWord = surroundings.ifWord, isAssignment || isCall || keyword.startsOnlyStep && !keyword.isOfTests {
      isRecovering = isBehindStep
      report(.ifAmongThings(at: ifWord))
      isBehindMisplacedStep = true
    } else if isAssignment {
      isRecovering = isBehindStep
      let place = assignedPlace
      report(.assignmentAmongThings(at: place, source.text(place), name: place == span(token) ? written : ""))
      isBehindMisplacedStep = true
    } else if keyword == .else {
      report(.elseWithoutIf(at: span(token)))
    } else if keyword.endsExpression {
      reportUnexpected()
    } else if Kind(word: written) != nil || parts.parameters(of: written) != nil {
      return false
    } else if keyword.startsOnlyStep {
      isRecovering = isBehindStep
      report(keyword.isOfTests ? .testStepElsewhere(span(token)) : .stepAmongThings(at: span(token), written))
      isBehindMisplacedStep = true
    } else if keyword == .none, let plain = ForeignWord(written) {
      report(.foreignWord(at: span(token), written, plain))
    } else if isCall {
      isRecovering = isBehindStep
      report(.stepAmongThings(at: span(token), written))
      isBehindMisplacedStep = true
    } else {
      return false
    }
    return true
  }

  /// Whether a name stands directly before `(`, as in `shake(piece)`.
  private var isCall: Bool {
    following.kind == .openParenthesis && following.start == token.end && Property(word: text(token)) == nil
  }

  /// Reports a `;` behind a thing's properties, as CSS has it: it ends the thing.
  private mutating func noteSemicolon(in surroundings: Surroundings) {
    guard surroundings.isFile, index > 0, tokens[index - 1].kind == .semicolon, Property(word: text(token)) != nil,
      following.kind != .assign, !(keyword == .color && following.kind == .word && tokens[index + 2].kind == .assign)
    else { return }
    let place = span(tokens[index - 1])
    note(.semicolonBetweenProperties(at: place, text(token), fix: Fix(place, "")))
  }

  /// Reads `tap button { … }` as what happens on a tap.
  private mutating func noteMissingOn() {
    guard keyword != .drag, let event = Event(word: text(token)), event.isTouch, following.kind == .word, lineHasBrace
    else { return }
    let word = Word(event.word, span(token))
    note(.missingOn(at: word.span, word.text, fix: Fix(word.span.before, "on ")))
    impliedEvent = word
    replaceKeyword(.on)
  }

  /// Whether the next word is no kind and stands before a value: a property that is not known.
  private var isUnknownProperty: Bool {
    switch following.kind {
    case .number, .colour, .openParenthesis, .openBracket, .minus, .foreign:
      Kind(word: text(token)) == nil && parts.parameters(of: text(token)) == nil
    default: false
    }
  }

  /// The name that stands next, with the `.name`s behind it.
  private var assignedPlace: Span {
    var last = index
    while tokens[last + 1].kind == .dot, tokens[last + 2].kind == .word { last += 2 }
    return span(token).joined(with: span(tokens[last]))
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
