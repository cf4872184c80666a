import Runtime
import SceneLang

/// Tells of flashing (WCAG 2.2, 2.3.1, general flashes): where the luminance of a large surface goes up and down by a
/// tenth of white or more, the darker under 0.8, more than three times a second. Large is a quarter of a field of a
/// third by a third of the screen, so one part in 36 of the scene, all that flashes in one second together.
///
/// What changes by moving past a point does not flash; pictures from files are not judged.
struct FlashInspector {
  private let header: SceneHeader?
  private var play = -1
  private var points: [FlashTrack] = []
  /// Where everything lay at the last look.
  private var places: [ThingHandle: Matrix3] = [:]

  init(header: SceneHeader?) { self.header = header }

  /// Looks at a moment of a play.
  mutating func look(at sight: Sight, _ now: Microseconds, play: Int, into findings: inout Findings) {
    if play != self.play {
      self.play = play
      points = FlashInspector.lattice(over: sight.size)
      places = [:]
    }
    var moved: Set<ThingHandle> = []
    for thing in sight.things {
      if let place = places.updateValue(thing.map, forKey: thing.thing), place != thing.map {
        moved.insert(thing.thing)
      }
    }
    let backdrop = Backdrop(sight)
    for index in points.indices {
      guard let seen = backdrop.seen(at: points[index].place, ignoringPictures: true) else { continue }
      let things = seen.things.map { sight.things[$0].thing }
      let luminance = (seen.top.luminance + seen.bottom.luminance) / 2
      if points[index].note(luminance, things, moved, now) {
        let cause = seen.things.first { points[index].causes.contains(sight.things[$0].thing) }
        if let cause { points[index].name = findings.author(of: cause, in: sight).name }
      }
    }
    let flashing = points.filter { $0.flashes(at: now) }
    if !flashing.isEmpty, flashing.count * 36 >= points.count { tell(flashing, into: &findings) }
  }

  /// Says it of the thing that flashes at the most points, or of the scene.
  private func tell(_ flashing: [FlashTrack], into findings: inout Findings) {
    var counts: [Word: Int] = [:]
    for track in flashing { if let name = track.name { counts[name, default: 0] += 1 } }
    let most = counts.max { a, b in a.value == b.value ? a.key.span.start > b.key.span.start : a.value < b.value }
    if let most {
      findings.add(.flashing(most.key.span, name: most.key.text))
    } else {
      let background = header?.settings.first { ["background", "color"].contains($0.word.text) }
      findings.add(.flashing(background?.span ?? header?.span ?? Span(0, 0), name: "scene"))
    }
  }

  /// Some 576 points, evenly over the scene.
  private static func lattice(over size: Point) -> [FlashTrack] {
    let step = (size.x * size.y / 576).squareRoot()
    guard step > 0 else { return [] }
    let (columns, rows) = (max(1, Int(size.x / step)), max(1, Int(size.y / step)))
    return (0..<columns * rows).map { number in
      let (column, row) = (Double(number % columns), Double(number / columns))
      return FlashTrack(
        place: Point((column + 0.5) * size.x / Double(columns), (row + 0.5) * size.y / Double(rows)))
    }
  }
}

/// What one point of the scene has done.
struct FlashTrack {
  /// Where it is.
  var place: Point
  /// The name of the thing that changed last; nil for the scene's background.
  var name: Word?
  /// The things that had a part in the last change.
  private(set) var causes: Set<ThingHandle> = []
  /// The extreme of the luminance that it comes from, and whether it went up to there; nil before the first change.
  private var extreme: Double?
  private var isUp: Bool?
  /// The moments of its last changes, and when they were last too many.
  private var changes: [Microseconds] = []
  private var flashed: Microseconds?
  /// What was there at the last look.
  private var things: [ThingHandle] = []

  /// Seven changes within less than a second are more than three flashes, of two changes each.
  private static let tooMany = 7
  private static let second: Microseconds = 1_000_000

  init(place: Point) { self.place = place }

  /// Whether it has flashed too often within the last second.
  func flashes(at now: Microseconds) -> Bool { flashed.map { now - $0 < FlashTrack.second } ?? false }

  /// Takes in the luminance of a moment and the things that make it; true when that is a change that counts.
  mutating func note(
    _ luminance: Double, _ above: [ThingHandle], _ moved: Set<ThingHandle>, _ now: Microseconds
  ) -> Bool {
    let hasMoved = (things + above).contains { moved.contains($0) }
    let before = things
    things = above
    guard let extreme, !hasMoved else {
      self.extreme = luminance
      return false
    }
    let goesUp = luminance > extreme
    if isUp == goesUp {
      self.extreme = luminance
      return false
    }
    guard abs(luminance - extreme) >= 0.1, min(luminance, extreme) < 0.8 else { return false }
    self.extreme = luminance
    isUp = goesUp
    causes = Set(above).symmetricDifference(before)
    if causes.isEmpty { causes = Set(above) }
    changes.append(now)
    if changes.count > FlashTrack.tooMany { changes.removeFirst() }
    if changes.count == FlashTrack.tooMany, now - changes[0] < FlashTrack.second { flashed = now }
    return true
  }
}
