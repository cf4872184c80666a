/// Turns Ctrl-C and a request to end into something that `poll` sees: a descriptor that can be read.
enum Interrupt {
  /// The end of a pipe that signal handlers write to; nothing else can be done safely inside one.
  nonisolated(unsafe) private static var writingEnd: Int32 = -1

  /// Catches SIGINT and SIGTERM from now on; the descriptor becomes readable when one arrives.
  static func descriptor() -> Int32 {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { return -1 }
    for end in ends { neverInherit(end) }
    writingEnd = ends[1]
    signal(SIGINT) { _ in Interrupt.tell() }
    signal(SIGTERM) { _ in Interrupt.tell() }
    // Whoever started this program may have left both held back.
    var held = sigset_t()
    sigemptyset(&held)
    sigaddset(&held, SIGINT)
    sigaddset(&held, SIGTERM)
    sigprocmask(SIG_UNBLOCK, &held, nil)
    return ends[0]
  }

  private static func tell() {
    var byte: UInt8 = 0
    _ = write(writingEnd, &byte, 1)
  }
}

/// Keeps a descriptor from programs that this one starts.
func neverInherit(_ descriptor: Int32) {
  _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
}
