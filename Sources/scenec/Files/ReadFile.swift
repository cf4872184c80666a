/// The most bytes that a scene may have.
let sceneByteLimit = 16 << 20

/// The whole of a plain file; nothing is decoded. More than `limit` bytes are refused.
func readFile(_ path: Path, upTo limit: Int) throws(FileProblem) -> [UInt8] {
  guard !path.bytes.contains(0) else { throw .missing }
  // Opening a pipe would otherwise wait for its writer.
  let descriptor = path.withCString { open($0, O_RDONLY | O_NONBLOCK | O_CLOEXEC) }
  guard descriptor >= 0 else { throw FileProblem(errorNumber: errno) }
  defer { close(descriptor) }
  return try readAll(descriptor, upTo: limit)
}

/// The whole of an open plain file.
func readAll(_ descriptor: Int32, upTo limit: Int) throws(FileProblem) -> [UInt8] {
  var status = stat()
  guard fstat(descriptor, &status) == 0 else { throw FileProblem(errorNumber: errno) }
  if status.isFolder { throw .isFolder }
  guard status.isFile else { throw .notAFile }
  guard status.st_size <= limit else { throw .tooLarge(limit: limit) }
  return try readStream(descriptor, upTo: limit)
}

/// Everything that an open file or pipe still gives.
func readStream(_ descriptor: Int32, upTo limit: Int) throws(FileProblem) -> [UInt8] {
  var bytes: [UInt8] = []
  var chunk = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    let count = read(descriptor, &chunk, chunk.count)
    if count < 0 && errno == EINTR { continue }
    guard count >= 0 else { throw FileProblem(errorNumber: errno) }
    if count == 0 { return bytes }
    bytes += chunk[..<count]
    guard bytes.count <= limit else { throw .tooLarge(limit: limit) }
  }
}
