extension Diagnostic {
  /// A gesture that children under six can't be expected to make.
  static func hardGesture(_ word: Word) -> Diagnostic { Diagnostic(.hand(.hardGesture), at: word.span, [word.text]) }

  /// A target of drops, where what is to be dropped on it is not draggable.
  static func targetOfNothing(_ span: Span, _ target: Text, dragged: Text, fix: Fix?) -> Diagnostic {
    Diagnostic(.hand(.targetOfNothing), at: span, [target, dragged], fix: fix)
  }

  /// A thing that is to be dropped on itself.
  static func targetIsItself(_ span: Span, _ name: Text) -> Diagnostic {
    Diagnostic(.hand(.targetIsItself), at: span, [name])
  }
}
