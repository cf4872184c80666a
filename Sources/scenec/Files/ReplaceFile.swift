/// Why a file could not be written: the system's number for it.
struct WriteProblem: Error, Equatable {
  let errorNumber: Int32
}

/// Puts a file of the given bytes into a folder, which is made where there is none. It is written aside and then
/// renamed, so that nobody ever sees half of it. Nothing is written through a link.
func replaceFile(_ name: Path, in folder: Path, with bytes: [UInt8]) throws(WriteProblem) {
  _ = folder.withCString { mkdir($0, 0o777) }
  let directory = folder.withCString { open($0, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC) }
  guard directory >= 0 else { throw WriteProblem(errorNumber: errno) }
  defer { close(directory) }

  let aside = Path(".writing-\(getpid())")
  do throws(WriteProblem) {
    try writeFile(aside, in: directory, bytes)
    let renamed = aside.withCString { from in name.withCString { to in renameat(directory, from, directory, to) } }
    guard renamed == 0 else { throw WriteProblem(errorNumber: errno) }
  } catch {
    _ = aside.withCString { unlinkat(directory, $0, 0) }
    throw error
  }
}

/// Replaces a file that is there, or what a link leads to, by one of the given bytes and the same permissions.
func replaceFile(_ path: Path, with bytes: [UInt8]) throws(WriteProblem) {
  guard let resolved = path.withCString({ realpath($0, nil) }) else { throw WriteProblem(errorNumber: errno) }
  defer { free(resolved) }
  var status = stat()
  guard stat(resolved, &status) == 0 else { throw WriteProblem(errorNumber: errno) }
  guard access(resolved, W_OK) == 0 else { throw WriteProblem(errorNumber: errno) }
  let target = Path(Array(UnsafeRawBufferPointer(start: resolved, count: strlen(resolved))))
  try replaceFile(Path(target.name.bytes), in: target.folder, with: bytes)
  _ = chmod(resolved, status.st_mode & 0o7777)
}

private func writeFile(_ name: Path, in directory: Int32, _ bytes: [UInt8]) throws(WriteProblem) {
  let flags = O_WRONLY | O_CREAT | O_TRUNC | O_NOFOLLOW | O_CLOEXEC
  let descriptor = name.withCString { openat(directory, $0, flags, 0o666) }
  guard descriptor >= 0 else { throw WriteProblem(errorNumber: errno) }
  var rest = bytes[...]
  while !rest.isEmpty {
    let count = rest.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    if count < 0 && errno == EINTR { continue }
    guard count > 0 else {
      let problem = WriteProblem(errorNumber: errno)
      close(descriptor)
      throw problem
    }
    rest = rest.dropFirst(count)
  }
  // A full disk may be told only here.
  guard close(descriptor) == 0 else { throw WriteProblem(errorNumber: errno) }
}
