import SceneLang

/// How one `test` block ended.
public struct TestResult: Sendable {
  /// The test's name.
  public var name: Text
  /// Where it stands.
  public var span: Span
  /// What failed, in the order it happened; empty when the test passed.
  public var failures: [Diagnostic]
}

/// Runs every `test` block of a scene, each on a fresh stage in virtual time.
public func runTests(_ program: Program) -> [TestResult] { [] }
