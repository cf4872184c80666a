/// The browser that this computer opens addresses in.
struct Browser {
  private let process: pid_t

  /// Asks the system to show an address; nil where there is nothing to ask.
  init?(opening address: String) {
    for command in Browser.commands {
      guard let process = startAside(command + [address]) else { continue }
      self.process = process
      return
    }
    return nil
  }

  /// True once, when the system has said meanwhile that it could not show the address.
  var hasFailed: Bool {
    var status: Int32 = 0
    return waitpid(process, &status, WNOHANG) == process && status != 0
  }

  /// The commands that open an address, the best first.
  private static var commands: [[String]] {
    #if canImport(Darwin)
      [["open"]]
    #else
      // Under Windows' Linux the browser is the one of Windows.
      environment("WSL_DISTRO_NAME") == nil
        ? [["xdg-open"]] : [["wslview"], ["explorer.exe"], ["xdg-open"]]
    #endif
  }
}
