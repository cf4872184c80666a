import SceneLang

/// The long form of a problem for a terminal: its code and title, what happened, why it matters, and a scene with it
/// and without it. Lines are at most 80 columns wide where a line can be broken; the last one ends.
public func explanationText(of code: Code, in language: Language) -> Text {
  let headings = Headings(language)
  let explanation = code.explanation(in: language)
  var text = code.severity.word(in: language) + " " + code.name + ": " + title(of: code, in: language) + "\n"
  for paragraph in [explanation.what, explanation.why] {
    text += "\n" + wrapped(Text(stringLiteral: paragraph), to: 80) + "\n"
  }
  for (heading, scene) in parts(of: code.example, headings) {
    text += "\n" + heading + "\n\n" + indented(scene)
  }
  return text
}

/// The long form of a problem as a section of Markdown, under a heading that is the code alone.
public func explanationMarkdown(of code: Code, in language: Language) -> Text {
  let headings = Headings(language)
  let explanation = code.explanation(in: language)
  var text = "### " + code.name + "\n\n"
  text += "**" + escaped(title(of: code, in: language)) + "**" + headings.parenthesised(code.severity) + "\n"
  text += "\n" + Text(stringLiteral: explanation.what) + "\n"
  text += "\n" + Text(stringLiteral: explanation.why) + "\n"
  for (heading, scene) in parts(of: code.example, headings) {
    text += "\n" + heading + "\n\n```\n" + readable(scene) + "```\n"
  }
  return text
}

/// The examples, each under the words that lead to it.
private func parts(of example: Example, _ headings: Headings) -> [(heading: Text, scene: Text)] {
  var parts = [(heading: headings.wrong, scene: example.wrong), (heading: headings.right, scene: example.right)]
  for companion in example.companions {
    if let text = companion.text { parts.append((headings.companion(companion.name), text)) }
  }
  return parts
}

/// The lines, each four columns in.
private func indented(_ scene: Text) -> Text {
  var text: Text = ""
  for line in readable(scene).bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).dropLast() {
    text += (line.isEmpty ? "" : "    ") + Text(line) + "\n"
  }
  return text
}

/// A scene as a terminal and a page can show it: what can't be seen or read comes as U+FFFD.
private func readable(_ scene: Text) -> Text {
  var text: Text = ""
  for scalar in scene.scalars {
    text.append(scalar: scalar < 0x20 && scalar != 0x0A ? 0xFFFD : scalar)
  }
  return text
}

/// Signs that Markdown would take for its own.
private func escaped(_ text: Text) -> Text {
  var result: [UInt8] = []
  for byte in text.bytes {
    if [UInt8](arrayLiteral: 0x5C, 0x60, 0x2A, 0x5F, 0x5B, 0x5D, 0x3C, 0x3E).contains(byte) { result.append(0x5C) }
    result.append(byte)
  }
  return Text(result)
}
