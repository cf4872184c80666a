/// Starts a program by its name and arguments; nil where there is none of that name. It is silent, and a Ctrl-C that
/// is meant for this program does not reach it.
func startAside(_ command: [String]) -> pid_t? {
  #if canImport(Darwin)
    var attributes: posix_spawnattr_t?
    var files: posix_spawn_file_actions_t?
  #else
    var attributes = posix_spawnattr_t()
    var files = posix_spawn_file_actions_t()
  #endif
  posix_spawnattr_init(&attributes)
  posix_spawn_file_actions_init(&files)
  var arguments = command.map { strdup($0) } + [nil]
  defer {
    posix_spawnattr_destroy(&attributes)
    posix_spawn_file_actions_destroy(&files)
    for argument in arguments { free(argument) }
  }

  // What this program does about signals is not handed on.
  var signals = sigset_t()
  sigemptyset(&signals)
  for number in [SIGINT, SIGTERM, SIGPIPE] { sigaddset(&signals, number) }
  posix_spawnattr_setsigdefault(&attributes, &signals)
  posix_spawnattr_setpgroup(&attributes, 0)
  posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF))
  posix_spawn_file_actions_addopen(&files, 0, "/dev/null", O_RDONLY, 0)
  for stream: Int32 in [1, 2] { posix_spawn_file_actions_addopen(&files, stream, "/dev/null", O_WRONLY, 0) }

  var process: pid_t = 0
  return posix_spawnp(&process, command[0], &files, &attributes, &arguments, environ) == 0 ? process : nil
}
