/// One browser's line to the server: a request comes, an answer goes, and it ends; or events go until it does.
final class Connection {
  /// The socket.
  let descriptor: Int32
  /// Who is at the other end.
  let address: NetworkAddress
  /// What it is about to do.
  private(set) var state = State.reading
  /// When patience ends.
  private(set) var deadline: Int
  /// When an answer has to be over, however slowly it is read.
  private var end = Int.max
  private var input: [UInt8] = []
  private var output = Outbox()

  /// What a connection is about to do.
  enum State {
    /// Waits for the rest of a request.
    case reading
    /// Sends an answer.
    case answering
    /// Sends events as they come.
    case streaming
    /// Has sent its answer and waits for the browser to hang up, so that nothing of the answer is lost.
    case leaving
    /// Is over.
    case over
  }

  /// How long a browser may take for a request, for a step of an answer, for all of it and for hanging up, in
  /// milliseconds.
  private static let patience = (request: 5_000, step: 10_000, answer: 120_000, leaving: 1_000, heartbeat: 15_000)
  /// The most bytes that wait for a page which does not read its events.
  private static let backlogLimit = 64 << 20

  /// A connection that was accepted at the given time.
  init(_ descriptor: Int32, from address: NetworkAddress, now: Int) {
    self.descriptor = descriptor
    self.address = address
    deadline = now + Connection.patience.request
    neverInherit(descriptor)
    neverBlock(descriptor)
  }

  /// What to wait for, as `poll` takes it.
  var interest: Int16 {
    switch state {
    case .reading, .leaving, .over: Int16(POLLIN)
    case .answering: Int16(POLLOUT)
    case .streaming: Int16(POLLIN) | (output.isEmpty ? 0 : Int16(POLLOUT))
    }
  }

  /// Takes in what has come; a request that is complete with it, or a refusal, is returned.
  func receive() -> Request.Reading {
    guard state != .answering else { return .incomplete }
    var chunk = [UInt8](repeating: 0, count: 16 << 10)
    let count = read(descriptor, &chunk, chunk.count)
    if count == 0 || (count < 0 && errno != EAGAIN && errno != EINTR) { state = .over }
    guard count > 0, state == .reading else { return .incomplete }
    input += chunk[..<count]
    return Request.read(input)
  }

  /// Sends an answer, and then ends.
  func answer(_ response: Response, headOnly: Bool = false, now: Int) {
    state = .answering
    end = now + Connection.patience.answer
    output = Outbox([response.head, headOnly ? [] : response.body])
    send(now: now)
  }

  /// Becomes a stream of events.
  func stream(_ events: [[UInt8]], now: Int) {
    state = .streaming
    output = Outbox([Response.streamHead] + events)
    send(now: now)
  }

  /// Sends events, if this is a stream of them.
  func tell(_ bytes: [UInt8], now: Int) {
    guard state == .streaming else { return }
    output.add(bytes)
    if output.count > Connection.backlogLimit { state = .over }
    send(now: now)
  }

  /// Sends what the browser takes of what is waiting.
  func send(now: Int) {
    while !output.isEmpty && state != .over {
      let count = output.first.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count < 0 && errno == EINTR { continue }
      if count < 0 && errno != EAGAIN { state = .over }
      guard count > 0 else { return }
      output.removeFirst(count)
      deadline = now + (state == .streaming ? Connection.patience.heartbeat : Connection.patience.step)
      if state == .answering { deadline = min(deadline, end) }
    }
    if state == .answering {
      state = .leaving
      deadline = now + Connection.patience.leaving
      shutdown(descriptor, Int32(SHUT_WR))
    }
  }

  /// Does what is due when patience has ended: a stream gets a sign of life, everything else ends.
  func runOut(now: Int) {
    switch state {
    case .reading: answer(.refusal(.tooSlow), now: now)
    case .streaming where output.isEmpty: tell(Event.heartbeat, now: now)
    case .streaming, .answering, .leaving, .over: state = .over
    }
  }
}
