/// The kinds of file beside a scene that a page may ask for: pictures and sounds.
enum MediaType {
  /// What HTTP calls a file with this ending; nil for every other kind of file.
  static func ofFile(endingIn fileExtension: String) -> String? {
    switch fileExtension {
    case "png": "image/png"
    case "jpg", "jpeg": "image/jpeg"
    case "gif": "image/gif"
    case "webp": "image/webp"
    case "svg": "image/svg+xml"
    case "mp3": "audio/mpeg"
    case "wav": "audio/wav"
    case "ogg", "oga": "audio/ogg"
    case "m4a": "audio/mp4"
    case "aac": "audio/aac"
    case "flac": "audio/flac"
    default: nil
    }
  }
}
