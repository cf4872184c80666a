extension UseProblem {
  /// What is said of it in English.
  public var english: Wording {
    switch self {
    case .neverShown:
      Wording(
        "“{0}” is never shown.",
        "|Nothing changes its `{1}`: remove that, or show it in a handler, as in `{2}`.|Nothing changes its `{1}`: remove that."
      )
    case .neverTouched:
      Wording(
        "“{0}” has `touch none`, so no finger meets it.",
        "Remove `touch none` from “{0}”, or remove what waits for a finger here.")
    case .emptyGroupTouched:
      Wording(
        "“{0}” is a group with nothing in it, so no finger meets it.",
        "Put things into its braces, or make it an area of its own: `size (80, 80) touch bounds`.")
    case .neverRead:
      Wording(
        "“{0}” changes, but nothing shows it or asks for it.",
        "Show it, as in `label shown \"{{0}}\"`, or remove it.")
    case .neverChanged:
      Wording(
        "“{0}” never changes.",
        "Change it in a handler, as in `{1}`. A value that stays is written `let {0} = {2}`.")
    case .neverUsed:
      Wording(
        "“{0}” is not used anywhere.",
        "Use it, or remove it.")
    case .unusedFile:
      Wording(
        "Nothing of “{0}” is used here.",
        "Use a part, a colour, a value or an action of that file, or remove this line.")
    case .neverStarted:
      Wording(
        "The timeline “{0}” waits for its start, and nothing starts it.",
        "Write `start {0}` in a handler, or remove `paused`.")
    case .constantCondition:
      Wording(
        "This is always `{0}`.",
        "A condition asks for something that changes, such as a state: `score == 3`.")
    case .notDraggable:
      Wording(
        "Nothing lets a finger drag “{0}”, so this never happens.",
        "Write `drag {0}` on a line of its own.")
    case .neverMeet:
      Wording(
        "Neither “{0}” nor “{1}” ever moves.",
        "So they touch from the beginning or never. Let one of them move, as in `drag {0}`.")
    case .leaveOfScene:
      Wording(
        "The scene itself never leaves, so this never happens.",
        "`leave` is for what comes and goes: write it in a part, or in the braces of an `if` or a `for`.")
    case .unknownKey:
      Wording(
        "No key is called “{0}”.",
        "Write `on key \"{1}\" { restart }`, with what is to happen in the braces.")
    case .neverReached:
      Wording(
        "This never happens, because of “{0}” before it.",
        "Put this before “{0}”, or remove it.")
    case .endlessLoop:
      Wording(
        "No time passes in this loop, so it never lets anything else happen.",
        "Let it wait each time around: `wait 1s`.")
    case .changedTwiceAtOnce:
      Wording(
        "“{0}” of “{1}” is changed twice at the same time.",
        "Of two steps in one `together` the later takes over. Write them one after the other, or remove one.")
    }
  }
}
