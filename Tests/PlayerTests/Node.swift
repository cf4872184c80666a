import Foundation

/// The program `node`, which runs the page's scripts and the player's module outside a browser.
enum Node {
  /// Where it is; nil where it is not installed.
  static let path: String? = (ProcessInfo.processInfo.environment["PATH"] ?? "")
    .split(separator: ":").map { "\($0)/node" }.first(where: FileManager.default.isExecutableFile)

  /// The folder of the scripts that test the page.
  static let tests = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Node")

  /// The names of the scripts that test the page.
  static let scripts = ((try? FileManager.default.contentsOfDirectory(atPath: tests.path)) ?? [])
    .filter { $0.hasSuffix(".test.js") }.sorted()
}

/// Runs a program to its end; its exit status and all that it printed.
func run(_ program: String, _ arguments: [String], environment: [String: String] = [:]) throws -> (Int32, String) {
  let process = Process()
  process.executableURL = URL(filePath: program)
  process.arguments = arguments
  process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
  let pipe = Pipe()
  process.standardOutput = pipe
  process.standardError = pipe
  try process.run()
  let printed = pipe.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  return (process.terminationStatus, String(decoding: printed, as: UTF8.self))
}

/// A new folder for as long as `body` runs.
func withTemporaryFolder(_ body: (URL) throws -> Void) throws {
  let folder = FileManager.default.temporaryDirectory.appending(path: "scenec-\(UUID().uuidString)")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  try body(folder)
}
