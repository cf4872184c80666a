extension Diagnostic {
  /// A thing that stays invisible; `cause` is how that is written, and `remedy` a step that would show it, or empty
  /// where the thing has no name; `waiting` is where something waits for it in vain.
  static func neverShown(_ span: Span, _ name: Text, cause: Text, remedy: Text, waiting: Span?) -> Diagnostic {
    Diagnostic(.use(.neverShown), at: span, [name, cause, remedy], related: waiting.map { [$0] } ?? [])
  }

  /// Something that waits for a finger on a thing that no finger meets.
  static func neverTouched(_ span: Span, _ name: Text, because setting: Span) -> Diagnostic {
    Diagnostic(.use(.neverTouched), at: span, [name], related: [setting])
  }

  /// Something that waits for a finger on a group that is empty.
  static func emptyGroupTouched(_ span: Span, _ name: Text, group: Span) -> Diagnostic {
    Diagnostic(.use(.emptyGroupTouched), at: span, [name], related: [group])
  }

  /// A state that changes for nobody.
  static func neverRead(_ state: Word) -> Diagnostic { Diagnostic(.use(.neverRead), at: state.span, [state.text]) }

  /// A state that keeps its first value; `change` is a step that would change it, `value` its value as it is written.
  static func neverChanged(_ state: Word, change: Text, value: Text) -> Diagnostic {
    Diagnostic(.use(.neverChanged), at: state.span, [state.text, change, value])
  }

  /// A name that nothing mentions.
  static func neverUsed(_ name: Word) -> Diagnostic { Diagnostic(.use(.neverUsed), at: name.span, [name.text]) }

  /// A `use` that brings nothing that is used.
  static func unusedFile(_ span: Span, _ file: Text) -> Diagnostic {
    Diagnostic(.use(.unusedFile), at: span, [file])
  }

  /// A paused timeline that nothing starts.
  static func neverStarted(_ timeline: Word) -> Diagnostic {
    Diagnostic(.use(.neverStarted), at: timeline.span, [timeline.text])
  }

  /// A condition that is always the same.
  static func constantCondition(_ span: Span, isYes: Bool) -> Diagnostic {
    Diagnostic(.use(.constantCondition), at: span, [.words(isYes ? "yes" : "no")])
  }

  /// `on drop T` without a `drag T`.
  static func notDraggable(_ span: Span, _ name: Text, fix: Fix?) -> Diagnostic {
    Diagnostic(.use(.notDraggable), at: span, [name], fix: fix)
  }

  /// Two things that stay where they are, in a `when … touches …`.
  static func neverMeet(_ span: Span, _ first: Text, _ second: Text) -> Diagnostic {
    Diagnostic(.use(.neverMeet), at: span, [first, second])
  }

  /// `on leave` where nothing ever goes.
  static func leaveOfScene(_ span: Span) -> Diagnostic { Diagnostic(.use(.leaveOfScene), at: span) }

  /// `on key` with a name of no key, and the one that is most likely meant.
  static func unknownKey(_ span: Span, _ name: Text, known: Text) -> Diagnostic {
    Diagnostic(.use(.unknownKey), at: span, [name, known])
  }

  /// A step behind `word`, which is `stop`, `restart` or `forever`.
  static func neverReached(_ span: Span, behind word: Text, at place: Span) -> Diagnostic {
    Diagnostic(.use(.neverReached), at: span, [word], related: [place])
  }

  /// A loop that never ends and never waits.
  static func endlessLoop(_ span: Span) -> Diagnostic { Diagnostic(.use(.endlessLoop), at: span) }

  /// A step that takes over what an earlier step of the same `together` has begun.
  static func changedTwiceAtOnce(_ property: Word, of thing: Text, first: Span) -> Diagnostic {
    Diagnostic(.use(.changedTwiceAtOnce), at: property.span, [property.text, thing], related: [first])
  }
}
