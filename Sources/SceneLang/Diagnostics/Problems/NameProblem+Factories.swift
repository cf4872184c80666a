extension Diagnostic {
  /// A name that nothing in the scene has.
  public static func unknownName(_ word: Word, near: NearWord?) -> Diagnostic {
    Diagnostic(
      .name(.unknownName), at: word.span, [.words(word.text), .words(near?.text ?? "")],
      fix: near?.fix(of: word))
  }

  /// A name that two things have.
  public static func nameUsedTwice(_ word: Word, first: Span) -> Diagnostic {
    Diagnostic(.name(.nameUsedTwice), at: word.span, [.words(word.text)], related: [first])
  }

  /// A word behind a dot that its owner, which has a name or only a type, does not have.
  public static func unknownMember(_ word: Word, of owner: Argument, near: NearWord?) -> Diagnostic {
    var name: Argument = ""
    var types: Argument = ""
    if case .words = owner { name = owner } else { types = owner }
    return Diagnostic(
      .name(.unknownMember), at: word.span, [.words(word.text), name, .words(near?.text ?? ""), types],
      fix: near?.fix(of: word))
  }

  /// A line that starts with a word that is no kind of thing.
  public static func unknownKind(_ word: Word, near: NearWord?) -> Diagnostic {
    Diagnostic(
      .name(.unknownKind), at: word.span, [.words(word.text), .words(near?.text ?? "")],
      fix: near?.fix(of: word))
  }

  /// A name that stands before the kind of the thing.
  static func kindBehindName(_ name: Word, kind: Word) -> Diagnostic {
    let whole = name.span.joined(with: kind.span)
    let right = kind.text + " " + name.text
    return Diagnostic(.name(.unknownKind), at: name.span, [name.text, right], fix: Fix(whole, right))
  }

  /// A thing that stands before what happens to it.
  static func eventBehindTarget(_ target: Word, event: Word) -> Diagnostic {
    let whole = target.span.joined(with: event.span)
    let right = event.text + " " + target.text
    return Diagnostic(.name(.unknownEvent), at: target.span, [target.text, right], fix: Fix(whole, right))
  }

  /// A property that no such thing has.
  public static func unknownProperty(_ word: Word, of kind: Text, near: NearWord?) -> Diagnostic {
    Diagnostic(
      .name(.unknownProperty), at: word.span, [.words(word.text), .words(kind), .words(near?.text ?? "")],
      fix: near?.fix(of: word))
  }

  /// A property that another kind of thing has.
  public static func wrongProperty(_ word: Word, of kind: Text) -> Diagnostic {
    Diagnostic(.name(.wrongProperty), at: word.span, [.words(word.text), .words(kind)])
  }

  /// A property that is given twice.
  public static func propertyTwice(_ word: Word, first: Span) -> Diagnostic {
    Diagnostic(.name(.propertyTwice), at: word.span, [.words(word.text)], related: [first])
  }

  /// A text that stands both behind the name and as a property.
  public static func contentTwice(_ word: Word) -> Diagnostic {
    Diagnostic(.name(.contentTwice), at: word.span, [.words(word.text)])
  }

  /// A thing with both `at` and `center`.
  public static func atAndCenter(_ word: Word, other: Span) -> Diagnostic {
    Diagnostic(.name(.atAndCenter), at: word.span, [.words(word.text)], related: [other])
  }

  /// A function that does not exist.
  public static func unknownFunction(_ word: Word, near: NearWord?) -> Diagnostic {
    Diagnostic(
      .name(.unknownFunction), at: word.span, [.words(word.text), .words(near?.text ?? "")],
      fix: near?.fix(of: word))
  }

  /// A name used as a function that is none.
  public static func notACall(_ word: Word, declared: Span) -> Diagnostic {
    Diagnostic(.name(.notACall), at: word.span, [.words(word.text)], related: [declared])
  }

  /// A formula used without its values.
  public static func formulaWithoutParentheses(_ word: Word) -> Diagnostic {
    Diagnostic(.name(.formulaWithoutParentheses), at: word.span, [.words(word.text)])
  }

  /// A name used as a value that has none.
  public static func notAValue(_ word: Word) -> Diagnostic {
    Diagnostic(.name(.notAValue), at: word.span, [.words(word.text)])
  }

  /// A word that a property does not take.
  public static func unknownChoice(_ word: Word, property: Text, choices: [Text], near: NearWord?) -> Diagnostic {
    Diagnostic(
      .name(.unknownChoice), at: word.span,
      [.words(word.text), .words(property), .choices(choices), .words(near?.text ?? "")],
      fix: near?.fix(of: word))
  }

  /// A curve that does not exist.
  public static func unknownCurve(_ word: Word, near: NearWord?) -> Diagnostic {
    Diagnostic(
      .name(.unknownCurve), at: word.span, [.words(word.text), .words(near?.text ?? "")],
      fix: near?.fix(of: word))
  }

  /// An event that does not exist.
  public static func unknownEvent(_ word: Word, near: NearWord?) -> Diagnostic {
    Diagnostic(
      .name(.unknownEvent), at: word.span, [.words(word.text), .words(near?.text ?? "")],
      fix: near?.fix(of: word))
  }

  /// A direction that does not exist.
  public static func unknownDirection(_ word: Word, near: NearWord?) -> Diagnostic {
    Diagnostic(
      .name(.unknownDirection), at: word.span, [.words(word.text), .words(near?.text ?? "")],
      fix: near?.fix(of: word))
  }

  /// An action that does not exist.
  public static func unknownAction(_ word: Word, near: NearWord?) -> Diagnostic {
    Diagnostic(
      .name(.unknownAction), at: word.span, [.words(word.text), .words(near?.text ?? "")],
      fix: near?.fix(of: word))
  }

  /// A timeline that does not exist.
  public static func unknownTimeline(_ word: Word, near: NearWord?) -> Diagnostic {
    Diagnostic(
      .name(.unknownTimeline), at: word.span, [.words(word.text), .words(near?.text ?? "")],
      fix: near?.fix(of: word))
  }

  /// A property that belongs to no thing.
  public static func propertyOfNothing(_ word: Word) -> Diagnostic {
    Diagnostic(.name(.propertyOfNothing), at: word.span, [.words(word.text)])
  }

  /// A line of an outline outside a path.
  public static func pathStepElsewhere(_ word: Word) -> Diagnostic {
    Diagnostic(.name(.pathStepElsewhere), at: word.span, [.words(word.text)])
  }

  /// A second `scene` line.
  public static func sceneTwice(_ span: Span, first: Span) -> Diagnostic {
    Diagnostic(.name(.sceneTwice), at: span, related: [first])
  }

  /// A `scene` line that is not the first.
  public static func sceneNotFirst(_ span: Span) -> Diagnostic {
    Diagnostic(.name(.sceneNotFirst), at: span)
  }

  /// Something asked of many things as if they were one.
  public static func familyMember(_ word: Word, family: Expression) -> Diagnostic {
    Diagnostic(.name(.familyMember), at: word.span, [.words(word.text), .words(family.firstWord)])
  }

  /// Many things where one is needed.
  public static func familyAsOne(_ span: Span, _ name: Text) -> Diagnostic {
    Diagnostic(.name(.familyAsOne), at: span, [.words(name)])
  }

  /// An event or gesture about something that is no thing.
  public static func notAThing(_ span: Span, _ name: Text) -> Diagnostic {
    Diagnostic(.name(.notAThing), at: span, [.words(name)])
  }

  /// An event or gesture about a thing without its name.
  public static func eventNeedsName(_ span: Span) -> Diagnostic {
    Diagnostic(.name(.eventNeedsName), at: span)
  }

  /// A name behind an event that takes none.
  public static func eventWithoutTarget(_ span: Span, event: Text) -> Diagnostic {
    Diagnostic(.name(.eventWithoutTarget), at: span, [.words(event)])
  }

  /// Text behind a thing that shows none.
  public static func noContent(_ span: Span, kind: Text) -> Diagnostic {
    Diagnostic(.name(.noContent), at: span, [.words(kind)])
  }

  /// An image without a size.
  public static func imageWithoutSize(_ span: Span) -> Diagnostic {
    Diagnostic(.name(.imageWithoutSize), at: span)
  }

  /// A step of a test that stands outside one.
  public static func testStepElsewhere(_ span: Span) -> Diagnostic {
    Diagnostic(.name(.testStepElsewhere), at: span)
  }

  /// A change of something that never changes.
  public static func neverChanges(_ word: Word, _ symbol: Symbol? = nil, fix: Fix? = nil) -> Diagnostic {
    let value = symbol?.kind == .value ? word.text : ""
    let thing = symbol?.kind == .thing ? word.text : ""
    return Diagnostic(
      .name(.neverChanges), at: word.span, [.words(word.text), .words(value), .words(thing)],
      related: symbol.map { [$0.word.span] } ?? [], fix: fix)
  }

  /// A property that can only be read.
  public static func readOnly(_ word: Word) -> Diagnostic {
    Diagnostic(.name(.readOnly), at: word.span, [.words(word.text)])
  }

  /// A change of one half of a point.
  public static func pointPart(_ word: Word, of span: Span) -> Diagnostic {
    Diagnostic(.name(.pointPart), at: span.joined(with: word.span), [.words(word.text)])
  }

  /// A change of something that is neither a state nor a property.
  public static func notAPlace(_ span: Span) -> Diagnostic {
    Diagnostic(.name(.notAPlace), at: span)
  }

  /// A file that is not there.
  public static func missingFile(_ span: Span, _ name: Text) -> Diagnostic {
    Diagnostic(.name(.missingFile), at: span, [.words(name)])
  }

  /// A file that uses itself, directly or through others.
  public static func useInCircle(_ span: Span, _ name: Text) -> Diagnostic {
    Diagnostic(.name(.useInCircle), at: span, [.words(name)])
  }

  /// `self` outside every part.
  public static func selfOutsidePart(_ span: Span) -> Diagnostic {
    Diagnostic(.name(.selfOutsidePart), at: span)
  }

  /// A file outside the scene's folder.
  public static func fileOutside(_ span: Span, _ name: Text) -> Diagnostic {
    Diagnostic(.name(.fileOutside), at: span, [.words(name)])
  }
}

extension NearWord {
  /// The change of a word to this one; nil where that is not sure.
  fileprivate func fix(of word: Word) -> Fix? { isSure ? Fix(word.span, text) : nil }
}
