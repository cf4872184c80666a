/// One mistake, one message, for words that are not known.
extension Checker {
  /// Leaves out what follows from another problem: a word that is not known is reported once. It is reported at each
  /// of its places only where the word that it is near to is known for sure, because it is used elsewhere: then each
  /// place is a slip of its own. Otherwise the declaration is the slip, and no single place is to be changed.
  mutating func removeFollowUps() {
    let found = diagnostics.enumerated().sorted { a, b in
      let (one, two) = (a.element.span, b.element.span)
      return (one.file, one.start, a.offset) < (two.file, two.start, b.offset)
    }
    diagnostics = []
    var told: [Text: Int] = [:]
    var uses: [Text: Int] = [:]
    for (_, diagnostic) in found { if let unknown = UnknownWord(diagnostic) { uses[unknown.word, default: 0] += 1 } }
    let used = found.contains { UnknownWord($0.element) != nil } ? usedNames : []
    for (_, diagnostic) in found {
      guard let unknown = UnknownWord(diagnostic) else {
        addKnown(diagnostic)
        continue
      }
      if isBehindUnknownWord(diagnostic) { continue }
      if !misreadThings.isEmpty, unknown.problem == .unknownMember, case .types(.thing) = diagnostic.arguments[3] {
        continue
      }
      dropAround(diagnostic.span)
      if isOfMisreadThing(unknown, diagnostic) { continue }
      // A name that is missing again and again, and near to nothing for sure, is no slip.
      let isSlip = diagnostic.fix != nil || unknown.problem != .unknownName || uses[unknown.word, default: 0] <= 2
      if isSlip, isEstablished(unknown.near, for: unknown.problem, used) {
        diagnostics.append(diagnostic)
      } else if let first = told[unknown.word] {
        diagnostics[first].fix = nil
      } else {
        told[unknown.word] = diagnostics.count
        diagnostics.append(diagnostic)
      }
    }
  }

  /// Adds a problem of another sort, unless it stands in a value that has been found to be of the wrong type.
  private mutating func addKnown(_ diagnostic: Diagnostic) {
    if diagnostic.code == .name(.neverChanges), let declared = diagnostic.related.first {
      // A name that was to be a `state` is one mistake, however often it is set.
      if diagnostics.contains(where: { $0.code == diagnostic.code && $0.related.first == declared }) { return }
    }
    if diagnostic.code == .value(.wrongType), let last = diagnostics.last, last.span.contains(diagnostic.span) {
      return
    }
    diagnostics.append(diagnostic)
  }

  /// Whether an unknown word follows from one that stands shortly before it: from a property that is none, and so is
  /// taken for something else, or from a thing that is not known.
  private func isBehindUnknownWord(_ diagnostic: Diagnostic) -> Bool {
    guard let last = diagnostics.last, last.fix == nil, last.span.file == diagnostic.span.file else { return false }
    guard case .name(let leader) = last.code, case .name(let problem) = diagnostic.code else { return false }
    guard diagnostic.span.start - last.span.end <= 40 else { return false }
    switch leader {
    case .unknownProperty: return problem != .unknownKind
    case .unknownName: return problem == .unknownMember || problem == .unknownProperty
    default: return false
    }
  }

  /// Takes back a value of the wrong type in which a word is not known.
  private mutating func dropAround(_ span: Span) {
    while let last = diagnostics.last, last.code == .value(.wrongType), last.span.contains(span) {
      diagnostics.removeLast()
    }
  }

  /// Whether a name is missing because the line that would give it to a thing begins with an unknown kind.
  private func isOfMisreadThing(_ unknown: UnknownWord, _ diagnostic: Diagnostic) -> Bool {
    guard unknown.problem == .unknownName else { return false }
    return misreadThings.contains { thing in
      thing.words.contains(unknown.word)
        || thing.kind.bytes.count > unknown.word.bytes.count
          && thing.kind.bytes.suffix(unknown.word.bytes.count).elementsEqual(unknown.word.bytes)
    }
  }

  /// Whether a word is one of the language, or a name that is used as it is declared.
  private func isEstablished(_ word: Text, for problem: NameProblem, _ used: Set<Text>) -> Bool {
    if word.isEmpty { return false }
    switch problem {
    case .unknownMember, .unknownProperty: if Property(word: word) != nil { return true }
    case .unknownKind: if Kind(word: word) != nil { return true }
    case .unknownFunction: if Function(word: word) != nil { return true }
    case .unknownName: if cssColour(word) != nil || word.bytes[0] == 0x23 || Keyword(word).isReserved { return true }
    case .unknownCurve, .unknownEvent, .unknownDirection, .unknownChoice: return true
    default: break
    }
    return used.contains(word)
  }

  /// The names that are used, and the parts that have instances.
  private var usedNames: Set<Text> {
    var names: Set<Text> = []
    for reference in scene.references.values {
      if case .symbol(let symbol, _) = reference { names.insert(scene.symbols[symbol].word.text) }
    }
    var usedParts: Set<Int> = []
    for symbol in scene.symbols where symbol.kind == .thing {
      if let part = symbol.type.part { usedParts.insert(part) }
    }
    for symbol in scene.symbols {
      if case .part(let body) = symbol.kind, usedParts.contains(body) { names.insert(symbol.word.text) }
    }
    return names
  }
}

/// A problem with a word that is not known, and the word that is near to it; empty where none is.
private struct UnknownWord {
  let problem: NameProblem
  let word: Text
  let near: Text

  init?(_ diagnostic: Diagnostic) {
    guard case .name(let problem) = diagnostic.code else { return nil }
    let place: Int
    switch problem {
    case .unknownName, .unknownKind, .unknownFunction, .unknownCurve, .unknownEvent, .unknownDirection,
      .unknownAction, .unknownTimeline:
      place = 1
    case .unknownMember, .unknownProperty: place = 2
    case .unknownChoice: place = 3
    default: return nil
    }
    guard place < diagnostic.arguments.count, case .words(let word) = diagnostic.arguments[0],
      case .words(let near) = diagnostic.arguments[place]
    else { return nil }
    self.problem = problem
    self.word = word
    self.near = near
  }
}
