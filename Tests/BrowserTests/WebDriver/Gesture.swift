/// What one finger, or the mouse, does: steps, one after the other. Gestures that are performed together take their
/// steps at the same times.
struct Gesture {
  /// What touches the page.
  enum Pointer: String {
    case touch, mouse, pen
  }

  private let name: String
  private let pointer: Pointer
  private var steps: [[String: Any]] = []

  /// A finger or mouse of this name that does nothing yet; a test that uses several gives each its own.
  init(_ pointer: Pointer, name: String = "finger") {
    self.name = name
    self.pointer = pointer
  }

  /// Down and up at a place of the window, in its own points.
  static func tap(_ x: Double, _ y: Double, by pointer: Pointer) -> Gesture {
    Gesture(pointer).move(x, y).down().wait(50).up()
  }

  /// Goes to a place of the window in so many milliseconds.
  func move(_ x: Double, _ y: Double, in milliseconds: Int = 0) -> Gesture {
    let place: [String: Any] = ["x": Int(x.rounded()), "y": Int(y.rounded()), "origin": "viewport"]
    return adding(place.merging(["type": "pointerMove", "duration": milliseconds]) { $1 })
  }

  /// Touches down, or presses the button.
  func down() -> Gesture { adding(["type": "pointerDown", "button": 0]) }

  /// Lets go.
  func up() -> Gesture { adding(["type": "pointerUp", "button": 0]) }

  /// Stays as it is for so many milliseconds.
  func wait(_ milliseconds: Int) -> Gesture { adding(["type": "pause", "duration": milliseconds]) }

  /// As WebDriver takes it.
  var json: [String: Any] {
    ["type": "pointer", "id": name, "parameters": ["pointerType": pointer.rawValue], "actions": steps]
  }

  private func adding(_ step: [String: Any]) -> Gesture {
    var longer = self
    longer.steps.append(step)
    return longer
  }
}
