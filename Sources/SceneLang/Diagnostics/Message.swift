/// One sentence on what is wrong, in the given language, with the author's own words in it; it is one line.
public func message(of diagnostic: Diagnostic, in language: Language) -> Text {
  let arguments = diagnostic.arguments.map { $0.words(in: language) }
  let template = Text(stringLiteral: diagnostic.code.wording(in: language).title)
  return fill(chosen(template, for: arguments), with: arguments)
}

/// The sentence that every problem of a code begins with, with `…` for the author's words.
public func title(of code: Code, in language: Language) -> Text {
  let gaps = [Text](repeating: "…", count: 10)
  return fill(chosen(Text(stringLiteral: code.wording(in: language).title), for: gaps), with: gaps)
}

/// What would be right, in the given language: at most two sentences on one line.
public func hint(of diagnostic: Diagnostic, in language: Language) -> Text {
  let arguments = diagnostic.arguments.map { $0.words(in: language) }
  let template = Text(stringLiteral: diagnostic.code.wording(in: language).hint)
  return fill(chosen(template, for: arguments), with: arguments)
}

/// Puts the arguments in the places of `{0}` to `{9}`. Other braces stay as they are.
func fill(_ template: Text, with arguments: [Text]) -> Text {
  let bytes = template.bytes
  var result: [UInt8] = []
  result.reserveCapacity(bytes.count)
  var index = 0
  while index < bytes.count {
    if let number = placeholder(bytes, at: index), number < arguments.count {
      result += readable(arguments[number]).bytes
      index += 3
    } else {
      result.append(bytes[index])
      index += 1
    }
  }
  return Text(result)
}

/// What is said of a title or a hint that offers choices between `|`: what stands before the first, and then the first choice
/// that mentions no empty argument.
private func chosen(_ template: Text, for arguments: [Text]) -> Text {
  let pieces = template.bytes.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false)
  guard pieces.count > 1 else { return template }
  let choice = pieces.dropFirst().first { !mentionsEmpty(Array($0), arguments) }
  return Text(pieces[0]) + (choice.map { Text($0) } ?? "")
}

private func mentionsEmpty(_ bytes: [UInt8], _ arguments: [Text]) -> Bool {
  bytes.indices.contains { index in
    guard let number = placeholder(bytes, at: index) else { return false }
    return number >= arguments.count || arguments[number].isEmpty
  }
}

private func placeholder(_ bytes: [UInt8], at index: Int) -> Int? {
  guard index + 2 < bytes.count, bytes[index] == UInt8(ascii: "{"), bytes[index + 2] == UInt8(ascii: "}") else {
    return nil
  }
  let digit = bytes[index + 1]
  return (0x30...0x39).contains(digit) ? Int(digit) - 0x30 : nil
}

/// The longest piece of an author's text that a message repeats, in characters.
private let longestQuotation = 40

/// An author's words as a message can show them: on one line, without characters that do something to a terminal,
/// and cut where they are long.
private func readable(_ text: Text) -> Text {
  let scalars = text.scalars
  var result = Text([])
  for scalar in scalars.prefix(longestQuotation) {
    result.append(scalar: Characters.isInvisible(scalar) ? 0xFFFD : scalar)
  }
  if scalars.count > longestQuotation { result.append(scalar: 0x2026) }
  return result
}

extension Severity {
  /// How a message of this severity begins, in the given language.
  public func word(in language: Language) -> Text {
    switch (self, language) {
    case (.error, .english): "error"
    case (.error, .japanese): "エラー"
    case (.warning, .english): "warning"
    case (.warning, .japanese): "警告"
    case (.info, .english): "info"
    case (.info, .japanese): "お知らせ"
    }
  }
}
