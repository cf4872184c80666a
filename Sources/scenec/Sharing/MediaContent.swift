/// What the bytes of a picture or a sound show it to be, whatever its name says: browsers go by them too.
enum MediaContent {
  case picture
  case sound

  /// What a file is; nil for what is neither.
  init?(of bytes: [UInt8]) {
    if MediaContent.isPicture(bytes) {
      self = .picture
    } else if MediaContent.isSound(bytes) {
      self = .sound
    } else {
      return nil
    }
  }

  private static func isPicture(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) || bytes.starts(with: [0xFF, 0xD8, 0xFF])
      || bytes.starts(with: "GIF87a".utf8) || bytes.starts(with: "GIF89a".utf8)
      || bytes.starts(with: "RIFF".utf8) && bytes.dropFirst(8).starts(with: "WEBP".utf8) || isSVG(bytes)
  }

  /// True when the first element is `svg`, after what may stand before it.
  static func isSVG(_ bytes: [UInt8]) -> Bool {
    var rest = Substring(decoding: bytes.prefix(64 << 10), as: UTF8.self)
    if rest.first == "\u{FEFF}" { rest.removeFirst() }
    while true {
      rest = rest.drop(while: \.isWhitespace)
      if rest.hasPrefix("<svg") { return true }
      let end: String
      if rest.hasPrefix("<!--") {
        end = "-->"
      } else if rest.hasPrefix("<?") {
        end = "?>"
      } else if rest.hasPrefix("<!DOCTYPE") {
        end = ">"
      } else {
        return false
      }
      guard let found = rest.firstRange(of: end) else { return false }
      rest = rest[found.upperBound...]
    }
  }

  /// True for an SVG picture that holds a script, which no toy runs.
  static func hasScript(_ bytes: [UInt8]) -> Bool {
    isSVG(bytes) && String(decoding: bytes, as: UTF8.self).lowercased().contains("<script")
  }

  private static func isSound(_ bytes: [UInt8]) -> Bool {
    // MP3 and AAC begin with eleven or twelve 1 bits, the others with a word.
    let isStream = bytes.count > 1 && bytes[0] == 0xFF && bytes[1] & 0xE0 == 0xE0
    return isStream || bytes.starts(with: "ID3".utf8) || bytes.starts(with: "OggS".utf8)
      || bytes.starts(with: "fLaC".utf8) || bytes.dropFirst(4).starts(with: "ftyp".utf8)
      || bytes.starts(with: "RIFF".utf8) && bytes.dropFirst(8).starts(with: "WAVE".utf8)
  }
}

extension Substring {
  /// Where another text stands first in it.
  fileprivate func firstRange(of other: String) -> Range<Index>? {
    var place = startIndex
    while place < endIndex {
      if self[place...].hasPrefix(other) { return place..<index(place, offsetBy: other.count) }
      place = index(after: place)
    }
    return nil
  }
}
