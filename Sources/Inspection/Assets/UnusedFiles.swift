import SceneLang

/// The pictures and sounds of a folder whose names stand in no scene there, whatever their capitals. A name is looked
/// for as text, so that a list of names counts too; where a scene puts names with the same ending together, all with that
/// ending may be used.
func unusedNames(in folder: AssetFolder) -> [Text] {
  guard folder.tellsUnused, let names = folder.names, !names.isEmpty else { return [] }
  let scenes = folder.scenes.map { lower(Text($0)).bytes }
  return names.filter { name in
    let name = lower(name)
    return !scenes.contains { contains($0, fileName(name).bytes) || putsTogether($0, ending(of: name)) }
  }
}

/// The names as they are read: at most three, and how many more.
func list(_ names: [Text]) -> Text {
  var text: Text = ""
  for (number, name) in names.prefix(3).enumerated() { text += (number > 0 ? ", " : "") + name }
  return names.count > 3 ? text + ", … (" + Text(decimal: names.count) + ")" : text
}

/// Whether a scene has a `}` right before, or a few letters before, an ending: `"{animal}.png"`, `"{n}-big.png"`.
private func putsTogether(_ scene: [UInt8], _ ending: Text) -> Bool {
  var letters: Int?
  let wanted = (ending + "\"").bytes
  for index in scene.indices {
    if scene[index] == UInt8(ascii: "}") { letters = 0 }
    guard let count = letters else { continue }
    if scene[index...].starts(with: wanted) { return true }
    let isOver = scene[index] == UInt8(ascii: "\"") || scene[index] == 0x0A || count > 200
    letters = isOver ? nil : count + 1
  }
  return false
}

/// What follows the last slash.
private func fileName(_ name: Text) -> Text {
  guard let slash = name.bytes.lastIndex(of: UInt8(ascii: "/")) else { return name }
  return Text(name.bytes[(slash + 1)...])
}

/// The last full stop and what follows it.
private func ending(of name: Text) -> Text {
  guard let stop = name.bytes.lastIndex(of: UInt8(ascii: ".")) else { return name }
  return Text(name.bytes[stop...])
}

/// Whether some bytes stand among others.
func contains(_ all: [UInt8], _ wanted: [UInt8]) -> Bool {
  guard let first = wanted.first, all.count >= wanted.count else { return false }
  return (0...(all.count - wanted.count)).contains { start in
    all[start] == first && all[start..<start + wanted.count].elementsEqual(wanted)
  }
}

/// The same in small letters, as far as ASCII goes.
func lower(_ text: Text) -> Text { Text(text.bytes.map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 }) }

/// Whether two names differ by one letter: one more, one less, another, or two that have changed places.
func isNear(_ a: Text, _ b: Text) -> Bool {
  let (one, two) = (lower(a).bytes, lower(b).bytes)
  guard one != two, abs(one.count - two.count) <= 1 else { return one == two }
  let start = zip(one, two).prefix { $0 == $1 }.count
  let (restOne, restTwo) = (one[start...], two[start...])
  if one.count == two.count {
    let swapped =
      restOne.count >= 2 && restOne.first == restTwo.dropFirst().first && restTwo.first == restOne.dropFirst().first
    return restOne.dropFirst().elementsEqual(restTwo.dropFirst())
      || swapped && restOne.dropFirst(2).elementsEqual(restTwo.dropFirst(2))
  }
  return one.count > two.count
    ? restOne.dropFirst().elementsEqual(restTwo) : restOne.elementsEqual(restTwo.dropFirst())
}
