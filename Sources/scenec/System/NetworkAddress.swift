/// An address of a computer on a network: 4 bytes of IPv4, or 16 of IPv6.
struct NetworkAddress: Hashable {
  /// The bytes, as they go over the network.
  let bytes: [UInt8]

  /// An address of these bytes; one of IPv4 that is written as IPv6 is the one of IPv4.
  init(_ bytes: [UInt8]) {
    let mapped: [UInt8] = [UInt8](repeating: 0, count: 10) + [0xFF, 0xFF]
    self.bytes = bytes.count == 16 && bytes.starts(with: mapped) ? Array(bytes.suffix(4)) : bytes
  }

  /// The address in what the system gives; nil where it is of another kind.
  init?(_ pointer: UnsafePointer<sockaddr>) {
    switch Int32(pointer.pointee.sa_family) {
    case AF_INET:
      self.init(
        pointer.withMemoryRebound(to: sockaddr_in.self, capacity: 1) {
          withUnsafeBytes(of: $0.pointee.sin_addr, Array.init)
        })
    case AF_INET6:
      self.init(
        pointer.withMemoryRebound(to: sockaddr_in6.self, capacity: 1) {
          withUnsafeBytes(of: $0.pointee.sin6_addr, Array.init)
        })
    default: return nil
    }
  }

  /// True for this computer's own.
  var isLoopback: Bool { bytes.count == 4 ? bytes[0] == 127 : bytes == [UInt8](repeating: 0, count: 15) + [1] }

  /// True for addresses that a home or a school gives out and the internet does not reach: 10/8, 172.16/12 and
  /// 192.168/16 (RFC 1918), 169.254/16 (RFC 3927), fc00::/7 (RFC 4193) and fe80::/10 (RFC 4291).
  var isPrivate: Bool {
    if bytes.count == 16 { return bytes[0] & 0xFE == 0xFC || bytes[0] == 0xFE && bytes[1] & 0xC0 == 0x80 }
    return switch bytes[0] {
    case 10: true
    case 172: bytes[1] & 0xF0 == 16
    case 192: bytes[1] == 168
    case 169: bytes[1] == 254
    default: false
    }
  }

  /// True for those that mean something on one cable only, so that no address of a page can name them.
  private var isLinkLocal: Bool { isPrivate && (bytes[0] == 0xFE || bytes.starts(with: [169, 254])) }

  /// The address as it stands in that of a page.
  var host: String {
    var buffer = [CChar](repeating: 0, count: 64)
    inet_ntop(bytes.count == 4 ? AF_INET : AF_INET6, bytes, &buffer, socklen_t(buffer.count))
    let text = String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
    return bytes.count == 4 ? text : "[\(text)]"
  }

  /// This computer's addresses on private networks, the likeliest to be that of a classroom first. Those of virtual
  /// machines and tunnels are left out as far as their names tell.
  static func ofThisComputer() -> [NetworkAddress] {
    var list: UnsafeMutablePointer<ifaddrs>?
    guard getifaddrs(&list) == 0 else { return [] }
    defer { freeifaddrs(list) }
    var found: [NetworkAddress] = []
    var next = list
    while let entry = next?.pointee {
      next = entry.ifa_next
      let flags = Int32(truncatingIfNeeded: entry.ifa_flags)
      let isOut = flags & Int32(IFF_UP) != 0 && flags & (Int32(IFF_LOOPBACK) | Int32(IFF_POINTOPOINT)) == 0
      guard isOut, !isVirtual(String(cString: entry.ifa_name)), let pointer = entry.ifa_addr,
        let address = NetworkAddress(pointer), address.isPrivate, !address.isLinkLocal, !found.contains(address)
      else { continue }
      found.append(address)
    }
    return found.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }.map(\.element)
  }

  private static func isVirtual(_ interface: String) -> Bool {
    ["docker", "br-", "veth", "virbr", "vmnet", "vboxnet", "bridge"].contains { interface.hasPrefix($0) }
  }

  /// The networks of homes and schools first, those that are written in a long way last.
  private var rank: Int {
    if bytes.count == 16 { return 3 }
    return bytes[0] == 192 ? 0 : bytes[0] == 10 ? 1 : 2
  }
}
