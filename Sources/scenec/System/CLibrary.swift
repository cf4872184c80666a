// The system's C library, imported once for the whole module, and the few things that systems spell differently.

#if canImport(Glibc)
  @_exported import Glibc
#elseif canImport(Musl)
  @_exported import Musl
#elseif canImport(Darwin)
  @_exported import Darwin
#endif

/// The kind of a socket that carries a stream of bytes.
var streamSocket: Int32 {
  #if canImport(Glibc)
    Int32(SOCK_STREAM.rawValue)
  #else
    SOCK_STREAM
  #endif
}

extension stat {
  /// When the file was last written to: seconds and nanoseconds.
  var modified: timespec {
    #if canImport(Darwin)
      st_mtimespec
    #else
      st_mtim
    #endif
  }

  /// True for a plain file.
  var isFile: Bool { st_mode & S_IFMT == S_IFREG }
  /// True for a folder.
  var isFolder: Bool { st_mode & S_IFMT == S_IFDIR }
}
