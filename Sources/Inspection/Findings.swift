import Runtime
import SceneLang

/// What has been found so far: each problem once a place, however many things and moments show it.
struct Findings {
  /// The problems, in the order in which they were found.
  private(set) var diagnostics: [Diagnostic] = []
  private let declarations: Declarations
  private var known: Set<Key> = []

  private struct Key: Hashable {
    var code: Code
    var span: Span
  }

  init(_ declarations: Declarations) { self.declarations = declarations }

  /// Keeps a problem, unless it is known at its place.
  mutating func add(_ diagnostic: Diagnostic) {
    if known.insert(Key(code: diagnostic.code, span: diagnostic.span)).inserted { diagnostics.append(diagnostic) }
  }

  /// Whether a problem is known at a place.
  func contains(_ code: Code, at span: Span) -> Bool { known.contains(Key(code: code, span: span)) }

  /// The name by which the author knows a thing of a sight, and where it stands. What is inside a part of the
  /// language's own, such as a finger's bone, is told of the part's instance.
  func author(of index: Int, in sight: Sight) -> (thing: Int, name: Word) {
    var here = index
    while sight.things[here].declaration.file == preludeFile, let outer = sight.things[here].outer { here = outer }
    return (here, Word(sight.things[here].name, place(of: here, in: sight)))
  }

  /// Where a thing is named, or its kind where it has no name.
  private func place(of index: Int, in sight: Sight) -> Span {
    let declaration = sight.things[index].declaration
    guard let syntax = declarations.things[declaration] else { return declaration }
    return (syntax.name ?? syntax.kind).span
  }

  /// The statement that declares a thing.
  func statement(of index: Int, in sight: Sight) -> ThingSyntax? {
    declarations.things[sight.things[index].declaration]
  }

  /// Where a property of a thing is set, or where the thing is named.
  func place(of property: Property, at index: Int, in sight: Sight) -> Span {
    let named = author(of: index, in: sight)
    guard named.thing == index, let syntax = declarations.things[sight.things[index].declaration] else {
      return named.name.span
    }
    if property == .text || property == .file, let content = syntax.content { return content.span }
    return Declarations.settings(of: syntax).first { $0.word.text == property.word }?.span ?? named.name.span
  }

  /// The number that spans of the prelude carry.
  private let preludeFile: Int16 = 1
}
