import SceneLang

/// What a stage can hold and do, so that no scene can fill the machine or keep it busy; `Docs/Language.md` says each.
enum Limits {
  /// Bytes of a text.
  static let textBytes = 1_000_000
  /// Items of a list, those of the lists in it counted.
  static let items = 1_000_000
  /// How deep lists may lie in each other.
  static let listDepth = 100
  static let things = 250_000
  static let runs = 10_000
  /// Steps of a run without a wait, or calls of formulas for one value.
  static let steps = 1_000_000
  /// How deep things lie in each other, and how deep actions, formulas and parts call themselves.
  static let depth = 200
  /// How deep values are evaluated for each other, counted in operators, functions, formulas and live values, where a
  /// new formula or live value may still begin. It keeps the machine's stack, of which a browser gives the least.
  static let nesting = 1_000
  /// How long a chain of what starts one another may be in one moment.
  static let rounds = 1_000
  /// How often the scene may begin again in one moment.
  static let restarts = 10
  /// How many waits of no time there may be in one moment.
  static let turns = 100_000
  /// Sounds that the host has not taken.
  static let sounds = 1_000
}

extension Stage {
  /// Counts what is done without waiting; throws when it is too much.
  mutating func spend(_ steps: Int, _ span: Span) throws(Mistake) {
    effort += steps
    if effort > Limits.steps { throw Mistake(.tooManySteps(span)) }
  }
}
