import SceneLang

/// A scene that has a problem and no other error, and the same scene without it, which checks clean. Of a mistake
/// while playing, a test of the scene makes it. The file is called `toy.scene`. The tests run every example.
public struct Example: Sendable {
  /// The scene with the problem.
  public let wrong: Text
  /// The scene as it should be.
  public let right: Text
  /// The files that lie beside the scene with the problem.
  public let companions: [Companion]
  /// The files that lie beside the scene as it should be.
  public let rightCompanions: [Companion]

  init(
    _ wrong: String, fixed right: String, beside companions: [Companion] = [], then rightCompanions: [Companion]? = nil
  ) {
    self.init(bytes: Array(wrong.utf8), fixed: right, beside: companions, then: rightCompanions)
  }

  /// An example that is not UTF-8.
  init(
    bytes wrong: [UInt8], fixed right: String, beside companions: [Companion] = [],
    then rightCompanions: [Companion]? = nil
  ) {
    self.wrong = Text(wrong) + "\n"
    self.right = Text(right) + "\n"
    self.companions = companions
    self.rightCompanions = rightCompanions ?? companions
  }
}
