extension HandProblem {
  /// What is said of it in English.
  public var english: Wording {
    switch self {
    case .hardGesture:
      Wording(
        "“{0}” is too hard for children under six.",
        "A short touch or a drag is safe at every age: `tap`, `press`, `drag`.")
    case .targetOfNothing:
      Wording(
        "Nothing is ever dropped on “{0}”: no finger can drag “{1}”.",
        "Write `drag {1}` on a line of its own.")
    case .targetIsItself:
      Wording(
        "“{0}” can’t be dropped on itself.",
        "After `onto` stands another thing, as in `on drop ball onto door { restart }`.")
    case .tooSmall:
      Wording(
        "“{0}” is {1} by {2} points, which is small for a finger.",
        "Give it at least {3} points across and down, as in `size {3}`, or slack around it with `reach`.")
    case .overlapped:
      Wording(
        "More than half of “{0}” lies under “{1}”, which takes the touches there.",
        "Move one of them, so that a finger can meet either: `at (20, 20)`.")
    case .startsOutside:
      Wording(
        "“{0}” starts outside the scene, where no finger can take hold of it.",
        "The scene goes from (0, 0) to ({1}, {2}). Put the middle of it inside: `center ({3}, {4})`.")
    case .neverReached:
      Wording(
        "“{0}” lies wholly under “{1}”, so that no finger reaches it.",
        "Move one of them, or bring “{0}” to the front with `z 1`.")
    }
  }
}
