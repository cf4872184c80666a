import PlayerBundle
import SceneLang

/// The images of a picture of the beginning, held by the picture itself. Large ones are left out, since a page holds
/// them once already for the toy.
final class StillImages {
  private let media: [Text: [UInt8]]
  private var addresses: [Text: Text] = [:]
  private var rest = StillImages.byteLimit

  /// The most bytes of all images of a picture, each counted as often as it is seen.
  private static let byteLimit = 300 << 10
  /// A picture of nothing: one clear pixel.
  private static let nothing: Text = "data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7"

  /// The images among the files of a page.
  init(_ media: [SceneContent.File]) {
    self.media = media.reduce(into: [:]) { $0[$1.name] = $1.bytes }
  }

  /// The address of an image: a data URI that holds it, or nothing to be seen where it would be too much.
  func address(_ name: Text) -> Text {
    guard let bytes = media[name], bytes.count <= rest,
      let type = MediaType.ofFile(endingIn: Path(name.bytes).name.fileExtension)
    else { return StillImages.nothing }
    rest -= bytes.count
    if let known = addresses[name] { return known }
    let address = Text("data:\(type);base64,") + Text(base64(bytes))
    addresses[name] = address
    return address
  }
}
