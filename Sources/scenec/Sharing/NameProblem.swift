/// Why a file can't go into a toy under its name, since it would not come back as it was.
enum NameProblem {
  /// The name begins with a dot.
  case hidden
  /// There is a `\` in it, which some systems take for the way into a folder.
  case backslash
  /// Its bytes are not UTF-8, which is all that a page can hold.
  case notUTF8

  /// The problem of a file's name, without its folder; nil for a name that is fit.
  init?(of name: Path) {
    if name.bytes.first == UInt8(ascii: ".") {
      self = .hidden
    } else if name.bytes.contains(UInt8(ascii: "\\")) {
      self = .backslash
    } else if String(validating: name.bytes, as: UTF8.self) == nil {
      self = .notUTF8
    } else {
      return nil
    }
  }
}
