import SceneLang

/// The steps of a test: a finger that plays, and what is expected.
extension Stage {
  /// Does a step of a test; false when the test waits for its finger.
  mutating func testStep(_ run: Int, _ instruction: Instruction, _ context: inout Context) throws(Mistake) -> Bool {
    switch instruction {
    case .finger(let plan, let span):
      let end = try move(plan, span, &context)
      return pause(run, end - now)
    case .key(let name):
      press(key: printed(try evaluate(name, &context)))
      return pause(run, 0)
    case .expect, .expectSaid, .expectPlayed, .snapshot:
      // Looks when everything of this moment has happened.
      if hasWork || agenda.isDue(by: now) {
        runs[run].frames[runs[run].frames.count - 1].counter -= 1
        return pause(run, 0)
      }
      try look(instruction, &context)
    default: break
    }
    return true
  }

  private mutating func look(_ instruction: Instruction, _ context: inout Context) throws(Mistake) {
    switch instruction {
    case .expect(let condition, let span): try expect(condition, span, &context)
    case .expectSaid(let code, let span):
      let words = printed(try evaluate(code, &context))
      expectHeard(words, span) { if case .say(words, _) = $0 { true } else { false } }
    case .expectPlayed(let code, let span):
      let name = printed(try evaluate(code, &context))
      expectHeard(name, span) {
        switch $0 {
        case .play(name), .note(name, _): true
        case .play, .note, .say: false
        }
      }
    case .snapshot(let code, let span):
      _ = draw()
      let name = printed(try evaluate(code, &context))
      snapshots.append(Snapshot(name: name, span: span, display: display, size: size))
    default: break
    }
  }

  private mutating func expect(_ condition: Code, _ span: Span, _ context: inout Context) throws(Mistake) {
    if try flag(condition, span, &context) { return }
    testFailures.append(try failure(of: condition, span, &context))
  }

  /// What an expectation that does not hold says: both sides of a comparison, or of the part of an `and` that fails.
  private mutating func failure(of condition: Code, _ span: Span, _ context: inout Context) throws(Mistake)
    -> Diagnostic
  {
    guard case .binary(let symbol, let left, let right, _) = condition else { return .expectationFailed(span) }
    switch symbol {
    case .and:
      let side = try flag(left, span, &context) ? right : left
      return try failure(of: side, span, &context)
    case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual, .in, .near:
      let (a, b) = (try evaluate(left, &context), try evaluate(right, &context))
      return .comparisonFailed(span, left: described(a), right: described(b))
    case .or, .touches, .plus, .minus, .times, .divide, .mod: return .expectationFailed(span)
    }
  }

  /// A value as it is written: text in quotes, a thing by its name.
  func described(_ value: Value) -> Text {
    switch value {
    case .text(let text): return "\"" + text + "\""
    case .list(let items):
      var text: Text = "["
      for (index, item) in items.enumerated() { text += (index > 0 ? ", " : "") + described(item) }
      return text + "]"
    case .nothing, .number, .flag, .colour, .point, .thing, .gradient: return printed(value)
    }
  }

  private mutating func expectHeard(_ wanted: Text, _ span: Span, _ isWanted: (Sound) -> Bool) {
    if let place = heard.firstIndex(where: isWanted) {
      heard.removeFirst(place + 1)
      return
    }
    var all: Text = ""
    for sound in heard { all += (all.isEmpty ? "" : ", ") + sound.words }
    testFailures.append(.soundNotHeard(span, wanted: wanted, heard: all))
  }
}

/// A picture that a test took.
public struct Snapshot: Sendable {
  /// The name that the test gave it.
  public var name: Text
  /// Where the test says the name.
  public var span: Span
  /// What was to be seen.
  public var display: DisplayList
  /// The size of the scene in points.
  public var size: Point
}

extension Sound {
  /// What is heard, as a test names it.
  var words: Text {
    switch self {
    case .play(let name), .note(let name, _), .say(let name, _): name
    }
  }
}
