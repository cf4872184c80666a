/// What steps may do, as far as findings ask.
struct Effects: OptionSet, Hashable {
  let rawValue: UInt8

  init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Time passes in them.
  static let takeTime = Effects(rawValue: 1)
  /// Something is seen of them.
  static let show = Effects(rawValue: 2)
  /// Something is heard of them.
  static let sound = Effects(rawValue: 4)
  /// They may end the run, by `stop` or `restart`.
  static let end = Effects(rawValue: 8)
}

extension Finder {
  /// Finds what each action may do, through any number of calls.
  mutating func settleEffects() {
    var callers: [Int: [Int]] = [:]
    var waiting: [Int] = []
    for script in uses.scripts {
      guard case .action(let action) = script.kind else { continue }
      effectsOfActions[action] = effects(of: script.body.contents)
      waiting.append(action)
      for called in calls(in: script.body.contents) { callers[called, default: []].append(action) }
    }
    while let action = waiting.popLast() {
      let effects = effectsOfActions[action] ?? []
      for caller in callers[action] ?? [] {
        let before = effectsOfActions[caller] ?? []
        effectsOfActions[caller] = before.union(effects)
        if effectsOfActions[caller] != before { waiting.append(caller) }
      }
    }
  }

  /// What steps may do together.
  func effects(of steps: [Step]) -> Effects {
    var all: Effects = []
    for step in steps { all.formUnion(effects(of: step)) }
    return all
  }

  /// What a step may do, with all that stands in its braces.
  func effects(of step: Step) -> Effects {
    switch step.kind {
    case .wait(let time): isNoTime(time) ? [] : .takeTime
    case .waitUntil, .finger, .key: .takeTime
    case .animate(_, _, let over, _, let delay): takesTime(over) || takesTime(delay) ? [.show, .takeTime] : .show
    case .assign(let target, _, _, _): isSeen(target) ? .show : []
    case .attach, .raise, .lower, .remove, .add, .startTimeline, .stopTimeline: .show
    case .restart: [.show, .end]
    case .stop: .end
    case .play, .playNote, .say: .sound
    case .call(let word, _):
      if case .symbol(let action, _)? = scene.references[word.span] { effectsOfActions[action] ?? [] } else { [] }
    case .meanwhile(let body): effects(of: body.contents).subtracting(.takeTime)
    case .together, .if, .for, .repeatTimes, .repeatUntil, .forever:
      step.bodies.reduce(into: []) { $0.formUnion(effects(of: $1.contents)) }
    case .let, .expect, .expectSaid, .expectPlayed, .snapshot, .unreadable: []
    }
  }

  private func takesTime(_ time: Expression?) -> Bool { time.map { !isNoTime($0) } ?? false }

  private func isNoTime(_ time: Expression) -> Bool {
    guard case .number(_, let to)? = known.known(time) else { return false }
    return to <= 0
  }

  /// Whether a change of this can be seen: a property, or a state that something asks for.
  private func isSeen(_ target: Expression) -> Bool {
    switch target.kind {
    case .name(let word):
      guard case .symbol(let symbol, _)? = scene.references[word.span] else { return true }
      if scene.symbols[symbol].kind == .parameter || uses.isReadInPlay[symbol] { return true }
      return scene.blocks[scene.symbols[symbol].block].unit != 0 && uses.membersReadInPlay.contains(word.text)
    default: return true
    }
  }

  /// The actions that steps call.
  func calls(in steps: [Step]) -> [Int] {
    var found: [Int] = []
    for step in steps {
      if case .call(let word, _) = step.kind, case .symbol(let action, _)? = scene.references[word.span] {
        found.append(action)
      }
      for body in step.bodies { found += calls(in: body.contents) }
    }
    return found
  }
}
