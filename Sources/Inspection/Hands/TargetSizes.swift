import Runtime
import SceneLang

/// Tells of what is too small for a finger: its shorter side, along its own sides and as drawn in the scene, under 44
/// points, or 60 where the youngest child is under six. Slack that it has been given by `reach` counts on both sides;
/// the slack that `ages` gives everywhere does not.
func measureTargets(in targets: Targets, youngest: Double?, into findings: inout Findings) {
  let wanted = youngest.map { $0 < 6 } ?? false ? 60.0 : 44
  for (place, index) in targets.listeners.enumerated() where !targets.sight.things[index].isGliding {
    guard let size = size(of: place, in: targets), min(size.x, size.y) < wanted - 0.01 else { continue }
    let named = findings.author(of: index, in: targets.sight).name
    let syntax = targets.members[place] == [index] ? findings.statement(of: index, in: targets.sight) : nil
    let drawn = size - Point(1, 1) * (2 * targets.sight.things[index].reach)
    findings.add(
      .tooSmall(
        named.span, name: named.text, width: Int(size.x), height: Int(size.y), wanted: Int(wanted),
        fix: syntax.flatMap { growing($0, drawn: drawn, to: wanted) }))
  }
}

/// How wide and high the place is where a finger meets a listener; nil where it meets nothing.
private func size(of place: Int, in targets: Targets) -> Point? {
  let things = targets.members[place].map { targets.sight.things[$0] }
  guard let first = things.first else { return nil }
  let frame = things.count == 1 ? first : targets.sight.things[targets.listeners[place]]
  // The directions of its own sides, as drawn.
  guard let across = direction(frame, Point(1, 0)), let down = direction(frame, Point(0, 1)) else { return nil }
  var (left, right, top, bottom) = (Double.infinity, -Double.infinity, Double.infinity, -Double.infinity)
  for thing in things {
    guard let box = thing.touchBox else { continue }
    for corner in [box.minimum, Point(box.maximum.x, box.minimum.y), box.maximum, Point(box.minimum.x, box.maximum.y)] {
      let point = thing.scenePoint(corner)
      let (x, y) = (point.x * across.x + point.y * across.y, point.x * down.x + point.y * down.y)
      (left, right, top, bottom) = (min(left, x), max(right, x), min(top, y), max(bottom, y))
    }
  }
  let slack = 2 * (things.map { $0.reach }.max() ?? 0)
  let size = Point(right - left + slack, bottom - top + slack)
  return size.x.isFinite && size.y.isFinite ? size : nil
}

/// Where one of a thing's own directions goes in the scene, one point long; nil where it can't be seen.
private func direction(_ thing: SeenThing, _ own: Point) -> Point? {
  let middle = thing.size * 0.5
  let way = thing.scenePoint(middle + own) - thing.scenePoint(middle)
  let length = (way.x * way.x + way.y * way.y).squareRoot()
  return length > 1e-6 && length.isFinite ? way * (1 / length) : nil
}
