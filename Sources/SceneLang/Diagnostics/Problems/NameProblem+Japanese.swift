extension NameProblem {
  /// What is said of it in Japanese.
  public var japanese: Wording {
    switch self {
    case .unknownName: Wording("", "")
    }
  }
}
