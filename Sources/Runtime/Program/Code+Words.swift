import SceneLang

extension Code {
  /// A place of the code, to point to.
  var span: Span {
    switch self {
    case .constant, .time, .selfThing, .scene, .family: Span(0, 0)
    case .list(let items): items.first?.span ?? Span(0, 0)
    case .text(_, let span), .local(_, _, let span), .slot(_, _, _, let span), .reach(_, _, let span),
      .member(_, _, let span),
      .index(_, _, let span), .call(_, _, let span), .formula(_, _, let span), .point(_, _, let span),
      .negate(_, let span), .not(_, let span), .binary(_, _, _, let span), .condition(_, _, _, let span),
      .filter(_, _, _, _, let span):
      span
    }
  }

  /// The name that the code ends in, to speak of it; empty where it has none.
  var name: Text {
    switch self {
    case .slot(_, _, let name, _), .reach(_, let name, _), .local(_, let name, _): name
    case .member(_, let member, _): member.word
    case .selfThing: "self"
    case .scene: "scene"
    case .constant, .text, .family, .time, .index, .call, .formula, .list, .point, .negate, .not, .binary,
      .condition, .filter:
      ""
    }
  }
}
