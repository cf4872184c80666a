/// Braces that have been opened.
struct Opening {
  /// Offset of the `{`, or of the place where it is missing.
  var start: Int
  /// The index of the `{` among the tokens.
  var tokenIndex: Int
  /// Whether there are braces at all, or how they are made up for.
  var form: Form

  enum Form {
    case braces
    /// The `{` is missing: what is left of the line counts as their contents.
    case line
    /// The `{` is missing: the lines that are further in count as their contents.
    case indentedLines
    /// The contents are left out, because they lie too deep or because there are none.
    case none
  }
}

extension Parser {
  /// Opens the braces that must follow the statement so far; its first word is `word`.
  @inline(never)
  mutating func openBraces(of word: Word) -> Opening {
    skipNewlinesBeforeBrace()
    if kind == .openBrace { return openBrace() }
    let isAtEndOfLine = isAtEnd
    if !isAtEndOfLine, lineHasBrace {
      reportUnexpected()
      skipToBoundary()
      return openBrace()
    }
    if kind == .unreadable { isRecovering = true }
    let place = placeBehind
    let opening = Opening(start: Int(place.start), tokenIndex: statementStart, form: missingBraceForm(isAtEndOfLine))
    report(.missingOpeningBrace(at: place, of: word.text, after: previousText))
    hasReportedBraces = true
    nesting += 1
    isRecovering = false
    return opening
  }

  private func missingBraceForm(_ isAtEndOfLine: Bool) -> Opening.Form {
    if !isAtEndOfLine { return .line }
    guard kind == .newline, index + 1 < tokens.count else { return .none }
    return indentation(of: tokens[index + 1]) > indentation(of: tokens[statementStart]) ? .indentedLines : .none
  }

  /// Opens the `{` that stands next.
  @inline(never)
  mutating func openBrace() -> Opening {
    let opening = Opening(start: start, tokenIndex: index, form: .braces)
    nesting += 1
    isRecovering = false
    if nesting <= Parser.nestingLimit {
      index += 1
      return opening
    }
    report(.tooDeep(at: span(token), limit: Parser.nestingLimit))
    skipBraces()
    return Opening(start: opening.start, tokenIndex: opening.tokenIndex, form: .none)
  }

  /// An opening brace may stand on the next line.
  mutating func skipNewlinesBeforeBrace() {
    var next = index
    while tokens[next].kind == .newline { next += 1 }
    if tokens[next].kind == .openBrace { index = next }
  }

  /// Steps to the next statement in the braces; false at their end.
  @inline(never)
  mutating func continues(_ opening: Opening, endsBefore isOutside: (Token) -> Bool) -> Bool {
    if case .none = opening.form { return false }
    while kind == .newline || kind == .semicolon {
      if kind == .newline, case .line = opening.form { return false }
      index += 1
    }
    if kind == .end || kind == .closeBrace { return false }
    if endsByIndentation(opening, isOutside) {
      // The end of the line before also ends the statement that the braces belong to.
      index -= 1
      return false
    }
    return true
  }

  /// Whether the next line shows that the braces should have ended before it.
  private func endsByIndentation(_ opening: Opening, _ isOutside: (Token) -> Bool) -> Bool {
    guard index > 0, tokens[index - 1].kind == .newline else { return false }
    switch opening.form {
    case .indentedLines: return indentation(of: token) <= indentation(of: tokens[opening.tokenIndex])
    case .braces: return isOutside(token) && isOutdented(from: opening)
    case .line, .none: return false
    }
  }

  /// Closes the braces.
  @inline(never)
  mutating func closeBraces(_ opening: Opening) -> Span {
    nesting -= 1
    switch opening.form {
    case .none: break
    case .indentedLines, .line:
      if kind == .closeBrace { index += 1 }
    case .braces:
      if kind == .closeBrace {
        index += 1
      } else {
        isRecovering = false
        reportUnclosedBrace(opening.tokenIndex)
      }
    }
    isRecovering = false
    if brackets > 0 { skipNewlines() }
    return span(from: opening.start)
  }

  /// Whether a `{` stands on the rest of the line.
  var lineHasBrace: Bool {
    var next = index
    while true {
      switch tokens[next].kind {
      case .openBrace: return true
      case .newline, .semicolon, .closeBrace, .end: return false
      default: next += 1
      }
    }
  }

  /// Whether the next token's line is not further in than the one that opened the braces: a sign that the closing
  /// brace is missing.
  private func isOutdented(from opening: Opening) -> Bool {
    let opener = tokens[opening.tokenIndex]
    return source.line(of: opener.start) != source.line(of: token.start)
      && indentation(of: token) <= indentation(of: opener)
  }
}
