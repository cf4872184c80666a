import SceneLang

/// A page that plays a scene by itself, in one file: it asks nobody for anything, and its rules let it do nothing else.
public struct ExportedPage {
  /// The whole file.
  public let bytes: [UInt8]
  /// How many bytes of the file each part takes.
  public let sizes: Sizes

  /// How many bytes of the file each part takes; together they are all of it.
  public struct Sizes: Equatable, Sendable {
    /// The engine, as text.
    public var engine: Int
    /// The page's scripts, styles and elements.
    public var page: Int
    /// The scene and the scene files it uses, as text.
    public var scene: Int
    /// The pictures, as text.
    public var pictures: Int
    /// The sounds, as text.
    public var sounds: Int
    /// The picture of the beginning.
    public var still: Int
  }

  /// What a page is for.
  public enum Purpose: Sendable {
    /// One file, wherever it lies.
    case file
    /// The page of a folder that can be installed: beside it lie `manifest.webmanifest`, `worker.js` and `icon-180.png`.
    case installing
  }

  /// The page of a content. `still` is the picture of the beginning as an SVG document: it is seen until the toy plays,
  /// and where no scripts run. `hint` is a sentence for those who see nothing else. `isSound` tells a sound among the
  /// media from a picture. Nil when this program has no player.
  public init?(
    _ content: SceneContent, still: Text, hint: Text, purpose: Purpose = .file, isSound: (SceneContent.File) -> Bool
  ) {
    guard let start = PlayerBundle.head else { return nil }
    var head = literal(start)
    head.replace("<html lang=\"en\">", by: Array("<html lang=".utf8) + attribute(content.languageCode) + closing)
    head.replace(
      "<title>scenec</title>", by: Array("<title>".utf8) + html(content.name) + Array("</title>".utf8))
    head += Array("\n<style>\(stillStyle)</style>".utf8)
    if purpose == .installing { head += Array(installingLinks.utf8) }
    head += sceneElement(content)

    var body = literal(PlayerBundle.middle)
    let stillElement =
      Array("<div id=\"still\" role=\"img\" aria-label=".utf8) + attribute(content.name) + closing + still.bytes
      + Array("</div>\n<noscript><p>".utf8) + html(hint) + Array("</p></noscript>".utf8)
    body.replace("<body>", by: Array("<body>\n".utf8) + stillElement)
    let engine = literal(PlayerBundle.wasm)
    var tail = literal(PlayerBundle.tail)
    if purpose == .installing {
      tail.replace("</body>", by: Array("<script>\(registration)</script>\n</body>".utf8))
    }

    let policy = contentPolicy(of: head + tail, purpose: purpose)
    let mark: StaticString = "<meta charset=\"utf-8\">"
    let generator = purpose == .installing ? Array("\n".utf8) + literal(PageMaker.installable.mark) : []
    head.replace(
      mark,
      by: literal(mark) + generator
        + Array("\n<meta http-equiv=\"Content-Security-Policy\" content=\"\(policy)\">".utf8))
    bytes = head + body + engine + tail

    var pictures = 0
    var sounds = 0
    for file in content.media {
      let count = (file.bytes.count + 2) / 3 * 4
      if isSound(file) { sounds += count } else { pictures += count }
    }
    let scene = content.files.reduce(0) { $0 + ($1.bytes.count + 2) / 3 * 4 }
    let parts = engine.count + scene + pictures + sounds + still.bytes.count
    sizes = Sizes(
      engine: engine.count, page: bytes.count - parts, scene: scene, pictures: pictures, sounds: sounds,
      still: still.bytes.count)
  }
}

extension SceneContent {
  /// What HTML calls its language; empty, which stands for an unknown one, where it is not known.
  fileprivate var languageCode: Text { language.map { $0.code } ?? "" }
}

private let closing = Array(">".utf8)

/// The picture of the beginning lies where the toy will, and lets touches through.
private let stillStyle = """

  #still { position: absolute; inset: 0; pointer-events: none; }
  #still svg { display: block; width: 100%; height: 100%; }
  noscript p { position: absolute; left: 16px; right: 16px; bottom: 16px; max-width: 640px; margin: 0 auto;
    padding: 12px 16px; border-radius: 10px; background: #fff8e5; color: #1d1d20;
    font: 18px/1.5 system-ui, -apple-system, "Hiragino Sans", "Noto Sans JP", sans-serif; }

  """

private let installingLinks = """

  <link rel="manifest" href="manifest.webmanifest">
  <link rel="apple-touch-icon" href="icon-180.png">
  """

/// Where there are no service workers, as in a file, the page plays without. Whether there is a newer toy is asked each
/// time the page is opened or comes to the front, at once: a toy may be put away again after a few seconds.
private let registration = """

  navigator.serviceWorker?.register('worker.js').then((registration) => {
    const look = () => registration.update().catch(() => {});
    look();
    document.addEventListener('visibilitychange', () => { if (document.visibilityState === 'visible') look(); });
  }).catch(() => {});

  """

/// The rules of a page: the scripts and styles that it holds run, by their hashes, the engine runs, pictures and sounds
/// come out of the page itself, and nothing else is loaded, sent or shown.
private func contentPolicy(of page: [UInt8], purpose: ExportedPage.Purpose) -> String {
  let scripts = hashes(ofElements: "script", in: page)
  let styles = hashes(ofElements: "style", in: page)
  var rules = [
    "default-src 'none'", "script-src 'wasm-unsafe-eval' " + scripts.joined(separator: " "),
    "style-src " + styles.joined(separator: " "), "media-src data: blob:", "base-uri 'none'", "form-action 'none'",
  ]
  switch purpose {
  case .file: rules.append("img-src data: blob:")
  case .installing: rules += ["img-src 'self' data: blob:", "manifest-src 'self'", "worker-src 'self'"]
  }
  return rules.joined(separator: "; ")
}

/// What the elements of a name and without attributes are let in by.
private func hashes(ofElements name: String, in page: [UInt8]) -> [String] {
  let (start, end) = (Array("<\(name)>".utf8), Array("</\(name)>".utf8))
  var hashes: [String] = []
  var place = 0
  while let opening = page.firstRange(of: start, from: place),
    let closing = page.firstRange(of: end, from: opening.upperBound)
  {
    let hash = base64(sha256(Array(page[opening.upperBound..<closing.lowerBound])))
    hashes.append("'sha256-\(String(decoding: hash, as: UTF8.self))'")
    place = closing.upperBound
  }
  return hashes
}
