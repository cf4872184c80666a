import Foundation

/// A connection to a server on this computer, for bytes as they are.
public final class Line {
  private let descriptor: Int32
  private var bytes: [UInt8] = []
  private var ended = false

  /// Connects to the host and port of an address.
  public init(to address: URL) throws {
    let descriptor = streamSocket()
    self.descriptor = descriptor
    var target = loopback(port: address.port ?? 80)
    let connected = withSocketAddress(&target) { connect(descriptor, $0, $1) }
    guard descriptor >= 0, connected == 0 else { throw POSIXError(POSIXErrorCode(rawValue: errno) ?? .EIO) }
    signal(SIGPIPE, SIG_IGN)
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
  }

  deinit { close(descriptor) }

  /// Sends text as UTF-8.
  public func send(_ text: String) throws { try send(Data(text.utf8)) }

  /// Sends bytes.
  public func send(_ data: Data) throws {
    var rest = Array(data)[...]
    try waitFor("the other end to take what is sent") {
      let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
      if count > 0 { rest = rest.dropFirst(count) }
      // An end that has hung up takes nothing more.
      return rest.isEmpty || (count < 0 && errno != EAGAIN) ? true : nil
    }
  }

  /// Everything that has come so far.
  public var receivedBytes: [UInt8] {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while !ended {
      let count = read(descriptor, &chunk, chunk.count)
      if count == 0 || (count < 0 && errno != EAGAIN && errno != EINTR) { ended = true }
      guard count > 0 else { break }
      bytes += chunk[..<count]
    }
    return bytes
  }

  /// How many bytes wait to be read, up to a few; none of them is taken.
  public var peeked: Int {
    var few = [UInt8](repeating: 0, count: 8)
    return max(0, recv(descriptor, &few, few.count, Int32(MSG_PEEK)))
  }

  /// Everything that has come so far, as text.
  public var received: String { String(decoding: receivedBytes, as: UTF8.self) }

  /// True when the other end has hung up.
  public var hasEnded: Bool {
    _ = receivedBytes
    return ended
  }
}

/// Sends one request to a server, as it is, and gives everything that comes back until it hangs up.
public func exchange(_ request: String, with scenec: RunningScenec) throws -> String {
  let line = try Line(to: scenec.address)
  try line.send(request)
  try waitFor("the end of the answer") { line.hasEnded ? true : nil }
  return line.received
}

/// A port that nobody listens on.
public func freePort() -> Int {
  let probe = streamSocket()
  defer { close(probe) }
  var address = loopback(port: 0)
  var length = socklen_t(MemoryLayout<sockaddr_in>.size)
  _ = withSocketAddress(&address) { bind(probe, $0, $1) }
  _ = withSocketAddress(&address) { pointer, _ in getsockname(probe, pointer, &length) }
  return Int(UInt16(bigEndian: address.sin_port))
}

private func streamSocket() -> Int32 {
  #if canImport(Darwin)
    socket(AF_INET, SOCK_STREAM, 0)
  #else
    socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
  #endif
}

private func loopback(port: Int) -> sockaddr_in {
  var address = sockaddr_in()
  address.sin_family = sa_family_t(AF_INET)
  address.sin_port = UInt16(port).bigEndian
  address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
  return address
}

private func withSocketAddress<Result>(
  _ address: inout sockaddr_in, _ body: (UnsafeMutablePointer<sockaddr>, socklen_t) -> Result
) -> Result {
  withUnsafeMutablePointer(to: &address) { pointer in
    pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, socklen_t(MemoryLayout<sockaddr_in>.size)) }
  }
}
