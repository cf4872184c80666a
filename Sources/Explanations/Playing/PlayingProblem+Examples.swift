import SceneLang

extension PlayingProblem {
  /// A scene with this problem, and one without it. One exhaustive list, however long: the compiler asks for the example
  /// of every new problem.
  var example: Example {
    switch self {
    case .divisionByZero:
      Example(
        """
        state apples = 0
        label board "{apples}" at (40, 40)
        circle ball center (160, 200) size 80 color tomato
        on tap ball { apples = 12 / apples }
        test "sharing" {
          tap ball
          expect apples == 0
        }
        """,
        fixed: """
          state apples = 0
          label board "{apples}" at (40, 40)
          circle ball center (160, 200) size 80 color tomato
          on tap ball { apples = if apples == 0 then 0 else 12 / apples }
          test "sharing" {
            tap ball
            expect apples == 0
          }
          """)
    case .outsideList:
      Example(
        """
        let colours = [red, gold, teal]
        state number = 3
        circle ball center (160, 200) size 80 color tomato
        on tap ball {
          number += 1
          ball.color = colours[number]
        }
        test "the next colour" {
          tap ball
          expect number == 4
        }
        """,
        fixed: """
          let colours = [red, gold, teal]
          state number = 3
          circle ball center (160, 200) size 80 color tomato
          on tap ball {
            number = if number < count(colours) then number + 1 else 1
            ball.color = colours[number]
          }
          test "the next colour" {
            tap ball
            expect number == 1
          }
          """)
    case .emptyList:
      Example(
        """
        state fish = [gold]
        circle ball center (160, 200) size 80 color tomato
        on tap ball {
          ball.color = first(fish)
          fish = without(fish, first(fish))
        }
        test "all are caught" {
          tap ball
          tap ball
          expect count(fish) == 0
        }
        """,
        fixed: """
          state fish = [gold]
          circle ball center (160, 200) size 80 color tomato
          on tap ball {
            if count(fish) > 0 {
              ball.color = first(fish)
              fish = without(fish, first(fish))
            }
          }
          test "all are caught" {
            tap ball
            tap ball
            expect count(fish) == 0
          }
          """)
    case .notThere:
      Example(
        """
        state open = no
        if open { circle ball center (160, 200) size 80 }
        box door at (40, 40) size 80
        on tap door {
          ball.color = gold
          open = yes
        }
        test "the ball shines" {
          tap door
          expect not open
        }
        """,
        fixed: """
          state open = no
          if open { circle ball center (160, 200) size 80 }
          box door at (40, 40) size 80
          on tap door {
            open = yes
            ball.color = gold
          }
          test "the ball shines" {
            tap door
            expect open
          }
          """)
    case .wrongTypeNow:
      Example(
        """
        state chosen = nothing
        circle ball center (160, 200) size 80 color tomato
        label board "{chosen}" at (40, 40)
        on tap ball { chosen = chosen + 1 }
        test "counting" {
          tap ball
          expect chosen == nothing
        }
        """,
        fixed: """
          state chosen = 0
          circle ball center (160, 200) size 80 color tomato
          label board "{chosen}" at (40, 40)
          on tap ball { chosen = chosen + 1 }
          test "counting" {
            tap ball
            expect chosen == 1
          }
          """)
    case .tooManySteps:
      Example(
        """
        state score = 0
        label board "{score}" at (40, 40)
        circle ball center (160, 200) size 80 color tomato
        on tap ball { forever { score += 1 } }
        test "counting" {
          tap ball
          expect score > 0
        }
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
          test "counting" {
            tap ball
            expect score > 0
          }
          """)
    case .tooManyThings:
      Example(
        """
        for i from 1 to 300000 { box dot at (i, 40) size 1 }
        test "dots" { expect count(dot) == 0 }
        """,
        fixed: """
          for i from 1 to 300 { box dot at (i, 40) size 1 }
          test "dots" { expect count(dot) == 300 }
          """)
    case .tooManyItems:
      Example(
        """
        state row = [1]
        label board "{count(row)}" at (40, 40)
        circle ball center (160, 200) size 80 color tomato
        on tap ball { repeat 30 times { row = row + row } }
        test "a long row" {
          tap ball
          expect count(row) > 1000
        }
        """,
        fixed: """
          state row = [1]
          label board "{count(row)}" at (40, 40)
          circle ball center (160, 200) size 80 color tomato
          on tap ball { repeat 30 times { row = row + [1] } }
          test "a long row" {
            tap ball
            expect count(row) == 31
          }
          """)
    case .textTooLong:
      Example(
        """
        state song = "la "
        label board "{count(song)}" at (40, 40)
        circle ball center (160, 200) size 80 color tomato
        on tap ball { repeat 30 times { song = "{song}{song}" } }
        test "a long song" {
          tap ball
          expect count(song) > 1000
        }
        """,
        fixed: """
          state song = "la "
          label board "{count(song)}" at (40, 40)
          circle ball center (160, 200) size 80 color tomato
          on tap ball { repeat 30 times { song = "{song}la " } }
          test "a long song" {
            tap ball
            expect count(song) == 93
          }
          """)
    case .tooDeep:
      Example(
        """
        let sum(n) = n + sum(n - 1)
        label board "{sum(3)}" at (40, 40)
        test "the sum" { expect board.x == 40 }
        """,
        fixed: """
          let sum(n) = if n == 0 then 0 else n + sum(n - 1)
          label board "{sum(3)}" at (40, 40)
          test "the sum" { expect board.text == "6" }
          """)
    case .liveCircle:
      Example(
        """
        box left at (right.x - 100, 40) size 60
        box right at (left.x + 100, 40) size 60
        test "they stay together" { expect left.width == 60 }
        """,
        fixed: """
          box left at (40, 40) size 60
          box right at (left.x + 100, 40) size 60
          test "they stay together" { expect right.x == 140 }
          """)
    case .attachInside:
      Example(
        """
        box tray at (40, 40) size 160 {
          circle ball center (80, 80) size 80 color tomato
        }
        on tap ball { attach tray to ball }
        test "packing" {
          tap ball
          expect ball.parent == tray
        }
        """,
        fixed: """
          box tray at (40, 40) size 160
          circle ball center (160, 400) size 80 color tomato
          on tap ball { attach ball to tray }
          test "packing" {
            tap ball
            expect ball.parent == tray
          }
          """)
    case .stageFull:
      Example(
        """
        state score = 0
        label board "{score}" at (40, 40)
        circle ball center (160, 200) size 80 color tomato
        on tap ball { repeat 20000 times { meanwhile { wait 1s; score += 1 } } }
        test "many at once" {
          tap ball
          expect score == 0
        }
        """,
        fixed: """
          state score = 0
          label board "{score}" at (40, 40)
          circle ball center (160, 200) size 80 color tomato
          on tap ball {
            repeat 20 times {
              meanwhile {
                wait 1s
                score += 1
              }
            }
          }
          test "many at once" {
            tap ball
            wait 2s
            expect score == 20
          }
          """)
    case .badOutline:
      Example(
        """
        path hill "M0 80 L80 0 L160" at (40, 40) color seagreen
        test "the hill" { expect hill.x == 40 }
        """,
        fixed: """
          path hill "M0 80 L80 0 L160 80 Z" at (40, 40) color seagreen
          test "the hill" { expect hill.x == 40 }
          """)
    case .expectationFailed:
      Example(
        """
        state open = no
        box door at (40, 40) size 80
        on tap door { open = not open }
        test "the door opens" { expect open }
        """,
        fixed: """
          state open = no
          box door at (40, 40) size 80
          on tap door { open = not open }
          test "the door opens" {
            tap door
            expect open
          }
          """)
    case .comparisonFailed:
      Example(
        """
        state score = 0
        label board "{score}" at (40, 40)
        circle ball center (160, 200) size 80 color tomato
        on tap ball { score += 1 }
        test "two taps" {
          tap ball
          expect score == 2
        }
        """,
        fixed: """
          state score = 0
          label board "{score}" at (40, 40)
          circle ball center (160, 200) size 80 color tomato
          on tap ball { score += 1 }
          test "two taps" {
            tap ball
            tap ball
            expect score == 2
          }
          """)
    case .soundNotHeard:
      Example(
        """
        circle ball center (160, 200) size 80 color tomato
        on tap ball {
          play "pop"
          ball.color = gold
        }
        test "it sounds" {
          tap ball
          expect played "ding"
        }
        """,
        fixed: """
          circle ball center (160, 200) size 80 color tomato
          on tap ball {
            play "pop"
            ball.color = gold
          }
          test "it sounds" {
            tap ball
            expect played "pop"
          }
          """)
    case .hiddenFromFingers:
      Example(
        """
        state open = no
        box door at (40, 40) size 80
        circle ball center (160, 200) size 80 hidden (not open)
        on tap door { open = yes }
        on tap ball { ball.color = gold }
        test "the ball sounds" {
          tap ball
          expect not open
        }
        """,
        fixed: """
          state open = no
          box door at (40, 40) size 80
          circle ball center (160, 200) size 80 hidden (not open)
          on tap door { open = yes }
          on tap ball { ball.color = gold }
          test "the ball sounds" {
            tap door
            tap ball
            expect ball.color == gold
          }
          """)
    case .outsideScene:
      Example(
        """
        scene size (320, 568)
        circle ball center (500, 200) size 80 color tomato
        on tap ball { ball.color = gold }
        test "the ball sounds" {
          tap ball
          expect ball.x == 460
        }
        """,
        fixed: """
          scene size (320, 568)
          circle ball center (160, 200) size 80 color tomato
          on tap ball { ball.color = gold }
          test "the ball sounds" {
            tap ball
            expect ball.color == gold
          }
          """)
    case .covered:
      Example(
        """
        circle ball center (160, 200) size 80 color tomato
        box cloud at (80, 120) size 160 color gray
        on tap ball { ball.color = gold }
        on tap cloud { cloud.color = white }
        test "the ball sounds" {
          tap ball
          expect cloud.x == 80
        }
        """,
        fixed: """
          box cloud at (80, 120) size 160 color gray
          circle ball center (160, 200) size 80 color tomato
          on tap ball { ball.color = gold }
          on tap cloud { cloud.color = white }
          test "the ball sounds" {
            tap ball
            expect ball.color == gold
          }
          """)
    case .nothingPressed:
      Example(
        """
        circle ball center (160, 200) size 80 color tomato
        on release ball { ball.color = gold }
        test "letting go" {
          release
          expect ball.x == 120
        }
        """,
        fixed: """
          circle ball center (160, 200) size 80 color tomato
          on release ball { ball.color = gold }
          test "letting go" {
            press ball
            release
            expect ball.color == gold
          }
          """)
    case .testTooLong:
      Example(
        """
        state score = 0
        label board "{score}" at (40, 40)
        circle ball center (160, 200) size 80 color tomato
        on tap ball { score += 1 }
        test "five points" {
          tap ball
          wait until score == 5
        }
        """,
        fixed: """
          state score = 0
          label board "{score}" at (40, 40)
          circle ball center (160, 200) size 80 color tomato
          on tap ball { score += 1 }
          test "five points" {
            repeat 5 times { tap ball }
            wait until score == 5
          }
          """)
    case .endlessChain:
      Example(
        """
        state day = no
        state night = no
        circle ball center (160, 200) size 80 color tomato
        on tap ball { day = yes }
        when day {
          day = no
          night = yes
        }
        when night {
          night = no
          day = yes
        }
        test "day and night" {
          tap ball
          expect ball.x == 120
        }
        """,
        fixed: """
          state day = no
          state night = no
          circle ball center (160, 200) size 80 color tomato
          on tap ball { day = yes }
          when day {
            wait 1s
            day = no
            night = yes
          }
          when night {
            wait 1s
            night = no
            day = yes
          }
          test "day and night" {
            tap ball
            expect day
          }
          """)
    case .nestedTooDeep:
      Example(
        """
        circle bead at (40, 40) size 80
        state last = nothing
        on tap bead {
          last = bead
          repeat 300 times {
            add circle pearl at (0, 0) size 10
            attach pearl[count(pearl)] to last
            last = pearl[count(pearl)]
          }
        }
        test "a long chain" {
          tap bead
          expect count(pearl) > 100
        }
        """,
        fixed: """
          circle bead at (40, 40) size 80
          state last = nothing
          on tap bead {
            last = bead
            repeat 300 times {
              add circle pearl at (0, 0) size 10
              attach pearl[count(pearl)] to bead
              last = pearl[count(pearl)]
            }
          }
          test "a long chain" {
            tap bead
            expect count(pearl) == 300 and last.parent == bead
          }
          """)
    case .fingerIsDown:
      Example(
        """
        circle ball center (160, 200) size 80 color tomato
        on press ball { ball.color = gold }
        test "pressing twice" {
          press ball
          tap ball
          expect ball.color == gold
        }
        """,
        fixed: """
          circle ball center (160, 200) size 80 color tomato
          on press ball { ball.color = gold }
          test "pressing twice" {
            press ball
            release
            tap ball
            expect ball.color == gold
          }
          """)
    case .followsTooFar:
      Example(
        """
        for i from 1 to 150 { box tile at (i / 10, 40) size (if i == 150 then 10 else stone[i + 1].width) }
        for i from 1 to 150 { box stone at (i / 10, 80) size tile[i].width }
        test "all are there" { expect count(tile) == 150 }
        """,
        fixed: """
          let edge = 10
          for i from 1 to 150 { box tile at (i / 10, 40) size edge }
          for i from 1 to 150 { box stone at (i / 10, 80) size edge }
          test "all are there" { expect count(tile) == 150 }
          """)
    }
  }
}
