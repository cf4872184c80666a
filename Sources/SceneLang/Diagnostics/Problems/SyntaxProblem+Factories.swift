extension Diagnostic {
  private init(_ problem: SyntaxProblem, _ span: Span, _ arguments: [Text] = [], related: [Span] = [], fix: Fix? = nil)
  {
    self.init(.syntax(problem), at: span, arguments, related: related, fix: fix)
  }

  // MARK: What is missing

  static func missingValue(at span: Span, after word: Text) -> Diagnostic {
    let traits = Property(word: word)?.traits
    let types: ValueType = traits.map { $0.choices.isEmpty ? $0.type : [] } ?? []
    return Diagnostic(.syntax(.missingValue), at: span, [.words(word), .types(types), .examples(types)])
  }

  static func missingName(at span: Span, after word: Text) -> Diagnostic { Diagnostic(.missingName, span, [word]) }

  /// `word` belongs to the given statement.
  static func missingWord(at span: Span, _ word: Keyword, in statement: Keyword) -> Diagnostic {
    Diagnostic(.missingWord, span, [word.text, statement.text, Example.of(word, in: statement)])
  }

  static func missingText(at span: Span, after word: Keyword) -> Diagnostic {
    Diagnostic(.missingText, span, [word.text, Example.text(after: word)])
  }

  static func missingEquals(at span: Span, after name: Text, fix: Fix?) -> Diagnostic {
    Diagnostic(.missingEquals, span, [name], fix: fix)
  }

  static func missingComma(at span: Span, fix: Fix) -> Diagnostic { Diagnostic(.missingComma, span, fix: fix) }

  static func missingEvent(at span: Span) -> Diagnostic { Diagnostic(.missingEvent, span) }

  static func missingGesture(at span: Span) -> Diagnostic { Diagnostic(.missingGesture, span) }

  static func missingKind(at span: Span) -> Diagnostic { Diagnostic(.missingKind, span) }

  static func missingLoopRange(at span: Span, after name: Text) -> Diagnostic {
    Diagnostic(.missingLoopRange, span, [name])
  }

  // MARK: Braces and brackets

  /// `word` begins the statement, and `last` is its last word.
  static func missingOpeningBrace(at span: Span, of word: Text, after last: Text) -> Diagnostic {
    Diagnostic(.missingOpeningBrace, span, [word, last])
  }

  static func missingClosingBrace(at span: Span, closesAt place: Span, fix: Fix) -> Diagnostic {
    Diagnostic(.missingClosingBrace, span, related: [place], fix: fix)
  }

  static func extraClosingBrace(at span: Span, fix: Fix) -> Diagnostic {
    Diagnostic(.extraClosingBrace, span, fix: fix)
  }

  static func unexpectedBrace(at span: Span) -> Diagnostic { Diagnostic(.unexpectedBrace, span) }

  static func missingBracket(at span: Span, _ bracket: Text, opener: Span, fix: Fix) -> Diagnostic {
    Diagnostic(.missingBracket, span, [bracket], related: [opener], fix: fix)
  }

  static func extraBracket(at span: Span, _ bracket: Text) -> Diagnostic { Diagnostic(.extraBracket, span, [bracket]) }

  static func pointWithoutParentheses(at span: Span, _ written: Text, fix: Fix) -> Diagnostic {
    Diagnostic(.pointWithoutParentheses, span, [written], fix: fix)
  }

  static func commaBetweenProperties(at span: Span, fix: Fix) -> Diagnostic {
    Diagnostic(.commaBetweenProperties, span, fix: fix)
  }

  static func contentBeforeName(at span: Span, _ name: Text, fix: Fix) -> Diagnostic {
    Diagnostic(.contentBeforeName, span, [name], fix: fix)
  }

  static func emptyParentheses(at span: Span) -> Diagnostic { Diagnostic(.emptyParentheses, span) }

  static func notAPoint(at span: Span) -> Diagnostic { Diagnostic(.notAPoint, span) }

  static func tooDeep(at span: Span, limit: Int) -> Diagnostic {
    Diagnostic(.tooDeep, span, [Text(decimal: limit)])
  }

  // MARK: What can't stand where it stands

  static func unexpected(at span: Span, _ written: Text, after word: Text) -> Diagnostic {
    Diagnostic(.unexpected, span, [written, word])
  }

  static func badStart(at span: Span, _ written: Text) -> Diagnostic { Diagnostic(.badStart, span, [written]) }

  static func valueWithoutProperty(at span: Span, _ written: Text) -> Diagnostic {
    Diagnostic(.valueWithoutProperty, span, [written])
  }

  static func elseWithoutIf(at span: Span) -> Diagnostic { Diagnostic(.elseWithoutIf, span) }

  static func stepAmongThings(at span: Span, _ word: Text) -> Diagnostic {
    Diagnostic(.stepAmongThings, span, [word])
  }

  /// `name` is what is written where it is a single name, otherwise empty.
  static func assignmentAmongThings(at span: Span, _ written: Text, name: Text) -> Diagnostic {
    Diagnostic(.assignmentAmongThings, span, [written, name])
  }

  static func itemAmongSteps(at span: Span, _ word: Text) -> Diagnostic { Diagnostic(.itemAmongSteps, span, [word]) }

  static func thingAmongSteps(at span: Span, _ kind: Text) -> Diagnostic { Diagnostic(.thingAmongSteps, span, [kind]) }

  static func notAStep(at span: Span, _ written: Text) -> Diagnostic { Diagnostic(.notAStep, span, [written]) }

  static func notAMoment(at span: Span, _ written: Text) -> Diagnostic { Diagnostic(.notAMoment, span, [written]) }

  // MARK: Names

  static func notAName(at span: Span, _ written: Text, after word: Text) -> Diagnostic {
    Diagnostic(.notAName, span, [written, word])
  }

  static func reservedName(at span: Span, _ name: Text) -> Diagnostic { Diagnostic(.reservedName, span, [name]) }

  /// `joined` is a name of one word.
  static func nameOfTwoWords(at span: Span, _ written: Text, _ joined: Text) -> Diagnostic {
    Diagnostic(.nameOfTwoWords, span, [written, joined])
  }

  static func propertyAsName(at span: Span, _ name: Text) -> Diagnostic { Diagnostic(.propertyAsName, span, [name]) }

  // MARK: Habits from elsewhere

  static func declaredWithTwoEquals(at span: Span, fix: Fix) -> Diagnostic {
    Diagnostic(.declaredWithTwoEquals, span, fix: fix)
  }

  static func equalsForComparing(at span: Span, fix: Fix) -> Diagnostic {
    Diagnostic(.equalsForComparing, span, fix: fix)
  }

  static func foreignSign(at span: Span, _ written: Text, _ plain: Text, fix: Fix) -> Diagnostic {
    Diagnostic(.foreignSign, span, [written, plain], fix: fix)
  }

  static func foreignWord(at span: Span, _ written: Text, _ plain: ForeignWord, fix: Fix? = nil) -> Diagnostic {
    Diagnostic(.foreignWord, span, [written, plain.word, plain.example], fix: fix)
  }

  static func misspeltWord(at span: Span, _ written: Text, _ plain: Text, fix: Fix) -> Diagnostic {
    Diagnostic(.misspeltWord, span, [written, plain], fix: fix)
  }

  static func foreignTag(at span: Span) -> Diagnostic { Diagnostic(.foreignTag, span) }

  /// `word` is the property behind the `;`.
  static func semicolonBetweenProperties(at span: Span, _ word: Text, fix: Fix) -> Diagnostic {
    Diagnostic(.semicolonBetweenProperties, span, [word], fix: fix)
  }

  static func separatorAfterProperty(at span: Span, _ sign: Text, _ word: Text, fix: Fix) -> Diagnostic {
    Diagnostic(.separatorAfterProperty, span, [sign, word], fix: fix)
  }

  static func flagWithoutParentheses(at span: Span, _ word: Text, _ value: Text, fix: Fix) -> Diagnostic {
    Diagnostic(.flagWithoutParentheses, span, [word, value], fix: fix)
  }

  /// `middle` is what stands between the two comparisons.
  static func chainedComparison(at span: Span, middle: Text) -> Diagnostic {
    Diagnostic(.chainedComparison, span, [middle])
  }

  /// `right` is the number as it is written here.
  static func decimalComma(at span: Span, _ right: Text, fix: Fix) -> Diagnostic {
    Diagnostic(.decimalComma, span, [right], fix: fix)
  }

  static func missingOn(at span: Span, _ event: Text, fix: Fix) -> Diagnostic {
    Diagnostic(.missingOn, span, [event], fix: fix)
  }

  static func callBehindDot(at span: Span) -> Diagnostic { Diagnostic(.callBehindDot, span) }

  static func ifAmongThings(at span: Span) -> Diagnostic { Diagnostic(.ifAmongThings, span) }

  static func animateForm(at span: Span, fix: Fix?) -> Diagnostic { Diagnostic(.animateForm, span, fix: fix) }

  static func bracesForValue(at span: Span) -> Diagnostic { Diagnostic(.bracesForValue, span) }

  static func percent(at span: Span) -> Diagnostic { Diagnostic(.percent, span) }
}

/// Examples for words that belong to a statement, the same in every language.
private enum Example {
  static func text(after word: Keyword) -> Text {
    switch word {
    case .scene: "scene \"Fish\" size (320, 568)"
    case .use: "use \"hands.scene\""
    default: "test \"one more\" { tap up }"
    }
  }

  static func of(_ word: Keyword, in statement: Keyword) -> Text {
    switch (statement, word) {
    case (.if, _): "if score > 3 then red else blue"
    case (.attach, _): "attach chip to magnet"
    case (.drag, _): "drag ball to (100, 100)"
    case (.curve, _): "curve (50, 100) via (0, 100)"
    case (.arc, _): "arc (50, 100) radius 20"
    case (.repeat, _): "repeat 3 times { tap up }"
    default: "from 0 to 10"
    }
  }
}
