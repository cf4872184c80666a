import PlayerBundle
import Rendering
import Runtime
import SceneLang

/// A scene with everything that a child needs of it: what goes into a page, and how the toy looks at its beginning.
struct Toy {
  /// The scene, the scenes it uses, its pictures and its sounds.
  let content: SceneContent
  /// The names of its sounds.
  let sounds: Set<Text>
  /// What it looks like at the beginning, with the seed 1.
  let display: DisplayList
  /// Its size in points.
  let size: Point
  /// The places of texts that are made while it plays, and may name files that it has not.
  let madeNames: [Text]

  /// Why there is no toy.
  enum Problem: Error {
    /// The scene can't be played; its own problems say why.
    case broken
    /// A scene file's name would not come back.
    case name(Path, NameProblem)
    /// Files that it uses are not fit for a toy.
    case media([(name: Text, problem: UsedMedia.Problem)])
  }

  /// The toy of a scene that was read from its file.
  init(_ scene: LoadedScene) throws(Problem) {
    guard let checked = scene.compilation.scene else { throw .broken }
    let name = Path(scene.files[0].name.bytes)
    if let problem = NameProblem(of: name) { throw .name(name, problem) }
    let texts = SceneTexts(of: checked.items)
    var media = scene.media ?? []
    if scene.media == nil {
      let used = UsedMedia(of: texts, in: SceneFolder(path: scene.path.folder))
      guard used.problems.isEmpty else { throw .media(used.problems) }
      media = used.files
    }
    madeNames = scene.madeNames
    content = SceneContent(
      main: scene.files[0].name, files: scene.files, media: media, title: title(of: checked), language: texts.language)
    sounds = Set(media.filter { MediaContent(of: $0.bytes) == .sound }.map(\.name))
    var stage = Stage(Program(checked), seed: 1)
    stage.advance(to: 0)
    _ = stage.draw()
    display = stage.display
    size = stage.size
  }

  /// The picture of the beginning, an SVG document of its own.
  var still: Text {
    svg(of: display, size: size, imageAddress: StillImages(content.media).address)
  }

  /// A sentence for those who see nothing but the picture.
  var hint: Text {
    switch content.language ?? .english {
    case .english:
      """
      This is a picture of the toy. To play, open this file in a web browser on a computer or an Android tablet. \
      The preview of an iPad’s Files app plays nothing: an iPad needs the toy’s web address.
      """
    case .japanese:
      """
      これはおもちゃの絵です。遊ぶには、パソコンや Android タブレットのブラウザーでこのファイルを開いてください。\
      iPad の「ファイル」アプリのプレビューでは動きません。iPad では、おもちゃのウェブアドレスを開いてください。
      """
    }
  }
}

/// The title that a scene gives itself; nil where it has none, or one in which something is filled in.
func title(of scene: CheckedScene) -> Text? {
  guard case .text(let parts)? = scene.header?.title?.kind else { return nil }
  var title: Text = ""
  for part in parts {
    guard case .literal(let text) = part else { return nil }
    title += text
  }
  return title.isEmpty ? nil : title
}
