/// The functions of the language. Each is one case here, one entry in `traits`, and one case in the runtime's
/// `Functions`, which the compiler demands.
public enum Function: UInt8, CaseIterable, Sendable {
  case abs, floor, ceil, round, sqrt, min, max, clamp, sign, sin, cos, tan, atan2, mix, distance, angle
  case random, pick, shuffle
  case count, first, last, sum, reverse, sort, without, join, upper, lower, number
  case rgb, hsb, fade, linear

  /// What is known of a function without playing.
  public struct Traits: Sendable {
    /// As it is written.
    public let word: Text
    /// The types of its parameters, in order.
    public let parameters: [ValueType]
    /// How many of the parameters must be given.
    public let required: Int
    /// True when the last parameter may be given again and again.
    public let repeats: Bool
    /// What it gives.
    public let result: ValueType

    init(_ word: Text, _ parameters: [ValueType], required: Int? = nil, repeats: Bool = false, gives: ValueType) {
      self.word = word
      self.parameters = parameters
      self.required = required ?? parameters.count
      self.repeats = repeats
      self.result = gives
    }
  }

  /// The catalogue's entry for this function, as `language.md` lists it.
  public var traits: Traits { Function.table[Int(rawValue)] }

  /// As it is written.
  public var word: Text { traits.word }

  /// The function that is written so, if there is one.
  public init?(word: Text) {
    guard let function = Function.byWord[word] else { return nil }
    self = function
  }

  private static let table: [Traits] = allCases.map { $0.entry }

  private static let byWord: [Text: Function] = {
    var table: [Text: Function] = [:]
    for function in Function.allCases { table[function.word] = function }
    return table
  }()

  private static let mixed: ValueType = [.number, .point, .colour]

  private var entry: Traits {
    switch self {
    case .abs: Traits("abs", [.number], gives: .number)
    case .floor: Traits("floor", [.number], gives: .number)
    case .ceil: Traits("ceil", [.number], gives: .number)
    case .round: Traits("round", [.number, .number], required: 1, gives: .number)
    case .sqrt: Traits("sqrt", [.number], gives: .number)
    case .min: Traits("min", [[.number, .list], .number], required: 1, repeats: true, gives: .number)
    case .max: Traits("max", [[.number, .list], .number], required: 1, repeats: true, gives: .number)
    case .clamp: Traits("clamp", [.number, .number, .number], gives: .number)
    case .sign: Traits("sign", [.number], gives: .number)
    case .sin: Traits("sin", [.number], gives: .number)
    case .cos: Traits("cos", [.number], gives: .number)
    case .tan: Traits("tan", [.number], gives: .number)
    case .atan2: Traits("atan2", [.number, .number], gives: .number)
    case .mix: Traits("mix", [Function.mixed, Function.mixed, .number], gives: Function.mixed)
    case .distance: Traits("distance", [.point, .point], gives: .number)
    case .angle: Traits("angle", [.point, .point], gives: .number)
    case .random: Traits("random", [.number, .number], required: 0, gives: .number)
    case .pick: Traits("pick", [.list], gives: .any)
    case .shuffle: Traits("shuffle", [.list], gives: .list)
    case .count: Traits("count", [[.list, .text]], gives: .number)
    case .first: Traits("first", [.list], gives: .any)
    case .last: Traits("last", [.list], gives: .any)
    case .sum: Traits("sum", [.list], gives: .number)
    case .reverse: Traits("reverse", [.list], gives: .list)
    case .sort: Traits("sort", [.list], gives: .list)
    case .without: Traits("without", [.list, .any], gives: .list)
    case .join: Traits("join", [.list, .text], gives: .text)
    case .upper: Traits("upper", [.text], gives: .text)
    case .lower: Traits("lower", [.text], gives: .text)
    case .number: Traits("number", [.text], gives: [.number, .nothing])
    case .rgb: Traits("rgb", [.number, .number, .number, .number], required: 3, gives: .colour)
    case .hsb: Traits("hsb", [.number, .number, .number, .number], required: 3, gives: .colour)
    case .fade: Traits("fade", [.colour, .number], gives: .colour)
    case .linear: Traits("linear", [.colour, .colour], gives: .gradient)
    }
  }
}
