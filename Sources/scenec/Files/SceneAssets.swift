import Inspection
import SceneLang

/// The most files and folders that are listed beside a scene; where there are more, nobody says what is unused.
private let listedFileLimit = 1000

/// How many bytes of a picture or a sound are looked at.
private let headByteLimit = 1 << 20

extension AssetFolder {
  /// What lies beside a scene.
  init(beside scene: Path) {
    let folder = SceneFolder(path: scene.folder)
    let listing = folder.files(upTo: listedFileLimit)
    let scenes = (listing ?? []).filter { $0.fileExtension == "scene" }
    let first = scenes.first { !$0.bytes.contains(UInt8(ascii: "/")) }
    let tellsUnused = first == scene.name
    let media = listing.map { names in
      names.filter { MediaType.ofFile(endingIn: $0.fileExtension) != nil }.map { Text($0.bytes) }
    }
    var texts: [[UInt8]] = []
    if tellsUnused, media?.isEmpty == false {
      for scene in scenes {
        if let text = try? folder.read(Text(scene.bytes), upTo: sceneByteLimit) { texts.append(text) }
      }
    }
    self.init(names: media, scenes: texts, tellsUnused: tellsUnused) { name in
      (try? folder.look(at: name, upTo: headByteLimit)).map { Asset(size: $0.size, head: $0.head) }
    }
  }
}

extension SceneFolder {
  /// The files in the folder and below, sorted, as a scene writes their names: no hidden ones, no links, and not the
  /// pictures that tests have recorded. Nil where there are more than `limit` of them.
  fileprivate func files(upTo limit: Int) -> [Path]? {
    var found: [Path] = []
    var waiting = [Path("")]
    while let prefix = waiting.popLast() {
      let place = prefix.bytes.isEmpty ? path : path.appending(prefix)
      for entry in (try? listFolder(place).get()) ?? [] {
        let name = Path(prefix.bytes + entry.name.bytes)
        if !entry.isFolder {
          found.append(name)
        } else if entry.name.fileExtension != "snapshots" {
          waiting.append(Path(name.bytes + [UInt8(ascii: "/")]))
        }
        guard found.count + waiting.count <= limit else { return nil }
      }
    }
    return found.sorted { $0.bytes.lexicographicallyPrecedes($1.bytes) }
  }
}
