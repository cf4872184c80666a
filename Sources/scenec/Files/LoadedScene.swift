import Inspection
import PlayerBundle
import SceneLang

/// A scene as read from its file, or from a page that it was exported to, and the files that it uses.
struct LoadedScene {
  /// Where it was read from.
  let path: Path
  /// What reading and checking it gave.
  let compilation: Compilation
  /// The scene's own file, then the files it uses that could be read, by their names as written.
  let files: [SceneContent.File]
  /// The pictures and sounds that an exported page holds; nil for a scene whose folder has them.
  let media: [SceneContent.File]?
  /// The names of all files that it uses, there or not, which are read from its folder.
  let usedNames: [Text]

  /// Reads and checks a scene.
  init(_ path: Path) throws(FileProblem) {
    let bytes = try readFile(path, upTo: sceneByteLimit)
    let folder = SceneFolder(path: path.folder)
    var usedNames: [Text] = []
    let main = SceneContent.File(name: Text(path.name.bytes), bytes: bytes)
    self.init(path, main: main, media: nil) { name in
      usedNames.append(name)
      return try? folder.read(name, upTo: sceneByteLimit)
    } usedNames: {
      usedNames
    }
  }

  /// Reads what is to be played: a scene, or a page that one was exported to.
  init(toPlay path: Path) throws(FileProblem) {
    guard path.isPage else {
      try self.init(path)
      return
    }
    let page = try readFile(path, upTo: pageByteLimit)
    guard let content = sceneContent(ofPage: page), let main = content.files.first(where: { $0.name == content.main })
    else { throw .notAToy }
    self.init(path, main: main, media: content.media) { name in
      content.files.first { $0.name == name }?.bytes
    } usedNames: {
      []
    }
  }

  private init(
    _ path: Path, main: SceneContent.File, media: [SceneContent.File]?, reading read: (Text) -> [UInt8]?,
    usedNames: () -> [Text]
  ) {
    var files = [main]
    compilation = compile(Source(name: main.name, bytes: main.bytes)) { name in
      let bytes = read(name)
      if let bytes { files.append(SceneContent.File(name: name, bytes: bytes)) }
      return bytes
    }
    self.path = path
    self.files = files
    self.media = media
    self.usedNames = usedNames()
  }

  /// What a page of it holds.
  var content: SceneContent {
    let texts = compilation.scene.map { SceneTexts(of: $0.items) }
    return SceneContent(
      main: files[0].name, files: files, media: media ?? [], title: compilation.scene.flatMap(title),
      language: texts?.language)
  }

  /// The names of the pictures and sounds that it uses, there or not; none of a scene that does not play.
  var mediaNames: Set<Text> {
    guard let checked = compilation.scene else { return [] }
    let used = UsedMedia(of: SceneTexts(of: checked.items), in: SceneFolder(path: path.folder))
    return Set(used.files.map(\.name) + used.problems.map(\.name))
  }

  /// The places of texts that are made while it plays, and may name pictures or sounds that `mediaNames` has not; none
  /// of a page, which holds what there is.
  var madeNames: [Text] {
    guard media == nil, let checked = compilation.scene else { return [] }
    return SceneTexts(of: checked.items).madeNames.map { placeName($0, in: sourcesAsGiven) }
  }

  /// Everything that `check` tells of the scene as it was read.
  var problems: [Diagnostic] { problems(of: compilation) }

  /// Everything that `check` tells of the scene when it reads so: the problems, and what was found in the text, in
  /// playing and beside the scene.
  func problems(of compilation: Compilation) -> [Diagnostic] {
    compilation.diagnostics(
      with: findings(in: compilation) + inspect(compilation, assets: AssetFolder(beside: path)))
  }

  /// The same, each with its change only where that has been tried on the scene.
  var problemsWithTriedChanges: [Diagnostic] {
    offeringTriedFixes(problems, of: compilation, reading: bytes(of:), finding: problems(of:))
  }

  /// Whether `check --fix` would change something.
  func isMendable(_ problems: [Diagnostic]) -> Bool {
    hasTriedFix(problems, of: compilation, reading: bytes(of:), finding: problems(of:))
  }

  /// What a file held when it was read; nil for one that the scene does not use.
  func bytes(of name: Text) -> [UInt8]? { files.first { $0.name == name }?.bytes }

  /// A short text that differs whenever the files do (FNV-1a).
  var version: String {
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for file in files + (media ?? []) {
      for byte in file.name.bytes + [0] + file.bytes + [0] { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    }
    return String(hash, radix: 16)
  }

  /// The sources that spans refer to, named so that a person finds them from where the command was given.
  var sourcesAsGiven: [Source] { namedAsGiven(compilation.sources) }

  /// Sources of this scene, named so that a person finds them from where the command was given.
  func namedAsGiven(_ sources: [Source]) -> [Source] {
    sources.map { source in
      guard files.contains(where: { $0.name == source.name }) else { return source }
      let path = path.folderPrefix.appending(Path(source.name.bytes))
      return Source(name: Text(path.bytes), bytes: source.bytes, file: source.file)
    }
  }
}

/// The most bytes that a page may have to be read: what the largest toy takes, and room to spare.
let pageByteLimit = 256 << 20

extension Path {
  /// True for the name of a web page.
  var isPage: Bool { fileExtension == "html" || fileExtension == "htm" }
}
