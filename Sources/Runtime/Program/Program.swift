import SceneLang

/// A scene, lowered: what a stage plays. No syntax tree is left in it.
public struct Program: Sendable {
  /// Lowers a checked scene.
  public init(_ scene: CheckedScene) {
  }
}
