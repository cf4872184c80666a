import SceneLang

extension LookProblem {
  /// A scene with this problem, and one without it.
  var example: Example {
    switch self {
    case .soundAlone:
      Example(
        """
        circle ball center (160, 200) size 80 color tomato
        on tap ball { play "pop" }
        """,
        fixed: """
          circle ball center (160, 200) size 80 color tomato
          on tap ball {
            play "pop"
            animate ball scale 1.2 over 0.1s
            animate ball scale 1 over 0.1s
          }
          """)
    case .textTooLarge:
      Example(
        """
        label title "Good morning" at (40, 40) size (60, 20)
        """,
        fixed: """
          label title "Good morning" at (40, 40)
          """)
    case .lowContrast:
      Example(
        """
        label title "Good morning" at (40, 40) color silver
        """,
        fixed: """
          label title "Good morning" at (40, 40) color black
          """)
    case .colourAlone:
      Example(
        """
        circle apple center (60, 60) size 60 color tomato
        circle lime center (160, 60) size 60 color limegreen
        box basket at (20, 400) size 80 color sienna
        box bowl at (220, 400) size 80 color tan
        drag apple
        drag lime
        on drop apple onto basket { apple.color = gold }
        on drop lime onto bowl { lime.color = gold }
        """,
        fixed: """
          circle apple center (60, 60) size 60 color tomato
          star lime center (160, 60) size 60 color limegreen
          box basket at (20, 400) size 80 color sienna
          box bowl at (220, 400) size 80 color tan
          drag apple
          drag lime
          on drop apple onto basket { apple.color = gold }
          on drop lime onto bowl { lime.color = gold }
          """)
    case .flashing:
      Example(
        """
        state lit = no
        box lamp at (10, 10) size 120 color if lit then white else black
        every 0.1s { lit = not lit }
        """,
        fixed: """
          state lit = no
          box lamp at (10, 10) size 120 color if lit then white else black
          every 1s { lit = not lit }
          """)
    }
  }
}
