import Foundation
import TestSupport

/// The program that steers a browser over HTTP, on a port of its own; it ends when the test lets go of it.
final class Driver {
  /// Where it listens.
  let address: URL
  private let process: HelperProcess
  private let display: HelperProcess?

  /// What the driver has written.
  var log: String { process.written }

  /// Starts the driver of a browser, and a display where it needs one.
  init(for browser: Browser) throws {
    switch browser {
    case .chromium:
      display = nil
      let (process, port) = try Driver.started(
        "chromedriver", ["--port=0"], saying: /started successfully on port (\d+)/)
      self.process = process
      address = URL(string: "http://127.0.0.1:\(port)/")!
    case .webKit:
      let (display, number) = try Driver.display()
      self.display = display
      let port = freePort()
      process = try HelperProcess("WebKitWebDriver", ["--port=\(port)"], environment: ["DISPLAY": ":\(number)"])
      address = URL(string: "http://127.0.0.1:\(port)/")!
    }
    let address = address
    try waitFor("the driver") { try? Line(to: address) }
  }

  /// A display that nobody looks at, and its number.
  private static func display() throws -> (HelperProcess, Substring) {
    try started(
      "Xvfb", ["-displayfd", "1", "-screen", "0", "1024x1000x24", "-nolisten", "tcp"], saying: /(?m)^(\d+)\n/)
  }

  /// A program, and the number that it says it has got. Two that start at the same moment may both want the same number,
  /// and one of them gives up: so it is tried again.
  private static func started(
    _ program: String, _ arguments: [String], saying pattern: Regex<(Substring, Substring)>
  ) throws -> (HelperProcess, Substring) {
    var attempts = 0
    while true {
      attempts += 1
      let process = try HelperProcess(program, arguments)
      do {
        return (process, try process.waitForOutput(pattern).1)
      } catch  where attempts < 3 && !process.isRunning {}
    }
  }
}

/// A program that runs beside a test, and is ended with it.
final class HelperProcess {
  private let process = Process()
  private let log: URL
  private let scratch: TemporaryFolder

  /// Starts a program of the search path.
  init(_ program: String, _ arguments: [String], environment: [String: String] = [:]) throws {
    scratch = try TemporaryFolder()
    log = try scratch.write("", to: "log")
    process.executableURL = URL(fileURLWithPath: path(of: program) ?? program)
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    let handle = try FileHandle(forWritingTo: log)
    process.standardOutput = handle
    process.standardError = handle
    try process.runHearingSignals()
  }

  deinit {
    process.terminate()
    process.waitUntilExit()
  }

  /// False once it has ended.
  var isRunning: Bool { process.isRunning }

  /// What it has written so far.
  var written: String { (try? String(contentsOf: log, encoding: .utf8)) ?? "" }

  /// What it has written, once that matches.
  func waitForOutput<Output>(_ pattern: Regex<Output>) throws -> Output {
    do {
      return try waitFor("a word from a program") {
        if let match = written.firstMatch(of: pattern) { return match.output }
        if !process.isRunning { throw TimedOut("it ended") }
        return nil
      }
    } catch is TimedOut {
      let program = process.executableURL?.lastPathComponent ?? ""
      throw WebDriverError(description: "\(program) did not start; it wrote: \(written)")
    }
  }
}
