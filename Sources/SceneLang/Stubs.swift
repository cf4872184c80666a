public struct PartSignatures: Sendable {
  public init() {}
  public init(_ file: SceneFile) {}
  public mutating func add(_ file: SceneFile) {}
}
public func parse(_ source: Source, parts: PartSignatures) -> (file: SceneFile, diagnostics: [Diagnostic]) { (SceneFile(items: [], comments: []), []) }
public func cssColour(_ n: Text) -> Colour? { nil }
public let cssColourNames: [Text] = []
