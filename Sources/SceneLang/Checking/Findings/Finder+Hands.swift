/// What small hands can't do.
extension Finder {
  /// `hold`, `doubleTap`, `pinch` and `rotate` in a scene whose `ages` begin under six.
  mutating func findHardGestures() {
    guard let youngest, youngest < 6 else { return }
    for handler in uses.handlers {
      guard case .event(let word, _, _, _) = handler.statement.trigger, let event = Event(word: word.text) else {
        continue
      }
      switch event {
      case .hold, .doubleTap: diagnostics.append(.hardGesture(word))
      case .appear, .leave, .tap, .press, .release, .swipe, .drag, .drop, .key: break
      }
    }
    for gesture in uses.gestures where ["pinch", "rotate"].contains(gesture.statement.word.text) {
      diagnostics.append(.hardGesture(gesture.statement.word))
    }
  }

  /// The age that the scene's `ages` begin with, where it says any.
  private var youngest: Double? {
    guard let setting = scene.header?.settings.first(where: { $0.word.text == "ages" }),
      case .point(let first, _)? = setting.value?.kind, case .number(let age) = first.kind
    else { return nil }
    return age
  }
}
