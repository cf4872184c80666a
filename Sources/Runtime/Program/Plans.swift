import SceneLang

/// A block, lowered: what its surroundings hold, and what they start with.
struct BlockPlan: Sendable {
  var kind: Block.Kind
  var parent: Int
  /// The block of the scene or part that it belongs to.
  var unit: Int
  var slots: [SlotPlan] = []
  /// The names of the slots, for messages.
  var slotNames: [Text] = []
  var nodes: [NodePlan] = []
  /// What stands directly in the block, in the file's order.
  var entries: [EntryPlan] = []
  /// For a part: the properties that it gives its own instances.
  var settings: [SettingPlan] = []
  var handlers: [Int] = []
  var timelines: [Int] = []
  /// For a scene or part: where each name inside is kept, by the name's number.
  var members: [Int: MemberPlan] = [:]
  /// The unit's name, for messages.
  var name: Text = ""
}

/// Where a name inside a part is kept, from the part's own surroundings.
struct MemberPlan: Sendable {
  var path: Path
  var isFamily: Bool
}

/// What a slot holds.
enum SlotPlan: Sendable {
  case thing
  case state(Code, from: Code?, to: Code?)
  case value(Code)
  case parameter(Code?)
  /// A `for`'s item or counter, filled in when the item comes to be.
  case item
  /// A declaration that holds no value: a part, an action, a formula.
  case none
}

/// Something that is drawn, in its place among its siblings.
enum EntryPlan: Sendable {
  case thing(Int)
  case node(Int)
}

/// A thing, lowered.
struct ThingPlan: Sendable {
  /// nil for the instance of a part.
  var kind: Kind?
  /// The block of its part.
  var part: Int?
  var name: Text
  var slot: Int
  var settings: [SettingPlan]
  /// The values of its part's parameters: the slot in the part's block, and the code, in the surroundings outside.
  var arguments: [ArgumentPlan]
  var entries: [EntryPlan]
  var outline: [OutlineStep]
  var span: Span
  /// The block it stands in.
  var block: Int
  /// What its own handlers and gestures wait for.
  var listens = Listening()
}

/// The kinds of touch that the things of a plan listen to, by themselves.
struct Listening: OptionSet, Hashable, Sendable {
  let rawValue: UInt16
  static let tap = Listening(rawValue: 1)
  static let press = Listening(rawValue: 2)
  static let release = Listening(rawValue: 4)
  static let hold = Listening(rawValue: 8)
  static let doubleTap = Listening(rawValue: 16)
  static let swipe = Listening(rawValue: 32)
  static let dragEvent = Listening(rawValue: 64)
  static let drop = Listening(rawValue: 128)
  static let drag = Listening(rawValue: 256)
  static let pinch = Listening(rawValue: 512)
  static let rotate = Listening(rawValue: 1024)
}

/// A property and the value it is given.
struct SettingPlan: Sendable {
  var property: Property
  var code: Code
  var glide: GlidePlan?
  var span: Span
}

/// A part's parameter and the value it is given.
struct ArgumentPlan: Sendable {
  var slot: Int
  var code: Code
  var glide: GlidePlan?
}

/// How long a change glides, and how.
struct GlidePlan: Sendable {
  var over: Code
  var curve: CurvePlan?
}

/// A curve, and the numbers behind its name.
struct CurvePlan: Sendable {
  var name: CurveName
  var arguments: [Code]
}

/// A line of a path's outline.
struct OutlineStep: Sendable {
  enum Verb: Sendable { case move, line, curve, arc, close }
  var verb: Verb
  var to: Code?
  var via: [Code]
  var radius: Code?
}

/// An `if` or a `for` around things, lowered.
struct NodePlan: Sendable {
  enum Kind: Sendable {
    /// The block of each branch.
    case condition(Code, then: Int, otherwise: Int?)
    /// The slots of the item and the counter.
    case list(Code, body: Int, item: Int, counter: Int?, Span)
    case range(Code, Code, by: Code?, body: Int, item: Int, counter: Int?, Span)
    /// Filled by `add`.
    case added(body: Int)
  }

  var kind: Kind
  var span: Span
}

/// What a handler waits for, lowered.
enum TriggerPlan: Sendable {
  case touch(Event, direction: Direction?)
  case appear, leave
  case key(Code?)
  case when(Code)
  case touching
  case every(Code)
  case after(Code)
}

/// A handler, lowered.
struct HandlerPlan: Sendable {
  var trigger: TriggerPlan
  var block: Int
  /// The plan of the thing it is about; nil when it is about the surroundings themselves.
  var target: Int?
  /// The second thing of a pair.
  var second: Int?
  /// The target as it is written, where it must be one certain thing: `left.thumb`.
  var only: Code?
  var secondOnly: Code?
  /// How many locals its subjects take.
  var subjects: Int
  var once: Bool
  var script: Int
  var span: Span
}

/// `drag`, `pinch` or `rotate`, lowered.
struct GesturePlan: Sendable {
  enum Kind: Sendable { case drag, pinch, rotate }
  var kind: Kind
  var block: Int
  var target: Int?
  var only: Code?
  var along: Axis?
  var within: Code?
  var snap: Code?
  var home = false
  var keepOrder = false
  var from: Code?
  var to: Code?
  var span: Span

  enum Axis: Sendable { case x, y }
}

/// A timeline, lowered: its moments are scripts.
struct TimelinePlan: Sendable {
  var block: Int
  var loops: Bool
  var paused: Bool
  var moments: [Moment]

  /// One `at`.
  struct Moment: Sendable {
    var time: Code
    var script: Int
  }
}

/// A formula, lowered.
struct FormulaPlan: Sendable {
  var name: Text
  /// The block it was declared in.
  var block: Int
  var body: Code
}

/// An action of the author's, lowered.
struct ActionPlan: Sendable {
  var name: Text
  var block: Int
  var parameters: Int
  var fallbacks: [Code?]
  var script: Int
}

/// A test, lowered.
struct TestPlan: Sendable {
  var name: Code
  var seed: Code?
  var script: Int
  var span: Span
}
