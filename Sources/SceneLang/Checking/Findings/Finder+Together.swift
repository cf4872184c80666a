/// Steps of one `together` that change the same at the same time.
extension Finder {
  /// A change that a step of a `together` makes: of what, and from when to when.
  private struct Change {
    var word: Word
    var from: Double
    var to: Double
  }

  /// Reports a step that takes over what another of the same `together` still changes, once a property.
  mutating func checkTogether(_ steps: [Step]) {
    var changes: [Text: [Change]] = [:]
    for step in steps {
      switch step.kind {
      case .animate(let target, let settings, let over, _, let delay):
        guard let name = placeName(target), let from = seconds(delay) else { continue }
        let to = from + (over == nil ? 0 : seconds(over) ?? from.ulp)
        for setting in settings { note(setting.word, of: name, from, to, in: &changes) }
      case .assign(let target, _, _, let glide):
        guard case .member(let base, let word) = target.kind, let name = placeName(base) else { continue }
        note(word, of: name, 0, glide.map { seconds($0.over) ?? 1 } ?? 0, in: &changes)
      default: break
      }
    }
    for (name, found) in changes.sorted(by: { $0.key < $1.key }) { report(found, named: name) }
  }

  private func note(_ word: Word, of name: Text, _ from: Double, _ to: Double, in changes: inout [Text: [Change]]) {
    for half in halves(of: word.text) {
      changes[name + "." + half, default: []].append(Change(word: word, from: from, to: to))
    }
  }

  /// `center` is `x` and `y` together.
  private func halves(of word: Text) -> [Text] {
    switch word {
    case "at", "center": ["x", "y"]
    case "size": ["width", "height"]
    default: [word]
    }
  }

  private mutating func report(_ changes: [Change], named name: Text) {
    let inTime = changes.enumerated().sorted { ($0.element.from, $0.offset) < ($1.element.from, $1.offset) }
    guard var longest = inTime.first?.element else { return }
    for (_, change) in inTime.dropFirst() {
      if change.from < longest.to {
        let (first, second) =
          longest.word.span.start < change.word.span.start ? (longest.word, change.word) : (change.word, longest.word)
        let thing = Text(name.bytes[..<(name.bytes.lastIndex(of: 0x2E) ?? 0)])
        return diagnostics.append(.changedTwiceAtOnce(second, of: thing, first: first.span))
      }
      if change.to > longest.to { longest = change }
    }
  }

  /// The thing that a step is about, as it is written; nil where it may be another each time.
  private func placeName(_ target: Expression) -> Text? {
    if target.contains(where: { if case .call = $0.kind { true } else { false } }) { return nil }
    return source(of: target.span).text(target.span)
  }

  /// A time that is known; 0 for none.
  private func seconds(_ time: Expression?) -> Double? {
    guard let time else { return 0 }
    return known.known(time)?.number
  }
}
