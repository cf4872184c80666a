import SceneLang

/// Values as people write them.
extension Stage {
  /// A value as a person writes it: things by their names, lists in brackets.
  @inline(never)
  func printed(_ value: Value) -> Text {
    switch value {
    case .list(let items): "[" + printed(items, between: ", ") + "]"
    case .thing(let handle): isThere(handle) ? name(of: Int(handle.index)) : "nothing"
    case .nothing, .number, .text, .flag, .colour, .point, .gradient: value.printed
    }
  }

  /// The prints of values with a text between them, up to where no text may be longer.
  @inline(never)
  func printed(_ items: [Value], between: Text) -> Text {
    var text: Text = ""
    for (index, item) in items.enumerated() {
      if index > 0 { text += between }
      text += printed(item)
      if text.bytes.count > Limits.textBytes { break }
    }
    return text
  }
}
