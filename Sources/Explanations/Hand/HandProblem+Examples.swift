import SceneLang

extension HandProblem {
  /// A scene with this problem, and one without it.
  var example: Example {
    switch self {
    case .hardGesture:
      Example(
        """
        scene "Ball" ages (3, 5)
        circle ball center (160, 200) size 80 color tomato
        on hold ball { ball.color = gold }
        """,
        fixed: """
          scene "Ball" ages (3, 5)
          circle ball center (160, 200) size 80 color tomato
          on tap ball { ball.color = gold }
          """)
    case .targetOfNothing:
      Example(
        """
        circle ball center (160, 200) size 80 color tomato
        box tray at (40, 400) size 120
        on drop ball onto tray { ball.color = gold }
        """,
        fixed: """
          circle ball center (160, 200) size 80 color tomato
          box tray at (40, 400) size 120
          drag ball
          on drop ball onto tray { ball.color = gold }
          """)
    case .targetIsItself:
      Example(
        """
        circle ball center (160, 200) size 80 color tomato
        box tray at (40, 400) size 120
        drag ball
        on drop ball onto ball { ball.color = gold }
        """,
        fixed: """
          circle ball center (160, 200) size 80 color tomato
          box tray at (40, 400) size 120
          drag ball
          on drop ball onto tray { ball.color = gold }
          """)
    case .tooSmall:
      Example(
        """
        circle ball center (160, 200) size 20 color tomato
        on tap ball { ball.color = gold }
        """,
        fixed: """
          circle ball center (160, 200) size 80 color tomato
          on tap ball { ball.color = gold }
          """)
    case .overlapped:
      Example(
        """
        box left at (40, 40) size 100
        box right at (70, 40) size 100 color gold
        on tap left { left.color = red }
        on tap right { right.color = red }
        """,
        fixed: """
          box left at (40, 40) size 100
          box right at (160, 40) size 100 color gold
          on tap left { left.color = red }
          on tap right { right.color = red }
          """)
    case .startsOutside:
      Example(
        """
        circle ball center (500, 200) size 80 color tomato
        drag ball
        """,
        fixed: """
          circle ball center (160, 200) size 80 color tomato
          drag ball
          """)
    case .neverReached:
      Example(
        """
        circle ball center (160, 200) size 80 color tomato
        box cloud at (80, 120) size 160 color gray
        on tap ball { ball.color = gold }
        on tap cloud { cloud.color = white }
        """,
        fixed: """
          box cloud at (80, 120) size 160 color gray
          circle ball center (160, 200) size 80 color tomato
          on tap ball { ball.color = gold }
          on tap cloud { cloud.color = white }
          """)
    }
  }
}
