import SceneLang

extension ValueProblem {
  /// A scene with this problem, and one without it.
  var example: Example {
    switch self {
    case .wrongType:
      Example(
        """
        box tray at (40, 40) size "80"
        """,
        fixed: "box tray at (40, 40) size 80")
    case .wrongCount:
      Example(
        "box tray at (clamp(60, 40), 40) size 80",
        fixed: "box tray at (clamp(60, 0, 40), 40) size 80")
    case .plusOnText:
      Example(
        """
        let name = "Mika"
        label title text ("Hello, " + name) at (40, 40)
        """,
        fixed: """
          let name = "Mika"
          label title "Hello, {name}" at (40, 40)
          """)
    case .neverEqual:
      Example(
        """
        state score = 0
        label board "{score}" at (40, 40)
        circle ball center (160, 200) size 80 color tomato
        on tap ball { score += 1 }
        when score == "3" { play "tada" }
        """,
        fixed: """
          state score = 0
          label board "{score}" at (40, 40)
          circle ball center (160, 200) size 80 color tomato
          on tap ball { score += 1 }
          when score == 3 { play "tada" }
          """)
    case .takenOver:
      Example(
        """
        state open = no
        box door center (if open then 160 else 80, 80) size 80
        on tap door {
          open = yes
          door.center = (240, 80)
        }
        """,
        fixed: """
          state open = no
          box door center (if open then 240 else 80, 80) size 80
          on tap door { open = yes }
          """)
    case .rollsAgain:
      Example(
        """
        state taps = 0
        circle ball center (random(60, 260) + taps, 200) size 80
        on tap ball { taps += 1 }
        """,
        fixed: """
          state taps = 0
          let start = random(60, 260)
          circle ball center (start + taps, 200) size 80
          on tap ball { taps += 1 }
          """)
    }
  }
}
