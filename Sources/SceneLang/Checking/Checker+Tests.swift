/// The steps that only a test has: a finger's gestures, and what is expected.
extension Checker {
  /// Checks a step of a test; reports one that stands elsewhere.
  mutating func checkTestStep(_ step: Step) {
    if !inTest { report(.testStepElsewhere(step.span)) }
    switch step.kind {
    case .finger(let finger): check(finger)
    case .key(let name), .snapshot(let name), .expectPlayed(let name): expect(name, .text)
    case .expectSaid(let words): expect(words, [.text, .number])
    case .expect(let condition): expect(condition, .flag)
    default: break
    }
  }

  private mutating func check(_ step: FingerStep) {
    if let finger = step.finger { expect(finger, .number) }
    if let target = step.target { expectThingOrPoint(target) }
    if let to = step.to { expectThingOrPoint(to) }
    if let over = step.over { expect(over, .number) }
    if let direction = step.direction, Direction(word: direction.text) == nil {
      let known = Direction.allCases.map { $0.word }
      report(.unknownDirection(direction, near: nearWord(to: direction.text, among: known, meanings: .directions)))
    }
  }

  private mutating func expectThingOrPoint(_ expression: Expression) {
    let found = check(expression)
    if found.isFamily {
      report(.familyAsOne(expression.span, expression.firstWord))
    } else if found.types.isDisjoint(with: [.thing, .point]) {
      report(.wrongType(expression.span, expected: [.thing, .point], found: found.types))
    }
  }
}
