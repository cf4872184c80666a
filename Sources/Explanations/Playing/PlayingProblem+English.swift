import SceneLang

extension PlayingProblem {
  /// What the problem is about, in English.
  var explainedInEnglish: Explanation {
    switch self {
    case .divisionByZero:
      Explanation(
        """
        A number was divided by zero, and there is no number that this could be. The steps that were under \
        way have ended there, and the toy plays on.
        """,
        "Often the zero is a count of something that isn't there yet.")
    case .outsideList:
      Explanation(
        """
        A list was asked for a place that it doesn't have. Places count from 1, and the last is \
        `count(list)`.
        """,
        "Often a counter has gone one too far, or the list became shorter in between.")
    case .emptyList:
      Explanation(
        "The first, the last or any item of a list was asked for, and the list has none.",
        "A list that children empty is empty sooner or later, so it is worth saying what should happen then.")
    case .notThere:
      Explanation(
        """
        A thing was used that is not there at this moment. It stands in an `if` or a `for` that doesn't show \
        it now, or it has been removed.
        """,
        "The steps have ended there. Ask first, or put the event into the same braces as the thing.")
    case .wrongTypeNow:
      Explanation(
        """
        A value turned out to be of another type than this place takes. It could not be known before the toy \
        was played, because the value may be of several types.
        """,
        "Often a state begins as `nothing` and is used before it has been given a value.")
    case .tooManySteps:
      Explanation(
        """
        The steps have gone round a million times without waiting once, so nothing else could happen, not \
        even a touch. They were stopped.
        """,
        "What is to go on for ever needs a `wait` in it; what is to end needs a condition that comes true.")
    case .tooManyThings:
      Explanation(
        """
        A scene can hold 250,000 things, and more were to be made. Those that were made before are still \
        there.
        """,
        "Most often a `for` counts much further than was meant.")
    case .tooManyItems:
      Explanation(
        "A list can hold 1,000,000 items, and this one would be longer.",
        "Most often a list is doubled again and again, or a `for` counts much further than was meant.")
    case .textTooLong:
      Explanation(
        "A text can hold 1,000,000 letters, and this one would be longer.",
        "Most often a text is joined to itself again and again and is never begun anew.")
    case .tooDeep:
      Explanation(
        """
        An action, a formula or a part uses itself, and that one uses itself again, 200 times over. There \
        was no end in sight, so it was stopped.
        """,
        "Something that uses itself needs a case in which it does not, most simply an `if`.")
    case .liveCircle:
      Explanation(
        """
        Values that follow each other go round in a circle: each waits for the next, and the last for the \
        first. The message shows the whole way round.
        """,
        "There is no order in which they could be computed, so they keep the values that they had.")
    case .attachInside:
      Explanation(
        """
        A thing was to be put into itself, or into something that lies in it. Then it would be inside of \
        itself.
        """,
        "Check which of the two is to hold the other: the first name goes into the second.")
    case .stageFull:
      Explanation(
        """
        Steps that are under way wait for something, and 10,000 of them are waiting at the same time. No \
        more are started until some have ended.
        """,
        "Most often an event starts a long wait each time, and comes much more often than the wait ends.")
    case .badOutline:
      Explanation(
        """
        The text of a path describes its outline by letters and numbers, as in an SVG file. From some place \
        on it can't be understood, and the outline ends there.
        """,
        "Most often something was lost when the text was copied.")
    case .expectationFailed:
      Explanation(
        """
        A test says what should hold at a moment, and it does not. The test goes on, and counts as one that \
        did not pass.
        """,
        "Either the toy does something else than was meant, or the test expects something else.")
    case .comparisonFailed:
      Explanation(
        """
        A test compares two values, and the comparison does not hold. The message shows both sides as they \
        were.
        """,
        "Either the toy does something else than was meant, or the test expects something else.")
    case .soundNotHeard:
      Explanation(
        """
        A test expects a sound or spoken words, and there were none since the test began, or since the last \
        sound that it expected. What was heard instead is listed.
        """,
        "A sound counts once, so each `expect` needs one of its own.")
    case .hiddenFromFingers:
      Explanation(
        "A test touches a thing that is hidden, or that takes no touch. A child could not touch it either.",
        "If it is to be touched later, let the test wait, or do first what makes it appear.")
    case .outsideScene:
      Explanation(
        "A test touches a thing that lies outside of the scene, where no finger gets to.",
        "If the toy moves it there by itself, the test has found something that a child would run into.")
    case .covered:
      Explanation(
        """
        A test touches a thing, and at every spot of it something else lies on top that takes the touch. A \
        child could not touch it either.
        """,
        "Often it is a large thing for decoration. With `touch none` it lets touches through.")
    case .nothingPressed:
      Explanation(
        "A test lifts a finger that is not down. It was lifted before, or it never pressed anything.",
        "A `tap` or a `drag` lifts the finger by itself, so `release` follows only `press`.")
    case .testTooLong:
      Explanation(
        """
        A test waited until something holds, and it did not come within an hour of the toy's own time. The \
        hour took only a moment here.
        """,
        "Most often the condition can't come true, because a step before it did not do what was meant.")
    case .endlessChain:
      Explanation(
        """
        Events start one another again and again without any time passing: one changes something, another \
        hears of it and changes it back. After 1,000 times they were stopped.
        """,
        "A `wait` lets others have their turn; a condition can end the chain.")
    case .nestedTooDeep:
      Explanation(
        "Things lie in things that lie in things, 200 deep, and one more was to be put in.",
        """
        Most often each new thing is attached to the one before, where all could be attached to the same \
        one.
        """)
    case .fingerIsDown:
      Explanation(
        """
        A test lets a finger touch something while the same finger is already down. A finger can only be in \
        one place.
        """,
        "Lift it first, or use a second finger: children have ten.")
    case .followsTooFar:
      Explanation(
        """
        A value follows another that follows another, in a chain so long that it can't be computed in one \
        go.
        """,
        "Most often things stand in a row and each follows its neighbour, where all could follow the first.")
    }
  }
}
