import Runtime
import SceneLang

/// Tells of things to touch that lie under others: for the most part in some moment, or wholly in every moment in which
/// they are there. What can be dragged away doesn't count as lying above, nor does what a tap takes away.
struct OverlapInspector {
  /// Things that lay wholly under others in every moment so far.
  private var buried: [Span: Diagnostic] = [:]
  private var order: [Span] = []
  /// Things of which none lay wholly under another in some moment.
  private var reached: Set<Span> = []
  /// How many more things may be looked at under points, how many taps be tried, and on how many things in all.
  private var effort = 10_000_000
  private var taps = 20
  private var tapped = 400_000

  /// Looks at a moment.
  mutating func look(at targets: Targets, of stage: Stage, into findings: inout Findings) {
    var (found, seen) = ([Span: Diagnostic](), Set<Span>())
    for (place, index) in targets.listeners.enumerated() where !targets.sight.things[index].isGliding && effort > 0 {
      let named = findings.author(of: index, in: targets.sight)
      seen.insert(named.name.span)
      guard let cover = cover(of: place, in: targets), !isTakenAway(cover, from: index, targets, stage) else {
        continue
      }
      let other = findings.author(of: cover.thing, in: targets.sight).name
      if cover.free > 0 {
        findings.add(.overlapped(named.name.span, name: named.name.text, by: other.text, related: other.span))
      } else if found[named.name.span] == nil {
        found[named.name.span] = .neverReached(
          named.name.span, name: named.name.text, under: other.text, related: other.span)
      }
    }
    for span in seen where found[span] == nil { reached.insert(span) }
    for (span, diagnostic) in found where buried.updateValue(diagnostic, forKey: span) == nil { order.append(span) }
  }

  /// Tells of what was never reached.
  func finish(into findings: inout Findings) {
    for span in order where !reached.contains(span) {
      if let diagnostic = buried[span] { findings.add(diagnostic) }
    }
  }

  /// What covers more than half of a target, where, and how much of it is free.
  private struct Cover {
    var thing: Int
    var point: Point
    var free: Double
  }

  private mutating func cover(of place: Int, in targets: Targets) -> Cover? {
    let index = targets.listeners[place]
    let points = targets.samples(of: place)
    var covers: [(cover: Cover, count: Int)] = []
    var free = 0
    for point in points {
      let top = targets.topmost(at: point)
      effort -= top.effort
      guard let thing = top.thing, let owner = targets.owner(of: thing), !isKin(owner, index, targets.sight),
        !targets.sight.things[owner].isDraggable, !targets.sight.things[owner].isGliding
      else {
        free += 1
        continue
      }
      if let known = covers.firstIndex(where: { $0.cover.thing == owner }) {
        covers[known].count += 1
      } else {
        covers.append((Cover(thing: owner, point: point, free: 0), 1))
      }
    }
    guard free * 2 < points.count, var most = covers.max(by: { $0.count < $1.count })?.cover else { return nil }
    most.free = Double(free) / Double(points.count)
    return most
  }

  /// Whether one is the other, or lies in it.
  private func isKin(_ a: Int, _ b: Int, _ sight: Sight) -> Bool { sight.isInside(a, b) || sight.isInside(b, a) }

  /// Whether a tap where a target is covered uncovers it, or takes it along, within two seconds.
  private mutating func isTakenAway(_ cover: Cover, from index: Int, _ targets: Targets, _ stage: Stage) -> Bool {
    guard taps > 0, tapped > 0 else { return true }
    taps -= 1
    tapped -= stage.thingCount
    var played = stage
    let now = played.now
    played.touch(TouchEvent(finger: 1, phase: .began, position: cover.point, time: now))
    played.touch(TouchEvent(finger: 1, phase: .ended, position: cover.point, time: now + 50_000))
    played.advance(to: now + 2_000_000)
    let after = Targets(played.see())
    let thing = targets.sight.things[index].thing
    guard let place = after.listeners.firstIndex(where: { after.sight.things[$0].thing == thing }) else { return true }
    return self.cover(of: place, in: after) == nil
  }
}
