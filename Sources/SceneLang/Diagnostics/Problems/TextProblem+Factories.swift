extension Diagnostic {
  static func unclosedText(at span: Span) -> Diagnostic { Diagnostic(.text(.unclosedText), at: span) }

  static func unopenedText(at span: Span) -> Diagnostic { Diagnostic(.text(.unopenedText), at: span) }

  static func mixedQuotes(at span: Span, opener: Text, closer: Text, fix: Fix) -> Diagnostic {
    Diagnostic(.text(.mixedQuotes), at: span, [opener, closer], fix: fix)
  }

  static func typedForms(at span: Span) -> Diagnostic { Diagnostic(.text(.typedForms), at: span) }

  static func unreadableCharacter(at span: Span, _ character: Text) -> Diagnostic {
    Diagnostic(.text(.unreadableCharacter), at: span, [character])
  }

  static func notUTF8(at span: Span) -> Diagnostic { Diagnostic(.text(.notUTF8), at: span) }

  /// Names the character by its number, `U+0000`.
  static func invisibleCharacter(at span: Span, _ scalar: UInt32) -> Diagnostic {
    var digits: [UInt8] = []
    var rest = scalar
    while rest > 0 || digits.count < 4 {
      let digit = UInt8(rest & 15)
      digits.insert(digit < 10 ? 0x30 + digit : 0x41 + digit - 10, at: 0)
      rest >>= 4
    }
    return Diagnostic(.text(.invisibleCharacter), at: span, ["U+" + Text(digits)])
  }

  static func unknownEscape(at span: Span, _ written: Text) -> Diagnostic {
    Diagnostic(.text(.unknownEscape), at: span, [written])
  }

  static func yenSign(at span: Span, fix: Fix) -> Diagnostic { Diagnostic(.text(.yenSign), at: span, fix: fix) }

  static func unclosedFill(at span: Span) -> Diagnostic { Diagnostic(.text(.unclosedFill), at: span) }

  static func strayFillEnd(at span: Span) -> Diagnostic { Diagnostic(.text(.strayFillEnd), at: span) }

  static func emptyFill(at span: Span) -> Diagnostic { Diagnostic(.text(.emptyFill), at: span) }

  static func unknownUnit(at span: Span, _ unit: Text, number: Text) -> Diagnostic {
    Diagnostic(.text(.unknownUnit), at: span, [unit, number])
  }

  static func needlessUnit(at span: Span, _ unit: Text, number: Text, fix: Fix) -> Diagnostic {
    let isAngle = unit == "deg" || unit == "°" || unit == "度"
    return Diagnostic(.text(.needlessUnit), at: span, [unit, number, isAngle ? "rotation" : "size"], fix: fix)
  }

  static func foreignTimeUnit(at span: Span, _ unit: Text, _ plain: Text, number: Text, fix: Fix) -> Diagnostic {
    Diagnostic(.text(.foreignTimeUnit), at: span, [unit, plain, number], fix: fix)
  }

  static func numberWithoutZero(at span: Span, _ written: Text, fix: Fix) -> Diagnostic {
    Diagnostic(.text(.numberWithoutZero), at: span, [written], fix: fix)
  }

  static func numberTooLong(at span: Span) -> Diagnostic { Diagnostic(.text(.numberTooLong), at: span) }

  static func badColour(at span: Span, _ written: Text, fix: Fix?) -> Diagnostic {
    Diagnostic(.text(.badColour), at: span, [written], fix: fix)
  }

  /// `whole` is the time as it is written here.
  static func unitApart(at span: Span, _ unit: Text, whole: Text, fix: Fix) -> Diagnostic {
    Diagnostic(.text(.unitApart), at: span, [unit, whole], fix: fix)
  }

  static func foreignComment(at span: Span, mark: Text, fix: Fix?) -> Diagnostic {
    Diagnostic(.text(.foreignComment), at: span, [mark], fix: fix)
  }
}
