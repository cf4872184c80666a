extension HandProblem {
  /// What is said of it in English.
  public var english: Wording {
    switch self {
    case .hardGesture:
      Wording(
        "“{0}” is too hard for children under six.",
        "A short touch or a drag is safe at every age: `on tap`, `on press`, `drag`.")
    case .targetOfNothing:
      Wording(
        "Nothing is ever dropped on “{0}”: no finger can drag “{1}”.",
        "Write `drag {1}` on a line of its own.")
    case .targetIsItself:
      Wording(
        "“{0}” can’t be dropped on itself.",
        "After `onto` stands another thing, as in `on drop coin onto purse`.")
    }
  }
}
