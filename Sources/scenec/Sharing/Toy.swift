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

  /// Why there is no toy.
  enum Problem: Error {
    /// The scene can't be played; its own problems say why.
    case broken
    /// Files that it uses are not fit for a toy.
    case media([(name: Text, problem: UsedMedia.Problem)])
  }

  /// The toy of a scene that was read from its file.
  init(_ scene: LoadedScene) throws(Problem) {
    guard let checked = scene.compilation.scene else { throw .broken }
    let texts = SceneTexts(of: checked.items)
    let media = UsedMedia(of: texts, in: SceneFolder(path: scene.path.folder))
    guard media.problems.isEmpty else { throw .media(media.problems) }
    content = SceneContent(
      main: scene.files[0].name, files: scene.files, media: media.files, title: title(of: checked),
      language: texts.language)
    sounds = media.sounds
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
