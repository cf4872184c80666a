/// Who may use a server, and how much of it.
struct Access {
  /// The names of this computer that a browser may mean, without a port. A page of another site that was led here by a
  /// forged name says its own.
  var hosts: Set<String> = ["127.0.0.1", "localhost"]
  /// True when others on the same network may come; false for this computer only.
  var isShared = false
  /// What the path of every page begins with, such as `/k3v9xw2t`; empty for none.
  var base = ""

  /// The most connections at a time; the one that has dawdled longest makes room for a new one.
  var connectionLimit: Int { isShared ? 192 : 64 }

  /// The most connections at a time from one address, so that one device can't keep out a class.
  var connectionLimitOfOne: Int { isShared ? 24 : connectionLimit }

  /// This computer only.
  static let thisComputer = Access()

  /// Everybody on the private networks that this computer has these addresses on, if they know a path that nobody can
  /// guess.
  static func network(_ addresses: [NetworkAddress]) -> Access {
    var access = Access()
    for address in addresses { access.hosts.insert(address.host) }
    access.isShared = true
    access.base = "/" + randomWord()
    return access
  }

  /// True when a connection from an address is let in.
  func allows(_ address: NetworkAddress) -> Bool { address.isLoopback || isShared && address.isPrivate }

  /// Eight letters and digits that are not easily mistaken for one another: one of 2⁴⁰ words, by the system's chance.
  private static func randomWord() -> String {
    let signs = Array("abcdefghijkmnpqrstuvwxyz23456789")
    return String((0..<8).map { _ in signs.randomElement()! })
  }
}
