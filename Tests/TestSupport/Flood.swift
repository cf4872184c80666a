import Foundation

/// Many connections to a server that begin a request and say nothing more, made by another process, until the test lets
/// go of it.
public final class Flood {
  private let process = Process()

  /// False once whoever makes the connections has ended.
  public var isUnderWay: Bool { process.isRunning }

  /// Opens connections, and waits until all were tried. `command` says where: in a network of its own, for one.
  public init(of count: Int, to host: String, port: Int, through command: ([String]) -> [String] = { $0 }) throws {
    let script = """
      const [count, host, port] = process.argv.slice(1)
      let tried = 0
      const next = () => { if (++tried === Number(count)) console.log('all') }
      for (let number = 0; number < count; number++) {
        const line = require('net').connect(Number(port), host)
        line.on('connect', () => { line.write('GET '); next() })
        line.on('error', () => {})
      }
      setTimeout(() => process.exit(), 60000)
      """
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command(["node", "-e", script, "--", "\(count)", host, "\(port)"])
    process.standardOutput = pipe
    try process.runHearingSignals()
    guard String(decoding: pipe.fileHandleForReading.availableData, as: UTF8.self) == "all\n" else {
      throw TimedOut("\(count) connections")
    }
  }

  deinit {
    if process.isRunning { process.terminate() }
  }
}
