/// What a scene does with its names, and what happens in it: all that findings ask, from one walk over the scene.
struct Uses {
  /// The scene that was walked over.
  let scene: CheckedScene
  /// For each symbol the one that stands for it: things that are added under one name are one family.
  let first: [Int]
  /// The file that declares each part, by its block.
  let fileOfPart: [Int: Int16]

  /// By symbol: whether its value is asked for, by a scene's things and steps or by a test.
  var isRead: [Bool]
  /// By symbol: whether something other than a test asks for it, and whether a thing's looks do.
  var isReadInPlay: [Bool]
  var isReadByThings: [Bool]
  /// By symbol: whether a step sets it, of a state or a parameter.
  var isChanged: [Bool]
  /// The names that are asked for behind a dot, and those that are set behind one.
  var membersRead: Set<Text> = []
  var membersReadInPlay: Set<Text> = []
  var membersChanged: Set<Text> = []
  /// The words for kinds, which may be parts.
  var kinds: Set<Text> = []

  /// By symbol: the properties of a thing that steps set or animate.
  var changes: [PropertySet]
  /// By name: the same for things behind a dot.
  var changesOfMembers: [Text: PropertySet] = [:]
  /// By block: the same for `self` in a part.
  var changesOfParts: [Int: PropertySet] = [:]
  /// The same for things that can't be told from the text.
  var changesOfAnything: PropertySet = []
  /// Where something other than a test first sets a property.
  var placesOfChanges: [ChangeKey: Word] = [:]

  /// By symbol: whether it is attached to something, and whether something is attached to it.
  var isAttached: [Bool]
  var isHolder: [Bool]
  /// True when things are attached, or attached to, that can't be told from the text.
  var attachesAnything = false
  var attachesToAnything = false

  /// What actions are given: one for each parameter of each action, from `giftsOfAction` on.
  var gifts: [Gift] = []
  var giftsOfAction: [Int: Int] = [:]
  /// What calls give.
  var givings: [Giving] = []

  /// All things, handlers, gestures and timelines, in the file's order, with where they stand.
  var things: [ThingUse] = []
  var handlers: [Placed<Handler>] = []
  var gestures: [Placed<Gesture>] = []
  var timelines: [Timeline] = []
  /// The place of each thing in `things`, by symbol.
  var thingOfSymbol: [Int: Int] = [:]
  /// The steps of handlers, actions, timelines and tests.
  var scripts: [Script] = []
  /// The `let`s, formulas and colours, and the states.
  var values: [Named] = []
  var states: [StateDeclaration] = []
  /// What things follow: the conditions of `if` and the lists of `for` around them.
  var followed: [Expression] = []
  /// Pairs of files: one that declares a name, and another that uses it.
  var filesUsed: Set<FilePair> = []
  /// Everything that is asked as a condition.
  var conditions: [Expression] = []
  /// The `let`s of a script that nothing after them mentions.
  var unusedLocals: [Word] = []
  /// The actions that tests call.
  var actionsInTests: Set<Int> = []

  /// Where the walk is.
  var block = 0
  var holder: Int?
  var locals: [Local] = []
  var inTest = false
  /// True in steps, and in what they wait for.
  var inScript = false
  /// The state that is being set, whose own value does not count as asked for.
  var assigned: Int?

  /// Walks over a scene.
  init(_ scene: CheckedScene) {
    self.scene = scene
    let count = scene.symbols.count
    var first = Array(0..<count)
    var files: [Int: Int16] = [:]
    for (number, symbol) in scene.symbols.enumerated() {
      for other in symbol.also { first[other] = number }
      if case .part(let block) = symbol.kind { files[block] = symbol.word.span.file }
    }
    self.first = first
    fileOfPart = files
    isRead = Array(repeating: false, count: count)
    isReadInPlay = isRead
    isReadByThings = isRead
    isChanged = isRead
    isAttached = isRead
    isHolder = isRead
    changes = Array(repeating: [], count: count)
    nameGifts()
    walk(scene.items)
    handOn()
  }
}

extension Uses {
  /// A name of a script's own, and which things it may mean.
  struct Local {
    var aim: Aim
    /// The `let` that makes it; nil for others.
    var declared: Word?
    var isUsed = false
  }

  /// A name for a value, and the value.
  struct Named {
    var word: Word
    /// True for a formula.
    var isFormula: Bool
    var value: Expression
  }

  /// A file that declares a name, and one that uses it, by their numbers.
  struct FilePair: Hashable {
    var declared: Int16
    var used: Int16
  }

  /// A statement, and the block and the thing in whose braces it stands.
  struct Placed<Statement> {
    var statement: Statement
    var block: Int
    var holder: Int?
  }

  /// A thing as it is written, with the properties of its line and of its braces.
  struct ThingUse {
    var syntax: ThingSyntax
    var symbol: Int
    var settings: [PropertySetting]
    var block: Int
    var holder: Int?
    /// True when things stand in its braces.
    var hasChildren: Bool
    /// True when a step adds it.
    var isAdded: Bool
  }

  /// Steps that run as one.
  struct Script {
    enum Kind {
      case handler, moment, test
      case action(Int)
    }

    var kind: Kind
    var body: Braces<Step>
  }

  /// What an action does to what it is given for one of its parameters.
  struct Gift {
    var changes: PropertySet = []
    /// Where each property is set first.
    var places: [Property: Word] = [:]
    var isAttached = false
    /// The parameters of other actions to which it hands on what it is given.
    var handedTo: [Int] = []
  }

  /// A value that a call gives for a parameter.
  struct Giving {
    var gift: Int
    var aim: Aim
    var inTest: Bool
  }

  /// Whose property is set, and which.
  struct ChangeKey: Hashable {
    enum Owner: Hashable {
      case thing(Int)
      case member(Text)
      case part(Int)
    }

    var owner: Owner
    var property: Text
  }
}
