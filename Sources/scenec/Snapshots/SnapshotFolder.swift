import SceneLang

/// The recorded pictures of a scene: for `toy.scene` the folder `toy.snapshots` beside it, where each is a file.
struct SnapshotFolder {
  /// The folder, which need not be there.
  let path: Path

  /// The folder of a scene's pictures.
  init(of scene: Path) {
    let stem = scene.fileExtension == "scene" ? scene.bytes.dropLast(".scene".utf8.count) : scene.bytes[...]
    path = Path(stem + Array(".snapshots".utf8))
  }

  /// True when a file can have this name and stays in the folder.
  static func allows(_ name: Text) -> Bool {
    let bytes = name.bytes
    guard let first = bytes.first, first != UInt8(ascii: "."), name.scalars.count <= 60 else { return false }
    if bytes.suffix(4) == Array(".new".utf8)[...] { return false }
    return !bytes.contains { $0 < 0x20 || $0 == 0x7F || $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "\\") }
  }

  /// The file of the picture of a name.
  func recorded(_ name: Text) -> Path { path.appending(file(name, ".svg")) }

  /// The file of a picture that is not as recorded.
  func new(_ name: Text) -> Path { path.appending(file(name, ".new.svg")) }

  /// The recorded picture of a name; nil where there is none.
  func read(_ name: Text) throws(FileProblem) -> Text? {
    do throws(FileProblem) {
      return Text(try SceneFolder(path: path).read(Text(file(name, ".svg").bytes), upTo: snapshotByteLimit))
    } catch {
      if error == .missing { return nil }
      throw error
    }
  }

  /// Records a picture.
  func record(_ picture: Text, as name: Text) throws(WriteProblem) {
    try replaceFile(file(name, ".svg"), in: path, with: picture.bytes)
    forgetNew(name)
  }

  /// Keeps a picture that is not as recorded beside the one that is.
  func keepNew(_ picture: Text, as name: Text) throws(WriteProblem) {
    try replaceFile(file(name, ".new.svg"), in: path, with: picture.bytes)
  }

  /// Removes what an earlier run kept.
  func forgetNew(_ name: Text) {
    _ = new(name).withCString { unlink($0) }
  }

  private func file(_ name: Text, _ end: String) -> Path { Path(name.bytes + Array(end.utf8)) }
}

/// The most bytes that a recorded picture may have.
private let snapshotByteLimit = 256 << 20
