/// A socket that waits for browsers: on this computer only, where no other reaches it, or on every network that it is in.
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
  static func open(port: Int?, isShared: Bool = false) throws(Problem) -> Listener {
    if let port { return try Listener(port: port, isShared: isShared) }
    for port in usualPorts {
      do throws(Problem) {
        return try Listener(port: port, isShared: isShared)
      } catch {
        guard case .portTaken = error else { throw error }
      }
    }
    throw .allTaken(usualPorts)
  }

  private init(port: Int, isShared: Bool) throws(Problem) {
    if isShared {
      // One socket for IPv4 and IPv6, where the system has both.
      do throws(Problem) {
        self = try Listener(port: port, family: AF_INET6, isShared: true)
        return
      } catch {
        guard case .other(EAFNOSUPPORT) = error else { throw error }
      }
    }
    self = try Listener(port: port, family: AF_INET, isShared: isShared)
  }

  private init(port: Int, family: Int32, isShared: Bool) throws(Problem) {
    let descriptor = socket(family, streamSocket, 0)
    guard descriptor >= 0 else { throw .other(errno) }
    neverInherit(descriptor)
    neverBlock(descriptor)
    // A port that was in use a moment ago, by this program, is free.
    var yes: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))

    var no: Int32 = 0
    if family == AF_INET6 {
      setsockopt(descriptor, Int32(IPPROTO_IPV6), IPV6_V6ONLY, &no, socklen_t(MemoryLayout<Int32>.size))
    }
    guard Listener.bind(descriptor, family, port: port, isShared: isShared), listen(descriptor, 64) == 0 else {
      let number = errno
      close(descriptor)
      switch number {
      case EADDRINUSE: throw .portTaken(port)
      case EACCES, EPERM: throw .portNotPermitted(port)
      default: throw .other(number)
      }
    }
    self.descriptor = descriptor
    self.port = Listener.port(of: descriptor)
  }

  private static func bind(_ descriptor: Int32, _ family: Int32, port: Int, isShared: Bool) -> Bool {
    if family == AF_INET6 {
      var address = sockaddr_in6()
      address.sin6_family = sa_family_t(AF_INET6)
      address.sin6_port = UInt16(port).bigEndian
      return withSocketAddress(&address) { bindSocket(descriptor, $0, $1) } == 0
    }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = UInt16(port).bigEndian
    address.sin_addr.s_addr = UInt32(isShared ? 0 : 0x7F00_0001).bigEndian
    return withSocketAddress(&address) { bindSocket(descriptor, $0, $1) } == 0
  }

  /// The port that the system has given; it stands in the same place for IPv4 and IPv6.
  private static func port(of descriptor: Int32) -> Int {
    var address = sockaddr_in6()
    _ = withSocketAddress(&address) { pointer, length in
      var length = length
      return getsockname(descriptor, pointer, &length)
    }
    return Int(UInt16(bigEndian: address.sin6_port))
  }

  /// The next browser that has come: its socket and its address; nil where none has, or for the reason in `errno`.
  func accept() -> (descriptor: Int32, address: NetworkAddress)? {
    var address = sockaddr_in6()
    var found: NetworkAddress?
    let descriptor = withSocketAddress(&address) { pointer, length in
      var length = length
      let descriptor = acceptSocket(self.descriptor, pointer, &length)
      found = NetworkAddress(pointer)
      return descriptor
    }
    guard descriptor >= 0 else { return nil }
    return (descriptor, found ?? NetworkAddress([0, 0, 0, 0]))
  }
}

// The C library's functions, under names that methods of the same names don't hide.

private func bindSocket(_ descriptor: Int32, _ address: UnsafePointer<sockaddr>, _ length: socklen_t) -> Int32 {
  bind(descriptor, address, length)
}

private func acceptSocket(
  _ descriptor: Int32, _ address: UnsafeMutablePointer<sockaddr>, _ length: UnsafeMutablePointer<socklen_t>
) -> Int32 {
  accept(descriptor, address, length)
}

/// Makes reads and writes return at once.
func neverBlock(_ descriptor: Int32) {
  _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
}

private func withSocketAddress<Address, Result>(
  _ address: inout Address, _ body: (UnsafeMutablePointer<sockaddr>, socklen_t) -> Result
) -> Result {
  withUnsafeMutablePointer(to: &address) { pointer in
    pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { body($0, socklen_t(MemoryLayout<Address>.size)) }
  }
}
