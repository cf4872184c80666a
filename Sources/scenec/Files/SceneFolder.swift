import SceneLang

/// The folder of a scene. What a scene may use, and what a page may be sent, is in it or below, and nothing else:
/// no hidden file, no link, no way up.
struct SceneFolder {
  /// The folder.
  let path: Path

  /// The parts of a name such as `pictures/cat.png`; nil where it leads elsewhere, however it is spelled.
  static func parts(of name: Text) -> [Path]? {
    let parts = name.bytes.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    for part in parts {
      guard let first = part.first, first != UInt8(ascii: ".") else { return nil }
      guard !part.contains(where: { $0 == 0 || $0 == UInt8(ascii: "\\") }) else { return nil }
    }
    return parts.map { Path(Array($0)) }
  }

  /// The whole of a file that is in the folder or below.
  func read(_ name: Text, upTo limit: Int) throws(FileProblem) -> [UInt8] {
    let descriptor = try descriptor(of: name)
    defer { close(descriptor) }
    return try readAll(descriptor, upTo: limit)
  }

  /// How large a file in the folder or below is, and its first bytes.
  func look(at name: Text, upTo limit: Int) throws(FileProblem) -> (size: Int, head: [UInt8]) {
    let descriptor = try descriptor(of: name)
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FileProblem(errorNumber: errno) }
    if status.isFolder { throw .isFolder }
    guard status.isFile else { throw .notAFile }
    var head = [UInt8](repeating: 0, count: min(limit, Int(status.st_size)))
    var count = 0
    while count < head.count {
      let more = head.withUnsafeMutableBytes {
        pread(descriptor, $0.baseAddress! + count, $0.count - count, off_t(count))
      }
      if more < 0 && errno == EINTR { continue }
      guard more > 0 else { break }
      count += more
    }
    return (Int(status.st_size), Array(head.prefix(count)))
  }

  /// Opens a file that is in the folder or below. The way to it is opened step by step, each without following links,
  /// so that nobody can swap a step for a link in between.
  private func descriptor(of name: Text) throws(FileProblem) -> Int32 {
    guard let parts = SceneFolder.parts(of: name) else { throw .outside }
    var descriptor = path.withCString { open($0, O_RDONLY | O_CLOEXEC) }
    guard descriptor >= 0 else { throw FileProblem(errorNumber: errno) }
    for part in parts {
      let next = part.withCString { openat(descriptor, $0, O_RDONLY | O_NONBLOCK | O_NOFOLLOW | O_CLOEXEC) }
      let problem = errno
      close(descriptor)
      guard next >= 0 else { throw FileProblem(errorNumber: problem) }
      descriptor = next
    }
    return descriptor
  }
}
