/// A socket that waits for browsers on this computer; no other computer reaches it.
struct Listener {
  /// The socket.
  let descriptor: Int32
  /// The port that it has.
  let port: Int

  /// Why there is no listening.
  enum Problem: Error {
    case portTaken(Int)
    case portNotPermitted(Int)
    case allTaken(ClosedRange<Int>)
    case other(Int32)
  }

  /// The ports that are tried, in this order, where none is asked for.
  static let usualPorts = 8000...8099

  /// Listens on the given port, 0 for one that the system picks, or on the first free one of the usual ports.
  static func open(port: Int?) throws(Problem) -> Listener {
    if let port { return try Listener(port: port) }
    for port in usualPorts {
      do throws(Problem) {
        return try Listener(port: port)
      } catch {
        guard case .portTaken = error else { throw error }
      }
    }
    throw .allTaken(usualPorts)
  }

  private init(port: Int) throws(Problem) {
    let descriptor = socket(AF_INET, streamSocket, 0)
    guard descriptor >= 0 else { throw .other(errno) }
    neverInherit(descriptor)
    neverBlock(descriptor)
    // A port that was in use a moment ago, by this program, is free.
    var yes: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))

    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(port).bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    guard withSocketAddress(&address, { bind(descriptor, $0, $1) }) == 0, listen(descriptor, 64) == 0 else {
      let number = errno
      close(descriptor)
      switch number {
      case EADDRINUSE: throw .portTaken(port)
      case EACCES, EPERM: throw .portNotPermitted(port)
      default: throw .other(number)
      }
    }
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    _ = withSocketAddress(&address) { pointer, _ in getsockname(descriptor, pointer, &length) }
    self.descriptor = descriptor
    self.port = Int(UInt16(bigEndian: address.sin_port))
  }
}

/// Makes reads and writes return at once.
func neverBlock(_ descriptor: Int32) {
  _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
}

private func withSocketAddress<Result>(
  _ address: inout sockaddr_in, _ body: (UnsafeMutablePointer<sockaddr>, socklen_t) -> Result
) -> Result {
  withUnsafeMutablePointer(to: &address) { pointer in
    pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, socklen_t(MemoryLayout<sockaddr_in>.size)) }
  }
}
