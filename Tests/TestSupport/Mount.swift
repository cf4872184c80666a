import Foundation

/// A small disk in memory at a folder of a test's own, which goes when the test lets go of it. Only root may mount one.
public final class Mount {
  /// Where it is.
  public let url: URL

  /// False where nothing can be mounted.
  public static let isAllowed: Bool = {
    guard geteuid() == 0, let folder = try? TemporaryFolder() else { return false }
    return (try? Mount("size=64k", at: folder.url)) != nil
  }()

  /// Mounts a disk in memory with the options that `mount` takes after `-o`.
  public init(_ options: String, at url: URL) throws {
    self.url = url
    guard try Mount.run("mount", ["-t", "tmpfs", "-o", options, "tmpfs", url.path]) == 0 else {
      throw TimedOut("mount \(options)")
    }
  }

  deinit { _ = try? Mount.run("umount", [url.path]) }

  private static func run(_ program: String, _ arguments: [String]) throws -> Int32 {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [program] + arguments
    process.standardError = FileHandle.nullDevice
    try process.runHearingSignals()
    process.waitUntilExit()
    return process.terminationStatus
  }
}
