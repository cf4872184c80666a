import SceneLang

extension TextProblem {
  /// What the problem is about, in English.
  var explainedInEnglish: Explanation {
    switch self {
    case .unclosedText:
      Explanation(
        "A text begins with a quotation mark and ends with one on the same line. Here the line ended first.",
        """
        Until the text is closed, everything behind it counts as text, so sizes and places on the line are \
        lost. For a text of two lines, write `\\n` where the second begins.
        """)
    case .mixedQuotes:
      Explanation(
        """
        Each kind of quotation mark has a partner of its own: `"` and `"`, `“` and `”`, `「` and `」`. This \
        text begins with one kind and ends with another.
        """,
        """
        The scene still plays, because it is clear what was meant. It is worth tidying up: when the other \
        mark is needed inside the text one day, the text would end there.
        """)
    case .typedForms:
      Explanation(
        """
        Some signs were typed with a Japanese keyboard or copied from a web page: full-width brackets, curly \
        quotation marks, long dashes. Each is understood as the plain sign that it stands for.
        """,
        """
        Nothing has to be done. `scenec format` writes the plain forms for you, and leaves what stands in \
        texts and comments alone.
        """)
    case .unreadableCharacter:
      Explanation(
        """
        Outside of texts and comments, a line consists of words, numbers and a few signs. This character is \
        none of them.
        """,
        "Signs such as ★ are welcome in a text, in quotation marks, where a label can show them.")
    case .notUTF8:
      Explanation(
        """
        Letters are kept in a file as numbers, and there is more than one custom for it. This language uses \
        UTF-8, as nearly all editors do today, and the numbers here mean nothing in it.
        """,
        """
        Most often the file was saved in an older form, such as Shift JIS or Latin-1. Saving it again as \
        UTF-8 puts all of its letters right.
        """)
    case .invisibleCharacter:
      Explanation(
        """
        There is a character in the line that cannot be seen, not even as a space. Such characters come \
        along when text is copied from a web page or from another program.
        """,
        """
        What cannot be seen cannot be checked by eye, so it is not skipped in silence. Delete the two \
        characters around it too, to be sure that it is gone.
        """)
    case .unknownEscape:
      Explanation(
        """
        In a text, `\\` gives the letter behind it a meaning: `\\n` begins a new line, `\\t` makes a wide \
        space, `\\"` shows a quotation mark. The letter here has no such meaning.
        """,
        "To show a `\\` itself, write it twice.")
    case .yenSign:
      Explanation(
        """
        On many Japanese keyboards the key for `\\` shows a yen sign, and some systems type a real one. In \
        this text it stands where a `\\` would have a meaning.
        """,
        """
        The text is shown with the yen sign as it is, so a price stays a price. For a new line, type a real \
        `\\`, which often is on the key to the left of the right shift key.
        """)
    case .unclosedFill:
      Explanation(
        """
        In a text, `{` begins a place where a value is filled in, and `}` ends it. Here the text ended \
        before the place did.
        """,
        "Without the `}` it is not clear what is value and what is text.")
    case .strayFillEnd:
      Explanation(
        "In a text, `}` ends a place where a value is filled in, and no `{` begins one here.",
        "Most often the `{` is missing before the name. A brace that is to be seen is written `\\}`.")
    case .emptyFill:
      Explanation(
        "In a text, a value is filled in between `{` and `}`, and nothing stands between them.",
        "Write the name of a value there, or something to compute, such as `{apples + 1}`.")
    case .unknownUnit:
      Explanation(
        """
        Letters follow a number directly, and they are no unit that this language knows. It knows three, all \
        for times: `s`, `ms` and `min`.
        """,
        """
        Sizes with two numbers are written as a point, with a comma and parentheses. A name that begins with \
        a digit is read as a number too, so names begin with a letter.
        """)
    case .needlessUnit:
      Explanation(
        """
        A unit follows a number that has only one possible unit. Lengths are always in points of the scene, \
        and angles always in degrees.
        """,
        """
        The player scales the whole scene to the screen, so there is nothing to choose between. Leave the \
        unit out.
        """)
    case .foreignTimeUnit:
      Explanation(
        """
        A time was written with a longer name for its unit, such as `sec` or `秒`. The units are written `s`, \
        `ms` and `min`.
        """,
        "It is clear what was meant, so the change is offered as it is to be.")
    case .numberWithoutZero:
      Explanation(
        "A number begins with its point here. Every number begins with a digit in this language.",
        "A lone point is easily overlooked, and `.5` read as `5` makes a toy ten times as large.")
    case .numberTooLong:
      Explanation(
        "The number has more than 15 digits before its point. Computers count exactly only up to there.",
        "The last digits would change without anyone having changed them.")
    case .badColour:
      Explanation(
        """
        Behind `#` a colour has 3, 6 or 8 digits: two each for red, green and blue, and perhaps two for how \
        opaque it is. Three digits are a short way to write six.
        """,
        "With another number of digits it can't be told which colour was meant.")
    case .foreignComment:
      Explanation(
        """
        A comment, a note for people that the toy does not show, begins with `//` in this language. Other \
        languages use `#`, `--` or `/*`.
        """,
        "A comment ends with its line. For a note of several lines, begin each with `//`.")
    case .unitApart:
      Explanation(
        "A unit stands apart from its number. A time is one word: `2s`, with nothing between.",
        "With a space between, `s` would be a name of its own, and lines have such names in them everywhere.")
    case .unopenedText:
      Explanation(
        "A text begins and ends with a quotation mark. Here one ends a text, and none begins it.",
        "The words before the mark would be read as names and properties, so the text could not be shown.")
    }
  }
}
