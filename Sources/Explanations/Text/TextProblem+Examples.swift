import SceneLang

extension TextProblem {
  /// A scene with this problem, and one without it.
  var example: Example {
    switch self {
    case .unclosedText:
      Example(
        "label title \"Hello at (40, 40)",
        fixed: "label title \"Hello\" at (40, 40)")
    case .mixedQuotes:
      Example(
        "label title 「Hello\" at (40, 40)",
        fixed: "label title \"Hello\" at (40, 40)")
    case .typedForms:
      Example(
        "label title “Hello” at （40、40）",
        fixed: "label title \"Hello\" at (40, 40)")
    case .unreadableCharacter:
      Example(
        "label sign ★ at (40, 40)",
        fixed: "label sign \"★\" at (40, 40)")
    case .notUTF8:
      Example(
        bytes: Array("label title \"Caf".utf8) + [0xE9] + Array("\" at (40, 40)".utf8),
        fixed: "label title \"Café\" at (40, 40)")
    case .invisibleCharacter:
      Example(
        "box\u{7} tray at (40, 40) size 80",
        fixed: "box tray at (40, 40) size 80")
    case .unknownEscape:
      Example(
        #"label title "one\two" at (40, 40) size (200, 40)"# + "\n" + #"label next "C:\Users" at (40, 90)"#,
        fixed: #"label title "one\two" at (40, 40) size (200, 40)"# + "\n" + #"label next "C:\\Users" at (40, 90)"#)
    case .yenSign:
      Example(
        "label title \"one¥ntwo\" at (40, 40)",
        fixed: #"label title "one\ntwo" at (40, 40)"#)
    case .unclosedFill:
      Example(
        "let apples = 3\nlabel title \"{apples apples\" at (40, 40)",
        fixed: "let apples = 3\nlabel title \"{apples} apples\" at (40, 40)")
    case .strayFillEnd:
      Example(
        "let apples = 3\nlabel title \"apples} apples\" at (40, 40)",
        fixed: "let apples = 3\nlabel title \"{apples} apples\" at (40, 40)")
    case .emptyFill:
      Example(
        "let apples = 3\nlabel title \"{} apples\" at (40, 40)",
        fixed: "let apples = 3\nlabel title \"{apples} apples\" at (40, 40)")
    case .unknownUnit:
      Example(
        "box tray at (40, 40) size 80x60",
        fixed: "box tray at (40, 40) size (80, 60)")
    case .needlessUnit:
      Example(
        "box tray at (40, 40) size 80px rotation 45",
        fixed: "box tray at (40, 40) size 80 rotation 45")
    case .foreignTimeUnit:
      Example(
        "box lamp at (40, 40) size 80 color gold\non tap lamp { wait 2sec; lamp.color = gray }",
        fixed: "box lamp at (40, 40) size 80 color gold\non tap lamp { wait 2s; lamp.color = gray }")
    case .numberWithoutZero:
      Example(
        "box shadow at (40, 40) size 80 opacity .5",
        fixed: "box shadow at (40, 40) size 80 opacity 0.5")
    case .numberTooLong:
      Example(
        "let stars = 1234567890123456\nlabel many \"{stars}\" at (40, 40)",
        fixed: "let stars = 123456789012345\nlabel many \"{stars}\" at (40, 40)")
    case .badColour:
      Example(
        "box tray at (40, 40) size 80 color #FAC7",
        fixed: "box tray at (40, 40) size 80 color #FAC744")
    case .foreignComment:
      Example(
        "# the tray\nbox tray at (40, 40) size 80",
        fixed: "// the tray\nbox tray at (40, 40) size 80")
    case .unitApart:
      Example(
        "box lamp at (40, 40) size 80 color gold\non tap lamp { wait 2 s; lamp.color = gray }",
        fixed: "box lamp at (40, 40) size 80 color gold\non tap lamp { wait 2s; lamp.color = gray }")
    case .unopenedText:
      Example(
        """
        label title My pond" at (40, 40)
        """,
        fixed: """
          label title "My pond" at (40, 40)
          """)
    }
  }
}
