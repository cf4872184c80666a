import SceneLang

/// The name of a file of which parts are filled in while the scene plays, such as `"card{n}.png"`: what is filled in
/// may be anything but a slash.
struct NamePattern {
  /// The steps of the way, from the scene's folder.
  private let steps: [Step]

  /// A step of the way: a name of letters that are known and gaps for what is filled in.
  private struct Step {
    /// What is known, in order: there is a gap between each and the next. The first and the last may be empty, for a
    /// name that begins or ends with a gap; what is between two gaps is not.
    private var known: [[UInt8]] = [[]]

    /// Adds what is known, or a gap. Two gaps in a row are one.
    mutating func add(_ piece: ArraySlice<UInt8>?) {
      if let piece {
        known[known.count - 1] += piece
      } else if known.count == 1 || !known[known.count - 1].isEmpty {
        known.append([])
      }
    }

    /// The name, where there is no gap.
    var name: Text? { known.count == 1 ? Text(known[0]) : nil }

    /// With `*` for each gap.
    var shown: Text { Text(Array(known.joined(separator: [UInt8(ascii: "*")]))) }

    /// True for a name that it may become. Each part that is known is looked for as far in front as it can be, so that
    /// one look through the name is enough, however many gaps there are.
    func matches(_ name: Text) -> Bool {
      guard let start = known.first, let end = known.last, known.count > 1 else { return name.bytes == known[0] }
      guard name.bytes.count >= start.count + end.count, name.bytes.starts(with: start),
        name.bytes.suffix(end.count).elementsEqual(end)
      else { return false }
      var rest = name.bytes[start.count..<(name.bytes.count - end.count)]
      for part in known[1..<(known.count - 1)] {
        while !rest.starts(with: part) {
          guard rest.count > part.count else { return false }
          rest = rest.dropFirst()
        }
        rest = rest.dropFirst(part.count)
      }
      return true
    }
  }

  /// The pattern of a text as it is written.
  init(_ pieces: [Text?]) {
    var steps = [Step()]
    for piece in pieces {
      guard let piece else {
        steps[steps.count - 1].add(nil)
        continue
      }
      for (place, part) in piece.bytes.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
        .enumerated()
      {
        if place > 0 { steps.append(Step()) }
        steps[steps.count - 1].add(part)
      }
    }
    self.steps = steps
  }

  /// As people read it, with `*` for what is filled in.
  var shown: Text {
    var shown: Text = ""
    for (place, step) in steps.enumerated() {
      if place > 0 { shown += "/" }
      shown += step.shown
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
        if let name = step.name {
          next.append(prefix + name)
        } else {
          next += folder.entries(of: way).filter(step.matches).map { prefix + $0 }
        }
      }
      found = next
    }
    return found.sorted()
  }
}

extension SceneFolder {
  /// The names of what is directly in this folder, or in one below it by its name; hidden ones are left out, and those
  /// that no text can be. Nothing where there is no such folder.
  fileprivate func entries(of name: Text) -> [Text] {
    guard name.isEmpty || SceneFolder.parts(of: name) != nil else { return [] }
    let folder = name.isEmpty ? path : path.appending(Path(name.bytes))
    guard let listing = folder.withCString({ opendir($0) }) else { return [] }
    defer { closedir(listing) }
    var names: [Text] = []
    while let entry = readdir(listing) {
      let name = nameOfEntry(entry)
      if NameProblem(of: name) == nil { names.append(Text(name.bytes)) }
    }
    return names
  }
}
