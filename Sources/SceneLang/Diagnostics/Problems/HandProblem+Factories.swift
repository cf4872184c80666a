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

#if !hasFeature(Embedded)
  extension Diagnostic {
    /// Something to touch that is so many points wide and high, where `wanted` are needed each way.
    public static func tooSmall(
      _ span: Span, name: Text, width: Int, height: Int, wanted: Int, fix: Fix?
    ) -> Diagnostic {
      let sizes = [width, height, wanted].map { Text(decimal: $0) }
      return Diagnostic(.hand(.tooSmall), at: span, [name] + sizes, fix: fix)
    }

    /// Something to touch that lies for the most part under something else to touch.
    public static func overlapped(_ span: Span, name: Text, by cover: Text, related: Span) -> Diagnostic {
      Diagnostic(.hand(.overlapped), at: span, [name, cover], related: [related])
    }

    /// Something to drag that starts outside a scene of the given size.
    public static func startsOutside(_ span: Span, name: Text, width: Int, height: Int) -> Diagnostic {
      let numbers = [width, height, width / 2, height / 2].map { Text(decimal: $0) }
      return Diagnostic(.hand(.startsOutside), at: span, [name] + numbers)
    }

    /// Something to touch that lies wholly under something else to touch, and stays there.
    public static func neverReached(_ span: Span, name: Text, under cover: Text, related: Span) -> Diagnostic {
      Diagnostic(.hand(.neverReached), at: span, [name, cover], related: [related])
    }
  }
#endif
