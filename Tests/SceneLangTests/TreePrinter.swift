import SceneLang

/// Prints a tree as S-expressions, one statement or step a line, indented by braces.
struct TreePrinter {
  private(set) var output = ""
  private var depth = 0

  /// True to print the properties on a thing's line and on the first lines in its braces as one, because the
  /// formatter may move them.
  private let mergesProperties: Bool

  private init(_ mergesProperties: Bool) { self.mergesProperties = mergesProperties }

  static func print(_ file: SceneFile, merging: Bool = false) -> String {
    var printer = TreePrinter(merging)
    for item in file.items { printer.item(item) }
    return printer.output
  }

  private mutating func line(_ text: String) {
    output += String(repeating: "  ", count: depth) + text + "\n"
  }

  private mutating func braces<Content>(_ braces: Braces<Content>, _ print: (inout TreePrinter, Content) -> Void) {
    depth += 1
    for content in braces.contents { print(&self, content) }
    depth -= 1
  }

  private mutating func items(_ body: Braces<Item>) { braces(body) { $0.item($1) } }

  private mutating func steps(_ body: Braces<Step>) { braces(body) { $0.step($1) } }

  // MARK: Items

  private mutating func item(_ item: Item) {
    switch item {
    case .scene(let header): line(list("scene", [header.title.map(show)], header.settings.map(show)))
    case .use(let use): line("(use \(show(use.file)))")
    case .color(let color): line("(color \(color.name.text) \(show(color.value)))")
    case .let(let declaration): line(show(declaration))
    case .state(let state):
      line(list("state", ["\(state.name.text)", show(state.value), state.range.map(show)]))
    case .part(let part):
      line(list("part", ["\(part.name.text)"], part.parameters.map(show)))
      items(part.body)
    case .action(let action):
      line(list("action", ["\(action.name.text)"], action.parameters.map(show)))
      steps(action.body)
    case .thing(let thing): self.thing(thing, "thing")
    case .properties(let settings): line(list("properties", settings.map(show)))
    case .pathSteps(let steps): line(list("outline", steps.map(show)))
    case .if(let item):
      line("(if \(show(item.condition)))")
      items(item.then)
      if let otherwise = item.otherwise {
        line("(else)")
        items(otherwise)
      }
    case .for(let item):
      line(show(item.loop))
      items(item.body)
    case .handler(let handler):
      line(list(show(handler.trigger), [handler.once.map { _ in "once" }]))
      steps(handler.body)
    case .gesture(let gesture):
      line(
        list("\(gesture.word.text)", [gesture.target.map(show), gesture.range.map(show)], gesture.options.map(show)))
    case .timeline(let timeline):
      let flags = [timeline.loop.map { _ in "loop" }, timeline.paused.map { _ in "paused" }]
      line(list("timeline", [(timeline.name?.text).map { "\($0)" }] + flags))
      braces(timeline.moments) { printer, moment in
        printer.line("(at \(show(moment.time)))")
        printer.steps(moment.body)
      }
    case .test(let test):
      line(list("test", [show(test.name), test.seed.map { "(seed \(show($0)))" }]))
      steps(test.body)
    case .unreadable: line("(unreadable)")
    }
  }

  private mutating func thing(_ thing: ThingSyntax, _ head: String) {
    var settings = thing.settings
    var contents = thing.body?.contents[...] ?? []
    while mergesProperties, case .properties(let more) = contents.first {
      settings += more
      contents.removeFirst()
    }
    line(
      list(
        "\(head) \(thing.kind.text)", [(thing.name?.text).map { "\($0)" }, thing.content.map(show)],
        settings.map(show)))
    depth += 1
    for content in contents { item(content) }
    depth -= 1
  }

  // MARK: Steps

  private mutating func step(_ step: Step) {
    switch step.kind {
    case .assign(let target, let operation, let value, let glide):
      let symbol = ["=", "+=", "-="][Int(operation.rawValue)]
      line(list(symbol, [show(target), show(value), glide.map(show)]))
    case .animate(let target, let settings, let over, let curve, let delay):
      let ends = [over.map { "(over \(show($0)))" }, curve.map(show), delay.map { "(delay \(show($0)))" }]
      line(list("animate", [show(target)], settings.map(show), ends))
    case .let(let declaration): line(show(declaration))
    case .wait(let time): line("(wait \(show(time)))")
    case .waitUntil(let condition): line("(wait-until \(show(condition)))")
    case .together(let body): block("(together)", body)
    case .meanwhile(let body): block("(meanwhile)", body)
    case .if(let condition, let then, let otherwise):
      block("(if \(show(condition)))", then)
      if let otherwise { block("(else)", otherwise) }
    case .for(let loop, let body): block(show(loop), body)
    case .repeatTimes(let count, let body): block("(repeat \(show(count)))", body)
    case .repeatUntil(let condition, let body): block("(repeat-until \(show(condition)))", body)
    case .forever(let body): block("(forever)", body)
    case .attach(let thing, let parent): line("(attach \(show(thing)) \(show(parent)))")
    case .raise(let thing): line("(raise \(show(thing)))")
    case .lower(let thing): line("(lower \(show(thing)))")
    case .remove(let thing): line("(remove \(show(thing)))")
    case .add(let thing): self.thing(thing, "add")
    case .play(let sound): line("(play \(show(sound)))")
    case .playNote(let note, let duration): line(list("play-note", [show(note), duration.map(show)]))
    case .say(let words, let language): line(list("say", [show(words), language.map(show)]))
    case .call(let word, let arguments): line(list("do \(word.text)", arguments.map(show)))
    case .restart: line("(restart)")
    case .stop: line("(stop)")
    case .startTimeline(let name): line("(start \(name.text))")
    case .stopTimeline(let name): line("(stop \(name.text))")
    case .finger(let finger): line(show(finger))
    case .key(let key): line("(key \(show(key)))")
    case .expect(let condition): line("(expect \(show(condition)))")
    case .expectSaid(let text): line("(expect-said \(show(text)))")
    case .expectPlayed(let text): line("(expect-played \(show(text)))")
    case .snapshot(let name): line("(snapshot \(show(name)))")
    case .unreadable: line("(unreadable)")
    }
  }

  private mutating func block(_ head: String, _ body: Braces<Step>) {
    line(head)
    steps(body)
  }
}

/// A list of a head and what is there of the rest.
private func list(_ head: String, _ rest: [String?]...) -> String {
  "(" + ([head] + rest.flatMap { $0 }.compactMap { $0 }).joined(separator: " ") + ")"
}

private func show(_ declaration: LetDeclaration) -> String {
  let parameters = declaration.parameters.map { "(" + $0.map { "\($0.text)" }.joined(separator: " ") + ")" }
  return list("let", ["\(declaration.name.text)", parameters, show(declaration.value)])
}

private func show(_ range: RangeSyntax) -> String {
  list("from", [show(range.from), show(range.to), range.by.map(show)])
}

private func show(_ parameter: Parameter) -> String {
  parameter.fallback.map { "(\(parameter.name.text) \(show($0)))" } ?? "\(parameter.name.text)"
}

private func show(_ setting: PropertySetting) -> String {
  list("\(setting.word.text)", [setting.value.map(show), setting.glide.map(show)])
}

private func show(_ glide: GlideSyntax) -> String { list("over", [show(glide.over), glide.curve.map(show)]) }

private func show(_ curve: CurveSyntax) -> String { list("curve \(curve.word.text)", curve.arguments.map(show)) }

private func show(_ step: PathStep) -> String {
  list("\(step.word.text)", [step.to.map(show)], step.via.map(show), [step.radius.map { "(radius \(show($0)))" }])
}

private func show(_ loop: LoopSyntax) -> String {
  let counter = (loop.counter?.text).map { "\($0)" }
  switch loop.over {
  case .list(let values): return list("for \(loop.item.text)", [counter, "(in \(show(values)))"])
  case .range(let range): return list("for \(loop.item.text)", [counter, show(range)])
  }
}

private func show(_ trigger: Trigger) -> String {
  switch trigger {
  case .event(let word, let target, let direction, let onto):
    let parts = [target.map(show), (direction?.text).map { "\($0)" }, onto.map { "(onto \(show($0)))" }]
    return (["on \(word.text)"] + parts.compactMap { $0 }).joined(separator: " ")
  case .when(let condition): return "when \(show(condition))"
  case .every(let time): return "every \(show(time))"
  case .after(let time): return "after \(show(time))"
  }
}

private func show(_ option: GestureOption) -> String { list("\(option.word.text)", [option.value.map(show)]) }

private func show(_ step: FingerStep) -> String {
  list(
    "\(step.word.text)",
    [
      step.finger.map { "(finger \(show($0)))" }, step.target.map(show), (step.direction?.text).map { "\($0)" },
      step.to.map { "(to \(show($0)))" }, step.over.map { "(over \(show($0)))" },
    ])
}

private func show(_ expression: Expression) -> String {
  switch expression.kind {
  case .number(let value):
    return value == value.rounded(.towardZero) && value.magnitude < 1e15 ? "\(Int(value))" : "\(value)"
  case .text(let parts): return show(parts)
  case .colour(let colour):
    return list("rgb", [colour.red, colour.green, colour.blue, colour.opacity].map { "\($0)" })
  case .flag(let flag): return flag ? "yes" : "no"
  case .nothing: return "nothing"
  case .name(let word): return "\(word.text)"
  case .member(let thing, let word): return "(. \(show(thing)) \(word.text))"
  case .index(let values, let index): return "([] \(show(values)) \(show(index)))"
  case .call(let word, let arguments): return list("\(word.text)()", arguments.map(show))
  case .list(let values): return "[" + values.map(show).joined(separator: " ") + "]"
  case .point(let x, let y): return "(point \(show(x)) \(show(y)))"
  case .parentheses(let inner): return "(paren \(show(inner)))"
  case .unary(.minus, let operand): return "(- \(show(operand)))"
  case .unary(.not, let operand): return "(not \(show(operand)))"
  case .binary(let operation, _, let left, let right): return "(\(operation.symbol) \(show(left)) \(show(right)))"
  case .condition(let condition, let first, let second):
    return "(if \(show(condition)) \(show(first)) \(show(second)))"
  case .filter(let values, let condition): return "(where \(show(values)) \(show(condition)))"
  case .missing: return "?"
  }
}

private func show(_ parts: [TextPart]) -> String {
  "\""
    + parts.map { part in
      switch part {
      case .literal(let text):
        return "\(text)".replacing("\\", with: "\\\\").replacing("\n", with: "\\n").replacing("\t", with: "\\t")
          .replacing("\"", with: "\\\"").replacing("{", with: "\\{").replacing("}", with: "\\}")
      case .filled(let value): return "{\(show(value))}"
      }
    }.joined() + "\""
}
