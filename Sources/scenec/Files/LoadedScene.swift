import Inspection
import SceneLang

/// A scene as read from its file, and the files that it uses.
struct LoadedScene {
  /// Where it was read from.
  let path: Path
  /// What reading and checking it gave.
  let compilation: Compilation
  /// The scene's own file, then the files it uses that could be read, by their names as written.
  let files: [(name: Text, bytes: [UInt8])]
  /// The names of all files that it uses, there or not.
  let usedNames: [Text]

  /// Reads and checks a scene.
  init(_ path: Path) throws(FileProblem) {
    let bytes = try readFile(path, upTo: sceneByteLimit)
    let name = Text(path.name.bytes)
    let folder = SceneFolder(path: path.folder)
    var files = [(name: name, bytes: bytes)]
    var usedNames: [Text] = []
    compilation = compile(Source(name: name, bytes: bytes)) { used in
      usedNames.append(used)
      guard let bytes = try? folder.read(used, upTo: sceneByteLimit) else { return nil }
      files.append((used, bytes))
      return bytes
    }
    self.path = path
    self.files = files
    self.usedNames = usedNames
  }

  /// Everything that `check` tells: the problems, and what was found in the text, in playing and beside the scene.
  var problems: [Diagnostic] {
    compilation.diagnostics(
      with: findings(in: compilation) + inspect(compilation, assets: AssetFolder(beside: path)))
  }

  /// A short text that differs whenever the files do (FNV-1a).
  var version: String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for file in files {
      for byte in file.name.bytes + [0] + file.bytes + [0] { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }
    return String(hash, radix: 16)
  }

  /// The sources that spans refer to, named so that a person finds them from where the command was given.
  var sourcesAsGiven: [Source] {
    compilation.sources.map { source in
      guard files.contains(where: { $0.name == source.name }) else { return source }
      let path = path.folderPrefix.appending(Path(source.name.bytes))
      return Source(name: Text(path.bytes), bytes: source.bytes, file: source.file)
    }
  }
}
