/// Bytes and tokens that cannot be read.
public enum TextProblem: UInt8, CaseIterable, Sendable {
  case unclosedText = 1
  case mixedQuotes = 2
  case typedForms = 3
  case unreadableCharacter = 4
  case notUTF8 = 5
  case invisibleCharacter = 6
  case unknownEscape = 7
  case yenSign = 8
  case unclosedFill = 9
  case strayFillEnd = 10
  case emptyFill = 11
  case unknownUnit = 12
  case needlessUnit = 13
  case foreignTimeUnit = 14
  case numberWithoutZero = 15
  case numberTooLong = 16
  case badColour = 17
  case foreignComment = 18
  case unitApart = 19
  case unopenedText = 20
}

extension TextProblem {
  /// Whether it stops a scene from playing.
  public var severity: Severity {
    switch self {
    case .mixedQuotes, .yenSign: .warning
    case .typedForms: .info
    case .unclosedText, .unreadableCharacter, .notUTF8, .invisibleCharacter, .unknownEscape, .unclosedFill,
      .strayFillEnd, .emptyFill, .unknownUnit, .needlessUnit, .foreignTimeUnit, .numberWithoutZero, .numberTooLong,
      .badColour, .foreignComment, .unitApart, .unopenedText:
      .error
    }
  }
}
