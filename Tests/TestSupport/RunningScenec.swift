import Foundation

/// A `scenec run` that serves a scene while a test looks at it.
public final class RunningScenec: @unchecked Sendable {
  /// The address of the page.
  public let address: URL
  private let process: Process
  private let log: URL
  private let scratch: TemporaryFolder

  /// Plays a scene, and waits until the page is there: on a port that the system picks and without a browser, unless
  /// other arguments are given.
  public init(
    _ scene: URL, _ arguments: [String] = ["--no-open", "--port", "0"], environment: [String: String] = [:]
  ) throws {
    scratch = try TemporaryFolder()
    log = try scratch.write("", to: "log")
    process = Scenec.process(["run", scene.path] + arguments, in: scratch.url, environment: environment)
    let handle = try FileHandle(forWritingTo: log)
    process.standardOutput = handle
    process.standardError = handle
    try process.runHearingSignals()
    let log = log
    do {
      let found = try waitFor("the address of the page") {
        try String(contentsOf: log, encoding: .utf8).firstMatch(of: /http:\/\/127\.0\.0\.1:\d+\/[a-z0-9\/]*/)
      }
      address = URL(string: String(found.output))!
    } catch {
      process.terminate()
      throw error
    }
  }

  deinit { if process.isRunning { process.terminate() } }

  /// Everything written so far, to either stream.
  public var written: String { (try? String(contentsOf: log, encoding: .utf8)) ?? "" }

  /// True until it has ended.
  public var isRunning: Bool { process.isRunning }

  /// The number of its process.
  public var processIdentifier: Int32 { process.processIdentifier }

  /// Sends a signal, and gives the exit status that it ends with.
  public func end(by signal: Int32 = SIGINT) throws -> Int32 {
    kill(process.processIdentifier, signal)
    let process = process
    try waitFor("the end of scenec") { process.isRunning ? nil : true }
    return process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus
  }
}

/// What a test waited for did not come.
public struct TimedOut: Error, CustomStringConvertible {
  /// What was waited for.
  public let description: String

  /// Tells what was waited for.
  public init(_ description: String) { self.description = description }
}

/// Asks again and again until there is an answer, for at most so many seconds.
@discardableResult
public func waitFor<Answer>(
  _ what: String, seconds: Double = 20, _ ask: () throws -> Answer?
) throws -> Answer {
  let end = Date(timeIntervalSinceNow: seconds)
  while true {
    if let answer = try ask() { return answer }
    guard Date() < end else { throw TimedOut("waited \(seconds) s for \(what)") }
    Thread.sleep(forTimeInterval: 0.02)
  }
}
