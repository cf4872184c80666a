import SceneLang

/// A scene with all that belongs to it, as a page holds it.
public struct SceneContent: Sendable {
  /// The name of the scene among `files`.
  public var main: Text
  /// The scene's own file and the scene files that it uses.
  public var files: [File]
  /// The pictures and sounds that the page holds; others are to be had from beside the page.
  public var media: [File]
  /// What the scene is called; nil for its file's name.
  public var title: Text?
  /// The language that the scene speaks; nil where that is not known.
  public var language: Language?

  /// A file: its name as the scene writes it, and what is in it.
  public struct File: Sendable, Equatable {
    /// The name as the scene writes it.
    public var name: Text
    /// What is in it.
    public var bytes: [UInt8]

    /// A file of that name.
    public init(name: Text, bytes: [UInt8]) {
      self.name = name
      self.bytes = bytes
    }
  }

  /// The content of a page.
  public init(main: Text, files: [File], media: [File] = [], title: Text? = nil, language: Language? = nil) {
    self.main = main
    self.files = files
    self.media = media
    self.title = title
    self.language = language
  }

  /// What the scene is called, for people.
  public var name: Text {
    if let title, !title.isEmpty { return title }
    let ending: Text = ".scene"
    let file = Text(main.bytes.split(separator: UInt8(ascii: "/")).last ?? [])
    return file.bytes.suffix(ending.bytes.count).elementsEqual(ending.bytes) && file != ending
      ? Text(file.bytes.dropLast(ending.bytes.count)) : file
  }
}

extension Language {
  /// What HTML calls it.
  public var code: Text {
    switch self {
    case .english: "en"
    case .japanese: "ja"
    }
  }
}
