import Foundation
import PlayerBundle

/// The `scenec` that was built with the tests.
public enum Scenec {
  /// How a run of it ended.
  public struct Outcome: Sendable {
    /// The exit status.
    public let status: Int32
    /// What it wrote to standard output.
    public let output: String
    /// What it wrote to standard error.
    public let errors: String
  }

  /// The executable: it lies beside the bundle of tests.
  public static let executable: URL = {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? Bundle.main
    var folder = bundle.bundleURL
    while folder.path != "/" {
      let candidate = folder.appendingPathComponent("scenec")
      if FileManager.default.isExecutableFile(atPath: candidate.path) && !isFolder(candidate) { return candidate }
      folder.deleteLastPathComponent()
    }
    return bundle.bundleURL.appendingPathComponent("scenec")
  }()

  /// False when it was built without the player: then it can't run scenes.
  public static let hasPlayer = PlayerBundle.missing(in: .english) == nil

  /// True where tests that need the player run: it was built, or this is CI, where a missing one is a failure.
  public static let playerIsExpected = hasPlayer || ProcessInfo.processInfo.environment["CI"] == "true"

  /// The folder of the package.
  public static let package = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Runs it to its end, with an environment of English and no colours that `environment` adds to. `input` is what
  /// it reads from standard input.
  public static func run(
    _ arguments: [String], input: String = "", in folder: URL = package, environment: [String: String] = [:]
  ) throws -> Outcome {
    let process = process(arguments, in: folder, environment: environment)
    // Files rather than pipes: nothing has to be read while it runs.
    let scratch = try TemporaryFolder()
    process.standardInput = try FileHandle(forReadingFrom: scratch.write(input, to: "in"))
    let (output, errors) = (try scratch.write("", to: "out"), try scratch.write("", to: "err"))
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = try FileHandle(forWritingTo: errors)
    try process.runHearingSignals()
    process.waitUntilExit()
    return Outcome(
      status: process.terminationReason == .exit ? process.terminationStatus : -process.terminationStatus,
      output: String(decoding: try Data(contentsOf: output), as: UTF8.self),
      errors: String(decoding: try Data(contentsOf: errors), as: UTF8.self))
  }

  static func process(_ arguments: [String], in folder: URL, environment: [String: String]) -> Process {
    let process = Process()
    process.executableURL = executable
    process.arguments = arguments
    process.currentDirectoryURL = folder
    process.standardInput = FileHandle.nullDevice
    process.environment = ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? "", "LC_ALL": "C.UTF-8"]
      .merging(environment) { $1 }
    return process
  }

  private static func isFolder(_ url: URL) -> Bool {
    (try? url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) ?? false
  }
}

extension Process {
  /// Runs it with no signal held back. Tests run on threads that hold back most, and programs that they start would
  /// go on to, and never hear of a child that ended or of a request to end.
  public func runHearingSignals() throws {
    var none = sigset_t()
    var usual = sigset_t()
    sigemptyset(&none)
    pthread_sigmask(SIG_SETMASK, &none, &usual)
    defer { pthread_sigmask(SIG_SETMASK, &usual, nil) }
    try run()
  }
}
