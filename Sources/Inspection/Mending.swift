import Runtime
import SceneLang

/// The change of a size that makes a thing large enough for a finger: where its `size` is written as a number or as two,
/// and where it alone is what a finger meets. `drawn` is how large it is now, in the scene's points.
func growing(_ thing: ThingSyntax, drawn: Point, to wanted: Double) -> Fix? {
  guard thing.span.file == 0, drawn.x > 0, drawn.y > 0,
    let value = Declarations.settings(of: thing).first(where: { $0.word.text == Property.size.word })?.value
  else { return nil }
  switch value.kind {
  case .number(let number):
    let needed = number * max(1, wanted / min(drawn.x, drawn.y))
    return Fix(value.span, Text(decimal: Int(needed.rounded(.up))))
  case .point(let across, let down):
    guard case .number(let width) = across.kind, case .number(let height) = down.kind else { return nil }
    let numbers = [width * max(1, wanted / drawn.x), height * max(1, wanted / drawn.y)]
    let words = numbers.map { Text(decimal: Int($0.rounded(.up))) }
    return Fix(value.span, "(" + words[0] + ", " + words[1] + ")")
  default: return nil
  }
}
