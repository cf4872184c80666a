/// A key of the keyboard, as WebDriver names it.
enum Key: String {
  case tab = "\u{E004}"
  case enter = "\u{E007}"
  case shift = "\u{E008}"
  case escape = "\u{E00C}"
  case space = " "
  case left = "\u{E012}"
  case up = "\u{E013}"
  case right = "\u{E014}"
  case down = "\u{E015}"
  case plus = "+"
  case closingBracket = "]"
}

extension Session {
  /// Strikes keys, one after the other; those in `holding` are down meanwhile.
  func strike(_ keys: Key..., holding held: [Key] = [], times: Int = 1) throws {
    let steps =
      held.map { step("keyDown", $0) }
      + (0..<times).flatMap { _ in
        keys.flatMap { [step("keyDown", $0), ["type": "pause", "duration": 30], step("keyUp", $0)] }
      } + held.map { step("keyUp", $0) }
    try perform([["type": "key", "id": "keyboard", "actions": steps]])
  }

  private func step(_ type: String, _ key: Key) -> [String: Any] { ["type": type, "value": key.rawValue] }
}
