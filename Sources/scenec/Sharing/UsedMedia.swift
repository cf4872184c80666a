import PlayerBundle
import SceneLang

/// The pictures and sounds that a scene uses, read from its folder.
///
/// They are found by the texts of the scene: the file of an `image`, what `play` plays, and every other text that is
/// the name of a picture or a sound beside the scene. Where parts of a name are filled in, all files count that it may
/// become: pictures for an `image`, sounds for `play`. A name that a function makes, such as `join`, is not found.
struct UsedMedia {
  /// The files, each once, in the order in which the scene names them.
  private(set) var files: [SceneContent.File] = []
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
    case tooLarge(MediaContent)
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
      // An image of nothing shows nothing.
      if name.isEmpty { return }
      if isNeeded || isMedia(name) { add(name, text.purpose, isNeeded: isNeeded) }
    } else if !text.isOneValue {
      addAll(text, isNeeded: isNeeded)
    }
  }

  /// Adds the files that a text may become in which something is filled in.
  private mutating func addAll(_ text: SceneTexts.Written, isNeeded: Bool) {
    let pattern = NamePattern(text.pieces)
    let ending = text.pieces.last ?? nil
    let kind = "x" + (ending ?? "")
    if isNeeded && !isMedia(kind) && !Path(kind.bytes).fileExtension.isEmpty {
      return problems.append((pattern.shown, .unknownKind))
    }
    // A text that is for anything, such as "{a}: {b}", names files only where it begins or ends like a file's name.
    guard isNeeded || isMedia(kind) || ending == nil && text.pieces[0] != nil else { return }
    let names = pattern.names(in: folder).filter { isMedia($0) && (isMedia(kind) || fits($0, text.purpose)) }
    for name in names { add(name, text.purpose, isNeeded: true) }
    if names.isEmpty && isNeeded && seen.insert(pattern.shown).inserted {
      problems.append((pattern.shown, .unreadable(.missing)))
    }
  }

  private func fits(_ name: Text, _ purpose: SceneTexts.Purpose) -> Bool {
    switch purpose {
    case .picture: !isSoundName(name)
    case .sound: isSoundName(name)
    case .words, .value: true
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
      case .tooLarge: problems.append((name, .tooLarge(isSoundName(name) ? .sound : .picture)))
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
  }

  private func isMedia(_ name: Text) -> Bool { mediaType(name) != nil }

  private func isSoundName(_ name: Text) -> Bool { mediaType(name)?.hasPrefix("audio/") == true }

  private func mediaType(_ name: Text) -> String? {
    MediaType.ofFile(endingIn: Path(name.bytes).name.fileExtension)
  }

  /// True for the sounds that the player makes itself.
  private func isOwnSound(_ name: Text) -> Bool { ["pop", "ding", "boing", "buzz", "tada"].contains(name) }
}
