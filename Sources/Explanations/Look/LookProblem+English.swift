import SceneLang

extension LookProblem {
  /// What the problem is about, in English.
  var explainedInEnglish: Explanation {
    switch self {
    case .soundAlone:
      Explanation(
        "When this happens, a sound is played, and nothing changes that can be seen.",
        "Some children don't hear it, and many tablets are silent in class. A small movement tells the same.")
    case .textTooLarge:
      Explanation(
        """
        A label has a size, and its text needs more room than that at some moment. The rest of it is drawn \
        outside or lies under other things.
        """,
        "Without a `size`, a label is as large as its text by itself.")
    case .lowContrast:
      Explanation(
        """
        The colours of the text and of what is behind it are nearly equally bright, so the text is hard to \
        read. The contrast should be 4.5 to 1, and 3 to 1 from 24 points on.
        """,
        "Children with weak eyes, and all children in bright sunlight, see only differences in brightness.")
    case .colourAlone:
      Explanation(
        "The toy tells things apart, and only their colours differ, in a way that some children do not see.",
        """
        About one boy in twenty confuses some colours. With a second sign, such as a shape or a letter, all \
        can play.
        """)
    case .flashing:
      Explanation(
        "A large surface turns bright and dark more than three times a second.",
        """
        Flashing of this kind can bring on seizures in some children, also in those who never had one. \
        Slower changes and glides do not.
        """)
    }
  }
}
