/// The words that the grammar knows. Kinds, properties, events, functions and curves are in the catalogue.
enum Keyword: UInt8, CaseIterable, Sendable {
  case none
  // What stands in a scene.
  case scene, use, color, `let`, state, part, action, `if`, `else`, `for`, on, when, every, after, timeline, test
  case drag, pinch, rotate
  // In expressions.
  case then, `where`, and, or, not, mod, touches, near, `in`
  case yes, no, `true`, `false`, nothing, itself, time, it
  // Between the parts of a statement.
  case from, to, by, over, curve, delay, via, onto, once, until, times, seed, at, loop, paused, radius
  case along, within, snap, home, keepOrder
  // Steps.
  case animate, wait, together, meanwhile, `repeat`, forever, attach, raise, lower, remove, add
  case play, note, say, restart, stop, start
  case finger, tap, press, release, hold, doubleTap, swipe, key, expect, said, played, snapshot
  // Outlines.
  case move, line, arc, close

  /// The word that is written so; `none` for every other.
  init(_ text: Text) {
    self = Keyword.byWord[text] ?? .none
  }

  private static let byWord: [Text: Keyword] = {
    var table: [Text: Keyword] = [:]
    for keyword in Keyword.allCases where keyword != .none { table[keyword.text] = keyword }
    return table
  }()

  /// As it is written.
  var text: Text {
    switch self {
    case .none: ""
    case .scene: "scene"
    case .use: "use"
    case .color: "color"
    case .let: "let"
    case .state: "state"
    case .part: "part"
    case .action: "action"
    case .if: "if"
    case .else: "else"
    case .for: "for"
    case .on: "on"
    case .when: "when"
    case .every: "every"
    case .after: "after"
    case .timeline: "timeline"
    case .test: "test"
    case .drag: "drag"
    case .pinch: "pinch"
    case .rotate: "rotate"
    case .then: "then"
    case .where: "where"
    case .and: "and"
    case .or: "or"
    case .not: "not"
    case .mod: "mod"
    case .touches: "touches"
    case .near: "near"
    case .in: "in"
    case .yes: "yes"
    case .no: "no"
    case .true: "true"
    case .false: "false"
    case .nothing: "nothing"
    case .itself: "self"
    case .time: "time"
    case .it: "it"
    case .from: "from"
    case .to: "to"
    case .by: "by"
    case .over: "over"
    case .curve: "curve"
    case .delay: "delay"
    case .via: "via"
    case .onto: "onto"
    case .once: "once"
    case .until: "until"
    case .times: "times"
    case .seed: "seed"
    case .at: "at"
    case .loop: "loop"
    case .paused: "paused"
    case .radius: "radius"
    case .along: "along"
    case .within: "within"
    case .snap: "snap"
    case .home: "home"
    case .keepOrder: "keepOrder"
    case .animate: "animate"
    case .wait: "wait"
    case .together: "together"
    case .meanwhile: "meanwhile"
    case .repeat: "repeat"
    case .forever: "forever"
    case .attach: "attach"
    case .raise: "raise"
    case .lower: "lower"
    case .remove: "remove"
    case .add: "add"
    case .play: "play"
    case .note: "note"
    case .say: "say"
    case .restart: "restart"
    case .stop: "stop"
    case .start: "start"
    case .finger: "finger"
    case .tap: "tap"
    case .press: "press"
    case .release: "release"
    case .hold: "hold"
    case .doubleTap: "doubleTap"
    case .swipe: "swipe"
    case .key: "key"
    case .expect: "expect"
    case .said: "said"
    case .played: "played"
    case .snapshot: "snapshot"
    case .move: "move"
    case .line: "line"
    case .arc: "arc"
    case .close: "close"
    }
  }
}

extension Keyword {
  /// True for the words that can't be names, because a line with such a name could be read in two ways.
  var isReserved: Bool {
    switch self {
    case .scene, .use, .let, .state, .part, .action, .if, .else, .for, .on, .when, .every, .after, .timeline, .test,
      .drag, .pinch, .rotate, .then, .where, .and, .or, .not, .mod, .touches, .near, .in, .yes, .no, .true, .false,
      .nothing, .itself, .time, .it, .from, .to, .by, .over, .via, .onto, .once, .until, .loop, .paused, .along,
      .within,
      .snap, .home, .keepOrder:
      true
    case .none, .color, .curve, .delay, .times, .seed, .at, .radius, .animate, .wait, .together, .meanwhile, .repeat,
      .forever, .attach, .raise, .lower, .remove, .add, .play, .note, .say, .restart, .stop, .start, .finger, .tap,
      .press, .release, .hold, .doubleTap, .swipe, .key, .expect, .said, .played, .snapshot, .move, .line, .arc,
      .close:
      false
    }
  }

  /// True for the words that begin a step and nothing else.
  var startsOnlyStep: Bool {
    switch self {
    case .animate, .wait, .together, .meanwhile, .repeat, .forever, .attach, .raise, .lower, .remove, .add, .play,
      .say, .restart, .stop, .start, .tap, .press, .release, .hold, .doubleTap, .swipe, .key, .expect, .snapshot:
      true
    default:
      false
    }
  }

  /// True for the words that begin a step of a test and nothing else.
  var isOfTests: Bool {
    switch self {
    case .tap, .press, .release, .hold, .doubleTap, .swipe, .key, .expect, .snapshot: true
    default: false
    }
  }

  /// True for the words that begin what stands in a scene and can't begin a step.
  var startsOnlyItem: Bool {
    switch self {
    case .scene, .use, .color, .state, .part, .action, .on, .when, .every, .after, .timeline, .test, .pinch, .rotate:
      true
    default:
      false
    }
  }

  /// True for the words that can begin what stands in a scene.
  var startsItem: Bool {
    switch self {
    case .let, .if, .for, .drag: true
    default: startsOnlyItem
    }
  }

  /// True for the words that can begin a step.
  var startsStep: Bool {
    switch self {
    case .let, .if, .for, .drag, .finger: true
    default: startsOnlyStep
    }
  }

  /// True for the words that a statement can begin with.
  var startsStatement: Bool {
    switch self {
    case .let, .if, .for, .drag, .finger: true
    default: startsOnlyItem || startsOnlyStep
    }
  }

  /// True for the words that can't begin a value, because they belong to what stands around it.
  var endsExpression: Bool {
    switch self {
    case .then, .else, .where, .and, .or, .mod, .touches, .near, .in, .from, .to, .by, .over, .via, .onto, .once,
      .until, .for:
      true
    default:
      false
    }
  }
}
