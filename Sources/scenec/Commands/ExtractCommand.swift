import PlayerBundle
import SceneLang

/// `scenec extract FILE`: gives the scene and the files of an exported toy back.
func extractScene(_ invocation: Invocation, on terminal: Terminal) -> ExitCode {
  let path = invocation.operands[0]
  do throws(FileProblem) {
    let page = try readFile(path, upTo: pageByteLimit)
    guard let content = sceneContent(ofPage: page) else { throw .notAToy }
    let folder = invocation.path(.output) ?? path.name.replacingExtension(by: "")
    return write(content.files + content.media, of: path, to: folder, on: terminal)
  } catch {
    terminal.complain(.unreadable(path, error))
    return .misuse
  }
}

private func write(
  _ files: [SceneContent.File], of page: Path, to folder: Path, on terminal: Terminal
) -> ExitCode {
  // Everything is looked at before anything is written.
  for file in files {
    let name = Path(file.name.bytes)
    guard SceneFolder.parts(of: file.name) != nil else {
      terminal.complain(.sharing(.unsafeName(page, name: name)))
      return .misuse
    }
    guard canTake(file, SceneFolder(path: folder)) else {
      terminal.complain(.sharing(.fileInTheWay(folder.appending(name))))
      return .misuse
    }
  }
  do throws(FailedWrite) {
    for file in files {
      let path = folder.appending(Path(file.name.bytes))
      try makeFolders(to: file.name, in: folder)
      try write(file.bytes, to: path)
      terminal.say(.sharing(.extracted(path)))
    }
    return .success
  } catch {
    terminal.complain(.unwritable(error.path, error.problem))
    return .misuse
  }
}

/// True when there is nothing of the file's name in the folder, or the same.
private func canTake(_ file: SceneContent.File, _ folder: SceneFolder) -> Bool {
  do throws(FileProblem) {
    return try folder.read(file.name, upTo: pageByteLimit) == file.bytes
  } catch {
    return error == .missing
  }
}

/// Makes a folder and those on the way from it to a file, where they are not there. None of them is a link: a link on
/// the way has been told as being in the way.
private func makeFolders(to name: Text, in folder: Path) throws(FailedWrite) {
  var way = folder
  for part in (SceneFolder.parts(of: name) ?? []).dropLast() {
    try makeFolder(way)
    way = way.appending(part)
  }
  try makeFolder(way)
}

/// Makes a folder where there is none.
func makeFolder(_ path: Path) throws(FailedWrite) {
  guard path.withCString({ mkdir($0, 0o777) }) == 0 || errno == EEXIST else {
    throw FailedWrite(path: path, problem: WriteProblem(errorNumber: errno))
  }
}
