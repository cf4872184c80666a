extension Diagnostic {
  /// A value of the wrong type.
  public static func wrongType(
    _ span: Span, expected: ValueType, found: ValueType, fix: Fix? = nil
  ) -> Diagnostic {
    Diagnostic(.value(.wrongType), at: span, [.types(expected), .types(found), .examples(expected)], fix: fix)
  }

  /// A function or an action with too few or too many values.
  public static func wrongCount(_ span: Span, of name: Text, wanted: Int, found: Int) -> Diagnostic {
    Diagnostic(
      .value(.wrongCount), at: span, [.words(name), .words(Text(decimal: wanted)), .words(Text(decimal: found))])
  }

  /// A `+` between texts.
  public static func plusOnText(_ span: Span) -> Diagnostic {
    Diagnostic(.value(.plusOnText), at: span)
  }

  /// An action that takes a property over from a live value.
  public static func takenOver(_ property: Word, live: Span) -> Diagnostic {
    Diagnostic(.value(.takenOver), at: property.span, [.words(property.text)], related: [live])
  }

  /// Chance in a live value.
  public static func rollsAgain(_ span: Span) -> Diagnostic {
    Diagnostic(.value(.rollsAgain), at: span)
  }

  /// Two values that can never be equal.
  public static func neverEqual(_ span: Span, _ a: ValueType, _ b: ValueType) -> Diagnostic {
    Diagnostic(.value(.neverEqual), at: span, [.types(a), .types(b)])
  }
}
