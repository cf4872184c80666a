/// Texts as a JSON list, on one line.
func jsonList(_ texts: [String]) -> String {
  "[" + texts.map(jsonString).joined(separator: ",") + "]"
}

/// A text as a JSON string.
func jsonString(_ text: String) -> String {
  var result = "\"".unicodeScalars
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"", "\\": result.append(contentsOf: ["\\", scalar])
    case "\n": result.append(contentsOf: "\\n".unicodeScalars)
    case "\0"..."\u{1F}", "\u{7F}":
      let digits = String(scalar.value, radix: 16)
      result.append(contentsOf: ("\\u" + String(repeating: "0", count: 4 - digits.count) + digits).unicodeScalars)
    default: result.append(scalar)
    }
  }
  result.append("\"")
  return String(result)
}
