extension ValueProblem {
  /// What is said of it in English.
  public var english: Wording {
    switch self {
    case .wrongType:
      Wording(
        "This is {1}, and {0} is needed here.",
        "It is written like this: {2}.")
    case .wrongCount:
      Wording(
        "“{0}” takes {1} values in its parentheses, and here are {2}.",
        "Separate the values with commas.")
    case .plusOnText:
      Wording(
        "Text is not added with “+”.",
        "Put the values into one text with braces, as in \"{a}{b}\".")
    case .neverEqual:
      Wording(
        "One side is {0} and the other {1}, so they are never equal.",
        "Compare values of one type; `number(text)` makes a number of a text.")
    }
  }
}
