import SceneLang

extension UseProblem {
  /// A scene with this problem, and one without it.
  var example: Example {
    switch self {
    case .neverShown:
      Example(
        """
        box door at (40, 40) size 80
        circle ball center (160, 200) size 80 hidden
        on tap door { door.color = gold }
        """,
        fixed: """
          box door at (40, 40) size 80
          circle ball center (160, 200) size 80 hidden
          on tap door { ball.hidden = no }
          """)
    case .neverTouched:
      Example(
        """
        circle ball center (160, 200) size 80 color tomato touch none
        on tap ball { ball.color = gold }
        """,
        fixed: """
          circle ball center (160, 200) size 80 color tomato
          on tap ball { ball.color = gold }
          """)
    case .emptyGroupTouched:
      Example(
        """
        circle ball center (160, 200) size 80 color tomato
        group meadow at (0, 300) size (320, 200)
        on tap meadow { ball.color = gold }
        """,
        fixed: """
          circle ball center (160, 200) size 80 color tomato
          group meadow at (0, 300) size (320, 200) touch bounds
          on tap meadow { ball.color = gold }
          """)
    case .neverRead:
      Example(
        """
        state score = 0
        circle ball center (160, 200) size 80 color tomato
        on tap ball { score += 1 }
        """,
        fixed: """
          state score = 0
          label board "{score}" at (40, 40)
          circle ball center (160, 200) size 80 color tomato
          on tap ball { score += 1 }
          """)
    case .neverChanged:
      Example(
        """
        state score = 0
        label board "{score}" at (40, 40)
        circle ball center (160, 200) size 80 color tomato
        on tap ball { ball.color = gold }
        """,
        fixed: """
          state score = 0
          label board "{score}" at (40, 40)
          circle ball center (160, 200) size 80 color tomato
          on tap ball { score += 1 }
          """)
    case .neverUsed:
      Example(
        """
        let step = 40
        box tray at (40, 40) size 80
        """,
        fixed: """
          let step = 40
          box tray at (step, step) size 80
          """)
    case .unusedFile:
      Example(
        """
        use "hands.scene"
        box tray at (40, 40) size 80
        """,
        fixed: """
          use "hands.scene"
          hand left at (40, 40)
          """,
        beside: [.hands])
    case .neverStarted:
      Example(
        """
        circle ball center (160, 200) size 80 color tomato
        timeline intro paused { at 1s { ball.color = gold } }
        """,
        fixed: """
          circle ball center (160, 200) size 80 color tomato
          timeline intro paused { at 1s { ball.color = gold } }
          on tap ball { start intro }
          """)
    case .constantCondition:
      Example(
        """
        state score = 0
        label board "{score}" at (40, 40)
        circle ball center (160, 200) size 80 color tomato
        on tap ball {
          score += 1
          if 3 > 2 { ball.color = gold }
        }
        """,
        fixed: """
          state score = 0
          label board "{score}" at (40, 40)
          circle ball center (160, 200) size 80 color tomato
          on tap ball {
            score += 1
            if score > 2 { ball.color = gold }
          }
          """)
    case .notDraggable:
      Example(
        """
        circle ball center (160, 200) size 80 color tomato
        on drop ball { ball.color = gold }
        """,
        fixed: """
          circle ball center (160, 200) size 80 color tomato
          drag ball
          on drop ball { ball.color = gold }
          """)
    case .neverMeet:
      Example(
        """
        circle ball center (160, 200) size 80 color tomato
        box tray at (40, 400) size 120
        box lamp at (40, 40) size 80
        when ball touches tray { lamp.color = gold }
        """,
        fixed: """
          circle ball center (160, 200) size 80 color tomato
          box tray at (40, 400) size 120
          box lamp at (40, 40) size 80
          drag ball
          when ball touches tray { lamp.color = gold }
          """)
    case .leaveOfScene:
      Example(
        """
        circle ball center (160, 200) size 80 color tomato
        on leave { ball.color = gold }
        """,
        fixed: """
          state open = yes
          box door at (40, 40) size 80
          circle ball center (160, 200) size 80 color tomato
          if open {
            box room at (200, 40) size 80
            on leave { ball.color = gold }
          }
          on tap door { open = not open }
          """)
    case .unknownKey:
      Example(
        """
        circle ball center (160, 200) size 80 color tomato
        on key "Spacebar" { ball.color = gold }
        """,
        fixed: """
          circle ball center (160, 200) size 80 color tomato
          on key "Space" { ball.color = gold }
          """)
    case .neverReached:
      Example(
        """
        state score = 0
        label board "{score}" at (40, 40)
        circle ball center (160, 200) size 80 color tomato
        on tap ball {
          restart
          score += 1
        }
        """,
        fixed: """
          state score = 0
          label board "{score}" at (40, 40)
          circle ball center (160, 200) size 80 color tomato
          on tap ball {
            score += 1
            wait 1s
            restart
          }
          """)
    case .endlessLoop:
      Example(
        """
        state score = 0
        label board "{score}" at (40, 40)
        circle ball center (160, 200) size 80 color tomato
        on tap ball { forever { score += 1 } }
        """,
        fixed: """
          state score = 0
          label board "{score}" at (40, 40)
          circle ball center (160, 200) size 80 color tomato
          on tap ball {
            forever {
              score += 1
              wait 1s
            }
          }
          """)
    case .changedTwiceAtOnce:
      Example(
        """
        circle ball center (160, 200) size 80 color tomato
        on tap ball {
          together {
            animate ball x 200 over 1s
            animate ball x 40 over 1s
          }
        }
        """,
        fixed: """
          circle ball center (160, 200) size 80 color tomato
          on tap ball {
            animate ball x 200 over 1s
            animate ball x 40 over 1s
          }
          """)
    }
  }
}
