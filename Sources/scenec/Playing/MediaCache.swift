import SceneLang

/// The pictures and sounds of a scene's folder, as they are asked for: the newest are kept, so that many who ask for the
/// same share one copy of it in memory.
struct MediaCache {
  private let folder: SceneFolder
  private var kept: [(name: Text, stamp: FileStamp, bytes: [UInt8])] = []

  /// The most bytes of a picture or a sound, and of all that are kept.
  private static let byteLimit = (file: 64 << 20, all: 128 << 20)

  /// The files of a folder.
  init(folder: SceneFolder) { self.folder = folder }

  /// A file as it is now; nil where there is none that may be read.
  mutating func read(_ name: Text) -> [UInt8]? {
    let stamp = FileStamp(of: folder.path.appending(Path(name.bytes)))
    if let place = kept.firstIndex(where: { $0.name == name }) {
      if kept[place].stamp == stamp { return kept[place].bytes }
      kept.remove(at: place)
    }
    guard let bytes = try? folder.read(name, upTo: MediaCache.byteLimit.file) else { return nil }
    guard let stamp else { return bytes }
    kept.append((name, stamp, bytes))
    while kept.reduce(0, { $0 + $1.bytes.count }) > MediaCache.byteLimit.all { kept.removeFirst() }
    return bytes
  }
}
