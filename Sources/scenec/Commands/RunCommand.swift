import PlayerBundle
import SceneLang

/// `scenec run FILE`: plays a scene in the browser until it is interrupted.
func runScene(_ invocation: Invocation, on terminal: Terminal) -> ExitCode {
  if let reason = PlayerBundle.missing(in: terminal.language) {
    terminal.write(reason + "\n", on: .error)
    return .misuse
  }
  do throws(RunProblem) {
    let scene = try readScene(invocation.operands[0])
    let listener = try listen(on: invocation.value(.port).flatMap { Int($0) })
    serve(scene, at: listener, opening: !invocation.has(.noOpen), on: terminal)
    return .success
  } catch {
    terminal.complain(error.message)
    return .misuse
  }
}

/// Why a scene is not played at all.
private struct RunProblem: Error {
  let message: Message
}

private func readScene(_ path: Path) throws(RunProblem) -> LoadedScene {
  do throws(FileProblem) {
    return try LoadedScene(path)
  } catch {
    throw RunProblem(message: error == .isFolder ? .folderForRun(path) : .unreadable(path, error))
  }
}

private func listen(on port: Int?) throws(RunProblem) -> Listener {
  do throws(Listener.Problem) {
    return try Listener.open(port: port)
  } catch {
    let message: Message =
      switch error {
      case .portTaken(let port): .portTaken(port)
      case .portNotPermitted(let port): .portNotPermitted(port)
      case .allTaken(let ports): .noFreePort(ports)
      case .other(let number): .cannotListen(number)
      }
    throw RunProblem(message: message)
  }
}

private func serve(_ scene: LoadedScene, at listener: Listener, opening: Bool, on terminal: Terminal) {
  let interrupt = Interrupt.descriptor()
  let address = "http://127.0.0.1:\(listener.port)/"
  terminal.say(.playing(address: address))
  terminal.say(.howToStop)
  let page = ScenePage(scene, on: terminal)
  let browser = opening ? Browser(opening: address) : nil
  if opening && browser == nil { terminal.say(.browserDidNotOpen(address: address)) }
  var server = Server(OpenedPage(page: page, browser: browser, address: address, terminal: terminal), at: listener)
  server.run(until: interrupt)
  // The prompt comes on a line of its own, after the terminal's ^C.
  terminal.write("\n")
}

/// A scene's page, and the browser that was asked to show it.
private struct OpenedPage: Site {
  var page: ScenePage
  var browser: Browser?
  let address: String
  let terminal: Terminal

  mutating func answer(_ request: Request) -> Answer { page.answer(request) }

  mutating func news() -> [Event] {
    if let browser, browser.hasFailed { terminal.say(.browserDidNotOpen(address: address)) }
    return page.news()
  }
}
