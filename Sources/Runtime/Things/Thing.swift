import SceneLang

/// One thing on the stage: what it is, how it looks now, and where it is in the tree.
struct Thing: Sendable {
  /// Which plan made it; -1 for the scene itself.
  var plan: Int
  /// nil for the instance of a part, and for the scene.
  var kind: Kind?
  /// Counts the things that have had this place.
  var generation: Int32 = 0
  var isAlive = true
  /// The surroundings it was declared in.
  var surroundings: Int
  /// The surroundings of its part, for an instance.
  var inner: Int?
  /// The place of the thing it is in now; nil for the scene.
  var parent: Int?
  /// The thing it was declared in; differs from `parent` once it is attached elsewhere.
  var home: Int?
  /// What was declared in its braces, in the file's order.
  var entries: [Entry] = []
  /// Things attached to it that were declared elsewhere.
  var attached: [Int] = []
  /// Higher is nearer to the viewer among siblings of one `z`: raised, attached and added things are above 0.
  var rank = 0
  /// Its children in the order of painting; kept until something in it changes.
  var children: [Int] = []
  var childrenAreKnown = false
  var look = Look()
  /// The outline of a path, in its own points.
  var outline: Outline?
  /// The live values that set its properties.
  var drivers: [Driver] = []
  /// The cells that tell of changes of its properties.
  var watchers: [Driver] = []
  /// How its points lie in the scene; kept until something moves.
  var plane = Matrix3.identity
  /// For a thing with perspective: how its space lies in the scene.
  var space: Matrix4?
  var planeIsKnown = false
  /// Its place among its siblings in the order of painting, as of the last look at them.
  var order = 0
  /// False while the index of what fingers meet has an old box of it.
  var touchIsKnown = true

  /// A property, and the cell that has to do with it.
  struct Driver: Sendable {
    var property: Property
    var cell: Int
  }

  /// Something that stands in braces: a thing, or an `if` or `for` that makes things.
  enum Entry: Hashable, Sendable {
    case thing(Int)
    case node(Int)
  }
}

extension Property {
  /// The properties that its value comes from: `x` from itself, and for what is placed by its centre from `width`.
  var sources: [Property] {
    switch self {
    case .at, .center: [self, .size]
    case .x: [.x, .width]
    case .y: [.y, .height]
    default: [self]
    }
  }

  /// The stored properties that its value comes from: `x` from `at`, and for what is placed by its centre from `size`.
  var stored: [Property] {
    switch self {
    case .at, .center, .x, .y: [.at, .size]
    case .size, .width, .height: [.size]
    default: [self]
    }
  }

  /// Whether it has to do with where a thing, or what is in it, is drawn.
  var isPlacing: Bool {
    switch self {
    case .at, .center, .size, .x, .y, .width, .height, .anchor, .rotation, .rotationX, .rotationY, .scale, .flipped,
      .perspective, .z, .text, .textSize, .outline:
      true
    case .place, .parent, .oneSided, .color, .stroke, .thickness, .background, .corner, .opacity, .font, .bold,
      .italic, .align, .fit, .hidden, .clip, .touch, .reach, .alt, .points, .sides, .file:
      false
    }
  }

  /// Whether setting the one changes what the other says: `x` and `center` do, `x` and `y` do not.
  func overlaps(_ other: Property) -> Bool {
    guard changes == other.changes else { return false }
    switch (self, other) {
    case (.x, .y), (.y, .x), (.width, .height), (.height, .width): return false
    default: return true
    }
  }

  /// The stored property that setting it changes.
  var changes: Property {
    switch self {
    case .at, .center, .x, .y: .at
    case .size, .width, .height: .size
    default: self
    }
  }
}
