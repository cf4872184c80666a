import PlayerBundle
import SceneLang

/// The pictures and sounds that a scene uses, read from its folder.
///
/// They are found by the texts of the scene: the file of an `image`, what `play` plays, and every other text that is
/// the name of a picture or a sound beside the scene. Where parts of a name are filled in, all files count that it may
/// become. A name that is put together by `join` is not found.
struct UsedMedia {
  /// The files, each once, in the order in which the scene names them.
  private(set) var files: [SceneContent.File] = []
  /// The names of those that are sounds.
  private(set) var sounds: Set<Text> = []
  /// What stands in the way of a toy that plays, in the same order.
  private(set) var problems: [(name: Text, problem: Problem)] = []
  private var seen: Set<Text> = []
  private let folder: SceneFolder

  /// Why a file can't be in a toy.
  enum Problem: Equatable {
    case unreadable(FileProblem)
    /// It is of no kind that a scene shows or plays.
    case unknownKind
    case notAPicture
    case notASound
    case tooLarge
    /// All together are too large.
    case tooMuch
  }

  /// The most bytes of one file, and of all.
  static let byteLimit = (file: 25 << 20, all: 100 << 20)
  /// A file of more bytes is worth a word: it is more than the whole player.
  static let largeFile = 2 << 20

  /// The files that the texts of a scene name.
  init(of texts: SceneTexts, in folder: SceneFolder) {
    self.folder = folder
    for text in texts.all { add(text) }
  }

  private mutating func add(_ text: SceneTexts.Written) {
    switch text.purpose {
    case .words: return
    case .sound where text.whole.map(isOwnSound) == true: return
    case .picture, .sound, .value: break
    }
    let isNeeded = text.purpose != .value
    if let name = text.whole {
      if isNeeded || isMedia(name) { add(name, text.purpose, isNeeded: isNeeded) }
    } else if let ending = text.pieces.last ?? nil, isMedia("x" + ending) {
      let pattern = NamePattern(text.pieces)
      let names = pattern.names(in: folder)
      for name in names { add(name, text.purpose, isNeeded: true) }
      if names.isEmpty && isNeeded { problems.append((pattern.shown, .unreadable(.missing))) }
    }
  }

  private mutating func add(_ name: Text, _ purpose: SceneTexts.Purpose, isNeeded: Bool) {
    guard seen.insert(name).inserted else { return }
    guard isMedia(name) else { return problems.append((name, .unknownKind)) }
    do throws(FileProblem) {
      let bytes = try folder.read(name, upTo: UsedMedia.byteLimit.file)
      add(SceneContent.File(name: name, bytes: bytes), purpose)
    } catch {
      switch error {
      case .tooLarge: problems.append((name, .tooLarge))
      case .missing, .notPermitted, .isFolder, .notAFile, .outside, .notAToy, .other:
        if isNeeded { problems.append((name, .unreadable(error))) }
      }
    }
  }

  private mutating func add(_ file: SceneContent.File, _ purpose: SceneTexts.Purpose) {
    let content = MediaContent(of: file.bytes)
    let wanted: MediaContent =
      switch purpose {
      case .picture: .picture
      case .sound: .sound
      case .words, .value: isSoundName(file.name) ? .sound : .picture
      }
    guard content == wanted else {
      return problems.append((file.name, wanted == .sound ? .notASound : .notAPicture))
    }
    let all = files.reduce(file.bytes.count) { $0 + $1.bytes.count }
    guard all <= UsedMedia.byteLimit.all else { return problems.append((file.name, .tooMuch)) }
    files.append(file)
    if wanted == .sound { sounds.insert(file.name) }
  }

  private func isMedia(_ name: Text) -> Bool { mediaType(name) != nil }

  private func isSoundName(_ name: Text) -> Bool { mediaType(name)?.hasPrefix("audio/") == true }

  private func mediaType(_ name: Text) -> String? {
    MediaType.ofFile(endingIn: Path(name.bytes).name.fileExtension)
  }

  /// True for the sounds that the player makes itself.
  private func isOwnSound(_ name: Text) -> Bool { ["pop", "ding", "boing", "buzz", "tada"].contains(name) }
}
