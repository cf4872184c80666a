import SceneLang

/// One property, or one parameter, on its way from one value to another.
struct Glide: Sendable {
  /// What changes.
  enum Target: Hashable, Sendable {
    case property(ThingHandle, Property)
    case cell(Int)

    /// Whether something lies between two of its values.
    func glides(_ a: Value, _ b: Value) -> Bool {
      if case .property(_, let property) = self, !property.traits.glides { return false }
      return blend(a, b, 0) != nil
    }
  }

  var target: Target
  var from: Value
  var to: Value
  var start: Microseconds
  var end: Microseconds
  var curve: Curve
  /// The run that waits for its end.
  var run: RunHandle?
  /// Which wait of the run.
  var pass: Int

  /// Where it is at a moment.
  func value(at now: Microseconds) -> Value {
    if now >= end { return to }
    if now <= start { return from }
    guard target.glides(from, to) else { return to }
    let part = Double(now - start) / Double(end - start)
    return blend(from, to, curve.value(at: part)) ?? to
  }
}

extension Glide {
  /// A glide that takes no longer is drawn at its end at once, where motion is reduced.
  static let shortCut: Microseconds = 500_000

  /// Where it is drawn where motion is reduced: a short one at its end; a longer one for a third of its time each at
  /// its beginning, at its middle and at its end.
  func still(at now: Microseconds) -> Value {
    let duration = end - start
    if now < start { return from }
    if duration <= Glide.shortCut { return to }
    let third = (now - start) * 3 / duration
    return third < 1 ? from : third < 2 ? value(at: start + duration / 2) : to
  }
}

/// The glides under way, in the order of starting, and by what they change.
struct Glides: Sendable {
  private var glides: [Int: Glide] = [:]
  private var order: [Int] = []
  private var byOwner: [Owner: [Int]] = [:]
  private var started = 0

  /// What a glide changes, without which property: a thing, or a cell.
  private enum Owner: Hashable, Sendable {
    case thing(ThingHandle)
    case cell(Int)

    init(_ target: Glide.Target) {
      switch target {
      case .property(let thing, _): self = .thing(thing)
      case .cell(let cell): self = .cell(cell)
      }
    }
  }

  /// True when nothing glides.
  var isEmpty: Bool { glides.isEmpty }

  /// The numbers of all glides, in the order of starting.
  var numbers: [Int] { order.filter { glides[$0] != nil } }

  /// The glide of a number, while it is under way.
  subscript(number: Int) -> Glide? { glides[number] }

  /// Adds a glide and gives its number.
  mutating func add(_ glide: Glide) -> Int {
    started += 1
    glides[started] = glide
    order.append(started)
    byOwner[Owner(glide.target), default: []].append(started)
    if order.count > 2 * glides.count + 16 { order = numbers }
    return started
  }

  /// Takes a glide out.
  mutating func remove(_ number: Int) -> Glide? {
    guard let glide = glides.removeValue(forKey: number) else { return nil }
    let owner = Owner(glide.target)
    byOwner[owner]?.removeAll { $0 == number }
    if byOwner[owner]?.isEmpty ?? false { byOwner[owner] = nil }
    if glides.isEmpty { order.removeAll(keepingCapacity: true) }
    return glide
  }

  /// The glides that change a target; `x` and `center` are one.
  func of(_ target: Glide.Target) -> [Int] {
    (byOwner[Owner(target)] ?? []).filter { number in
      guard let glide = glides[number] else { return false }
      switch (glide.target, target) {
      case (.property(_, let first), .property(_, let second)): return first.overlaps(second)
      case (.cell, .cell): return true
      case (.property, .cell), (.cell, .property): return false
      }
    }
  }

  /// The glides of a thing's properties.
  func of(_ thing: ThingHandle) -> [Int] { byOwner[.thing(thing)] ?? [] }
}
