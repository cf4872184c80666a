import Foundation

/// A connection to a server on this computer, for bytes as they are.
public final class Line {
  private let descriptor: Int32
  private var bytes: [UInt8] = []
  private var ended = false

  /// Connects to the host and port of an address.
  public init(to address: URL) throws {
    #if canImport(Darwin)
      descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #else
      descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #endif
    var target = sockaddr_in()
    target.sin_family = sa_family_t(AF_INET)
    target.sin_port = UInt16(address.port ?? 80).bigEndian
    target.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let descriptor = descriptor
    let connected = withUnsafePointer(to: &target) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
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
      if count == 0 || (count < 0 && errno != EAGAIN) { ended = true }
      guard count > 0 else { break }
      bytes += chunk[..<count]
    }
    return bytes
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
