/// A scene whose names are resolved: the statements as they were read, and beside them what the checker found.
/// The runtime lowers it to a program.
public struct CheckedScene: Sendable {
  /// The statements of the prelude, of the used files and of the scene itself, in this order.
  public var items: [Item] = []
  /// The scene's first statement, where it has one.
  public var header: SceneHeader?
  /// The blocks that make surroundings: 0 is the scene; then parts, branches of `if` and bodies of `for`.
  public var blocks: [Block] = []
  /// Everything that has a name.
  public var symbols: [Symbol] = []
  /// What each name that is used stands for, by its place.
  public var references: [Span: Reference] = [:]
  /// The block that each pair of braces makes, by their place; a thing's braces make none.
  public var blockOfBraces: [Span: Int] = [:]
  /// The symbol that each declaration makes, by the place of its name.
  public var symbolOfName: [Span: Int] = [:]
  /// The symbol that each handler, gesture or timeline is about, by the place of its statement.
  public var targets: [Span: HandlerTarget] = [:]
}

/// A stretch of the scene that comes and goes as one: its surroundings hold the values of the names in it.
public struct Block: Sendable {
  /// Which statement makes it.
  public enum Kind: Sendable {
    case scene, part, branch, loop
  }

  /// Which statement makes it.
  public var kind: Kind
  /// The block it stands in; nil for the scene.
  public var parent: Int?
  /// The scene's or part's block that it belongs to: itself for those.
  public var unit: Int
  /// Which of its parent's `if` and `for` statements makes it, counted from 0; 0 for scene and parts.
  public var node: Int
  /// The symbols declared in it, by slot.
  public var slots: [Int] = []
  /// How many `if` and `for` statements stand in it, not counting those in their braces.
  public var nodeCount = 0
  /// For a scene or part: the symbols of its whole unit, by name. For a `for`: its item and its counter, which are
  /// names in its own braces only.
  public var names: [Text: Int] = [:]
}

/// Something with a name.
public struct Symbol: Sendable {
  /// What it is.
  public enum Kind: Hashable, Sendable {
    case thing
    case state
    /// A value that never changes by hand.
    case value
    /// A `let` with parameters.
    case formula
    case action
    /// A part; the number of its block.
    case part(Int)
    /// A part's parameter.
    case parameter
    /// The item or the counter of a `for` around things.
    case loopItem
    case timeline
  }

  /// Its name and where it was declared.
  public var word: Word
  /// What it is.
  public var kind: Kind
  /// The block it was declared in.
  public var block: Int
  /// Its slot in the block.
  public var slot: Int
  /// What is known of its value.
  public var type: StaticType
  /// For a thing that is added by an action: the other symbols of its family.
  public var also: [Int] = []
}

/// What is known of a value without playing.
public struct StaticType: Sendable {
  /// The types it may be of.
  public var types: ValueType
  /// For a thing, or the members of a family: the block of its part.
  public var part: Int?
  /// For a thing, or the members of a family: its kind, where the language has it of itself.
  public var kind: Kind?
  /// For a list: the types of its items.
  public var items: ValueType = .any
  /// True for the name of a family where it stands for all of its members.
  public var isFamily = false

  /// A value of one of the types.
  public init(_ types: ValueType, part: Int? = nil, kind: Kind? = nil) {
    self.types = types
    self.part = part
    self.kind = kind
  }

  /// Nothing is known.
  public static let any = StaticType(.any)
}

/// What a name that is used stands for.
public enum Reference: Hashable, Sendable {
  /// A declared name: there always, perhaps there (in an `if`), or a family (in a `for`).
  case symbol(Int, Access)
  /// A name of a handler's, an action's or a formula's own, by its number; also `it`.
  case local(Int)
  case colour(Colour)
  case time
  case selfThing
  case scene
  /// A word that a property takes, such as `left`.
  case choice(Text)
}

/// How a name is reached from where it is used.
public enum Access: UInt8, Hashable, Sendable {
  /// It is there whenever its use is.
  case direct
  /// It stands in an `if`, and may not be there.
  case maybe
  /// It stands in a `for`: there may be none or many.
  case family
}

/// What a handler or gesture is about.
public struct HandlerTarget: Hashable, Sendable {
  /// The last name of the target, a thing; nil when it is about the surroundings themselves.
  public var symbol: Int?
  /// For `when A touches B` and `on drop T onto U`: the second thing.
  public var second: Int?
}
