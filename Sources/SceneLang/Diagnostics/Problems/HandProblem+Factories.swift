extension Diagnostic {
  /// A gesture that children under six can't be expected to make.
  static func hardGesture(_ word: Word) -> Diagnostic { Diagnostic(.hand(.hardGesture), at: word.span, [word.text]) }
}
