import SceneLang

/// The statements of a scene by their places: what the stage shows is told where its author wrote it.
struct Declarations {
  /// The things, those of parts and those that actions add too, by the place of their statement.
  private(set) var things: [Span: ThingSyntax] = [:]
  /// The `play`s of files and of the player's sounds, in the file's order; those of tests apart.
  private(set) var plays: [Expression] = []
  /// The handlers, in the file's order.
  private(set) var handlers: [Handler] = []

  /// The statements of a checked scene.
  init(of scene: CheckedScene) { collect(scene.items) }

  /// The properties of a thing: those on its own line, then those in its braces.
  static func settings(of thing: ThingSyntax) -> [PropertySetting] {
    var settings = thing.settings
    for case .properties(let more) in thing.body?.contents ?? [] { settings += more }
    return settings
  }

  private mutating func collect(_ items: [Item]) {
    for item in items {
      switch item {
      case .thing(let thing): collect(thing)
      case .part(let part): collect(part.body.contents)
      case .if(let statement): collect(statement.then.contents + (statement.otherwise?.contents ?? []))
      case .for(let statement): collect(statement.body.contents)
      case .action(let action): collect(action.body.contents)
      case .handler(let handler):
        handlers.append(handler)
        collect(handler.body.contents)
      case .timeline(let timeline): for moment in timeline.moments.contents { collect(moment.body.contents) }
      case .test(let test): collect(test.body.contents)
      case .scene, .use, .color, .let, .state, .properties, .pathSteps, .gesture, .unreadable: break
      }
    }
  }

  private mutating func collect(_ thing: ThingSyntax) {
    things[thing.span] = thing
    collect(thing.body?.contents ?? [])
  }

  private mutating func collect(_ steps: [Step]) {
    for step in steps {
      if case .add(let thing) = step.kind { collect(thing) }
      if case .play(let sound) = step.kind { plays.append(sound) }
      for body in step.bodies { collect(body.contents) }
    }
  }
}
