/// What is to happen, in order of time and then of asking: a binary heap. What is late comes after everything else of
/// its moment.
struct Agenda: Sendable {
  /// Something that happens at its moment.
  enum Event: Sendable {
    /// A run that waits goes on.
    case wake(RunHandle, pass: Int)
    /// An `every` or `after` of surroundings.
    case timer(handler: Int, surroundings: Int, generation: Int32, every: Microseconds?)
    /// A moment of a timeline, or for nil its beginning again; `start` tells an outdated start of it.
    case moment(timeline: Int, Int?, surroundings: Int, generation: Int32, start: Int)
    /// The end of a glide.
    case glideEnd(Int)
    /// A finger has rested for long enough.
    case hold(finger: Int, touch: Int)
    /// A report of a test's finger.
    case touch(TouchEvent)
    /// The end of a tap that waited for what `ages` would merge.
    case lift(finger: Int, touch: Int)
  }

  private struct Entry: Sendable {
    var time: Microseconds
    var isLate: Bool
    var number: Int
    var event: Event

    func isBefore(_ other: Entry) -> Bool {
      if time != other.time { return time < other.time }
      return isLate == other.isLate ? number < other.number : other.isLate
    }
  }

  private var heap: [Entry] = []
  private var asked = 0

  /// When the next event happens; nil when there is none.
  var nextTime: Microseconds? { heap.first?.time }

  /// Whether something that is not late is to happen by a moment.
  func isDue(by time: Microseconds) -> Bool { heap.first.map { $0.time <= time && !$0.isLate } ?? false }

  /// Asks for an event.
  mutating func add(_ event: Event, at time: Microseconds, isLate: Bool = false) {
    heap.append(Entry(time: time, isLate: isLate, number: asked, event: event))
    asked += 1
    var child = heap.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard heap[child].isBefore(heap[parent]) else { break }
      heap.swapAt(child, parent)
      child = parent
    }
  }

  /// Takes out the next event.
  mutating func next() -> Event? {
    guard let first = heap.first else { return nil }
    let last = heap.removeLast()
    if heap.isEmpty { return first.event }
    heap[0] = last
    var parent = 0
    while true {
      var least = parent
      for child in [2 * parent + 1, 2 * parent + 2] where child < heap.count && heap[child].isBefore(heap[least]) {
        least = child
      }
      if least == parent { return first.event }
      heap.swapAt(parent, least)
      parent = least
    }
  }

  /// Forgets all events but those that are to be kept.
  mutating func keep(_ isKept: (Event) -> Bool) {
    let kept = heap.filter { isKept($0.event) }.sorted { $0.isBefore($1) }
    heap = kept
  }
}
