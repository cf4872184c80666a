import SceneLang

/// A tag of an XML element that is being written: its name and attributes.
struct Tag {
  /// The tag so far, without what closes it.
  private(set) var text: Text
  /// The element's name.
  let name: Text

  /// A tag without attributes.
  init(_ name: Text) {
    self.name = name
    text = "<" + name
  }

  /// Adds an attribute of any text.
  mutating func add(_ attribute: Text, _ value: Text) {
    text += " " + attribute + "=\"" + escaped(value) + "\""
  }

  /// Adds an attribute that is a number, unless it is the one that an absent attribute stands for.
  mutating func add(_ attribute: Text, _ number: Double, unless absent: Double? = nil) {
    if number != absent { add(attribute, decimalText(number)) }
  }
}

/// The text with no mark in it that XML could take for its own, in an element or in an attribute in double quotes.
/// White space of any kind is a space, as it is drawn; a control character, which XML can't hold, is U+FFFD.
func escaped(_ text: Text) -> Text {
  var result: Text = ""
  for scalar in text.scalars {
    switch scalar {
    case 0x26: result += "&amp;"
    case 0x3C: result += "&lt;"
    case 0x3E: result += "&gt;"
    case 0x22: result += "&quot;"
    case 0x09, 0x0A, 0x0D: result += " "
    case 0..<0x20, 0xFFFE, 0xFFFF: result.append(scalar: 0xFFFD)
    default: result.append(scalar: scalar)
    }
  }
  return result
}
