/// What is of no use, too hard for small hands, or heard by some children only: what a scene's text alone shows to be
/// so. All of it is warnings; a scene with errors has none. The work is linear in the scene's size.
///
/// The player does not call this: a scene plays whether it has findings or not.
public func findings(in compilation: Compilation) -> [Diagnostic] {
  guard let scene = compilation.scene else { return [] }
  var finder = Finder(scene, sources: compilation.sources)
  finder.findHardGestures()
  // Each file is told of what is its own when it is checked itself.
  return finder.diagnostics.filter { $0.span.file == 0 }
}

extension Compilation {
  /// The problems together with what else was found: by file, then leftmost first, at most one at a place.
  public func diagnostics(with findings: [Diagnostic]) -> [Diagnostic] { inOrder(diagnostics + findings) }
}

/// Looks for findings; one file each for what they are about.
struct Finder {
  let scene: CheckedScene
  let sources: [Source]
  let uses: Uses
  /// What was found so far, in no order.
  var diagnostics: [Diagnostic] = []

  init(_ scene: CheckedScene, sources: [Source]) {
    self.scene = scene
    self.sources = sources
    uses = Uses(scene)
  }
}
