import Foundation

/// A value of the JSON files in `Tests/Vectors`.
enum Vector: Decodable, Sendable {
  case null
  case flag(Bool)
  case number(Double)
  case string(String)
  case array([Vector])
  case object([String: Vector])

  /// Reads `Tests/Vectors/<name>.json`; a missing or broken file stops the tests.
  static func file(_ name: String) -> Vector {
    let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    let url = folder.appendingPathComponent("Vectors/\(name).json")
    do {
      return try JSONDecoder().decode(Vector.self, from: Data(contentsOf: url))
    } catch {
      fatalError("\(url.path): \(error)")
    }
  }

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let flag = try? container.decode(Bool.self) {
      self = .flag(flag)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let string = try? container.decode(String.self) {
      self = .string(string)
    } else if let array = try? container.decode([Vector].self) {
      self = .array(array)
    } else {
      self = .object(try container.decode([String: Vector].self))
    }
  }

  subscript(_ key: String) -> Vector {
    guard case .object(let members) = self else { return .null }
    return members[key] ?? .null
  }

  subscript(_ place: Int) -> Vector { array[place] }

  var array: [Vector] {
    guard case .array(let items) = self else { return [] }
    return items
  }

  var object: [String: Vector] {
    guard case .object(let members) = self else { return [:] }
    return members
  }

  /// The number here; not a number where there is none, so that a comparison with it fails.
  var number: Double {
    guard case .number(let number) = self else { return .nan }
    return number
  }

  var numbers: [Double] { array.map(\.number) }

  var string: String? {
    guard case .string(let string) = self else { return nil }
    return string
  }

  var flag: Bool? {
    guard case .flag(let flag) = self else { return nil }
    return flag
  }

  var isNull: Bool {
    guard case .null = self else { return false }
    return true
  }
}

/// How many numbers a `Double` can hold lie between two; huge when only one of them is finite.
func ulps(_ a: Double, _ b: Double) -> UInt64 {
  func place(_ x: Double) -> Int64 {
    let bits = Int64(bitPattern: x.bitPattern)
    return bits < 0 ? Int64.min &- bits : bits
  }
  if a.isNaN || b.isNaN { return .max }
  return (place(a) &- place(b)).magnitude
}
