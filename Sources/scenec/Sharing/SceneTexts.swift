import SceneLang

/// The texts that a scene is written with, outside of its tests and comments.
struct SceneTexts {
  /// What a text is there for.
  enum Purpose {
    /// The file that an `image` shows.
    case picture
    /// What `play` plays.
    case sound
    /// What a label says, words for `say` and `alt`, the scene's title.
    case words
    /// Anything else: a value that may become any of these.
    case value
  }

  /// A text as it is written: what is filled in is nil.
  struct Written {
    let pieces: [Text?]
    let purpose: Purpose

    /// The whole of it, where nothing is filled in.
    var whole: Text? {
      var whole: Text = ""
      for piece in pieces {
        guard let piece else { return nil }
        whole += piece
      }
      return whole
    }
  }

  /// The texts, in the order of the page.
  private(set) var all: [Written] = []

  /// The texts of statements.
  init(of items: [Item]) {
    for item in items { add(item) }
  }

  private mutating func add(_ item: Item) {
    switch item {
    case .scene(let header):
      add(header.title, .words)
      add(header.settings)
    case .color(let color): add(color.value)
    case .let(let declaration): add(declaration.value)
    case .state(let state): add(state.value)
    case .part(let part):
      for parameter in part.parameters { add(parameter.fallback) }
      for item in part.body.contents { add(item) }
    case .action(let action):
      for parameter in action.parameters { add(parameter.fallback) }
      add(action.body)
    case .thing(let thing): add(thing)
    case .properties(let settings): add(settings)
    case .if(let item):
      add(item.condition)
      for item in item.then.contents + (item.otherwise?.contents ?? []) { add(item) }
    case .for(let item):
      add(item.loop)
      for item in item.body.contents { add(item) }
    case .handler(let handler): add(handler.body)
    case .timeline(let timeline): for moment in timeline.moments.contents { add(moment.body) }
    // Tests use what the scene uses; a gesture says nothing.
    case .use, .pathSteps, .gesture, .test, .unreadable: break
    }
  }

  private mutating func add(_ thing: ThingSyntax) {
    let kind = Kind.allCases.first { $0.word == thing.kind.text }
    switch kind {
    case .image: add(thing.content, .picture)
    case .path: break
    case .label, .box, .circle, .oval, .star, .polygon, .group, nil: add(thing.content, .words)
    }
    add(thing.settings)
    for item in thing.body?.contents ?? [] { add(item) }
  }

  private mutating func add(_ settings: [PropertySetting]) {
    for setting in settings {
      // A font's name is no text that anybody reads.
      guard setting.word.text != Property.font.word else { continue }
      let isWords = [Property.text.word, Property.alt.word].contains(setting.word.text)
      add(setting.value, isWords ? .words : .value)
    }
  }

  private mutating func add(_ loop: LoopSyntax) {
    if case .list(let list) = loop.over { add(list) }
  }

  private mutating func add(_ body: Braces<Step>) {
    for step in body.contents { add(step) }
  }

  private mutating func add(_ step: Step) {
    switch step.kind {
    case .assign(_, _, let value, _): add(value)
    case .animate(_, let settings, _, _, _): add(settings)
    case .let(let declaration): add(declaration.value)
    case .waitUntil(let condition): add(condition)
    case .if(let condition, _, _): add(condition)
    case .for(let loop, _): add(loop)
    case .add(let thing): add(thing)
    case .play(let sound): add(sound, .sound)
    case .say(let words, _): add(words, .words)
    case .call(_, let values): for value in values { add(value) }
    case .wait, .together, .meanwhile, .repeatTimes, .repeatUntil, .forever, .attach, .raise, .lower, .remove,
      .playNote, .restart, .stop, .startTimeline, .stopTimeline, .finger, .key, .expect, .expectSaid, .expectPlayed,
      .snapshot, .unreadable:
      break
    }
    for body in step.bodies { add(body) }
  }

  /// The texts in an expression; what stands deeper in it may be for anything, except where one of two is chosen.
  private mutating func add(_ expression: Expression?, _ purpose: Purpose = .value) {
    guard let expression else { return }
    switch expression.kind {
    case .text(let parts):
      let pieces = parts.map { part -> Text? in if case .literal(let text) = part { text } else { nil } }
      all.append(Written(pieces: pieces, purpose: purpose))
      for part in expression.parts { add(part) }
    case .condition(let condition, let yes, let no):
      add(condition)
      add(yes, purpose)
      add(no, purpose)
    case .parentheses(let inner): add(inner, purpose)
    case .number, .colour, .flag, .nothing, .name, .member, .index, .call, .list, .point, .unary, .binary, .filter,
      .missing:
      for part in expression.parts { add(part) }
    }
  }
}
