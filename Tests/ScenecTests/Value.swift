import Foundation

/// A value of a JSON document, to look into; what is not there is null.
struct Value {
  private let value: Any?

  init(_ value: Any?) { self.value = value }

  subscript(name: String) -> Value { Value((value as? [String: Any])?[name]) }

  subscript(index: Int) -> Value { index >= 0 && index < items.count ? items[index] : Value(nil) }

  var items: [Value] { (value as? [Any])?.map { Value($0) } ?? [] }

  /// How many items a list has; -1 for what is not a list.
  var count: Int { (value as? [Any])?.count ?? -1 }

  var text: String? { value as? String }

  var number: Int? { value as? Int }

  var flag: Bool? { value as? Bool }

  var isNull: Bool { value == nil || value is NSNull }
}
