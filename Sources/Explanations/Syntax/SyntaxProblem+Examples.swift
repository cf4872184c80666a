import SceneLang

extension SyntaxProblem {
  /// A scene with this problem, and one without it. One exhaustive list, however long: the compiler asks for the example
  /// of every new problem.
  var example: Example {
    switch self {
    case .missingValue:
      Example(
        "box tray at (40, 40) size",
        fixed: "box tray at (40, 40) size 80")
    case .missingName:
      Example(
        """
        let = 40
        box tray at (40, 40) size step
        """,
        fixed: """
          let step = 40
          box tray at (40, 40) size step
          """)
    case .notAName:
      Example(
        """
        state "score" = 0
        circle ball center (160, 200) size 80 color tomato
        """,
        fixed: """
          state score = 0
          label board "{score}" at (40, 40)
          circle ball center (160, 200) size 80 color tomato
          on tap ball { score += 1 }
          """)
    case .reservedName:
      Example(
        """
        state on = no
        box lamp at (40, 40) size 80
        """,
        fixed: """
          state lit = no
          box lamp at (40, 40) size 80 color if lit then gold else gray
          on tap lamp { lit = not lit }
          """)
    case .propertyAsName:
      Example(
        "box size at (40, 40) size 80",
        fixed: "box tray at (40, 40) size 80")
    case .missingWord:
      Example(
        """
        state score = 0
        label board "{score}" at (40, 40)
        circle ball center (160, 200) size 80 color tomato
        on tap ball { repeat 3 { score += 1 } }
        """,
        fixed: """
          state score = 0
          label board "{score}" at (40, 40)
          circle ball center (160, 200) size 80 color tomato
          on tap ball { repeat 3 times { score += 1 } }
          """)
    case .missingOpeningBrace:
      Example(
        """
        state score = 0
        label board "{score}" at (40, 40)
        circle ball center (160, 200) size 80 color tomato
        on tap ball score += 1 }
        """,
        fixed: """
          state score = 0
          label board "{score}" at (40, 40)
          circle ball center (160, 200) size 80 color tomato
          on tap ball { score += 1 }
          """)
    case .missingClosingBrace:
      Example(
        """
        state score = 0
        label board "{score}" at (40, 40)
        circle ball center (160, 200) size 80 color tomato
        on tap ball { score += 1
        """,
        fixed: """
          state score = 0
          label board "{score}" at (40, 40)
          circle ball center (160, 200) size 80 color tomato
          on tap ball { score += 1 }
          """)
    case .extraClosingBrace:
      Example(
        "box tray at (40, 40) size 80 }",
        fixed: "box tray at (40, 40) size 80")
    case .missingBracket:
      Example(
        "box tray at (40, 60 size 80",
        fixed: "box tray at (40, 60) size 80")
    case .extraBracket:
      Example(
        "box tray at (40, 60)) size 80",
        fixed: "box tray at (40, 60) size 80")
    case .unexpected:
      Example(
        "box left at (40, 40) size 80 box right at (160, 40) size 80",
        fixed: """
          box left at (40, 40) size 80
          box right at (160, 40) size 80
          """)
    case .badStart:
      Example(
        """
        "Hello" at (40, 40)
        """,
        fixed: """
          label title "Hello" at (40, 40)
          """)
    case .missingComma:
      Example(
        "box tray at (40 60) size 80",
        fixed: "box tray at (40, 60) size 80")
    case .missingEquals:
      Example(
        """
        let step 40
        box tray at (step, 40) size 80
        """,
        fixed: """
          let step = 40
          box tray at (step, 40) size 80
          """)
    case .declaredWithTwoEquals:
      Example(
        """
        let step == 40
        box tray at (step, 40) size 80
        """,
        fixed: """
          let step = 40
          box tray at (step, 40) size 80
          """)
    case .equalsForComparing:
      Example(
        """
        state score = 0
        label board "{score}" at (40, 40)
        circle ball center (160, 200) size 80 color tomato
        on tap ball {
          score += 1
          if score = 3 { play "tada" }
        }
        """,
        fixed: """
          state score = 0
          label board "{score}" at (40, 40)
          circle ball center (160, 200) size 80 color tomato
          on tap ball {
            score += 1
            if score == 3 { play "tada" }
          }
          """)
    case .foreignSign:
      Example(
        """
        state score = 0
        label board "{score}" at (40, 40)
        circle ball center (160, 200) size 80 color tomato
        on tap ball { score += 1 }
        when score > 2 && score < 5 { play "ding" }
        """,
        fixed: """
          state score = 0
          label board "{score}" at (40, 40)
          circle ball center (160, 200) size 80 color tomato
          on tap ball { score += 1 }
          when score > 2 and score < 5 { play "ding" }
          """)
    case .foreignWord:
      Example(
        """
        var score = 0
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
    case .separatorAfterProperty:
      Example(
        "box tray at (40, 40) size: 80",
        fixed: "box tray at (40, 40) size 80")
    case .flagWithoutParentheses:
      Example(
        """
        state open = no
        box door at (40, 40) size 80
        box room at (160, 40) size 80 hidden not open
        on tap door { open = not open }
        """,
        fixed: """
          state open = no
          box door at (40, 40) size 80
          box room at (160, 40) size 80 hidden (not open)
          on tap door { open = not open }
          """)
    case .chainedComparison:
      Example(
        """
        state score = 0
        label board "{score}" at (40, 40)
        circle ball center (160, 200) size 80 color tomato
        on tap ball { score += 1 }
        when 2 < score < 5 { play "ding" }
        """,
        fixed: """
          state score = 0
          label board "{score}" at (40, 40)
          circle ball center (160, 200) size 80 color tomato
          on tap ball { score += 1 }
          when 2 < score and score < 5 { play "ding" }
          """)
    case .valueWithoutProperty:
      Example(
        "circle ball center (160, 200) tomato size 80",
        fixed: "circle ball center (160, 200) color tomato size 80")
    case .unexpectedBrace:
      Example(
        """
        let step = 40 {
        box tray at (step, 40) size 80
        """,
        fixed: """
          let step = 40
          box tray at (step, 40) size 80
          """)
    case .percent:
      Example(
        "box shadow at (40, 40) size 80 opacity 50%",
        fixed: "box shadow at (40, 40) size 80 opacity 0.5")
    case .emptyParentheses:
      Example(
        "box tray at () size 80",
        fixed: "box tray at (40, 60) size 80")
    case .notAPoint:
      Example(
        """
        let steps = (40, 60, 80)
        for step in steps { box tile at (step, step) size 10 }
        """,
        fixed: """
          let steps = [40, 60, 80]
          for step in steps { box tile at (step, step) size 10 }
          """)
    case .tooDeep:
      Example(
        "let step = " + String(repeating: "(", count: 60) + "40" + String(repeating: ")", count: 60)
          + "\nbox tray at (step, 40) size 80",
        fixed: "let step = 40\nbox tray at (step, 40) size 80")
    case .elseWithoutIf:
      Example(
        """
        state open = no
        box door at (40, 40) size 80
        on tap door { open = not open }
        else { box floor at (40, 200) size 80 }
        """,
        fixed: """
          state open = no
          box door at (40, 40) size 80
          on tap door { open = not open }
          if open { star sun at (40, 200) size 80 } else { box floor at (40, 200) size 80 }
          """)
    case .stepAmongThings:
      Example(
        """
        circle ball center (160, 200) size 80 color tomato
        animate ball x 200 over 1s
        """,
        fixed: """
          circle ball center (160, 200) size 80 color tomato
          on tap ball { animate ball x 200 over 1s }
          """)
    case .assignmentAmongThings:
      Example(
        """
        circle ball center (160, 200) size 80 color tomato
        ball.color = gold
        """,
        fixed: """
          circle ball center (160, 200) size 80 color tomato
          on tap ball { ball.color = gold }
          """)
    case .itemAmongSteps:
      Example(
        """
        circle ball center (160, 200) size 80 color tomato
        label board "{taps}" at (40, 40)
        on tap ball {
          state taps = 0
          taps += 1
        }
        """,
        fixed: """
          circle ball center (160, 200) size 80 color tomato
          label board "{taps}" at (40, 40)
          state taps = 0
          on tap ball { taps += 1 }
          """)
    case .thingAmongSteps:
      Example(
        """
        circle ball center (160, 200) size 80 color tomato
        on tap ball { star sun at (40, 40) size 80 }
        """,
        fixed: """
          circle ball center (160, 200) size 80 color tomato
          on tap ball { add star sun at (40, 40) size 80 }
          """)
    case .notAStep:
      Example(
        """
        state score = 0
        label board "{score}" at (40, 40)
        circle ball center (160, 200) size 80 color tomato
        on tap ball { score }
        """,
        fixed: """
          state score = 0
          label board "{score}" at (40, 40)
          circle ball center (160, 200) size 80 color tomato
          on tap ball { score += 1 }
          """)
    case .notAMoment:
      Example(
        """
        circle ball center (160, 200) size 80 color tomato
        timeline intro { animate ball x 200 over 1s }
        """,
        fixed: """
          circle ball center (160, 200) size 80 color tomato
          timeline intro { at 2s { animate ball x 200 over 1s } }
          """)
    case .missingEvent:
      Example(
        """
        state score = 0
        label board "{score}" at (40, 40)
        circle ball center (160, 200) size 80 color tomato
        on { score += 1 }
        """,
        fixed: """
          state score = 0
          label board "{score}" at (40, 40)
          circle ball center (160, 200) size 80 color tomato
          on tap ball { score += 1 }
          """)
    case .missingGesture:
      Example(
        """
        state score = 0
        label board "{score}" at (40, 40)
        circle ball center (160, 200) size 80 color tomato
        on tap ball { score += 1 }
        test "two fingers" {
          finger 2
          expect score == 1
        }
        """,
        fixed: """
          state score = 0
          label board "{score}" at (40, 40)
          circle ball center (160, 200) size 80 color tomato
          on tap ball { score += 1 }
          test "two fingers" {
            finger 2 tap ball
            expect score == 1
          }
          """)
    case .missingKind:
      Example(
        """
        circle ball center (160, 200) size 80 color tomato
        on tap ball { add }
        """,
        fixed: """
          circle ball center (160, 200) size 80 color tomato
          on tap ball { add label star "★" at (40, 40) }
          """)
    case .missingLoopRange:
      Example(
        "for i { box tile at (60 * i, 40) size 40 }",
        fixed: "for i from 1 to 4 { box tile at (60 * i, 40) size 40 }")
    case .missingText:
      Example(
        """
        state score = 0
        label board "{score}" at (40, 40)
        circle ball center (160, 200) size 80 color tomato
        on tap ball { score += 1 }
        test one tap counts {
          tap ball
          expect score == 1
        }
        """,
        fixed: """
          state score = 0
          label board "{score}" at (40, 40)
          circle ball center (160, 200) size 80 color tomato
          on tap ball { score += 1 }
          test "one tap counts" {
            tap ball
            expect score == 1
          }
          """)
    case .pointWithoutParentheses:
      Example(
        "box tray at 40, 60 size 80",
        fixed: "box tray at (40, 60) size 80")
    case .commaBetweenProperties:
      Example(
        "box tray at (40, 40), size 80",
        fixed: "box tray at (40, 40) size 80")
    case .contentBeforeName:
      Example(
        """
        label "Hello" title at (40, 40)
        """,
        fixed: """
          label title "Hello" at (40, 40)
          """)
    case .semicolonBetweenProperties:
      Example(
        "box tray at (40, 40) size 80; color tomato",
        fixed: "box tray at (40, 40) size 80 color tomato")
    case .foreignTag:
      Example(
        "<box>",
        fixed: "box tray at (40, 40) size 80")
    case .misspeltWord:
      Example(
        """
        state score = 0
        label board "{score}" at (40, 40)
        circle ball center (160, 200) size 80 color tomato
        onn tap ball { score += 1 }
        """,
        fixed: """
          state score = 0
          label board "{score}" at (40, 40)
          circle ball center (160, 200) size 80 color tomato
          on tap ball { score += 1 }
          """)
    case .nameOfTwoWords:
      Example(
        "box my tray at (40, 40) size 80",
        fixed: "box my_tray at (40, 40) size 80")
    case .decimalComma:
      Example(
        "box shadow at (40, 40) size 80 opacity 0,5",
        fixed: "box shadow at (40, 40) size 80 opacity 0.5")
    case .bracesForValue:
      Example(
        """
        let steps = {40, 60, 80}
        for step in steps { box tile at (step, step) size 10 }
        """,
        fixed: """
          let steps = [40, 60, 80]
          for step in steps { box tile at (step, step) size 10 }
          """)
    case .missingOn:
      Example(
        """
        state score = 0
        label board "{score}" at (40, 40)
        circle ball center (160, 200) size 80 color tomato
        tap ball { score += 1 }
        """,
        fixed: """
          state score = 0
          label board "{score}" at (40, 40)
          circle ball center (160, 200) size 80 color tomato
          on tap ball { score += 1 }
          """)
    case .callBehindDot:
      Example(
        """
        circle ball center (160, 200) size 80 color tomato
        on tap ball { ball.hide() }
        """,
        fixed: """
          circle ball center (160, 200) size 80 color tomato
          on tap ball { ball.hidden = yes }
          """)
    case .ifAmongThings:
      Example(
        """
        state score = 0
        label board "{score}" at (40, 40)
        circle ball center (160, 200) size 80 color tomato
        on tap ball { score += 1 }
        if score > 2 { restart }
        """,
        fixed: """
          state score = 0
          label board "{score}" at (40, 40)
          circle ball center (160, 200) size 80 color tomato
          on tap ball { score += 1 }
          when score > 2 { restart }
          """)
    case .animateForm:
      Example(
        """
        circle ball center (160, 200) size 80 color tomato
        on tap ball { animate ball to (160, 400) over 1s }
        """,
        fixed: """
          circle ball center (160, 200) size 80 color tomato
          on tap ball { animate ball center (160, 400) over 1s }
          """)
    }
  }
}
