import Runtime
import SceneLang

extension Parcel {
  /// Puts something to be heard: 0, a text (a file or a sound of the player's own); 1, a note's text, its
  /// microseconds; or 2, the words, and the language's name, empty where none is said.
  public mutating func put(_ sound: Sound) {
    switch sound {
    case .play(let name):
      put(0)
      put(name)
    case .note(let name, let duration):
      put(1)
      put(name)
      put(Double(duration))
    case .say(let words, let language):
      put(2)
      put(words)
      put(language ?? "")
    }
  }
}
