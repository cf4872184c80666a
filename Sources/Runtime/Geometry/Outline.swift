/// A line that is drawn around or along a shape: straight pieces and curves, in one or several runs.
public struct Outline: Hashable, Sendable {
  /// One move of the pen.
  public enum Element: Hashable, Sendable {
    /// Starts a new run.
    case move(Point)
    /// Straight to a point.
    case line(Point)
    /// A quadratic Bézier curve: its control point and its end.
    case quadratic(Point, Point)
    /// A cubic Bézier curve: its control points and its end.
    case cubic(Point, Point, Point)
    /// Straight back to where the run began; the next run begins there too.
    case close
  }

  /// The moves, in order; the first of every run is a `move`.
  public private(set) var elements: [Element] = []
  /// Where the run under way began; (0, 0) before the first.
  private(set) var start = Point.zero
  /// Where the pen is.
  private(set) var current = Point.zero

  /// Nothing yet.
  public init() {}

  /// True when nothing is drawn.
  var isEmpty: Bool { elements.isEmpty }

  /// Lifts the pen to a point.
  public mutating func move(to point: Point) {
    elements.append(.move(point))
    start = point
    current = point
  }

  /// A straight piece.
  public mutating func line(to point: Point) {
    beginRun()
    elements.append(.line(point))
    current = point
  }

  /// A curve that starts and ends in the direction of one control point.
  public mutating func curve(to point: Point, via control: Point) {
    beginRun()
    elements.append(.quadratic(control, point))
    current = point
  }

  /// A curve that starts in the direction of one control point and ends in that of another.
  public mutating func curve(to point: Point, via first: Point, and second: Point) {
    beginRun()
    elements.append(.cubic(first, second, point))
    current = point
  }

  /// Back to where the run began.
  public mutating func close() {
    beginRun()
    elements.append(.close)
    current = start
  }

  /// A run that no `move` began begins where the pen is: at (0, 0), or where the run before was closed.
  private mutating func beginRun() {
    switch elements.last {
    case .none, .close: elements.append(.move(current))
    case .move, .line, .quadratic, .cubic: break
    }
  }

  /// The smallest box around what is drawn, curves exactly; nil when nothing is.
  public var bounds: Bounds? {
    var points: [Point] = []
    var pen = Point.zero
    var start = Point.zero
    for element in elements {
      switch element {
      case .move(let point):
        points.append(point)
        pen = point
        start = point
      case .line(let point):
        points.append(point)
        pen = point
      case .quadratic(let control, let point):
        let cubic = CubicPiece(quadratic: pen, control, point)
        points += cubic.extremes + [point]
        pen = point
      case .cubic(let first, let second, let point):
        points += CubicPiece(pen, first, second, point).extremes + [point]
        pen = point
      case .close:
        pen = start
      }
    }
    return Bounds(around: points)
  }
}
