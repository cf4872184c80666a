#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Says which edit was under way when the process crashes, or when one takes longer than ten seconds.
enum Watchdog {
  private nonisolated(unsafe) static var current: UnsafeMutableBufferPointer<UInt8> = .allocate(capacity: 4_000_000)
  private nonisolated(unsafe) static var length = 0

  /// Begins to watch.
  static func start() {
    for number in [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT, SIGALRM] {
      signal(number) { number in Watchdog.tell(number) }
    }
  }

  /// An edit begins.
  static func begins(_ description: String, _ bytes: [UInt8]) {
    length = 0
    for byte in Array(description.utf8) + [0x0A] + bytes where length < current.count {
      current[length] = byte
      length += 1
    }
    alarm(10)
  }

  /// All edits are done.
  static func stop() { alarm(0) }

  private static func tell(_ number: Int32) {
    let what: StaticString = number == SIGALRM ? "\nHANGS: " : "\nCRASHES: "
    _ = write(2, what.utf8Start, what.utf8CodeUnitCount)
    _ = write(2, current.baseAddress, length)
    _exit(2)
  }
}
