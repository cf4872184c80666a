import SceneLang

/// An expression, lowered: names are places, and what can go wrong knows where it stands.
indirect enum Code: Sendable {
  case constant(Value)
  /// The pieces, printed one after the other.
  case text([Code], Span)
  /// A name that is always there: so many surroundings out, and which slot.
  case slot(up: Int, slot: Int, Text, Span)
  /// A name inside an `if`, which may not be there.
  case reach(Path, Text, Span)
  /// The members of a family: a list of things, or of what they hold.
  case family([Path])
  case local(Int, Text, Span)
  case time
  /// The part's instance that the code stands in.
  case selfThing
  case scene
  case member(Code, Member, Span)
  case index(Code, Code, Span)
  case call(Function, [Code], Span)
  case formula(Int, [Code], Span)
  case list([Code])
  case point(Code, Code, Span)
  case negate(Code, Span)
  case not(Code, Span)
  case binary(BinaryOperator, Code, Code, Span)
  case condition(Code, Code, Code, Span)
  /// Items of the list, each in turn in `count` locals from `local` on, for which the condition holds.
  case filter(Code, local: Int, count: Int, Code, Span)
}

/// The way from where a name is used to where it is kept: out through surroundings, then in through `if`s and `for`s.
struct Path: Hashable, Sendable {
  /// How many surroundings out.
  var up: Int
  /// The `if`s and `for`s to go into, outermost first.
  var down: [Turn]
  /// The slot there.
  var slot: Int

  /// One `if` or `for` on the way in.
  struct Turn: Hashable, Sendable {
    /// Which node of the surroundings.
    var node: Int
    /// The block that must be there: one of an `if`'s two.
    var block: Int
  }
}

/// A word behind a dot: looked up in the part of the thing first, then among the properties.
struct Member: Hashable, Sendable {
  /// The word's number in the program.
  var name: Int
  /// The property of this name, if there is one.
  var property: Property?
  /// The word itself, for messages.
  var word: Text
}
