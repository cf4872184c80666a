import SceneLang

/// The name of a file of which parts are filled in while the scene plays, such as `"card{n}.png"`: what is filled in
/// may be anything but a slash.
struct NamePattern {
  /// The steps of the way, from the scene's folder; nil stands for what is filled in.
  private let steps: [[Text?]]

  /// The pattern of a text as it is written.
  init(_ pieces: [Text?]) {
    var steps: [[Text?]] = [[]]
    for piece in pieces {
      guard let piece else {
        steps[steps.count - 1].append(nil)
        continue
      }
      for (place, part) in piece.bytes.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        .enumerated()
      {
        if place > 0 { steps.append([]) }
        if !part.isEmpty { steps[steps.count - 1].append(Text(part)) }
      }
    }
    self.steps = steps
  }

  /// As people read it, with `*` for what is filled in.
  var shown: Text {
    var shown: Text = ""
    for (place, step) in steps.enumerated() {
      if place > 0 { shown += "/" }
      for piece in step { shown += piece ?? "*" }
    }
    return shown
  }

  /// The names of the files of a folder that it may stand for, sorted.
  func names(in folder: SceneFolder) -> [Text] {
    var found: [Text] = [""]
    for (place, step) in steps.enumerated() {
      var next: [Text] = []
      for way in found {
        let prefix: Text = place == 0 ? "" : way + "/"
        let whole = step.allSatisfy { $0 != nil }
        if whole {
          next.append(prefix + step.reduce(into: "" as Text) { if let piece = $1 { $0 += piece } })
        } else {
          next += folder.entries(of: way).filter { matches($0, step[...]) }.map { prefix + $0 }
        }
      }
      found = next
    }
    return found.sorted()
  }

  private func matches(_ name: Text, _ pieces: ArraySlice<Text?>) -> Bool {
    guard let piece = pieces.first else { return name.isEmpty }
    if let piece {
      guard name.bytes.starts(with: piece.bytes) else { return false }
      return matches(Text(name.bytes.dropFirst(piece.bytes.count)), pieces.dropFirst())
    }
    return (0...name.bytes.count).contains { matches(Text(name.bytes.dropFirst($0)), pieces.dropFirst()) }
  }
}

extension SceneFolder {
  /// The names of what is directly in this folder, or in one below it by its name; hidden ones are left out. Nothing
  /// where there is no such folder.
  fileprivate func entries(of name: Text) -> [Text] {
    guard name.isEmpty || SceneFolder.parts(of: name) != nil else { return [] }
    let folder = name.isEmpty ? path : path.appending(Path(name.bytes))
    guard let listing = folder.withCString({ opendir($0) }) else { return [] }
    defer { closedir(listing) }
    var names: [Text] = []
    while let entry = readdir(listing) {
      let name = nameOfEntry(entry)
      if name.bytes.first != UInt8(ascii: ".") { names.append(Text(name.bytes)) }
    }
    return names
  }
}
