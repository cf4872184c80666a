/// A scene's text, read and checked: everything from bytes to a scene that can be played.
public struct Compilation: Sendable {
  /// The files that spans refer to by number: the scene itself, the prelude, then each used file.
  public var sources: [Source]
  /// The scene, where it can be played; nil where a problem is an error.
  public var scene: CheckedScene?
  /// The problems, leftmost first within a file.
  public var diagnostics: [Diagnostic]
}

/// Reads and checks a scene. `read` gives the bytes of a file that the scene uses, by its name as written, or nil
/// where there is none; it is called once a file.
public func compile(_ source: Source, reading read: (Text) -> [UInt8]?) -> Compilation {
  Compilation(sources: [source], scene: nil, diagnostics: [])
}

/// A scene without errors, its names resolved: what the runtime lowers to a program.
public struct CheckedScene: Sendable {
}
