extension SyntaxProblem {
  /// What is said of it in English.
  public var english: Wording {
    switch self {
    case .missingValue:
      Wording(
        "The value after “{0}” is missing.",
        "|Write {1} there, as in {2}.|Write a number, a text, a colour, a point or a name there, such as `40`, `\"Hello\"`, `red`, `(10, 20)` or `score`."
      )
    case .missingName:
      Wording(
        "The name after “{0}” is missing.",
        "Write a name of your own there, such as `score` or `left_hand`.")
    case .notAName:
      Wording(
        "“{0}” can’t be the name after “{1}”.",
        "A name begins with a letter and goes on with letters, digits and `_`, such as `score` or `ball2`.")
    case .reservedName:
      Wording(
        "“{0}” is a word of the language and can’t be a name.",
        "Choose another name, such as `{0}1`.")
    case .propertyAsName:
      Wording(
        "“{0}” is a property and can’t name a thing.",
        "Choose another name, such as `{0}1`.")
    case .missingWord:
      Wording(
        "“{0}” is missing here; it belongs to “{1}”.",
        "Write it like this: `{2}`.")
    case .missingOpeningBrace:
      Wording(
        "The `{` after “{1}” is missing.",
        "What belongs to “{0}” is written between `{` and `}`, as in `on tap ball { score += 1 }`.")
    case .missingClosingBrace:
      Wording(
        "This `{` has no `}` that closes it.",
        "Write `}` where its contents end, as in `on tap ball { score += 1 }`.")
    case .extraClosingBrace:
      Wording(
        "This `}` has no `{` that it closes.",
        "Take it out, or write the `{` where its contents begin, as in `on tap ball { score += 1 }`.")
    case .missingBracket:
      Wording(
        "The closing `{0}` is missing here.",
        "Every `(` needs its `)` and every `[` its `]`, as in `at (10, 20)`.")
    case .extraBracket:
      Wording(
        "This `{0}` closes nothing.",
        "Take it out, or write its partner before the first value, as in `at (10, 20)`.")
    case .unexpected:
      Wording(
        "“{0}” can’t follow “{1}” here.",
        "Each line holds one thing or one step; several steps on a line have `;` between them, as in `score += 1; restart`."
      )
    case .badStart:
      Wording(
        "A line can’t begin with “{0}”.",
        "Begin with a word that says what comes, such as `box`, `label`, `state` or `on`.")
    case .missingComma:
      Wording(
        "A comma is missing here.",
        "Values in `( )` and `[ ]` have commas between them, as in `(10, 20)`.")
    case .missingEquals:
      Wording(
        "The `=` after “{0}” is missing.",
        "The value follows the `=` sign, as in `let step = 40`.")
    case .declaredWithTwoEquals:
      Wording(
        "Two equals signs compare values; one gives a value.",
        "Write a single `=` here, as in `score = 3`.")
    case .equalsForComparing:
      Wording(
        "One equals sign gives a value; two compare.",
        "Write `==` here, as in `when score == 3 { restart }`.")
    case .foreignSign:
      Wording(
        "“{0}” is written “{1}” in this language.",
        "Write `{1}` in place of `{0}`.")
    case .foreignWord:
      Wording(
        "“{0}” is not a word of this language.",
        "The word for it may be “{1}”, as in `{2}`.")
    case .separatorAfterProperty:
      Wording(
        "No `{0}` is needed after “{1}”.",
        "A property’s value follows directly, as in `size 40`.")
    case .flagWithoutParentheses:
      Wording(
        "The value of “{0}” needs parentheses.",
        "Write `{0} ({1})`; the word `{0}` alone means yes.")
    case .chainedComparison:
      Wording(
        "Two comparisons in a row need “and” between them.",
        "Compare {0} twice, as in `0 < {0} and {0} < 10`.")
    case .valueWithoutProperty:
      Wording(
        "It is not clear what “{0}” is for.",
        "Write the property before its value, and a label’s text right after its name, as in `label title \"Hello\" size 40`."
      )
    case .unexpectedBrace:
      Wording(
        "This `{` belongs to nothing.",
        "Braces follow a thing or what happens, as in `on tap ball { score += 1 }`.")
    case .percent:
      Wording(
        "A share is written as a number from 0 to 1.",
        "Write `0.5` for 50%, as in `opacity 0.5`.")
    case .emptyParentheses:
      Wording(
        "Nothing is between `(` and `)`.",
        "A point has two numbers, as in `at (10, 20)`.")
    case .notAPoint:
      Wording(
        "There are more than two values in these parentheses.",
        "A point has two numbers, such as `(10, 20)`, and a list is written in `[ ]`, such as `[1, 2, 3]`.")
    case .tooDeep:
      Wording(
        "This is more than {0} levels deep.",
        "Give an inner piece a name of its own and use the name here, as in `let step = 40`.")
    case .elseWithoutIf:
      Wording(
        "This “else” has no “if” before it.",
        "It follows the braces of an `if`, as in `if score > 3 { restart } else { wait 1s }`.")
    case .stepAmongThings:
      Wording(
        "“{0}” is a step, and nothing says when it happens.",
        "Put it into the braces of an event, as in `on tap ball { restart }`.")
    case .assignmentAmongThings:
      Wording(
        "“{0}” is given a value here, and nothing says when.",
        "|Write `state {1} = 0` to begin with, or change it in the braces of an event, as in `on tap ball { {1} += 1 }`.|Change it in the braces of an event, as in `on tap ball { ball.x = 40 }`."
      )
    case .itemAmongSteps:
      Wording(
        "“{0}” can’t be among steps.",
        "Write it outside these braces, on a line of its own.")
    case .thingAmongSteps:
      Wording(
        "A “{0}” among steps is made with “add”.",
        "Write the word `add` before it, as in `add label star \"★\" at (10, 10)`.")
    case .notAStep:
      Wording(
        "A step can’t begin with “{0}”.",
        "A step gives a value or says what happens, as in `score += 1`, `wait 1s` or `restart`.")
    case .notAMoment:
      Wording(
        "“{0}” can’t be directly in a timeline.",
        "A timeline holds moments, as in `at 2.5s { play \"pop\" }`.")
    case .missingEvent:
      Wording(
        "“on” does not say what it waits for.",
        "Write an event after it, as in `on tap ball { score += 1 }`.")
    case .missingGesture:
      Wording(
        "It is not said what the finger does.",
        "Write a gesture after the finger’s number, as in `finger 2 tap ball`.")
    case .missingKind:
      Wording(
        "“add” does not say what it adds.",
        "Write a thing after it, as in `add label star \"★\" at (10, 10)`.")
    case .missingLoopRange:
      Wording(
        "It is not said what “{0}” goes through.",
        "Write `for i from 1 to 10` to count, or `for item in list` to go through a list.")
    case .missingText:
      Wording(
        "“{0}” is followed by a text in quotation marks.",
        "Write it like this: `{1}`.")
    case .pointWithoutParentheses:
      Wording(
        "A point stands in parentheses.",
        "Write `({0})`, as in `at (10, 20)`.")
    case .commaBetweenProperties:
      Wording(
        "No comma is needed between properties.",
        "Write one after the other, as in `size 40 color red`.")
    case .contentBeforeName:
      Wording(
        "The name “{0}” comes before the content.",
        "Write the name first, then its text or file, as in `label {0} \"Hello\"`.")
    case .semicolonBetweenProperties:
      Wording(
        "This `;` ends the thing, so “{0}” belongs to none.",
        "Properties follow one another without a sign between them, as in `box size 40 color red`.")
    case .decimalComma:
      Wording(
        "A number is written with a point, not with a comma.",
        "Write `{0}`, as in `opacity 0.5`.")
    case .bracesForValue:
      Wording(
        "A value can’t stand in braces.",
        "A list is written in `[ ]`, as in `[1, 2, 3]`, and what comes first in `( )`, as in `(1 + 2) * 3`.")
    case .missingOn:
      Wording(
        "“on” is missing before “{0}”.",
        "Write it like this: `on {0} ball { restart }`.")
    case .callBehindDot:
      Wording(
        "A step begins with what is done, not with the thing.",
        "An action of yours is written as `hop(ball)`, and a property is set as in `ball.hidden = yes`.")
    case .ifAmongThings:
      Wording(
        "Here “if” says what is there, not what happens.",
        "To do something when it becomes true, write `when`, as in `when score == 3 { restart }`.")
    case .animateForm:
      Wording(
        "“animate” names the thing, then its property and the value.",
        "Write it like this: `animate ball center (100, 100) over 1s`.")
    case .foreignTag:
      Wording(
        "Things are written in words, without `<` and `>`.",
        "Write the kind, a name and the properties on one line, as in `box door size 40 color red`.")
    case .misspeltWord:
      Wording(
        "“{0}” is not a word of this language.",
        "Did you mean “{1}”?")
    case .nameOfTwoWords:
      Wording(
        "A name is one word, and “{0}” is more than one.",
        "Join them, as in `{1}`.")
    }
  }
}
