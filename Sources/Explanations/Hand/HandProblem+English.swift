import SceneLang

extension HandProblem {
  /// What the problem is about, in English.
  var explainedInEnglish: Explanation {
    switch self {
    case .hardGesture:
      Explanation(
        """
        The scene is for children under six, and it asks for a gesture that most of them can't make yet: \
        holding still, tapping twice quickly, or moving two fingers at once.
        """,
        """
        Small hands can tap, and from about three they can drag. A toy that asks for more seems broken to \
        them.
        """)
    case .targetOfNothing:
      Explanation(
        "An event waits for something to be dropped here, and nothing lets a finger drag that thing.",
        "So the event never comes.")
    case .targetIsItself:
      Explanation(
        "An event waits for a thing to be dropped onto itself. A single thing can't lie on itself.",
        "Perhaps another thing was meant, or a family of things that may be dropped on each other.")
    case .tooSmall:
      Explanation(
        """
        A finger covers about 44 points, and a small child aims less well. What is to be touched here is \
        smaller than it should be: 44 points, and 60 where the youngest are under six.
        """,
        """
        A child who misses does not know why nothing happens. A larger thing helps, and so does slack around \
        it with `reach`.
        """)
    case .overlapped:
      Explanation(
        "Two things listen to fingers, and more than half of one lies under the other.",
        "A child who touches the lower one gets what belongs to the upper one.")
    case .startsOutside:
      Explanation(
        "A thing that is to be dragged begins outside of the scene, where no finger can take hold of it.",
        "Once it is dragged it stays inside, so only its beginning has to be moved.")
    case .neverReached:
      Explanation(
        "A thing listens to fingers, and another that listens too lies over all of it and stays there.",
        "No finger ever gets to it, so what it waits for never happens.")
    }
  }
}
