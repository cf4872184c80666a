// The arguments as bytes: a file's name need not be UTF-8.
let arguments = (1..<max(1, Int(CommandLine.argc))).compactMap { index in
  CommandLine.unsafeArgv[index].map { Path(Array(UnsafeRawBufferPointer(start: $0, count: strlen($0)))) }
}
exit(scenec(arguments).rawValue)
