/// Why a file could not be read.
enum FileProblem: Error, Equatable {
  /// There is none of that name.
  case missing
  /// This user may not read it.
  case notPermitted
  /// It is a folder.
  case isFolder
  /// It is a device, a pipe or the like.
  case notAFile
  /// It has more bytes than the limit.
  case tooLarge(limit: Int)
  /// It is outside the scene's folder, hidden, or a link.
  case outside
  /// It is a page, but not of a toy.
  case notAToy
  /// Anything else, by the system's number for it.
  case other(Int32)

  /// The problem that `errno` stands for.
  init(errorNumber: Int32) {
    self =
      switch errorNumber {
      case ENOENT, ENOTDIR, ENAMETOOLONG: .missing
      case EACCES, EPERM: .notPermitted
      case EISDIR: .isFolder
      case ELOOP: .outside
      default: .other(errorNumber)
      }
  }
}
