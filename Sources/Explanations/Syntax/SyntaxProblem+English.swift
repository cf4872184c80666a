import SceneLang

extension SyntaxProblem {
  /// What the problem is about, in English.
  var explainedInEnglish: Explanation {
    switch self {
    case .missingValue:
      Explanation(
        """
        A word that needs a value stands at the end here, or another word follows it at once. A property, a \
        `=` and a comma each have something behind them.
        """,
        "Without its value it would be unclear whether the value was lost or the word is one too many.")
    case .missingName:
      Explanation(
        "A word that declares something is followed by the name that it gives. Here the name is not there.",
        "The name is how the rest of the scene speaks about it, so it can't be left out.")
    case .notAName:
      Explanation(
        """
        A name begins with a letter of any script, or with `_`, and goes on with letters, digits and `_`. \
        What stands in the place of a name here begins or goes on differently.
        """,
        "So `ball2`, `左手` and `my_ball` are names, while `2ball` and `my ball` are not.")
    case .reservedName:
      Explanation(
        """
        The word has a meaning of its own in the language, such as `if`, `for` or `on`. A word means the \
        same wherever it stands, so it can't also be a name.
        """,
        "A name that says what the thing is for reads best anyway: `lit` rather than `on`.")
    case .propertyAsName:
      Explanation(
        """
        The word is a property, such as `size` or `color`. If a thing were called so, a line that begins \
        with the word could mean two things.
        """,
        "Choose a name that says what the thing is in the toy.")
    case .missingWord:
      Explanation(
        """
        Two words belong together here, like `if` and `then`, `from` and `to`, or `repeat` and `times`. The \
        first is there, and the second is not.
        """,
        "The second word shows where the first value ends, so that the line can be read in one way only.")
    case .missingOpeningBrace:
      Explanation(
        """
        What happens, or what belongs to a thing, stands between `{` and `}`. The words before it are here, \
        and the `{` is not.
        """,
        """
        The braces show how far it reaches. Without the first one, the rest of the line would belong to \
        nothing.
        """)
    case .missingClosingBrace:
      Explanation(
        """
        A `{` was opened and never closed. The place that is shown is where the `}` most likely belongs, \
        judging by how the lines are indented.
        """,
        "Everything behind it would belong to this block, and other parts of the scene with it.")
    case .extraClosingBrace:
      Explanation(
        "There is a `}` that nothing has opened. Either it is one too many, or its `{` was lost further up.",
        "Braces come in pairs, and each pair says how far a block reaches.")
    case .missingBracket:
      Explanation(
        "A `(` or a `[` was opened and not closed before the line went on with something else.",
        """
        Brackets hold together what belongs together: the two numbers of a point, the items of a list, the \
        values of a function.
        """)
    case .extraBracket:
      Explanation(
        """
        There is a `)` or a `]` that nothing has opened. It is one too many, or its partner was lost further \
        to the left.
        """,
        "Brackets come in pairs, and each pair holds values together.")
    case .unexpected:
      Explanation(
        """
        A line holds one thing with its properties, or one step. When that is complete, only the end of the \
        line, a `;` or a brace may follow, and here comes something else.
        """,
        "Often two lines have become one, or a word is missing that would connect them.")
    case .badStart:
      Explanation(
        """
        Each line begins with a word that says what it is: a kind of thing, such as `box`, or a word such as \
        `state`, `on` or `let`. This line begins with something else.
        """,
        "Often the word at the beginning has been lost, or a line before it goes on here.")
    case .missingComma:
      Explanation(
        """
        Values in parentheses and in lists have commas between them. Here two values follow each other \
        without one.
        """,
        "Without the comma, `(4 -2)` could be one number or two.")
    case .missingEquals:
      Explanation(
        "A name is declared, and its value follows without a `=` between them.",
        "The `=` makes a line readable at a glance: to its left is the name, to its right the value.")
    case .declaredWithTwoEquals:
      Explanation(
        "Two equals signs ask whether two values are the same. To give a value to a name takes one.",
        "The two look alike and do very different things, so neither stands for the other.")
    case .equalsForComparing:
      Explanation(
        "One equals sign gives a value to a name. To ask whether two values are the same takes two.",
        "In a condition nothing is given a value, so it is clear what was meant, and the change is offered.")
    case .foreignSign:
      Explanation(
        """
        This sign comes from another programming language. Here the same is written with a word or with \
        another sign.
        """,
        "The language keeps to few signs, and to words where words can say it: `and`, `or`, `not`, `mod`.")
    case .foreignWord:
      Explanation(
        """
        This word has a place in another programming language or in everyday language, and none in this one. \
        There is a word here that does the same.
        """,
        "Only the words of the language have a meaning, so that each word means one thing.")
    case .separatorAfterProperty:
      Explanation(
        """
        A `:` or a `=` stands between a property and its value, as in style sheets and in other languages. \
        Here the value follows directly.
        """,
        "All properties are written in the same way, with a space between the word and its value.")
    case .flagWithoutParentheses:
      Explanation(
        """
        Words such as `hidden` or `bold` mean yes when they stand alone. To make one depend on something, \
        its value is written in parentheses.
        """,
        "Without them it would not be clear whether the next word is its value or the next property.")
    case .chainedComparison:
      Explanation(
        """
        Two comparisons follow each other, as in mathematics: `2 < score < 5`. Here each comparison is \
        written by itself, with `and` between the two.
        """,
        "The middle value is written twice, so that both questions can be read on their own.")
    case .valueWithoutProperty:
      Explanation(
        """
        A value stands among the properties, and no property is in front of it that it could belong to. Only \
        the text of a label, a path or an image may stand alone, right behind the name.
        """,
        "A number or a colour alone does not say whether it is a size, a place or an outline.")
    case .unexpectedBrace:
      Explanation(
        """
        A `{` follows something that holds nothing: a value, a `let`, or the scene's own line. Braces follow \
        a thing, a part, or a word that says when something happens.
        """,
        "If the lines in the braces belong to something else, put the braces there.")
    case .percent:
      Explanation(
        "A share is written with a percent sign here. In this language it is a number from 0 to 1.",
        "So half is `0.5`, and a value can be computed without remembering its unit.")
    case .emptyParentheses:
      Explanation(
        "There are parentheses with nothing in them where a value is needed.",
        "A point is two numbers: how far across, and how far down.")
    case .notAPoint:
      Explanation(
        "Two numbers in parentheses are a point. Here there are three values or more.",
        "Several values are a list, which is written with square brackets and can be as long as you like.")
    case .tooDeep:
      Explanation(
        """
        Brackets, conditions or braces stand in each other very many times here, more than the language can \
        follow.
        """,
        "A person could not follow it either. Give an inner piece a name with `let`, and use the name.")
    case .elseWithoutIf:
      Explanation(
        """
        An `else` says what holds otherwise, and no `if` stands directly before it. The `if` may have ended \
        earlier, or something may have come between.
        """,
        "An `else` follows the `}` of its `if`, on the same line or on the next.")
    case .stepAmongThings:
      Explanation(
        """
        A step does something at a moment, such as `play` or `wait`. Outside of an event, the lines of a \
        scene say what is there, and no moment is given.
        """,
        "Put the step into the braces of what starts it: a touch, a time, or the beginning with `on appear`.")
    case .assignmentAmongThings:
      Explanation(
        "A value is given to something outside of an event, so it isn't said when that should happen.",
        """
        What holds from the beginning is written where the thing or the state is declared; what happens \
        later stands in the braces of an event.
        """)
    case .itemAmongSteps:
      Explanation(
        """
        A line that belongs to the scene as a whole, such as `state` or `on`, stands among the steps of an \
        event.
        """,
        """
        The scene is described once, and steps happen again and again. Only `let` may give a name to a value \
        among steps.
        """)
    case .thingAmongSteps:
      Explanation(
        """
        Among steps, a line that begins with a kind of thing would make a new thing each time it is reached. \
        That is written with `add`, so that it can't happen by accident.
        """,
        "If the thing is to be there from the beginning, move the line out of the braces.")
    case .notAStep:
      Explanation(
        """
        Among steps, each line does something. This line is only a value or a name, and nothing is done with \
        it.
        """,
        "Often a `= value` has been lost, or the parentheses of an action.")
    case .notAMoment:
      Explanation(
        "A timeline holds moments, each with its time: `at 2s { … }`. Here a step stands directly in it.",
        "The time in front of each block is what the timeline is for.")
    case .missingEvent:
      Explanation(
        "`on` begins a line that says what happens when. What it waits for is missing.",
        """
        An event is a word such as `tap`, `press` or `appear`, and for most of them the name of a thing \
        follows.
        """)
    case .missingGesture:
      Explanation(
        "A test names a finger by its number, and not what the finger does.",
        """
        Behind the number stands a gesture: `tap`, `press`, `drag` and so on. Then two fingers can play at \
        once.
        """)
    case .missingKind:
      Explanation(
        "`add` makes a new thing while the toy plays, and here it isn't said which.",
        "Behind `add` stands the same as on a line of the scene: a kind, perhaps a name, and properties.")
    case .missingLoopRange:
      Explanation(
        "`for` goes through numbers or through a list, and here it isn't said through which.",
        "What is in its braces is there once for each of them, so the range decides how many there are.")
    case .missingText:
      Explanation(
        """
        This word is followed by a text in quotation marks: the title of a scene, the name of a test, or a \
        file.
        """,
        "The marks show where the text ends, as it may have several words.")
    case .pointWithoutParentheses:
      Explanation(
        """
        A point is written as two numbers in parentheses. Here the numbers are there and the parentheses are \
        not.
        """,
        """
        The parentheses make one value of the two, so that the next property is not mistaken for a part of \
        it.
        """)
    case .commaBetweenProperties:
      Explanation(
        "A comma stands between two properties. Properties follow each other with a space between.",
        "Commas are for values in parentheses and in lists, where they separate values of the same kind.")
    case .contentBeforeName:
      Explanation(
        """
        A thing's text or file stands before its name. The order is always the same: kind, name, text, \
        properties.
        """,
        "With one order, every line can be skimmed: the second word is the name.")
    case .semicolonBetweenProperties:
      Explanation(
        """
        A `;` ends a thing, just as the end of its line does. Here a property comes behind it and belongs to \
        nothing.
        """,
        "In style sheets `;` stands between properties; here they follow each other with a space between.")
    case .foreignTag:
      Explanation(
        """
        Web pages write things with `<` and `>` around them. Here a thing is a line of words: its kind, its \
        name, its properties.
        """,
        "What is in a thing stands in its braces, so no closing line is needed.")
    case .misspeltWord:
      Explanation(
        "The line begins with a word that the language does not have, and another word is only a slip away.",
        "It is not corrected in silence, since the line might be meant differently after all.")
    case .nameOfTwoWords:
      Explanation(
        """
        A name is a single word. Here two words stand where a name belongs, and the second could just as \
        well be a property.
        """,
        "Join them with `_`, or write the second with a capital: `my_tray`, `myTray`.")
    case .decimalComma:
      Explanation(
        """
        Numbers have a point before their fraction, as in `0.5`. A comma separates values, so `0,5` would be \
        two numbers.
        """,
        "In many countries a comma is written there in everyday life; the language has to choose one way.")
    case .bracesForValue:
      Explanation(
        """
        A value stands in braces here. Braces hold things and steps; values are held together by other \
        brackets.
        """,
        "A list is written with `[ ]`, and what is to be computed first with `( )`.")
    case .missingOn:
      Explanation(
        """
        The line begins with the name of an event and goes on like one; only the word that begins an event \
        is missing.
        """,
        "Without `on`, a line says what is there. With it, the line says what happens, and when.")
    case .callBehindDot:
      Explanation(
        """
        The step begins with a thing and a dot, as other languages write it. Here a step begins with what is \
        done.
        """,
        "Behind a dot stands a property or a name inside a part, so the dot alone can't start anything.")
    case .ifAmongThings:
      Explanation(
        """
        Outside of an event, an `if` says what is there as long as something holds. Steps stand in its \
        braces here, and nothing says when they happen.
        """,
        """
        `when` waits for the moment in which something becomes true. An `if` among the steps of an event \
        decides at that moment.
        """)
    case .animateForm:
      Explanation(
        """
        `animate` takes the thing, then each property with its value, and how long it lasts. Here something \
        else follows the thing.
        """,
        "With the properties by name, one step can move, turn and fade a thing at once.")
    }
  }
}
