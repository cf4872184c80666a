import Runtime
import SceneLang

/// Tells of things to drag that start where no finger can take hold of them, with their middle outside the scene, and
/// that don't come in by themselves either.
struct StrayInspector {
  private var outside: Set<Span> = []

  /// Looks at the start.
  mutating func look(atStart sight: Sight) {
    outside = Set(strays(in: sight).map { sight.things[$0].declaration })
  }

  /// Looks at what is still outside a while later.
  func look(later sight: Sight, into findings: inout Findings) {
    for index in strays(in: sight) where outside.contains(sight.things[index].declaration) {
      let named = findings.author(of: index, in: sight).name
      findings.add(
        .startsOutside(named.span, name: named.text, width: Int(sight.size.x), height: Int(sight.size.y)))
    }
  }

  private func strays(in sight: Sight) -> [Int] {
    sight.things.indices.filter { index in
      let thing = sight.things[index]
      guard thing.isDraggable, !thing.isGliding else { return false }
      let middle = thing.scenePoint(thing.size * 0.5)
      // What is kept within a frame is brought there whole; otherwise the edges of the scene count as inside.
      return middle.x < 0 || middle.y < 0 || middle.x > sight.size.x || middle.y > sight.size.y
    }
  }
}
