extension LookProblem {
  /// What is said of it in English.
  public var english: Wording {
    switch self {
    case .soundAlone:
      Wording(
        "This is only heard; nothing is seen of it.",
        "For children who don’t hear it, let something move or change as well: `animate drum scale 1.2 over 0.1s`.")
    }
  }
}
