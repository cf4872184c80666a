/// One step of a handler, an action or a test: steps follow one another in time.
public struct Step: Sendable {
  /// What the step does.
  public var kind: StepKind
  /// Where it stands.
  public var span: Span

  /// A step of the given form.
  public init(_ kind: StepKind, _ span: Span) {
    self.kind = kind
    self.span = span
  }
}

/// The forms of a step.
public indirect enum StepKind: Sendable {
  /// `number += 1`, `car.opacity = 0.5 over 1s`.
  case assign(Expression, AssignmentOperator, Expression, glide: GlideSyntax?)
  /// `animate car center (600, 160) rotation 90 over 1.5s curve easeInOut delay 0.2s`.
  case animate(Expression, [PropertySetting], over: Expression?, curve: CurveSyntax?, delay: Expression?)
  /// `let way = b - a`: a value for the rest of the block.
  case `let`(LetDeclaration)
  case wait(Expression)
  case waitUntil(Expression)
  case together(Braces<Step>)
  case meanwhile(Braces<Step>)
  /// An `else if` is an `if` alone in the second braces.
  case `if`(Expression, Braces<Step>, Braces<Step>?)
  case `for`(LoopSyntax, Braces<Step>)
  /// `repeat 3 times { }`.
  case repeatTimes(Expression, Braces<Step>)
  /// `repeat until cond { }`.
  case repeatUntil(Expression, Braces<Step>)
  case forever(Braces<Step>)
  /// `attach chip to magnet`.
  case attach(Expression, to: Expression)
  /// `raise piece`.
  case raise(Expression)
  /// `lower piece`.
  case lower(Expression)
  /// `remove piece`.
  case remove(Expression)
  /// `add label star "★" at (10, 10)`.
  case add(ThingSyntax)
  /// `play "pop"`.
  case play(Expression)
  /// `play note "C5" for 0.2s`.
  case playNote(Expression, duration: Expression?)
  /// `say "Well done!" in "en"`.
  case say(Expression, language: Expression?)
  /// `shake(piece)`: an action of the author's.
  case call(Word, [Expression])
  case restart
  /// `stop`, which ends this run.
  case stop
  /// `start intro`.
  case startTimeline(Word)
  /// `stop intro`.
  case stopTimeline(Word)
  /// A gesture of a test's finger.
  case finger(FingerStep)
  /// `key "Space"` in a test.
  case key(Expression)
  /// `expect cond`.
  case expect(Expression)
  /// `expect said "…"`.
  case expectSaid(Expression)
  /// `expect played "…"`.
  case expectPlayed(Expression)
  /// `snapshot "name"`.
  case snapshot(Expression)
  /// Something that could not be read; a problem has been reported.
  case unreadable
}

/// `=`, `+=`, `-=`.
public enum AssignmentOperator: UInt8, Sendable {
  case set, add, subtract
}

/// `tap T`, `press T`, `release`, `hold T`, `swipe T left`, `doubleTap T`, `drag T to P over 0.5s`,
/// with `finger 2` before it for another finger.
public struct FingerStep: Sendable {
  /// Which finger; nil for the first.
  public var finger: Expression?
  /// `tap`, `press`, `release`, `hold`, `doubleTap`, `swipe` or `drag`.
  public var word: Word
  /// A thing or a point; nil for `release`.
  public var target: Expression?
  /// Of a `swipe`.
  public var direction: Word?
  /// Of a `drag`: a point or a thing.
  public var to: Expression?
  /// Of a `drag`: how long it takes.
  public var over: Expression?
}

extension Step {
  /// The braces of steps that stand in this one.
  public var bodies: [Braces<Step>] {
    switch kind {
    case .together(let body), .meanwhile(let body), .for(_, let body), .repeatTimes(_, let body),
      .repeatUntil(_, let body), .forever(let body):
      [body]
    case .if(_, let then, let otherwise): otherwise.map { [then, $0] } ?? [then]
    case .assign, .animate, .let, .wait, .waitUntil, .attach, .raise, .lower, .remove, .add, .play, .playNote, .say,
      .call, .restart, .stop, .startTimeline, .stopTimeline, .finger, .key, .expect, .expectSaid, .expectPlayed,
      .snapshot, .unreadable:
      []
    }
  }
}
