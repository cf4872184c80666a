/// Something with a value.
public struct Expression: Sendable {
  /// Which form it has.
  public var kind: ExpressionKind
  /// Where it stands, its parentheses included.
  public var span: Span

  /// An expression of the given form.
  public init(_ kind: ExpressionKind, _ span: Span) {
    self.kind = kind
    self.span = span
  }
}

/// The forms of an expression.
public indirect enum ExpressionKind: Sendable {
  /// `35`, `0.5`, `300ms`: a time is its number of seconds.
  case number(Double)
  /// `"…"`, with what fills it in.
  case text([TextPart])
  /// `#FAC744`, as red, green, blue and opacity.
  case colour(Colour)
  /// `yes`, `no`, `true`, `false`.
  case flag(Bool)
  /// `nothing`.
  case nothing
  /// A name that stands for something: a state, a thing, a colour, `self`, `scene`, `it`, `time`.
  case name(Word)
  /// `right.thumb`.
  case member(Expression, Word)
  /// `list[1]`.
  case index(Expression, Expression)
  /// `max(a, b)`: a function or a formula.
  case call(Word, [Expression])
  /// `[a, b]`.
  case list([Expression])
  /// `(x, y)`.
  case point(Expression, Expression)
  /// `(a)`.
  case parentheses(Expression)
  /// `-a`, `not a`.
  case unary(UnaryOperator, Expression)
  /// `a + b`; the span is the operator's.
  case binary(BinaryOperator, Span, Expression, Expression)
  /// `if c then a else b`.
  case condition(Expression, Expression, Expression)
  /// `list where condition`.
  case filter(Expression, Expression)
  /// Nothing that could be read as an expression; a problem has been reported.
  case missing
}

/// A stretch of text, or an expression that fills it in.
public enum TextPart: Sendable {
  /// Characters, escapes already replaced.
  case literal(Text)
  /// `{expression}`.
  case filled(Expression)
}

/// Operators before their operand.
public enum UnaryOperator: UInt8, Sendable {
  case minus, not
}

/// Operators between their operands, loosest first.
public enum BinaryOperator: UInt8, CaseIterable, Sendable {
  case or, and
  case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual, touches, `in`, near
  case plus, minus
  case times, divide, mod

  /// As it is written in its plain form.
  public var symbol: Text {
    switch self {
    case .or: "or"
    case .and: "and"
    case .equal: "=="
    case .notEqual: "!="
    case .less: "<"
    case .lessOrEqual: "<="
    case .greater: ">"
    case .greaterOrEqual: ">="
    case .touches: "touches"
    case .in: "in"
    case .near: "near"
    case .plus: "+"
    case .minus: "-"
    case .times: "*"
    case .divide: "/"
    case .mod: "mod"
    }
  }

  /// How tightly it binds: 1 for `or` to 5 for `*`; operators of one level group to the left.
  public var level: Int {
    switch self {
    case .or: 1
    case .and: 2
    case .equal, .notEqual, .less, .lessOrEqual, .greater, .greaterOrEqual, .touches, .in, .near: 3
    case .plus, .minus: 4
    case .times, .divide, .mod: 5
    }
  }
}

/// A colour: red, green and blue from 0 to 255, and opacity from 0 to 1. Not necessarily whole.
public struct Colour: Hashable, Sendable {
  /// The channels, 0 to 255.
  public var red, green, blue: Double
  /// 0, invisible, to 1, solid.
  public var opacity: Double

  /// A colour of the given channels.
  public init(_ red: Double, _ green: Double, _ blue: Double, _ opacity: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.opacity = opacity
  }
}
