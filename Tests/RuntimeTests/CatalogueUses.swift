import SceneLang

/// Which entries of the catalogue, and which forms of the language, scenes use: `property x animated`, `step wait`.
struct CatalogueUses {
  private(set) var found: Set<String> = []

  private mutating func note(_ kind: String, _ word: Text) { found.insert("\(kind) \(word.string)") }

  mutating func add(_ items: [Item]) { for item in items { add(item) } }

  private mutating func add(_ item: Item) {
    switch item {
    case .scene(let header):
      note("statement", "scene")
      if let title = header.title { add(title) }
      add(header.settings)
    case .use: note("statement", "use")
    case .color(let color):
      note("statement", "color")
      add(color.value)
    case .let(let value):
      note("statement", value.parameters == nil ? "let" : "formula")
      add(value.value)
    case .state(let state):
      note("statement", state.range == nil ? "state" : "state from to")
      add(state.value)
    case .part(let part):
      note("statement", "part")
      for parameter in part.parameters { if let fallback = parameter.fallback { add(fallback) } }
      add(part.body.contents)
    case .action(let action):
      note("statement", "action")
      add(action.body)
    case .thing(let thing): add(thing)
    case .properties(let settings): add(settings)
    case .pathSteps(let steps): for step in steps { note("path step", step.word.text) }
    case .if(let statement):
      note("statement", statement.otherwise == nil ? "if" : "if else")
      add(statement.condition)
      add(statement.then.contents)
      add(statement.otherwise?.contents ?? [])
    case .for(let statement):
      note("statement", "for")
      add(statement.loop)
      add(statement.body.contents)
    case .handler(let handler): add(handler)
    case .gesture(let gesture):
      note("gesture", gesture.word.text)
      for option in gesture.options { note("gesture option", option.word.text) }
      if gesture.range != nil { note("gesture option", "from to") }
    case .timeline(let timeline):
      note("statement", "timeline")
      if timeline.loop != nil { note("timeline", "loop") }
      if timeline.paused != nil { note("timeline", "paused") }
      for moment in timeline.moments.contents { add(moment.body) }
    case .test(let test):
      note("statement", test.seed == nil ? "test" : "test seed")
      add(test.body)
    case .unreadable: break
    }
  }

  private mutating func add(_ thing: ThingSyntax) {
    note("kind", thing.kind.text)
    if let content = thing.content {
      note("content", thing.kind.text)
      add(content)
    }
    add(thing.settings)
    add(thing.body?.contents ?? [])
  }

  private mutating func add(_ settings: [PropertySetting]) {
    for setting in settings {
      let word = setting.word.text.string
      if let value = setting.value {
        add(value)
        let isLive = value.mentionsNames
        found.insert("property \(word) \(isLive ? "live" : "set")")
        if isLive, setting.glide != nil { found.insert("property \(word) live over") }
      } else {
        found.insert("property \(word) set")
      }
      add(setting.glide)
    }
  }

  private mutating func add(_ glide: GlideSyntax?) {
    if let curve = glide?.curve { note("curve", curve.word.text) }
  }

  private mutating func add(_ handler: Handler) {
    if handler.once != nil { note("handler", "once") }
    switch handler.trigger {
    case .event(let word, let target, let direction, let onto):
      note("event", word.text)
      if let direction { note("direction", direction.text) }
      if target == nil, let event = Event(word: word.text), event.isTouch { note("handler", "without a target") }
      if onto != nil { note("event", "drop onto") }
    case .when(let condition):
      note("event", "when")
      if case .binary(.touches, _, _, _) = condition.kind { note("event", "when touches") }
      add(condition)
    case .every: note("event", "every")
    case .after: note("event", "after")
    }
    add(handler.body)
  }

  private mutating func add(_ body: Braces<Step>) { for step in body.contents { add(step) } }

  private mutating func add(_ step: Step) {
    found.insert("step \(StepWord(step.kind)?.rawValue ?? "")")
    switch step.kind {
    case .assign(let target, let how, let value, let glide):
      if case .member(_, let word) = target.kind { found.insert("property \(word.text.string) assigned") }
      found.insert("assignment \(how)")
      add(target)
      add(value)
      add(glide)
    case .animate(let target, let settings, _, let curve, let delay):
      add(target)
      for setting in settings {
        found.insert("property \(setting.word.text.string) animated")
        if let value = setting.value { add(value) }
      }
      if let curve { note("curve", curve.word.text) }
      if delay != nil { note("animate", "delay") }
    case .add(let thing): add(thing)
    case .finger(let finger):
      note("finger", finger.word.text)
      if finger.finger != nil { note("finger", "finger") }
      if let direction = finger.direction { note("finger direction", direction.text) }
    case .for(let loop, _): add(loop)
    case .let(let value): add(value.value)
    case .waitUntil(let condition), .if(let condition, _, _), .repeatUntil(let condition, _), .expect(let condition):
      add(condition)
    case .call(_, let arguments): for argument in arguments { add(argument) }
    case .wait(let value), .repeatTimes(let value, _), .raise(let value), .lower(let value), .remove(let value),
      .play(let value), .key(let value), .expectSaid(let value), .expectPlayed(let value), .snapshot(let value):
      add(value)
    case .attach(let thing, let to):
      add(thing)
      add(to)
    case .playNote(_, let duration): if duration != nil { note("play note", "for") }
    case .say(let words, let language):
      add(words)
      if language != nil { note("say", "in") }
    case .together, .meanwhile, .forever, .restart, .stop, .startTimeline, .stopTimeline, .unreadable: break
    }
    for body in step.bodies { add(body) }
  }

  private mutating func add(_ loop: LoopSyntax) {
    switch loop.over {
    case .list(let list):
      note("for", loop.counter == nil ? "in" : "in with counter")
      add(list)
    case .range(let range): note("for", range.by == nil ? "from to" : "from to by")
    }
  }

  private mutating func add(_ expression: Expression) {
    switch expression.kind {
    case .call(let word, _): note("function", word.text)
    case .member(_, let word): found.insert("property \(word.text.string) read")
    case .binary(let symbol, _, _, _): note("operator", symbol.symbol)
    case .unary(let symbol, _): found.insert("operator \(symbol)")
    case .condition: note("operator", "if then else")
    case .filter: note("operator", "where")
    case .index: note("operator", "[i]")
    case .name(let word) where ["it", "self", "scene", "time"].contains(word.text): note("name", word.text)
    case .number, .text, .colour, .flag, .nothing, .name, .list, .point, .parentheses, .missing: break
    }
    for part in expression.parts { add(part) }
  }
}

extension Expression {
  /// The expressions that this one is made of.
  var parts: [Expression] {
    switch kind {
    case .number, .colour, .flag, .nothing, .name, .missing: []
    case .text(let pieces):
      pieces.compactMap { piece in
        if case .filled(let inner) = piece { inner } else { nil }
      }
    case .member(let base, _): [base]
    case .call(_, let items), .list(let items): items
    case .index(let a, let b), .point(let a, let b), .binary(_, _, let a, let b), .filter(let a, let b): [a, b]
    case .parentheses(let inner), .unary(_, let inner): [inner]
    case .condition(let a, let b, let c): [a, b, c]
    }
  }

  /// Whether the value may change while a scene plays.
  var mentionsNames: Bool {
    if case .name(let word) = kind, cssColour(word.text) == nil, !choiceWords.contains(word.text) { return true }
    return parts.contains { $0.mentionsNames }
  }
}

private let choiceWords = Set(Property.allCases.flatMap { $0.traits.choices })

/// The forms of a step, as they are written.
enum StepWord: String, CaseIterable {
  case assign, animate, `let`, wait, waitUntil = "wait until", together, meanwhile, `if`, `for`
  case repeatTimes = "repeat times", repeatUntil = "repeat until", forever, attach, raise, lower, remove, add
  case play, playNote = "play note", say, call, restart, stop, start, stopTimeline = "stop timeline"
  case finger, key, expect, expectSaid = "expect said", expectPlayed = "expect played", snapshot

  init?(_ kind: StepKind) {
    switch kind {
    case .assign: self = .assign
    case .animate: self = .animate
    case .let: self = .let
    case .wait: self = .wait
    case .waitUntil: self = .waitUntil
    case .together: self = .together
    case .meanwhile: self = .meanwhile
    case .if: self = .if
    case .for: self = .for
    case .repeatTimes: self = .repeatTimes
    case .repeatUntil: self = .repeatUntil
    case .forever: self = .forever
    case .attach: self = .attach
    case .raise: self = .raise
    case .lower: self = .lower
    case .remove: self = .remove
    case .add: self = .add
    case .play: self = .play
    case .playNote: self = .playNote
    case .say: self = .say
    case .call: self = .call
    case .restart: self = .restart
    case .stop: self = .stop
    case .startTimeline: self = .start
    case .stopTimeline: self = .stopTimeline
    case .finger: self = .finger
    case .key: self = .key
    case .expect: self = .expect
    case .expectSaid: self = .expectSaid
    case .expectPlayed: self = .expectPlayed
    case .snapshot: self = .snapshot
    case .unreadable: return nil
    }
  }
}
