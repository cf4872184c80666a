import SceneLang

/// Actions that change the tree or are heard, and beginning again.
extension Stage {
  /// `attach`, `raise`, `lower`, `remove`, `add`.
  mutating func changeTree(_ run: Int, _ instruction: Instruction, _ context: inout Context) throws(Mistake) {
    switch instruction {
    case .attach(let code, let target, let span):
      guard let parent = try things(target, span, &context).first else { return }
      settle()
      for thing in try living(code, span, &context) {
        guard isThere(parent) else { throw Mistake(.notThere(span, name: "attach")) }
        try attach(Int(thing.index), to: Int(parent.index), span)
      }
    case .raise(let code, let span): for thing in try living(code, span, &context) { raiseThing(Int(thing.index)) }
    case .lower(let code, let span): for thing in try living(code, span, &context) { lowerThing(Int(thing.index)) }
    case .remove(let code, let span):
      // What is gone already is as it should be.
      for thing in try things(code, span, &context) where isThere(thing) { remove(thing) }
    case .add(let node, let locals, let span):
      var kept = Array(context.locals.prefix(locals))
      while kept.count < locals { kept.append(.nothing) }
      try add(to: surroundings[context.surroundings].nodes[node], locals: kept, span)
    default: break
    }
  }

  /// The things that code gives, all of which must be there.
  private mutating func living(_ code: Code, _ span: Span, _ context: inout Context) throws(Mistake) -> [ThingHandle] {
    let things = try things(code, span, &context)
    for thing in things where !isThere(thing) { throw Mistake(.notThere(span, name: code.name)) }
    return things
  }

  /// `play`, `play note`, `say`.
  mutating func makeSound(_ instruction: Instruction, _ context: inout Context) throws(Mistake) {
    var sound: Sound?
    switch instruction {
    case .play(let name): sound = .play(printed(try evaluate(name, &context)))
    case .playNote(let note, let duration):
      var seconds = 0.5
      if let duration { seconds = try number(duration, duration.span, &context) }
      sound = .note(printed(try evaluate(note, &context)), Microseconds(seconds: seconds))
    case .say(let words, let language):
      var tongue: Text?
      if let language { tongue = printed(try evaluate(language, &context)) }
      sound = .say(printed(try evaluate(words, &context)), language: tongue)
    default: break
    }
    guard let sound else { return }
    if sounds.count < Limits.sounds { sounds.append(sound) }
    if isTest { heard.append(sound) }
  }

  /// Ends a run that asks to begin again; what is under way in this moment is done before. A test's own run goes on.
  mutating func askToRestart(_ run: Int) {
    wantsRestart = true
    if runs[run].isTest { _ = pause(run, 0) } else { stopAll(of: run) }
  }

  /// Begins the scene again: all as at the beginning, except that the generator goes on, and a test's own run.
  mutating func restart() {
    wantsRestart = false
    ready = []
    for run in runs.indices where runs[run].isAlive && !runs[run].isTest { end(run) }
    glides = Glides()
    let tests = runs.indices.filter { runs[$0].isAlive }
    agenda.keep { event in
      switch event {
      case .wake(let handle, _): tests.contains(handle.index)
      case .touch: true
      case .timer, .moment, .glideEnd, .hold, .lift: false
      }
    }
    restarts &+= 1
    restartsNow += 1
    build()
    for run in tests {
      runs[run].surroundingsGeneration = surroundings[0].generation
      runs[run].condition = nil
    }
  }

  /// Starts a timeline from its beginning.
  mutating func startTimeline(_ way: TimelineWay, from place: Int) {
    for place in places(way.path, from: place) { startTimeline(way.timeline, in: place) }
  }

  /// Ends a timeline: its moments that are still to come do not happen.
  mutating func stopTimeline(_ way: TimelineWay, from place: Int) {
    for place in places(way.path, from: place) { surroundings[place].timelineStarts[way.timeline, default: 0] += 1 }
  }

  /// Asks for all moments of a timeline.
  mutating func startTimeline(_ timeline: Int, in place: Int) {
    surroundings[place].timelineStarts[timeline, default: 0] += 1
    let start = surroundings[place].timelineStarts[timeline] ?? 0
    var context = Context(surroundings: place, locals: surroundings[place].locals)
    var last: Microseconds = 0
    for (index, moment) in program.timelines[timeline].moments.enumerated() {
      do {
        let time = max(0, Microseconds(seconds: try number(moment.time, moment.time.span, &context)))
        last = max(last, time)
        ask(for: index, of: timeline, start, in: place, after: time)
      } catch {
        report(error)
      }
    }
    // A loop begins again at its last moment, and takes some time.
    if program.timelines[timeline].loops { ask(for: nil, of: timeline, start, in: place, after: max(1000, last)) }
  }

  private mutating func ask(for moment: Int?, of timeline: Int, _ start: Int, in place: Int, after time: Microseconds) {
    agenda.add(
      .moment(
        timeline: timeline, moment, surroundings: place, generation: surroundings[place].generation, start: start),
      at: now + time)
  }

  /// A moment of a timeline has come, or, for nil, its beginning again.
  mutating func timelineMoment(_ timeline: Int, _ moment: Int?, _ place: Int, _ generation: Int32, _ start: Int) {
    guard surroundings[place].isAlive, surroundings[place].generation == generation,
      surroundings[place].timelineStarts[timeline] == start
    else { return }
    guard let moment else { return startTimeline(timeline, in: place) }
    let script = program.timelines[timeline].moments[moment].script
    startRun(script: script, in: place, locals: [], program.scripts[script].span)
  }
}
