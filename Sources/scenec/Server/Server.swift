/// What a server serves.
protocol Site {
  /// The answer to a request.
  mutating func answer(_ request: Request) -> Answer
  /// What to tell all pages now; called about ten times a second.
  mutating func news() -> [Event]
}

/// What becomes of a request.
enum Answer {
  case response(Response)
  /// Events from now on, these first.
  case stream([Event])
}

/// Serves a site to the browsers that may use it, in one thread that waits for all of them at once.
struct Server<S: Site> {
  private let listener: Listener
  private let access: Access
  private var site: S
  private var connections: [Connection] = []
  private var lastNews = 0

  /// How often there may be news, in milliseconds.
  private static var newsInterval: Int { 100 }

  /// A server that is ready to run.
  init(_ site: S, at listener: Listener, for access: Access = .thisComputer) {
    self.site = site
    self.access = access
    self.listener = listener
  }

  /// Serves until the descriptor `end` can be read, and closes everything.
  mutating func run(until end: Int32) {
    // A browser that hangs up is no reason to end.
    signal(SIGPIPE, SIG_IGN)
    while true {
      var waits = [pollfd(fd: end, events: Int16(POLLIN), revents: 0)]
      waits.append(pollfd(fd: listener.descriptor, events: Int16(POLLIN), revents: 0))
      waits += connections.map { pollfd(fd: $0.descriptor, events: $0.interest, revents: 0) }
      poll(&waits, nfds_t(waits.count), Int32(Server.newsInterval))
      let now = millisecondsNow()

      if waits[0].revents != 0 { break }
      for (connection, wait) in zip(connections, waits.dropFirst(2)) where wait.revents != 0 {
        serve(connection, now: now)
      }
      if waits[1].revents != 0 { welcome(now: now) }
      if now - lastNews >= Server.newsInterval { spreadNews(now: now) }
      for connection in connections where connection.deadline <= now { connection.runOut(now: now) }
      connections.removeAll { connection in
        guard connection.state == .over else { return false }
        close(connection.descriptor)
        return true
      }
    }
    for connection in connections { close(connection.descriptor) }
    close(listener.descriptor)
  }

  private mutating func serve(_ connection: Connection, now: Int) {
    switch connection.receive() {
    case .incomplete: connection.send(now: now)
    case .refused(let status): connection.answer(.refusal(status), now: now)
    case .request(let request):
      let headOnly = request.method == "HEAD"
      switch reply(to: request) {
      case .stream(let events) where !headOnly: connection.stream(events.map(\.bytes), now: now)
      case .stream: connection.answer(Response(status: .ok, body: []), headOnly: true, now: now)
      case .response(let response): connection.answer(response, headOnly: headOnly, now: now)
      }
    }
  }

  private mutating func reply(to request: Request) -> Answer {
    // A page of another site that was led here by a forged name is not let in.
    guard access.hosts.contains(request.host) else { return .response(.refusal(.otherHost)) }
    guard request.method == "GET" || request.method == "HEAD" else {
      return .response(.refusal(.methodNotAllowed))
    }
    return site.answer(request)
  }

  private mutating func welcome(now: Int) {
    while true {
      guard let (descriptor, address) = listener.accept() else {
        if errno == EINTR || errno == ECONNABORTED { continue }
        // Out of descriptors: what dawdles makes room.
        if errno == EMFILE || errno == ENFILE { makeRoom { _ in true } }
        return
      }
      guard access.allows(address), hasRoom(for: address) else {
        close(descriptor)
        continue
      }
      let connection = Connection(descriptor, from: address, now: now)
      connections.append(connection)
      // What was sent right away need not wait for the next round, and is not mistaken for dawdling.
      serve(connection, now: now)
    }
  }

  /// True when another connection from an address fits in, if need be in the place of one that dawdles.
  private mutating func hasRoom(for address: NetworkAddress) -> Bool {
    func isFromThere(_ connection: Connection) -> Bool { connection.address == address }
    if connections.filter(isFromThere).count >= access.connectionLimitOfOne { makeRoom(where: isFromThere) }
    if connections.count >= access.connectionLimit { makeRoom { _ in true } }
    return connections.count < access.connectionLimit
      && connections.filter(isFromThere).count < access.connectionLimitOfOne
  }

  /// Ends the connection that has dawdled longest of those that are meant.
  private mutating func makeRoom(where isMeant: (Connection) -> Bool) {
    let idle = connections.firstIndex { connection in
      switch connection.state {
      case .reading, .leaving, .over: isMeant(connection)
      case .answering, .streaming: false
      }
    }
    if let idle { close(connections.remove(at: idle).descriptor) }
  }

  private mutating func spreadNews(now: Int) {
    lastNews = now
    // Each event is written once, for all.
    for bytes in site.news().map(\.bytes) {
      for connection in connections { connection.tell(bytes, now: now) }
    }
  }
}
