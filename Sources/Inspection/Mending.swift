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

/// How many changes are tried on a scene; the problems after them come without one.
private let triedFixes = 5

/// The problems, with only those changes that take their problem away and bring no other: each is tried on the scene.
func withTriedFixes(_ diagnostics: [Diagnostic], of compilation: Compilation) -> [Diagnostic] {
  var left = triedFixes
  return diagnostics.map { diagnostic in
    guard let fix = diagnostic.fix, case .hand = diagnostic.code else { return diagnostic }
    left -= 1
    if left >= 0, mends(fix, diagnostic.code, diagnostics, in: compilation) { return diagnostic }
    var result = diagnostic
    result.fix = nil
    return result
  }
}

/// Whether a scene with the change has one problem of a code less, and no more of any other.
private func mends(_ fix: Fix, _ code: Code, _ before: [Diagnostic], in compilation: Compilation) -> Bool {
  var bytes = compilation.sources[0].bytes
  bytes.replaceSubrange(Int(fix.span.start)..<Int(fix.span.end), with: fix.replacement.bytes)
  let name = compilation.sources[0].name
  let changed = compile(Source(name: name, bytes: bytes)) { used in
    compilation.sources.first { $0.name == used && $0.file > 1 }?.bytes
  }
  guard let scene = changed.scene, changed.diagnostics.count <= compilation.diagnostics.count else { return false }
  let (old, new) = (counts(before), counts(play(scene, changed.sources)))
  return new[code, default: 0] < old[code, default: 0] && new.allSatisfy { $0.value <= old[$0.key, default: 0] }
}

private func counts(_ diagnostics: [Diagnostic]) -> [Code: Int] {
  var counts: [Code: Int] = [:]
  for diagnostic in diagnostics { counts[diagnostic.code, default: 0] += 1 }
  return counts
}
