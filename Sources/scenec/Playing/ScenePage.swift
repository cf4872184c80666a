import PlayerBundle
import SceneLang

/// The page of a scene that is being worked on: the toy, the pictures and sounds beside it, and the news of each save.
/// Others on the network get what the scene uses, and nothing else of its folder.
struct ScenePage: Site {
  private let terminal: Terminal
  private let access: Access
  private var watcher: SceneWatcher
  /// The scene that pages show: the newest that plays, or the first one there was.
  private var shown: ShownScene
  /// What is wrong with the file as it is now, for pages.
  private var problems: [String] = []
  /// The names of the pictures and sounds that others may have; nil where there are no others.
  private var sharedNames: Set<Text>?
  private var mediaFiles: MediaCache

  /// The page runs the script and the engine that it holds, and asks nobody but this server for anything.
  private static let pagePolicy = """
    default-src 'none'; script-src 'unsafe-inline' 'wasm-unsafe-eval'; style-src 'unsafe-inline'; \
    img-src 'self' data: blob:; media-src 'self' blob:; connect-src 'self'; base-uri 'none'; form-action 'none'
    """
  /// A picture that holds a script shows, but does nothing.
  private static let mediaPolicy = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

  /// The page of a scene that was read just now.
  init(_ scene: LoadedScene, for access: Access = .thisComputer, on terminal: Terminal) {
    self.terminal = terminal
    self.access = access
    mediaFiles = MediaCache(folder: SceneFolder(path: scene.path.folder))
    watcher = SceneWatcher(scene)
    shown = ShownScene(scene, base: access.base)
    sharedNames = access.isShared ? scene.mediaNames : nil
    tellOf(scene)
    if !problems.isEmpty { terminal.say(.waitingForMending) }
  }

  mutating func answer(_ request: Request) -> Answer {
    let base = Text(access.base)
    guard request.path != base else {
      return .response(Response(status: .moved, location: access.base + "/", body: []))
    }
    guard request.path.bytes.starts(with: base.bytes) else { return .response(.refusal(.notFound)) }
    switch Text(request.path.bytes.dropFirst(base.bytes.count)) {
    case "/":
      guard let page = shown.page() else { return .response(.refusal(.notFound)) }
      let type = "text/html; charset=utf-8"
      return .response(
        Response(status: .ok, mediaType: type, securityPolicy: ScenePage.pagePolicy, body: page))
    case "/events":
      // A page that comes back tells the last event that it knows; until there is one, it is what it was when it began.
      return .stream(missed(by: request.lastEvent ?? ShownScene.version(inQuery: request.query)))
    default:
      return .response(media(Text(request.path.bytes.dropFirst(base.bytes.count + 1))))
    }
  }

  mutating func news() -> [Event] {
    switch watcher.look() {
    case nil: return []
    case .unreadable(let problem):
      let message: Message = problem == .missing ? .sceneIsGone(watcher.path) : .unreadable(watcher.path, problem)
      terminal.complain(message)
      problems = [message.text(in: terminal.language)]
      return [problemsEvent]
    case .saved(let scene):
      tellOf(scene)
      guard problems.isEmpty else {
        // As long as nothing has played yet, a new page may as well begin with the newest.
        if !isPlaying { show(scene) }
        terminal.say(isPlaying ? .stillShowingLastGood : .waitingForMending)
        return [problemsEvent]
      }
      terminal.say(.reloaded(scene.path))
      show(scene)
      return [shown.event()]
    }
  }

  private mutating func show(_ scene: LoadedScene) {
    shown = ShownScene(scene, base: access.base)
    if access.isShared { sharedNames = scene.mediaNames }
  }

  /// Writes the problems of a scene to the terminal, and keeps those that stop it from playing for pages.
  private mutating func tellOf(_ scene: LoadedScene) {
    let found = scene.compilation.diagnostics
    let sources = scene.sourcesAsGiven
    terminal.show(found, sources: sources)
    if access.isShared {
      for place in scene.madeNames { terminal.say(.sharing(.madeName(Path(place.bytes)))) }
    }
    problems = found.filter { $0.severity == .error }.prefix(shownProblemLimit).map { problem in
      terminal.rendered(problem, sources: sources, colour: false).description
    }
  }

  /// False until a version of the scene plays.
  private var isPlaying: Bool { shown.scene.compilation.scene != nil }

  /// The events that a page has missed, by the last one it knows or the version that it began with.
  private mutating func missed(by known: String?) -> [Event] {
    if problems.isEmpty { return known == shown.version ? [] : [shown.event()] }
    let hasScene = known == shown.version || known == problemsEvent.id
    return hasScene ? [problemsEvent] : [shown.event(), problemsEvent]
  }

  private var problemsEvent: Event {
    Event(name: "problems", id: shown.version + "-broken", data: Array(JSON.list(problems.map { .text($0) }).line.utf8))
  }

  /// A picture or a sound in the scene's folder or below; a page that a scene was exported to holds its own.
  private mutating func media(_ name: Text) -> Response {
    guard shown.scene.media == nil, sharedNames?.contains(name) != false,
      let type = MediaType.ofFile(endingIn: Path(name.bytes).name.fileExtension), let bytes = mediaFiles.read(name)
    else { return .refusal(.notFound) }
    return Response(status: .ok, mediaType: type, securityPolicy: ScenePage.mediaPolicy, body: bytes)
  }
}
