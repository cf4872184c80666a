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
    let addresses = invocation.has(.share) ? try addressesToShare() : []
    let access = addresses.isEmpty ? .thisComputer : Access.network(addresses)
    let listener = try listen(on: invocation.value(.port).flatMap { Int($0) }, for: access)
    let place = Place(listener: listener, access: access, addresses: addresses)
    serve(scene, at: place, opening: !invocation.has(.noOpen), on: terminal)
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
    return try LoadedScene(toPlay: path)
  } catch {
    throw RunProblem(message: error == .isFolder ? .folderForRun(path) : .unreadable(path, error))
  }
}

/// This computer's addresses on the networks that it can share a page with.
private func addressesToShare() throws(RunProblem) -> [NetworkAddress] {
  let addresses = NetworkAddress.ofThisComputer()
  if addresses.isEmpty { throw RunProblem(message: .sharing(.noNetwork)) }
  return addresses
}

private func listen(on port: Int?, for access: Access) throws(RunProblem) -> Listener {
  do throws(Listener.Problem) {
    return try Listener.open(port: port, isShared: access.isShared)
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

/// Where a page is served, and for whom.
private struct Place {
  let listener: Listener
  let access: Access
  /// The addresses that others find it at; none where it is for this computer only.
  let addresses: [NetworkAddress]

  /// The address of the page for those who know this computer by a name.
  func address(at host: String) -> String { "http://\(host):\(listener.port)\(access.base)/" }
}

private func serve(_ scene: LoadedScene, at place: Place, opening: Bool, on terminal: Terminal) {
  let interrupt = Interrupt.descriptor()
  let address = place.address(at: "127.0.0.1")
  terminal.say(.playing(address: address))
  tellOthers(of: place, on: terminal)
  terminal.say(.howToStop)
  let page = ScenePage(scene, for: place.access, on: terminal)
  let browser = opening ? Browser(opening: address) : nil
  if opening && browser == nil { terminal.say(.browserDidNotOpen(address: address)) }
  var server = Server(
    OpenedPage(page: page, browser: browser, address: address, terminal: terminal), at: place.listener,
    for: place.access)
  server.run(until: interrupt)
  // The prompt comes on a line of its own, after the terminal's ^C.
  terminal.write("\n")
}

/// Says how a page is opened from other devices, and who can.
private func tellOthers(of place: Place, on terminal: Terminal) {
  for address in place.addresses { terminal.say(.sharing(.sharedAt(address: place.address(at: address.host)))) }
  guard let first = place.addresses.first, let code = QRCode(Array(place.address(at: first.host).utf8)) else { return }
  let isTerminal = isatty(Terminal.Stream.output.rawValue) == 1 && environment("TERM") != "dumb"
  terminal.write("\n" + code.terminalText(colours: isTerminal || terminal.colour == .always) + "\n")
  terminal.say(.sharing(.sharedWithAnyone))
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
