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

    /// True where it is nothing but one value: whatever that is, it is a text that is written elsewhere.
    var isOneValue: Bool { pieces.count == 1 && pieces[0] == nil }

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
  /// Where a text is made from others by a function, which nobody follows, and what it is there for.
  private var made: [(span: Span, purpose: Purpose)] = []
  /// True when an `image` or a `play` is given a value, and not a text that is written there.
  private var takesValues = false

  /// The texts of statements.
  init(of items: [Item]) {
    for item in items { add(item) }
  }

  /// Where texts are made that may become the names of pictures or sounds.
  var madeNames: [Span] {
    made.filter { text in
      switch text.purpose {
      case .picture, .sound: true
      case .value: takesValues
      case .words: false
      }
    }.map(\.span)
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
      add(setting.value, SceneTexts.purpose(of: setting.word))
    }
  }

  /// What a text is for that a property is set to.
  private static func purpose(of property: Word) -> Purpose {
    switch property.text {
    case Property.text.word, Property.alt.word: .words
    default: .value
    }
  }

  /// The functions that make a text.
  private static let makers: Set<Text> = [Function.join.word, Function.upper.word, Function.lower.word]

  private mutating func add(_ loop: LoopSyntax) {
    if case .list(let list) = loop.over { add(list) }
  }

  private mutating func add(_ body: Braces<Step>) {
    for step in body.contents { add(step) }
  }

  private mutating func add(_ step: Step) {
    switch step.kind {
    case .assign(let target, _, let value, _):
      if case .member(_, let property) = target.kind {
        add(value, SceneTexts.purpose(of: property))
      } else {
        add(value)
      }
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
    let isFile = purpose == .picture || purpose == .sound
    switch expression.kind {
    case .text(let parts):
      let pieces = parts.map { part -> Text? in if case .literal(let text) = part { text } else { nil } }
      let text = Written(pieces: pieces, purpose: purpose)
      all.append(text)
      if isFile && text.isOneValue { takesValues = true }
      for part in expression.parts { add(part) }
    case .condition(let condition, let yes, let no):
      add(condition)
      add(yes, purpose)
      add(no, purpose)
    case .parentheses(let inner): add(inner, purpose)
    case .call(let word, _) where SceneTexts.makers.contains(word.text):
      made.append((expression.span, purpose))
      for part in expression.parts { add(part) }
    case .number, .colour, .flag, .nothing, .name, .member, .index, .call, .list, .point, .unary, .binary, .filter,
      .missing:
      if isFile { takesValues = true }
      for part in expression.parts { add(part) }
    }
  }
}
