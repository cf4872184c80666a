/// The types that a value can be of; a set, because a name may hold one of several.
public struct ValueType: OptionSet, Hashable, Sendable {
  /// One bit for each type.
  public let rawValue: UInt16

  /// The set of the given bits.
  public init(rawValue: UInt16) { self.rawValue = rawValue }

  public static let number = ValueType(rawValue: 1)
  public static let text = ValueType(rawValue: 2)
  public static let flag = ValueType(rawValue: 4)
  public static let colour = ValueType(rawValue: 8)
  public static let point = ValueType(rawValue: 16)
  public static let list = ValueType(rawValue: 32)
  public static let thing = ValueType(rawValue: 64)
  public static let nothing = ValueType(rawValue: 128)
  /// `linear(top, bottom)`, which only a background takes.
  public static let gradient = ValueType(rawValue: 256)

  /// Any value that a name can hold.
  public static let any: ValueType = [.number, .text, .flag, .colour, .point, .list, .thing, .nothing]
}
