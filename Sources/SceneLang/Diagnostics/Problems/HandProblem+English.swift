extension HandProblem {
  /// What is said of it in English.
  public var english: Wording {
    switch self {
    case .hardGesture:
      Wording(
        "“{0}” is too hard for children under six.",
        "A short touch or a drag is safe at every age: `on tap`, `on press`, `drag`.")
    }
  }
}
