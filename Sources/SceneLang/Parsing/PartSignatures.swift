/// The parts that a file can use, and the names of their parameters: a line in an instance's braces that begins with
/// one of them is a property.
public struct PartSignatures: Sendable {
  private var parameters: [Text: [Text]] = [:]

  /// No parts.
  public init() {}

  /// The parts that a file declares.
  public init(of file: SceneFile) {
    for case .part(let part) in file.items {
      var names: [Text] = []
      for parameter in part.parameters { names.append(parameter.name.text) }
      add(part.name.text, parameters: names)
    }
  }

  /// Adds a part, or replaces the one of the same name.
  public mutating func add(_ name: Text, parameters names: [Text]) { parameters[name] = names }

  /// Adds all parts of another list; where both have a name, the other's counts.
  public mutating func add(_ other: PartSignatures) {
    for (name, names) in other.parameters { parameters[name] = names }
  }

  /// The names of all parts, in no order.
  var names: [Text] { Array(parameters.keys) }

  /// The parameters of the part of the given name; nil where there is none.
  public func parameters(of name: Text) -> [Text]? { parameters[name] }
}
