import Runtime
import SceneLang

/// Tells of things that the toy tells apart by their colours alone, where a child who sees red and green alike sees both
/// alike. Two things are looked at where they are of one form, and
///
/// - they are of one family, and a handler about it mentions their colour: as a property, or by the name that the
///   `for` gives it; or
/// - both are dragged, and have drop targets of their own.
struct ColourInspector {
  /// Families whose handlers mention their colour, by the place of their statement.
  private var told: Set<Span> = []
  /// What each thing is dropped on, by its statement.
  private var targets: [Span: Set<Int>] = [:]
  /// Of how many things of one form each is compared with each.
  private let most = 30

  init(_ scene: CheckedScene, _ declarations: Declarations, _ sources: [Source]) {
    var statements: [Int: ThingSyntax] = [:]
    for thing in declarations.things.values {
      if let symbol = scene.symbolOfName[(thing.name ?? thing.kind).span] { statements[symbol] = thing }
    }
    for handler in declarations.handlers {
      guard let target = scene.targets[handler.span], let symbol = target.symbol, let thing = statements[symbol] else {
        continue
      }
      if let second = target.second, case .event = handler.trigger { targets[thing.span, default: []].insert(second) }
      let isFamily = scene.blocks[scene.symbols[symbol].block].kind == .loop
      if isFamily, mentionsColour(of: thing, handler, scene, sources) { told.insert(thing.span) }
    }
  }

  /// Looks at a moment.
  func look(at sight: Sight, into findings: inout Findings) {
    for group in groups(in: sight) {
      for (place, one) in group.enumerated() {
        guard let other = group[..<place].first(where: { areAlike($0, one) }) else { continue }
        let (first, second) = (other.index, one.index)
        let named = findings.author(of: first, in: sight).name
        let related = findings.author(of: second, in: sight).name.span
        findings.add(.colourAlone(named.span, name: named.text, related: related == named.span ? [] : [related]))
      }
    }
  }

  /// A thing that matters here, with its colours and those of what is in it.
  private struct Candidate {
    var index: Int
    var declaration: Span
    var colours: [Shade]
  }

  /// The things that matter here, those of one form together.
  private func groups(in sight: Sight) -> [[Candidate]] {
    var groups: [[Candidate]] = []
    var places: [[SeenForm]: Int] = [:]
    for (index, thing) in sight.things.enumerated() {
      let declaration = thing.declaration
      guard told.contains(declaration) || targets[declaration] != nil && thing.isDraggable else { continue }
      var forms: [SeenForm] = []
      var colours: [Shade] = []
      for inner in index..<sight.things.count where inner == index || sight.isInside(inner, index) {
        forms.append(sight.things[inner].form)
        let surface = sight.things[inner].surface ?? sight.things[inner].words?.ink.map { ($0, $0) }
        if let surface { colours += [surface.top, surface.bottom].map { Shade($0, over: .white) } }
      }
      let candidate = Candidate(index: index, declaration: declaration, colours: colours)
      if let place = places[forms] {
        if groups[place].count < most { groups[place].append(candidate) }
      } else {
        places[forms] = groups.count
        groups.append([candidate])
      }
    }
    return groups
  }

  private func areAlike(_ a: Candidate, _ b: Candidate) -> Bool {
    guard a.colours != b.colours, a.colours.count == b.colours.count else { return false }
    if a.declaration == b.declaration {
      guard told.contains(a.declaration) else { return false }
    } else {
      guard let one = targets[a.declaration], let two = targets[b.declaration], one != two else { return false }
    }
    return zip(a.colours, b.colours).allSatisfy { $0 == $1 || looksAlike($0, $1) }
  }
}

/// Whether a handler mentions the colour of the thing it is about.
private func mentionsColour(
  of thing: ThingSyntax, _ handler: Handler, _ scene: CheckedScene, _ sources: [Source]
) -> Bool {
  var words: [Text] = [Property.color.word]
  var symbols: Set<Int> = []
  for setting in Declarations.settings(of: thing) {
    for (place, reference) in scene.references where isInside(place, setting.span) {
      guard case .symbol(let symbol, _) = reference, scene.symbols[symbol].kind == .loopItem,
        scene.symbols[symbol].type.types == .colour
      else { continue }
      symbols.insert(symbol)
      words.append(setting.word.text)
    }
  }
  for (place, reference) in scene.references where isInside(place, handler.span) {
    if case .symbol(let symbol, _) = reference, symbols.contains(symbol) { return true }
  }
  let source = sources.first { $0.file == handler.span.file }
  return words.contains { word in source?.text(handler.span).mentions("." + word) ?? false }
}

private func isInside(_ inner: Span, _ outer: Span) -> Bool {
  inner.file == outer.file && inner.start >= outer.start && inner.end <= outer.end
}

extension Text {
  /// Whether some words stand in the text, and no letter right behind them.
  fileprivate func mentions(_ words: Text) -> Bool {
    let (all, wanted) = (bytes, words.bytes)
    guard all.count >= wanted.count else { return false }
    return (0...(all.count - wanted.count)).contains { start in
      let end = start + wanted.count
      guard all[start] == wanted[0], all[start..<end].elementsEqual(wanted) else { return false }
      guard end < all.count else { return true }
      let next = all[end]
      return !(next >= 0x80 || next == 0x5F || (0x30...0x39).contains(next) || (0x41...0x5A).contains(next & 0xDF))
    }
  }
}
