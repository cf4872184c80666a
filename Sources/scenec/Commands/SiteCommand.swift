import PlayerBundle
import SceneLang

/// `scenec site DIR FILE…`: writes a shelf of toys, each a page, and a page that lists them.
func buildSite(_ invocation: Invocation, on terminal: Terminal) -> ExitCode {
  guard hasPlayer(terminal) else { return .misuse }
  let folder = invocation.operands[0]
  var toys: [Toy] = []
  var allFit = true
  // Nothing is written before all scenes are known to play.
  let allRead = forEachScene(of: invocation.operands.dropFirst(), on: terminal) { scene in
    guard let toy = toy(of: scene, on: terminal) else {
      allFit = false
      return
    }
    terminal.warn(of: toy)
    toys.append(toy)
  }
  guard allRead else { return .misuse }
  guard allFit else { return .failure }
  guard hasRoom(for: .shelf, in: folder, on: terminal) else { return .misuse }
  do throws(FailedWrite) {
    try makeFolder(folder)
    let shelf = Shelf(of: toys, language: invocation.has(.language) ? terminal.language : nil)
    for entry in shelf.entries {
      guard let page = ExportedPage(of: entry.toy) else { return .misuse }
      try write(page.bytes, to: folder.appending(Path(entry.page.bytes)))
      try write(entry.toy.still.bytes, to: folder.appending(Path(entry.picture.bytes)))
    }
    try write(shelf.page, to: folder.appending(Path("index.html")))
    terminal.say(.sharing(.siteWritten(folder, toys: toys.count)))
    return .success
  } catch {
    terminal.complain(.unwritable(error.path, error.problem))
    return .misuse
  }
}
