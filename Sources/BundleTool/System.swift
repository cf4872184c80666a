#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Ends the step, and with it the build, with a message.
func fail(_ message: String) -> Never {
  let line = Array("error: \(message)\n".utf8)
  _ = write(2, line, line.count)
  exit(1)
}

/// True when there is a file or folder at the path.
func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

/// The folder that a path is in.
func parentFolder(of path: String) -> String {
  guard let slash = path.lastIndex(of: "/") else { return "." }
  return String(path[..<slash])
}

/// What is in the file; ends the step when it can't be read.
func bytes(of path: String) -> [UInt8] {
  guard let file = fopen(path, "rb") else { fail("can't read \(path)") }
  defer { fclose(file) }
  var bytes: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 65_536)
  while true {
    let count = fread(&buffer, 1, buffer.count, file)
    if count == 0 { return bytes }
    bytes += buffer[..<count]
  }
}

/// The text in the file; ends the step when it can't be read.
func text(of path: String) -> String { String(decoding: bytes(of: path), as: UTF8.self) }

/// Writes the file; ends the step when it can't be written.
func write(_ bytes: [UInt8], to path: String) {
  guard let file = fopen(path, "wb") else { fail("can't write \(path)") }
  guard fwrite(bytes, 1, bytes.count, file) == bytes.count, fclose(file) == 0 else { fail("can't write \(path)") }
}

/// Removes the file, where there is one.
func remove(_ path: String) { unlink(path) }

/// Writes the file unless it already holds the text, so that nothing that depends on it is built for nothing.
func writeIfChanged(_ text: String, to path: String) {
  let new = Array(text.utf8)
  if exists(path), bytes(of: path) == new { return }
  write(new, to: path)
}

/// Runs a program; ends the step when it fails.
func run(_ command: [String]) {
  let status = spawn(command, output: nil)
  if status != 0 { fail("\(command[0]) ended with \(status)") }
}

/// What a program prints; nil when it fails.
func output(of command: [String]) -> String? {
  var ends: [Int32] = [0, 0]
  guard pipe(&ends) == 0 else { return nil }
  // What is asked here prints less than a pipe holds, so that it can be read after the program has ended.
  let status = spawn(command, output: ends[1])
  close(ends[1])
  defer { close(ends[0]) }
  guard status == 0 else { return nil }
  var bytes: [UInt8] = []
  var buffer = [UInt8](repeating: 0, count: 4096)
  while case let count = read(ends[0], &buffer, buffer.count), count > 0 { bytes += buffer[..<count] }
  return String(decoding: bytes, as: UTF8.self)
}

/// Runs a program to its end, with its standard output to the given descriptor; its exit status, or 127.
private func spawn(_ command: [String], output: Int32?) -> Int32 {
  #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
  #else
    var actions = posix_spawn_file_actions_t()
  #endif
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  if let output { posix_spawn_file_actions_adddup2(&actions, output, 1) }

  var arguments: [UnsafeMutablePointer<CChar>?] = command.map { strdup($0) }
  arguments.append(nil)
  defer { for argument in arguments { free(argument) } }
  var process: pid_t = 0
  guard posix_spawnp(&process, command[0], &actions, nil, arguments, environ) == 0 else { return 127 }
  var status: Int32 = 0
  while waitpid(process, &status, 0) == -1 {
    if errno != EINTR { return 127 }
  }
  return status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F
}
