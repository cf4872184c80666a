extension ValueProblem {
  /// What is said of it in English.
  public var english: Wording {
    switch self {
    case .wrongType:
      Wording(
        "This is {1}, and {0} is needed here.",
        "Write {0}, as in {2}.")
    case .wrongCount:
      Wording(
        "The number of values for “{0}” is {1}, not {2}.",
        "Write them in parentheses with commas between them, as in `max(3, 5)`.")
    case .plusOnText:
      Wording(
        "Text is not added with “+”.",
        "Put the values into one text with braces, as in `label total \"{1 + 2} apples\"`.")
    case .neverEqual:
      Wording(
        "One side is {0} and the other {1}, so they are never equal.",
        "Compare values of one type; `number(\"10\")` makes a number of a text.")
    case .takenOver:
      Wording(
        "“{0}” follows a value in its own line, and this takes it over for good.",
        "Change the state that it follows, or give the property a plain value where the thing is declared.")
    case .rollsAgain:
      Wording(
        "This rolls again each time a value that it mentions changes.",
        "To roll once, put it into a `let` of its own, as in `let start = random(1, 6)`.")
    }
  }
}
