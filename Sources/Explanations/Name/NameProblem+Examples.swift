import SceneLang

extension NameProblem {
  /// A scene with this problem, and one without it. One exhaustive list, however long: the compiler asks for the example
  /// of every new problem.
  var example: Example {
    switch self {
    case .unknownName:
      Example(
        """
        state score = 0
        label board "{score}" at (40, 40)
        circle ball center (160, 200) size 80 color tomato
        on tap ball { scroe += 1 }
        """,
        fixed: """
          state score = 0
          label board "{score}" at (40, 40)
          circle ball center (160, 200) size 80 color tomato
          on tap ball { score += 1 }
          """)
    case .nameUsedTwice:
      Example(
        """
        box tray at (40, 40) size 80
        box tray at (160, 40) size 80
        """,
        fixed: """
          box left_tray at (40, 40) size 80
          box right_tray at (160, 40) size 80
          """)
    case .unknownMember:
      Example(
        """
        part hand {
          circle palm size 80
        }
        hand left at (40, 40)
        on tap left { left.plam.color = gold }
        """,
        fixed: """
          part hand {
            circle palm size 80
          }
          hand left at (40, 40)
          on tap left { left.palm.color = gold }
          """)
    case .unknownKind:
      Example(
        "circel ball center (160, 200) size 80",
        fixed: "circle ball center (160, 200) size 80")
    case .unknownProperty:
      Example(
        "box tray at (40, 40) size 80 colour tomato",
        fixed: "box tray at (40, 40) size 80 color tomato")
    case .wrongProperty:
      Example(
        "box tray at (40, 40) size 80 textSize 30",
        fixed: """
          label tray "apples" at (40, 40) textSize 30
          """)
    case .propertyTwice:
      Example(
        "box tray at (40, 40) size 80 size 60",
        fixed: "box tray at (40, 40) size 80")
    case .contentTwice:
      Example(
        """
        label title "Hello" text "Good morning" at (40, 40)
        """,
        fixed: """
          label title "Good morning" at (40, 40)
          """)
    case .atAndCenter:
      Example(
        "box tray at (40, 40) center (80, 80) size 80",
        fixed: "box tray center (80, 80) size 80")
    case .unknownFunction:
      Example(
        """
        let half(a) = a / 2
        box tray at (haf(80), 40) size 80
        """,
        fixed: """
          let half(a) = a / 2
          box tray at (half(80), 40) size 80
          """)
    case .notACall:
      Example(
        """
        let step = 40
        box tray at (step(2), 40) size 80
        """,
        fixed: """
          let step = 40
          box tray at (step * 2, 40) size 80
          """)
    case .formulaWithoutParentheses:
      Example(
        """
        let half(a) = a / 2
        box tray at (half, 40) size 80
        """,
        fixed: """
          let half(a) = a / 2
          box tray at (half(80), 40) size 80
          """)
    case .notAValue:
      Example(
        """
        timeline intro { at 2s { play "pop" } }
        label board "{intro}" at (40, 40)
        """,
        fixed: """
          state step = 0
          timeline intro {
            at 2s {
              step = 1
              play "pop"
            }
          }
          label board "{step}" at (40, 40)
          """)
    case .unknownChoice:
      Example(
        """
        label title "Hello" at (40, 40) align middle
        """,
        fixed: """
          label title "Hello" at (40, 40) align center
          """)
    case .unknownCurve:
      Example(
        """
        circle ball center (160, 200) size 80 color tomato
        on tap ball { animate ball y 400 over 1s curve bouncy }
        """,
        fixed: """
          circle ball center (160, 200) size 80 color tomato
          on tap ball { animate ball y 400 over 1s curve bounce }
          """)
    case .unknownEvent:
      Example(
        """
        state score = 0
        label board "{score}" at (40, 40)
        circle ball center (160, 200) size 80 color tomato
        on click ball { score += 1 }
        """,
        fixed: """
          state score = 0
          label board "{score}" at (40, 40)
          circle ball center (160, 200) size 80 color tomato
          on tap ball { score += 1 }
          """)
    case .unknownDirection:
      Example(
        """
        state score = 0
        label board "{score}" at (40, 40)
        circle ball center (160, 200) size 80 color tomato
        on swipe ball upwards { score += 1 }
        """,
        fixed: """
          state score = 0
          label board "{score}" at (40, 40)
          circle ball center (160, 200) size 80 color tomato
          on swipe ball up { score += 1 }
          """)
    case .unknownAction:
      Example(
        """
        circle ball center (160, 200) size 80 color tomato
        action hop(thing) {
          animate thing y 100 over 0.2s
          animate thing y 160 over 0.2s
        }
        on tap ball { hopp(ball) }
        """,
        fixed: """
          circle ball center (160, 200) size 80 color tomato
          action hop(thing) {
            animate thing y 100 over 0.2s
            animate thing y 160 over 0.2s
          }
          on tap ball { hop(ball) }
          """)
    case .unknownTimeline:
      Example(
        """
        circle ball center (160, 200) size 80 color tomato
        timeline intro paused { at 1s { ball.color = gold } }
        on tap ball { start into }
        """,
        fixed: """
          circle ball center (160, 200) size 80 color tomato
          timeline intro paused { at 1s { ball.color = gold } }
          on tap ball { start intro }
          """)
    case .propertyOfNothing:
      Example(
        """
        box tray at (40, 40) size 80
        color tomato
        """,
        fixed: "box tray at (40, 40) size 80 color tomato")
    case .pathStepElsewhere:
      Example(
        """
        path line stroke navy thickness 6 { move (40, 40) }
        line (160, 40)
        """,
        fixed: """
          path line stroke navy thickness 6 {
            move (40, 40)
            line (160, 40)
          }
          """)
    case .sceneTwice:
      Example(
        """
        scene "Fish" size (320, 568)
        scene "Fish" background skyblue
        circle ball center (160, 200) size 80 color tomato
        """,
        fixed: """
          scene "Fish" size (320, 568) background skyblue
          circle ball center (160, 200) size 80 color tomato
          """)
    case .sceneNotFirst:
      Example(
        """
        circle ball center (160, 200) size 80 color tomato
        scene "Fish" background skyblue
        """,
        fixed: """
          scene "Fish" background skyblue
          circle ball center (160, 200) size 80 color tomato
          """)
    case .familyMember:
      Example(
        """
        for i from 1 to 4 { box tile at (70 * i, 40) size 60 }
        label board "{tile.x}" at (40, 200)
        """,
        fixed: """
          for i from 1 to 4 { box tile at (70 * i, 40) size 60 }
          label board "{tile[1].x}" at (40, 200)
          """)
    case .familyAsOne:
      Example(
        """
        state score = 0
        label board "{score}" at (40, 40)
        for i from 1 to 4 { box tile at (70 * i, 40) size 60 }
        on tap tile { score += 1 }
        test "one tap counts" {
          tap tile
          expect score == 1
        }
        """,
        fixed: """
          state score = 0
          label board "{score}" at (40, 200)
          for i from 1 to 4 { box tile at (70 * i, 40) size 60 }
          on tap tile { score += 1 }
          test "one tap counts" {
            tap tile[1]
            expect score == 1
          }
          """)
    case .notAThing:
      Example(
        """
        state score = 0
        label board "{score}" at (40, 40)
        on tap score { score += 1 }
        """,
        fixed: """
          state score = 0
          label board "{score}" at (40, 40) size 80
          on tap board { score += 1 }
          """)
    case .eventNeedsName:
      Example(
        """
        state score = 0
        label board "{score}" at (40, 40)
        for i from 1 to 4 { box tile at (70 * i, 40) size 60 }
        on tap tile[1] { score += 1 }
        """,
        fixed: """
          state score = 0
          label board "{score}" at (40, 200)
          for i from 1 to 4 { box tile at (70 * i, 40) size 60 }
          on tap tile { if tile.x == 70 { score += 1 } }
          """)
    case .eventWithoutTarget:
      Example(
        """
        circle ball center (160, 200) size 80 color tomato
        on appear ball { ball.color = gold }
        """,
        fixed: """
          circle ball center (160, 200) size 80 color tomato {
            on appear { ball.color = gold }
          }
          """)
    case .noContent:
      Example(
        """
        box tray "apples" at (40, 40) size 80
        """,
        fixed: """
          box tray at (40, 40) size (120, 80) color gold {
            label title "apples" center (60, 40)
          }
          """)
    case .imageWithoutSize:
      Example(
        """
        image photo "cat.png" at (40, 40)
        """,
        fixed: """
          image photo "cat.png" at (40, 40) size (120, 80)
          """,
        beside: [.png("cat.png", 120, 80)])
    case .testStepElsewhere:
      Example(
        """
        box lamp at (40, 40) size 80
        box button at (160, 40) size 80
        on tap lamp { lamp.color = gold }
        on tap button { tap lamp }
        """,
        fixed: """
          box lamp at (40, 40) size 80
          box button at (160, 40) size 80
          on tap lamp { shine() }
          on tap button { shine() }
          action shine() { lamp.color = gold }
          """)
    case .neverChanges:
      Example(
        """
        let score = 0
        label board "{score}" at (40, 40)
        circle ball center (160, 200) size 80 color tomato
        on tap ball { score += 1 }
        """,
        fixed: """
          state score = 0
          label board "{score}" at (40, 40)
          circle ball center (160, 200) size 80 color tomato
          on tap ball { score += 1 }
          """)
    case .readOnly:
      Example(
        """
        circle ball center (160, 200) size 80 color tomato
        on tap ball { ball.place = (160, 400) }
        """,
        fixed: """
          circle ball center (160, 200) size 80 color tomato
          on tap ball { ball.center = (160, 400) }
          """)
    case .pointPart:
      Example(
        """
        circle ball center (160, 200) size 80 color tomato
        on tap ball { ball.center.x = 100 }
        """,
        fixed: """
          circle ball center (160, 200) size 80 color tomato
          on tap ball { ball.x = 100 }
          """)
    case .notAPlace:
      Example(
        """
        state fish = [1, 2, 3]
        label board "{fish}" at (40, 40)
        circle ball center (160, 200) size 80 color tomato
        on tap ball { fish[1] = 4 }
        """,
        fixed: """
          state fish = [1, 2, 3]
          label board "{fish}" at (40, 40)
          circle ball center (160, 200) size 80 color tomato
          on tap ball { fish = [4, 2, 3] }
          """)
    case .missingFile:
      Example(
        """
        use "Hand.scene"
        box tray at (40, 40) size 80
        """,
        fixed: """
          use "hands.scene"
          hand left at (40, 40)
          """,
        beside: [.hands])
    case .useInCircle:
      Example(
        """
        use "toy.scene"
        box tray at (40, 40) size 80
        """,
        fixed: """
          use "hands.scene"
          hand left at (40, 40)
          """,
        beside: [.hands])
    case .selfOutsidePart:
      Example(
        """
        box door center (160, 200) size 100
        on tap door { self.color = red }
        """,
        fixed: """
          box door center (160, 200) size 100
          on tap door { door.color = red }
          """)
    case .fileOutside:
      Example(
        """
        use "../hands.scene"
        box tray at (40, 40) size 80
        """,
        fixed: """
          use "hands.scene"
          hand left at (40, 40)
          """,
        beside: [.hands])
    }
  }
}
