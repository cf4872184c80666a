extension Parser {
  /// `scene "Title" size (320, 568) background yellow ages (3, 5)`.
  mutating func sceneHeader() -> Item {
    let start = start
    advance()
    var title: Expression?
    if kind == .textOpen || isUnquotedTitle { title = requiredText(after: .scene) }
    let settings = settings(parameters: [])
    return .scene(SceneHeader(title: title, settings: settings, span: span(from: start)))
  }

  /// Whether a title without quotation marks stands next: a word that is no property, nor nearly one.
  private var isUnquotedTitle: Bool {
    guard kind == .word, !keyword.endsExpression else { return false }
    let words = Property.allCases.map { $0.word } + ["ages"]
    return nearestWord(to: text(token), among: words) == nil
  }

  /// `use "hands.scene"`.
  mutating func useDeclaration() -> Item {
    let start = start
    advance()
    let file = requiredText(after: .use)
    return .use(UseDeclaration(file: file, span: span(from: start)))
  }

  /// A text that must stand here, such as a file's name or a test's.
  @inline(never)
  mutating func requiredText(after word: Keyword) -> Expression {
    if kind == .textOpen { return textLiteral() }
    if kind == .unreadable { isRecovering = true }
    report(.missingText(at: isAtEnd || kind == .openBrace ? placeBehind : span(token), after: word))
    while !isAtBoundary { index += 1 }
    return Expression(.missing, placeBehind)
  }

  /// `color cream = #F5EBCA`.
  mutating func colorDeclaration() -> Item {
    let start = start
    advance()
    let name = newName(after: "color")
    expectEquals(after: name)
    let value = expression()
    return .color(ColorDeclaration(name: name, value: value, span: span(from: start)))
  }

  /// A `let` as a statement.
  mutating func letItem() -> Item { .let(letDeclaration()) }

  /// `let step = 40`, `let area(w, h) = w * h`.
  mutating func letDeclaration() -> LetDeclaration {
    let start = start
    advance()
    let name = newName(after: "let")
    var names: [Word]?
    if kind == .openParenthesis {
      var found: [Word] = []
      for parameter in parameters() { found.append(parameter.name) }
      names = found
    }
    expectEquals(after: name)
    let value = expression()
    return LetDeclaration(name: name, parameters: names, value: value, span: span(from: start))
  }

  /// `state number = 10 from 0 to 10`.
  mutating func stateDeclaration() -> Item {
    let start = start
    advance()
    let name = newName(after: "state")
    expectEquals(after: name)
    let value = expression()
    var range: RangeSyntax?
    if takes(.from) { range = rangeBehindFrom(allowsBy: false) }
    return .state(StateDeclaration(name: name, value: value, range: range, span: span(from: start)))
  }

  /// The rest of `from 0 to 10`, and where it may be, `by 2`.
  mutating func rangeBehindFrom(allowsBy: Bool) -> RangeSyntax {
    let from = expression()
    expect(.to, of: .from)
    let to = expression()
    var by: Expression?
    if allowsBy, takes(.by) { by = expression() }
    return RangeSyntax(from: from, to: to, by: by)
  }

  /// `part hand(first, tint = black) { … }`.
  mutating func partDeclaration() -> Item {
    let start = start
    let word = takeWord()
    let name = newName(after: "part")
    if Property(word: name.text) != nil || Kind(word: name.text) != nil || Keyword(name.text).startsOnlyStep {
      note(.reservedName(at: name.span, name.text))
    }
    let parameters = kind == .openParenthesis ? parameters() : []
    let body = itemBraces(of: word, in: Surroundings())
    return .part(PartDeclaration(name: name, parameters: parameters, body: body, span: span(from: start)))
  }

  /// `action shake(t) { … }`.
  mutating func actionDeclaration() -> Item {
    let start = start
    let word = takeWord()
    let name = newName(after: "action")
    if Keyword(name.text).startsOnlyStep || Keyword(name.text) == .finger {
      note(.reservedName(at: name.span, name.text))
    }
    let parameters = kind == .openParenthesis ? parameters() : []
    let body = stepBraces(of: word)
    return .action(ActionDeclaration(name: name, parameters: parameters, body: body, span: span(from: start)))
  }

  /// `(first, tint = black)`.
  private mutating func parameters() -> [Parameter] {
    let opening = token
    tight.append(index)
    brackets += 1
    advance()
    var parameters: [Parameter] = []
    while kind == .word {
      let name = newName(after: "(")
      let fallback = takes(.assign) ? expression() : nil
      parameters.append(Parameter(name: name, fallback: fallback))
      if !takes(.comma) {
        guard kind == .word, tokens[index - 1].kind != .newline, !isRecovering else { break }
        noteMissingComma()
      }
    }
    close(.closeParenthesis, opening)
    return parameters
  }

  /// A name that is declared here.
  @inline(never)
  mutating func newName(after word: Text) -> Word {
    guard kind == .word else {
      if kind == .unreadable { isRecovering = true }
      if isAtBoundary || kind == .assign || kind == .openParenthesis {
        report(.missingName(at: placeBehind, after: word))
      } else {
        report(.notAName(at: span(token), source.text(span(token)), after: word))
      }
      return Word("", placeBehind)
    }
    if keyword.isReserved { note(.reservedName(at: span(token), text(token))) }
    return takeWord()
  }

  /// Steps over the `=` of a declaration.
  @inline(never)
  private mutating func expectEquals(after name: Word) {
    if takes(.assign) || isRecovering { return }
    switch kind {
    case .equal:
      note(.declaredWithTwoEquals(at: span(token), fix: Fix(span(token), "=")))
      advance()
    case .foreign where text(token) == ":" && following.kind == .assign:
      noteColonEquals()
      advance()
    case .foreign where text(token) == ":":
      noteForeign(":", "=")
      advance()
    case .minus where following.kind == .word && isAdjacent && tokens[index + 2].kind == .assign:
      let whole = name.span.joined(with: span(following))
      report(.nameOfTwoWords(at: whole, source.text(whole), name.text + "_" + text(following)))
    case .word where keyword == .to || text(token) == "is" || text(token) == "be":
      noteForeign(text(token), "=")
      advance()
    case .word where following.kind == .assign && !name.text.isEmpty:
      report(
        .nameOfTwoWords(
          at: name.span.joined(with: span(token)), name.text + " " + text(token), name.text + "_" + text(token)))
    default:
      let fix = startsValue ? Fix(placeBehind, " =") : nil
      report(.missingEquals(at: placeBehind, after: name.text, fix: fix))
      if startsValue { isRecovering = false }
    }
  }
}
