/// What changes when a file is saved, by writing into it or by putting another in its place.
struct FileStamp: Equatable {
  private var seconds: Int
  private var nanoseconds: Int
  private var size: Int
  private var inode: UInt64

  /// The stamp of the file as it is now; nil where there is none.
  init?(of path: Path) {
    var status = stat()
    guard path.withCString({ stat($0, &status) }) == 0 else { return nil }
    seconds = Int(status.modified.tv_sec)
    nanoseconds = Int(status.modified.tv_nsec)
    size = Int(status.st_size)
    inode = UInt64(status.st_ino)
  }
}
