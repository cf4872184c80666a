import SceneLang

/// The fonts that a label without a `font` is written in, as CSS lists them; `fonts.js` of the player has the same.
let defaultFontFamily: Text =
  "'Hiragino Sans', 'Helvetica Neue', Helvetica, Arial, 'Noto Sans JP', 'Noto Sans CJK JP', sans-serif"

/// The fonts that a label is written in, as CSS lists them: the one that it names, then others of its character.
func fontFamily(_ name: Text) -> Text {
  if name.isEmpty { return defaultFontFamily }
  var character = defaultFontFamily
  for (family, words) in fontCharacters.reversed() {
    for word in words where contains(name, word) { character = family }
  }
  return (genericFonts.contains(name) ? name : quoted(name)) + ", " + character
}

/// Fonts by their character, and the words that tell it from a font's name; the first that fits counts.
private let fontCharacters: [(family: Text, words: [Text])] = [
  (
    "ui-rounded, 'Hiragino Maru Gothic ProN', 'Chalkboard SE', 'Comic Neue', 'Comic Sans MS', 'M PLUS Rounded 1c', "
      + "'Segoe Print', 'Hiragino Sans', 'Noto Sans JP', 'Noto Sans CJK JP', sans-serif",
    [
      "marker", "chalk", "comic", "noteworthy", "bradley", "hand", "print", "round", "maru", "丸", "kid", "rund",
    ]
  ),
  (
    "'Hiragino Mincho ProN', Georgia, 'Times New Roman', 'Noto Serif JP', 'Noto Serif CJK JP', serif",
    [
      "times", "georgia", "mincho", "明朝", "serif", "palatino", "baskerville", "garamond", "didot", "bodoni", "song",
    ]
  ),
  (
    "ui-monospace, Menlo, Courier, 'Noto Sans Mono CJK JP', monospace",
    ["mono", "courier", "menlo", "consol", "typewriter"]
  ),
]

private let genericFonts: [Text] = [
  "serif", "sans-serif", "monospace", "cursive", "fantasy", "system-ui", "ui-rounded",
]

/// A font's name in quotes of CSS, which nothing in it ends.
private func quoted(_ name: Text) -> Text {
  var result: Text = "'"
  for byte in name.bytes {
    switch byte {
    case UInt8(ascii: "\\"), UInt8(ascii: "\""), 0x0A, 0x0C, 0x0D: break
    case UInt8(ascii: "'"): result += "\\'"
    default: result.bytes.append(byte)
    }
  }
  return result + "'"
}

/// True when a word in small letters is in a name, in letters of either case; `serif` is not in `sans-serif`.
private func contains(_ name: Text, _ word: Text) -> Bool {
  let letters = name.bytes.map { (0x41...0x5A).contains($0) ? $0 + 0x20 : $0 }
  guard letters.count >= word.bytes.count else { return false }
  for start in 0...(letters.count - word.bytes.count) {
    let end = start + word.bytes.count
    guard letters[start..<end].elementsEqual(word.bytes) else { continue }
    let sans: Text = "sans-"
    if word == "serif", letters[..<start].suffix(5).elementsEqual(sans.bytes) { continue }
    return true
  }
  return false
}
