extension TextProblem {
  /// What is said of it in English.
  public var english: Wording {
    switch self {
    case .unclosedText:
      Wording(
        "This text has no closing quotation mark.",
        "Write `\"` where the text ends, on the same line, as in `label title \"Hello\"`.")
    case .mixedQuotes:
      Wording(
        "This text begins with {0} and ends with {1}.",
        "Use marks that belong together; the plain ones always work, as in `label title \"Hello\"`.")
    case .typedForms:
      Wording(
        "Some signs in this file are full-width or typographic.",
        "They are understood as they are. `scenec format` rewrites them to the plain forms, such as `( ) { } , \"`.")
    case .unreadableCharacter:
      Wording(
        "“{0}” has no meaning here.",
        "Take it out, or put it between quotation marks, as in `label sign \"{0}\"`.")
    case .notUTF8:
      Wording(
        "There is a character here that can’t be read.",
        "Save the file as UTF-8 in your editor, then type this place again.")
    case .invisibleCharacter:
      Wording(
        "There is an invisible character here ({0}).",
        "Delete it together with its neighbours, then type them again.")
    case .unknownEscape:
      Wording(
        "“{0}” stands for nothing in a text.",
        "Write `\\n` for a new line, or `\\\\` for the sign `\\` itself, as in `label title \"one\\ntwo\"`.")
    case .yenSign:
      Wording(
        "A yen sign is typed here, perhaps for `\\`.",
        "A new line in a text is written with `\\`, as in `label title \"one\\ntwo\"`.")
    case .unclosedFill:
      Wording(
        "The `{` in this text has no `}` behind it.",
        "Close what is filled in, as in `label total \"{1 + 2} apples\"`. To show a `{` itself, write `\\{`.")
    case .strayFillEnd:
      Wording(
        "This `}` in a text has no `{` before it.",
        "Open what is filled in, as in `label total \"{1 + 2} apples\"`. To show a `}` itself, write `\\}`.")
    case .emptyFill:
      Wording(
        "Nothing is between the `{` and `}` in this text.",
        "Write what is filled in, as in `label total \"{1 + 2} apples\"`. To show the braces themselves, write `\\{\\}`."
      )
    case .unknownUnit:
      Wording(
        "“{0}” can’t follow the number {1} directly.",
        "A time is written `0.3s`, `300ms` or `2min`, and other numbers have nothing behind them.")
    case .needlessUnit:
      Wording(
        "“{0}” is not needed after {1}.",
        "Lengths are in points and angles in degrees by themselves, as in `{2} {1}`.")
    case .foreignTimeUnit:
      Wording(
        "A time in “{0}” is written with “{1}”.",
        "Write `{2}{1}`, as in `wait {2}{1}`.")
    case .numberWithoutZero:
      Wording(
        "“{0}” begins with a point instead of a digit.",
        "Write the 0 as well, as in `opacity 0{0}`.")
    case .numberTooLong:
      Wording(
        "This number is too long.",
        "A number has at most 15 digits before its point, such as `999999999999999`.")
    case .badColour:
      Wording(
        "“{0}” is not a colour.",
        "A colour is `#` and 3, 6 or 8 digits from 0 to 9 and A to F, as in `color #FAC744`, or a name, as in `color tomato`."
      )
    case .foreignComment:
      Wording(
        "A comment does not begin with “{0}” here.",
        "Write `//` before a comment, which ends with its line, as in `box door // the front door`.")
    case .unopenedText:
      Wording(
        "This quotation mark ends a text that has no beginning.",
        "Write `\"` before the first word of the text as well, as in `label title \"Hello\"`.")
    case .unitApart:
      Wording(
        "“{0}” belongs directly behind its number.",
        "Write them without a space, as in `wait {1}`.")
    }
  }
}
