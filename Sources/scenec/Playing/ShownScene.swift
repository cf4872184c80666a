import PlayerBundle
import SceneLang

/// A version of a scene that pages show, and what is sent of it: written once, for all who ask.
struct ShownScene {
  /// The scene.
  let scene: LoadedScene
  /// The name of this version.
  let version: String
  private let base: String
  private var knownPage: [UInt8]?
  private var knownEvent: Event?

  /// A scene whose page and events are found below a path.
  init(_ scene: LoadedScene, base: String) {
    self.scene = scene
    self.base = base
    version = scene.version
  }

  /// The page; nil when this program has no player. Where it listens for changes it says which version it began with.
  mutating func page() -> [UInt8]? {
    if knownPage == nil { knownPage = playerPage(scene.content, live: Text("\(base)/events?v=\(version)")) }
    return knownPage
  }

  /// What brings this version to pages that show another.
  mutating func event() -> Event {
    let event = knownEvent ?? Event(name: "scene", id: version, data: sceneFiles(scene.content))
    knownEvent = event
    return event
  }

  /// The version that the page began with which listens with this query.
  static func version(inQuery query: String) -> String? {
    query.hasPrefix("v=") ? String(query.dropFirst(2)) : nil
  }
}
