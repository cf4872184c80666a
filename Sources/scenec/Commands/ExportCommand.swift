import PlayerBundle
import SceneLang

/// `scenec export FILE`: writes a toy, or one that was exported before, as one page, or with `--pwa` as a folder that can be installed.
func exportScene(_ invocation: Invocation, on terminal: Terminal) -> ExitCode {
  guard hasPlayer(terminal) else { return .misuse }
  let path = invocation.operands[0]
  if let problem = outputProblem(invocation) {
    terminal.complain(.sharing(problem))
    return .misuse
  }
  guard let scene = load(path, on: terminal) else { return .misuse }
  guard let toy = toy(of: scene, on: terminal) else { return .failure }
  terminal.warn(of: toy)
  do throws(FailedWrite) {
    if let folder = invocation.path(.pwa) {
      guard hasRoom(for: .installable, in: folder, on: terminal) else { return .misuse }
      try writeInstallable(toy, to: folder, on: terminal)
    } else {
      let output = invocation.path(.output) ?? path.name.replacingExtension(by: "html")
      guard let page = ExportedPage(of: toy) else { return .misuse }
      try write(page.bytes, to: output)
      terminal.report(page, at: output)
    }
    return .success
  } catch {
    terminal.complain(.unwritable(error.path, error.problem))
    return .misuse
  }
}

/// A file that could not be written, and why.
struct FailedWrite: Error {
  let path: Path
  let problem: WriteProblem
}

/// Puts a file in the place of what may be there, whole or not at all.
func write(_ bytes: [UInt8], to path: Path) throws(FailedWrite) {
  do throws(WriteProblem) {
    try replaceFile(path.name, in: path.folder, with: bytes)
  } catch {
    throw FailedWrite(path: path, problem: error)
  }
}

/// False, and told, where a folder has an `index.html` that something else has made.
func hasRoom(for maker: PageMaker, in folder: Path, on terminal: Terminal) -> Bool {
  let index = folder.appending(Path("index.html"))
  let isOwn: Bool
  do throws(FileProblem) {
    isOwn = maker.made(try readFile(index, upTo: pageByteLimit))
  } catch {
    // What can't be looked at is left alone, too.
    isOwn = error == .missing
  }
  if !isOwn { terminal.complain(.sharing(.indexInTheWay(index, maker))) }
  return isOwn
}

/// False, and told, where this program has no player.
func hasPlayer(_ terminal: Terminal) -> Bool {
  guard let reason = PlayerBundle.missing(in: terminal.language) else { return true }
  terminal.write(reason + "\n", on: .error)
  return false
}

/// A scene as read from its file; nil, and told, where it can't be read.
private func load(_ path: Path, on terminal: Terminal) -> LoadedScene? {
  do throws(FileProblem) {
    return try LoadedScene(toPlay: path)
  } catch {
    terminal.complain(.unreadable(path, error))
    return nil
  }
}

/// The toy of a scene; nil, and told, where there is none.
func toy(of scene: LoadedScene, on terminal: Terminal) -> Toy? {
  do throws(Toy.Problem) {
    return try Toy(scene)
  } catch {
    switch error {
    case .broken:
      terminal.show(scene.compilation.diagnostics, sources: scene.sourcesAsGiven, on: .error)
      terminal.complain(.sharing(.brokenScene(scene.path)))
    case .name(let name, let problem):
      terminal.complain(.sharing(.unusableName(name, problem)))
    case .media(let problems):
      for (name, problem) in problems {
        terminal.complain(.sharing(.media(scene.path, name: Path(name.bytes), problem)))
      }
      terminal.say(.sharing(.nothingWritten), on: .error)
    }
    return nil
  }
}

private func outputProblem(_ invocation: Invocation) -> SharingMessage? {
  guard let output = invocation.path(.output) else { return nil }
  if invocation.has(.pwa) { return .outputAndPWA }
  if output.isFolder { return .outputIsFolder(output) }
  return output.isPage ? nil : .notAPageName(output)
}

extension ExportedPage {
  /// The page of a toy; nil when this program has no player.
  init?(of toy: Toy, purpose: Purpose = .file) {
    self.init(toy.content, still: toy.still, hint: toy.hint, purpose: purpose) { toy.sounds.contains($0.name) }
  }
}

extension Terminal {
  /// Tells of what in a toy may surprise.
  func warn(of toy: Toy) {
    for file in toy.content.media {
      let name = Path(file.name.bytes)
      if file.bytes.count > UsedMedia.largeFile {
        let kind: MediaContent = toy.sounds.contains(file.name) ? .sound : .picture
        say(.sharing(.largeFile(name: name, bytes: file.bytes.count, kind)), on: .error)
      }
      if MediaContent.hasScript(file.bytes) { say(.sharing(.pictureWithScript(name: name)), on: .error) }
    }
    for place in toy.madeNames { say(.sharing(.madeName(Path(place.bytes))), on: .error) }
  }

  /// Tells how large a page is, and what takes how much of it.
  func report(_ page: ExportedPage, at path: Path) {
    say(.sharing(.exported(path, bytes: page.bytes.count)))
    for part in SharingMessage.Part.allCases {
      let bytes = page.sizes[part]
      if bytes > 0 { say(.sharing(.size(part, bytes: bytes))) }
    }
  }
}

extension ExportedPage.Sizes {
  fileprivate subscript(part: SharingMessage.Part) -> Int {
    switch part {
    case .engine: engine
    case .page: page
    case .scene: scene
    case .pictures: pictures
    case .sounds: sounds
    case .still: still
    }
  }
}
