import Foundation

/// A folder of a test's own, which goes when the test lets go of it.
public final class TemporaryFolder: Sendable {
  /// Where it is.
  public let url: URL

  /// An empty folder.
  public init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("scenec-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// Writes a file, and the folders on the way to it, and says where it is.
  @discardableResult
  public func write(_ text: String, to name: String) throws -> URL {
    try write(Data(text.utf8), to: name)
  }

  /// Writes a file, and the folders on the way to it, and says where it is.
  @discardableResult
  public func write(_ data: Data, to name: String) throws -> URL {
    let file = url.appendingPathComponent(name)
    try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
    return file
  }
}
