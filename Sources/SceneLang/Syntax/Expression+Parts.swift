extension Expression {
  /// The expressions that stand directly in this one, in the order of the page.
  public var parts: [Expression] {
    switch kind {
    case .number, .colour, .flag, .nothing, .name, .missing: []
    case .text(let pieces):
      pieces.compactMap { if case .filled(let inner) = $0 { inner } else { nil } }
    case .member(let base, _): [base]
    case .index(let list, let place): [list, place]
    case .call(_, let arguments): arguments
    case .list(let items): items
    case .point(let x, let y): [x, y]
    case .parentheses(let inner), .unary(_, let inner): [inner]
    case .binary(_, _, let left, let right): [left, right]
    case .condition(let condition, let yes, let no): [condition, yes, no]
    case .filter(let list, let condition): [list, condition]
    }
  }

  /// Whether the expression, or one that stands in it however deep, is as told.
  func contains(where isSo: (Expression) -> Bool) -> Bool {
    isSo(self) || parts.contains { $0.contains(where: isSo) }
  }
}
