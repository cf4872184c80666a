import SceneLang

/// What is beside a scene: its folder, as far as it matters, given by whoever can read files.
public struct AssetFolder {
  /// The names of the pictures and sounds in the folder and below, as a scene would write them; nil where there are too
  /// many files to list.
  public var names: [Text]?
  /// The bytes of every scene in the folder and below.
  public var scenes: [[UInt8]]
  /// True for the scene that unused files are told of: the first of its folder by name.
  public var tellsUnused: Bool
  /// The file of a name, in the folder or below; nil where there is none.
  public var file: (Text) -> Asset?

  /// A folder of the given files.
  public init(names: [Text]?, scenes: [[UInt8]], tellsUnused: Bool, file: @escaping (Text) -> Asset?) {
    self.names = names
    self.scenes = scenes
    self.tellsUnused = tellsUnused
    self.file = file
  }
}

/// A file beside a scene.
public struct Asset {
  /// How many bytes it has.
  public var size: Int
  /// Its first bytes, at most 1 MB of them.
  public var head: [UInt8]

  /// A file of so many bytes, which begins so.
  public init(size: Int, head: [UInt8]) {
    self.size = size
    self.head = head
  }
}
