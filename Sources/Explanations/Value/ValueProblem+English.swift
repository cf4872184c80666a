import SceneLang

extension ValueProblem {
  /// What the problem is about, in English.
  var explainedInEnglish: Explanation {
    switch self {
    case .wrongType:
      Explanation(
        """
        Each place takes values of certain types: a length is a number, a place is a point, a flag is `yes` \
        or `no`. The value here is of another type.
        """,
        """
        Nothing is converted in silence, since `"40"` may be a number that was quoted by accident, or a text \
        on purpose.
        """)
    case .wrongCount:
      Explanation(
        "A function, a formula or an action was handed more values than it takes, or fewer.",
        "Those that are missing can't be guessed, and one too many would have no effect.")
    case .plusOnText:
      Explanation(
        """
        `+` adds numbers and points, and puts lists together. Texts are joined in another way: by filling \
        values into a text.
        """,
        "So it is always clear whether `1 + 1` is 2 or a text, and the text can be read as it will be shown.")
    case .neverEqual:
      Explanation(
        """
        Two values of different types are compared. They are never equal, whatever happens, so one side of \
        the question is never reached.
        """,
        "Often a number was put in quotation marks, or a property was left out behind a thing's name.")
    case .takenOver:
      Explanation(
        """
        Where the thing is declared, the property follows another value by itself. Here an action sets it, \
        and from then on it follows no more.
        """,
        """
        That may be just what you want. More often the state that it follows was to be changed, so that the \
        picture keeps up by itself.
        """)
    case .rollsAgain:
      Explanation(
        """
        A value that mentions a state follows it, and is computed anew each time. With chance in it, it \
        rolls anew each time too.
        """,
        """
        A thing would jump about whenever the state changes. Chance that is to happen once belongs in a \
        `let` or in the steps of an event.
        """)
    }
  }
}
