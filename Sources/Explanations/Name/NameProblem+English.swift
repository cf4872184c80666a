import SceneLang

extension NameProblem {
  /// What the problem is about, in English.
  var explainedInEnglish: Explanation {
    switch self {
    case .unknownName:
      Explanation(
        """
        A name is used here, and nothing in the scene, in the same part or in the files that it uses has \
        this name. Capitals count: `Ball` and `ball` are two names.
        """,
        "Most often it is a slip of the finger. Where another name is near, it is suggested.")
    case .nameUsedTwice:
      Explanation(
        "Two things, values or parts have been given the same name, and both can be seen from the same place.",
        """
        Whoever mentions the name would not know which is meant. Inside a part, names are the part's own and \
        can't meet those outside.
        """)
    case .unknownMember:
      Explanation(
        """
        A dot asks for something that belongs to a thing: a property, or a name inside of a part. What was \
        asked for does not belong to it.
        """,
        "Only what a part declares can be reached through its instances, and points have just `.x` and `.y`.")
    case .unknownKind:
      Explanation(
        """
        A line begins with a word that is no kind of thing and no word of the language. Kinds are `box`, \
        `circle`, `label` and so on, and the parts that you have made.
        """,
        "If the word is a part of another file, a `use` line for that file may be missing.")
    case .unknownProperty:
      Explanation(
        "This word stands where a property is expected, and no kind of thing has a property of this name.",
        """
        A property that is not known can't be left out in silence, since the picture would not be what was \
        written.
        """)
    case .wrongProperty:
      Explanation(
        """
        The property exists, and it does nothing for this kind of thing: a box has no letters whose size \
        could change.
        """,
        "If it were accepted without a word, you would look for its effect in vain.")
    case .propertyTwice:
      Explanation(
        "The same property stands twice at one thing, on its line or in its braces.",
        """
        Only one of the values could hold. Which of them would depend on the order, and that is easily \
        overlooked.
        """)
    case .contentTwice:
      Explanation(
        """
        A label's text, an image's file or a path's outline stands in quotation marks behind the name, and \
        once more as a property.
        """,
        "The two are the same property, so only one of them could hold.")
    case .atAndCenter:
      Explanation(
        """
        Both `at` and `center` say where a thing is: by its top-left corner, or by its middle. Here both are \
        given.
        """,
        "As the size decides how far apart the two are, they could contradict each other.")
    case .unknownFunction:
      Explanation(
        """
        A word with parentheses behind it computes something, and there is neither a function nor a formula \
        of this name.
        """,
        """
        What the language can compute is listed in its description; your own formulas are declared with \
        `let` and parentheses.
        """)
    case .notACall:
      Explanation(
        """
        Parentheses follow a name that is a value, not a formula. Parentheses behind a name hand values to a \
        formula or a function.
        """,
        "To multiply, write `*`; to take an item of a list, use square brackets.")
    case .formulaWithoutParentheses:
      Explanation(
        """
        A formula computes a value from others, which are handed to it in parentheses. Here its name stands \
        alone.
        """,
        "Without them it has nothing to compute with.")
    case .notAValue:
      Explanation(
        """
        A timeline is something that happens, not something that has a value, so it can't be shown or \
        compared.
        """,
        "To know how far it is, let its steps change a state, and read that.")
    case .unknownChoice:
      Explanation(
        "This property takes one of a few words, and this word is none of them.",
        "The words are fixed, so that a slip is found here and not on the tablet.")
    case .unknownCurve:
      Explanation(
        "Behind `curve` stands how a glide begins and ends, by a name. There is no curve of this name.",
        "The names are those that web pages and drawing programs use too.")
    case .unknownEvent:
      Explanation(
        "Behind `on` stands what can happen, by a name. There is nothing of this name.",
        "An event that never comes would leave its steps waiting for ever, without a trace.")
    case .unknownDirection:
      Explanation(
        "A swipe goes in a direction, and this word is none.",
        "Left and right are those of the screen, whatever way the thing is turned or flipped.")
    case .unknownAction:
      Explanation(
        """
        A name with parentheses stands as a step, and there is no action of this name. Steps are words of \
        the language or actions of yours.
        """,
        "An action is a list of steps under a name, to be used in several places.")
    case .unknownTimeline:
      Explanation(
        "`start` and `stop` are about a timeline, by its name. There is no timeline of this name.",
        "Only timelines with a name can be started; one that is to wait for it is declared with `paused`.")
    case .propertyOfNothing:
      Explanation(
        "A line begins with a property and stands in no thing's braces, so it is not clear whose it is.",
        """
        At the scene's top level only the `scene` line has properties: its size, its background and its \
        ages.
        """)
    case .pathStepElsewhere:
      Explanation(
        """
        Words such as `move` and `line` draw the outline of a path. They stand outside of a path's braces \
        here.
        """,
        "Other things have outlines of their own, which their kind and size decide.")
    case .sceneTwice:
      Explanation(
        """
        The `scene` line says how large the scene is and what is behind it. A second one would say it once \
        more, perhaps differently.
        """,
        "A file is one scene. Several scenes are several files.")
    case .sceneNotFirst:
      Explanation(
        """
        The `scene` line is about everything that follows, so it stands before all else. Only comments may \
        come before it.
        """,
        "Whoever opens the file then sees at once how large the scene is.")
    case .familyMember:
      Explanation(
        """
        The name was declared inside of a `for`, so there may be many things of this name, or none. A \
        property belongs to one of them.
        """,
        "Setting it does so to all. To read it, say which one is meant.")
    case .familyAsOne:
      Explanation(
        """
        The name was declared inside of a `for`, so there may be many things of this name, or none. This \
        place has room for exactly one.
        """,
        "Pick one by its number, or the first that fits a condition, as in `first(tile where it.x < 50)`.")
    case .notAThing:
      Explanation(
        "Fingers touch things, and this name is a value, a colour or something else that can't be touched.",
        "If the value is shown by a label, let the label listen.")
    case .eventNeedsName:
      Explanation(
        """
        An event about a thing takes the name of a thing, or of a family declared in a `for`. Something else \
        stands here, such as one item of a list.
        """,
        "To listen to just one of a family, listen to all and ask in the braces with `if` which it was.")
    case .eventWithoutTarget:
      Explanation(
        """
        `appear` and `leave` are about the place that they stand in: the scene, a part, or an item of a \
        `for`. No name can follow.
        """,
        "Put the event into the braces of the thing or the part that it is about.")
    case .noContent:
      Explanation(
        """
        Text in quotation marks stands behind a kind of thing that shows none. Labels show text, images a \
        file, paths an outline.
        """,
        "A text on a box is a label of its own, which can stand in the box's braces and then moves with it.")
    case .imageWithoutSize:
      Explanation(
        "An image needs a size of its own. The size inside of the file is not used.",
        "So the toy looks the same before the file has been read, and when it is exchanged for a sharper one.")
    case .testStepElsewhere:
      Explanation(
        """
        Steps such as `tap` and `expect` are for tests: they play the part of the child. In a toy there is a \
        real child for that.
        """,
        "In an event, change states and things directly, or put the steps into an action and call it.")
    case .neverChanges:
      Explanation(
        """
        A value is set that is not made to change: a `let`, a colour, a formula, or a value of a `for`. A \
        `let` follows what it mentions, and nothing else.
        """,
        "What actions change is declared with `state`, so that it can be seen at a glance.")
    case .readOnly:
      Explanation(
        """
        `place` and `parent` tell where a thing is and what it is in. They follow from other properties and \
        can't be set.
        """,
        "What decides them can be set: `at` or `center`, and `attach`.")
    case .pointPart:
      Explanation(
        """
        A point is one value, and a value is never changed in place. Here only its first or second number is \
        set.
        """,
        "Things have `x`, `y`, `width` and `height` for just that.")
    case .notAPlace:
      Explanation(
        """
        To the left of `=` stands something that has no place to keep a value, such as the result of a \
        function or an item of a list.
        """,
        "Lists are not changed in place: build the new list, and set the state to it.")
    case .missingFile:
      Explanation(
        """
        The scene uses a file that is not there. Its name is read from the scene's folder, and capitals \
        count, also on computers that do not mind.
        """,
        """
        The toy would play on this computer and not on the tablet if the names differed only in their \
        capitals.
        """)
    case .useInCircle:
      Explanation(
        """
        A file uses itself, or uses another that uses it in turn. Each would have to be read before the \
        other.
        """,
        "Put what both need into a third file, and use that one in both.")
    case .selfOutsidePart:
      Explanation(
        """
        In a part, `self` is the instance that the part has made, such as the car that was tapped. Outside of parts \
        there is none.
        """,
        "Every other thing is called by its name, so that everyone who reads the scene sees which one is meant.")
    case .fileOutside:
      Explanation(
        "A scene may use files in its own folder and below, and nothing else. This name leads out of it.",
        """
        So a toy can be handed on as one folder, and a toy from elsewhere can't look around on your \
        computer.
        """)
    }
  }
}
