extension ValueProblem {
  /// What is said of it in English.
  public var english: Wording {
    switch self {
    case .wrongType: Wording("", "")
    }
  }
}
