import SceneLang

extension UseProblem {
  /// What the problem is about, in English.
  var explainedInEnglish: Explanation {
    switch self {
    case .neverShown:
      Explanation(
        """
        The thing is invisible from the beginning, and nothing in the scene ever changes that: its hiding, \
        its opacity or its size stays as it is.
        """,
        "A toy works without it. Often the step that was to show it has not been written yet.")
    case .neverTouched:
      Explanation(
        "The thing has `touch none`, which lets every finger through, and an event waits for a finger on it.",
        "The two contradict each other, so the steps of the event never happen.")
    case .emptyGroupTouched:
      Explanation(
        """
        A finger meets what a group holds, and this one holds nothing. So what waits for a finger on it \
        never happens.
        """,
        "A group is a good place for a touch area: give it a size, and `touch bounds`.")
    case .neverRead:
      Explanation(
        "Steps change this state, and nothing in the scene shows it, asks for it or follows it.",
        """
        So the changes have no effect that a child could see. Often the label that was to show it is \
        missing.
        """)
    case .neverChanged:
      Explanation(
        "Something reads this state, and no step ever changes it. It stays what it was at the beginning.",
        """
        What never changes is declared with `let`, which tells readers so. Often the step that was to change \
        it is missing.
        """)
    case .neverUsed:
      Explanation(
        "The name was given, and nothing in the scene mentions it.",
        "Often it was needed before and is left over, or another name is used in its place by mistake.")
    case .unusedFile:
      Explanation(
        "A file is read with `use`, and none of its parts, colours, values and actions are used here.",
        "The toy would carry the file along for nothing.")
    case .neverStarted:
      Explanation(
        "The timeline was declared with `paused`, so it waits until `start` names it, and no step does.",
        "None of its moments ever comes.")
    case .constantCondition:
      Explanation(
        "The condition comes out the same every time, since nothing in it can change.",
        "So one way is always taken and the other never. Often a name was meant where a fixed value stands.")
    case .notDraggable:
      Explanation(
        "An event waits for this thing to be dragged or dropped, and nothing lets a finger drag it.",
        "The two belong together: `drag` lets the finger move it, and `on drop` says what happens then.")
    case .neverMeet:
      Explanation(
        "The event waits for two things to touch, and neither of them ever moves or changes its size.",
        "They touch from the beginning or never, so the wait is in vain.")
    case .leaveOfScene:
      Explanation(
        "`on leave` comes when what it stands in goes away, and the scene as a whole never does.",
        "Parts come and go, and so does what stands in an `if` or a `for`.")
    case .unknownKey:
      Explanation(
        """
        Keys have fixed names, such as `Space`, `Enter` and `ArrowLeft`, and letters are named by \
        themselves. There is no key of this name.
        """,
        "No key press would ever reach these steps.")
    case .neverReached:
      Explanation(
        "Steps happen in order, and a step before this one never ends or ends everything.",
        "What stands behind it is never reached.")
    case .endlessLoop:
      Explanation(
        "This goes round without end, and nothing in it lets time pass.",
        "Nothing else could happen, not even a touch, so the toy would stop it after a million steps.")
    case .changedTwiceAtOnce:
      Explanation(
        "The steps of a `together` happen at the same time, and two of them change the same property.",
        "Only one of them can have its way: the later takes the property over, and the other ends at once.")
    }
  }
}
