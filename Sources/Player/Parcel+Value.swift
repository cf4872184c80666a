import Runtime
import SceneLang

extension Parcel {
  /// Puts a value of the language: a number for its type, then what it consists of.
  ///
  /// | type | then |
  /// |---|---|
  /// | 0 nothing | |
  /// | 1 number | the number |
  /// | 2 text | the text |
  /// | 3 flag | 0 or 1 |
  /// | 4 colour | red, green, blue (0–255), opacity (0–1) |
  /// | 5 point | x, y |
  /// | 6 list | the count, then each value |
  /// | 7 thing | its place in the stage |
  /// | 8 gradient | the two colours, as above without their type |
  public mutating func put(_ value: Value) {
    switch value {
    case .nothing:
      put(0)
    case .number(let number):
      put(1)
      put(number)
    case .text(let text):
      put(2)
      put(text)
    case .flag(let flag):
      put(3)
      put(flag ? 1 : 0)
    case .colour(let colour):
      put(4)
      put(colour)
    case .point(let point):
      put(5)
      put(point.x)
      put(point.y)
    case .list(let values):
      put(6)
      put(values.count)
      for value in values { put(value) }
    case .thing(let handle):
      put(7)
      put(Int(handle.index))
    case .gradient(let top, let bottom):
      put(8)
      put(top)
      put(bottom)
    }
  }

  private mutating func put(_ colour: Colour) {
    put(colour.red)
    put(colour.green)
    put(colour.blue)
    put(colour.opacity)
  }
}
