/// The names that keys have: a letter or sign for itself, `Space`, and the names of the web's standard (UI Events
/// KeyboardEvent key Values).
enum KeyName {
  /// The names of the keys that keyboards have and that are longer than a sign.
  static let all: [Text] = [
    "Space", "Enter", "Tab", "Escape", "Backspace", "Delete", "Insert", "Home", "End", "PageUp", "PageDown",
    "ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown", "Shift", "CapsLock", "Control", "Alt", "Meta",
    "F1", "F2", "F3", "F4", "F5", "F6", "F7", "F8", "F9", "F10", "F11", "F12",
  ]

  /// What people call keys, and the names that these have.
  private static let others: [Text: Text] = [
    "left": "ArrowLeft", "right": "ArrowRight", "up": "ArrowUp", "down": "ArrowDown",
    "leftarrow": "ArrowLeft", "rightarrow": "ArrowRight", "uparrow": "ArrowUp", "downarrow": "ArrowDown",
    "return": "Enter", "esc": "Escape", "spacebar": "Space", "del": "Delete", "pgup": "PageUp", "pgdn": "PageDown",
    "スペース": "Space", "空白": "Space", "エンター": "Enter", "左": "ArrowLeft", "右": "ArrowRight", "上": "ArrowUp",
    "下": "ArrowDown",
  ]

  /// The key that a name most likely means; nil where none is near.
  static func nearest(to name: Text) -> Text? {
    var small: [UInt8] = []
    for byte in name.bytes where byte != 0x20 && byte != 0x2D && byte != 0x5F {
      small.append((0x41...0x5A).contains(byte) ? byte + 0x20 : byte)
    }
    if let known = others[Text(small)] { return known }
    let long = all.filter { $0.bytes.count > 3 }
    return nearestWord(to: Text(small), among: long)
  }
}
