import SceneLang

/// The kinds of file that a player shows or plays.
enum AssetFormat: CaseIterable {
  case png, jpeg, gif, webp, svg
  case mp3, wav, ogg, mp4, aac, flac

  /// What it is called.
  var name: Text {
    switch self {
    case .png: "PNG"
    case .jpeg: "JPEG"
    case .gif: "GIF"
    case .webp: "WebP"
    case .svg: "SVG"
    case .mp3: "MP3"
    case .wav: "WAV"
    case .ogg: "Ogg"
    case .mp4: "M4A"
    case .aac: "AAC"
    case .flac: "FLAC"
    }
  }

  /// The endings of its files' names.
  var endings: [Text] {
    switch self {
    case .png: ["png"]
    case .jpeg: ["jpg", "jpeg"]
    case .gif: ["gif"]
    case .webp: ["webp"]
    case .svg: ["svg"]
    case .mp3: ["mp3"]
    case .wav: ["wav"]
    case .ogg: ["ogg", "oga"]
    case .mp4: ["m4a"]
    case .aac: ["aac"]
    case .flac: ["flac"]
    }
  }

  /// Whether it is a picture, and not a sound.
  var isPicture: Bool {
    switch self {
    case .png, .jpeg, .gif, .webp, .svg: true
    case .mp3, .wav, .ogg, .mp4, .aac, .flac: false
    }
  }

  /// The format that a file's name ends in; nil for every other ending.
  init?(ofName name: Text) {
    guard let stop = name.bytes.lastIndex(of: UInt8(ascii: ".")) else { return nil }
    let ending = Text(name.bytes[(stop + 1)...].map { (0x41...0x5A).contains($0) ? $0 | 0x20 : $0 })
    guard let format = AssetFormat.allCases.first(where: { $0.endings.contains(ending) }) else { return nil }
    self = format
  }

  /// The format that a file's first bytes show; nil for none of these.
  init?(ofBytes bytes: [UInt8]) {
    guard let format = AssetFormat.allCases.first(where: { $0.begins(bytes) }) else { return nil }
    self = format
  }

  /// Whether a file of this format can begin so.
  func begins(_ bytes: [UInt8]) -> Bool {
    func has(_ text: StaticString, at place: Int = 0) -> Bool {
      bytes.dropFirst(place).starts(with: Text(stringLiteral: text).bytes)
    }
    switch self {
    case .png: return bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
    case .jpeg: return bytes.starts(with: [0xFF, 0xD8, 0xFF])
    case .gif: return has("GIF87a") || has("GIF89a")
    case .webp: return has("RIFF") && has("WEBP", at: 8)
    case .svg: return svgRoot(of: bytes) != nil
    case .mp3: return has("ID3") || isFrame(bytes, layers: [1, 2, 3])
    case .wav: return has("RIFF") && has("WAVE", at: 8)
    case .ogg: return has("OggS")
    case .mp4: return has("ftyp", at: 4)
    case .aac: return isFrame(bytes, layers: [0])
    case .flac: return has("fLaC")
    }
  }

  /// Whether the bytes begin with the header of an MPEG audio frame of one of the layers; AAC has 0.
  private func isFrame(_ bytes: [UInt8], layers: [UInt8]) -> Bool {
    bytes.count > 1 && bytes[0] == 0xFF && bytes[1] & 0xE0 == 0xE0 && layers.contains(bytes[1] >> 1 & 3)
  }
}

/// Where the root element of an SVG document begins, behind its name; nil for what is not SVG.
func svgRoot(of bytes: [UInt8]) -> Int? {
  guard !bytes.prefix(4096).contains(0) else { return nil }
  let root = Array("<svg".utf8)
  return bytes.prefix(4096).indices.first { bytes[$0...].starts(with: root) }.map { $0 + root.count }
}
