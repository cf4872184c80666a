/// A statement of a scene, of a part, or in a thing's braces: what is there, and what happens when.
public indirect enum Item: Sendable {
  case scene(SceneHeader)
  case use(UseDeclaration)
  case color(ColorDeclaration)
  case `let`(LetDeclaration)
  case state(StateDeclaration)
  case part(PartDeclaration)
  case action(ActionDeclaration)
  case thing(ThingSyntax)
  /// A line of properties of the thing whose braces they stand in.
  case properties([PropertySetting])
  /// A line of a `path`'s outline.
  case pathSteps([PathStep])
  case `if`(IfItem)
  case `for`(ForItem)
  case handler(Handler)
  case gesture(Gesture)
  case timeline(Timeline)
  case test(TestDeclaration)
  /// Something that could not be read; a problem has been reported.
  case unreadable(Span)
}

/// `scene "Title" size (320, 568) background yellow ages (3, 5)`.
public struct SceneHeader: Sendable {
  public var title: Expression?
  public var settings: [PropertySetting]
  public var span: Span
}

/// `use "hands.scene"`.
public struct UseDeclaration: Sendable {
  public var file: Expression
  public var span: Span
}

/// `color cream = #F5EBCA`.
public struct ColorDeclaration: Sendable {
  public var name: Word
  public var value: Expression
  public var span: Span
}

/// `let step = 40`, or with parameters a formula: `let area(w, h) = w * h`.
public struct LetDeclaration: Sendable {
  public var name: Word
  /// The formula's parameters; nil for a plain value.
  public var parameters: [Word]?
  public var value: Expression
  public var span: Span
}

/// `state number = 10 from 0 to 10`.
public struct StateDeclaration: Sendable {
  public var name: Word
  public var value: Expression
  public var range: RangeSyntax?
  public var span: Span
}

/// `from 0 to 10`, and in a `for` also `by 2`.
public struct RangeSyntax: Sendable {
  public var from: Expression
  public var to: Expression
  public var by: Expression?
}

/// `part hand(first, tint = black) { … }`.
public struct PartDeclaration: Sendable {
  public var name: Word
  public var parameters: [Parameter]
  public var body: Braces<Item>
  public var span: Span
}

/// `action shake(t) { … }`.
public struct ActionDeclaration: Sendable {
  public var name: Word
  public var parameters: [Parameter]
  public var body: Braces<Step>
  public var span: Span
}

/// A parameter, and the value it has when none is given.
public struct Parameter: Sendable {
  public var name: Word
  public var fallback: Expression?
}

/// `kind name "content" property value … { … }`.
public struct ThingSyntax: Sendable {
  public var kind: Word
  public var name: Word?
  public var content: Expression?
  /// The properties on the thing's own line.
  public var settings: [PropertySetting]
  public var body: Braces<Item>?
  public var span: Span
}

/// `color black over 1s curve ease`, or a flag alone, `hidden`.
public struct PropertySetting: Sendable {
  public var word: Word
  /// The value; nil for a flag alone.
  public var value: Expression?
  /// How a live value or an assignment glides.
  public var glide: GlideSyntax?
  public var span: Span
}

/// `over 1s curve ease`.
public struct GlideSyntax: Sendable {
  public var over: Expression
  public var curve: CurveSyntax?
}

/// `ease`, `steps(4)`, `cubicBezier(0.1, 0.2, 0.3, 1)`.
public struct CurveSyntax: Sendable {
  public var word: Word
  public var arguments: [Expression]
  public var span: Span
}

/// `move P`, `line P`, `curve P via C and D`, `arc P radius r`, `close`.
public struct PathStep: Sendable {
  public var word: Word
  /// The point it goes to; nil for `close`.
  public var to: Expression?
  /// The control points of a `curve`: none, one or two.
  public var via: [Expression]
  /// The radius of an `arc`.
  public var radius: Expression?
  public var span: Span
}

/// `if cond { … } else { … }` around things.
public struct IfItem: Sendable {
  public var condition: Expression
  public var then: Braces<Item>
  /// An `else if` is an `if` alone in these braces, whose span is the `if`'s.
  public var otherwise: Braces<Item>?
  public var span: Span
}

/// `for item, i in list { … }` or `for i from 1 to n by s { … }` around things.
public struct ForItem: Sendable {
  public var loop: LoopSyntax
  public var body: Braces<Item>
  public var span: Span
}

/// What a `for` counts through.
public struct LoopSyntax: Sendable {
  public var item: Word
  /// The second name: 1, 2, 3…
  public var counter: Word?
  public var over: LoopRange
}

/// The two forms of a `for`.
public enum LoopRange: Sendable {
  case list(Expression)
  case range(RangeSyntax)
}

/// `on tap T { … }`, `when cond { … }`, `every 1s { … }`, `after 2s { … }`.
public struct Handler: Sendable {
  public var trigger: Trigger
  /// The place of `once`, where it is written.
  public var once: Span?
  public var body: Braces<Step>
  public var span: Span
}

/// What a handler waits for.
public enum Trigger: Sendable {
  /// `on EVENT [target] [direction] [onto target]`; `on key "Space"` has its key as the target.
  case event(Word, target: Expression?, direction: Word?, onto: Expression?)
  case when(Expression)
  case every(Expression)
  case after(Expression)
}

/// `drag T along x snap 40`, `pinch T from 0.5 to 3`, `rotate T`.
public struct Gesture: Sendable {
  public var word: Word
  /// The thing; nil for the one whose braces it stands in.
  public var target: Expression?
  public var options: [GestureOption]
  /// `pinch`'s limits.
  public var range: RangeSyntax?
  public var span: Span
}

/// `along x`, `within T`, `snap 40`, `home`, `keepOrder`.
public struct GestureOption: Sendable {
  public var word: Word
  public var value: Expression?
}

/// `timeline intro loop { at 0s { } at 2.5s { } }`.
public struct Timeline: Sendable {
  public var name: Word?
  public var loop: Span?
  public var paused: Span?
  public var moments: Braces<Moment>
  public var span: Span
}

/// `at 2.5s { … }` in a timeline.
public struct Moment: Sendable {
  public var time: Expression
  public var body: Braces<Step>
  public var span: Span
}

/// `test "…" seed 7 { … }`.
public struct TestDeclaration: Sendable {
  public var name: Expression
  public var seed: Expression?
  public var body: Braces<Step>
  public var span: Span
}
