/// The address of a file as SARIF wants it: relative to the folder in which the command was given, where it is in it
/// or below, and else a `file:` URI. What may not stand in a URI (RFC 3986) is escaped, byte by byte.
struct FileAddress {
  /// The address.
  let uri: String
  /// Whether it counts from the folder in which the command was given.
  let isRelative: Bool

  /// The address of a file, by the path that was given for it.
  init(of path: Path, in folder: Path = currentFolder()) {
    var bytes = path.bytes[...]
    let prefix = folder.bytes.last == UInt8(ascii: "/") ? folder.bytes : folder.bytes + [UInt8(ascii: "/")]
    if !folder.bytes.isEmpty, bytes.starts(with: prefix) { bytes = bytes.dropFirst(prefix.count) }
    while bytes.starts(with: Array("./".utf8)) { bytes = bytes.dropFirst(2).drop { $0 == UInt8(ascii: "/") } }
    isRelative = bytes.first != UInt8(ascii: "/")
    uri = (isRelative ? "" : "file://") + escaped(bytes)
  }
}

private func escaped(_ bytes: ArraySlice<UInt8>) -> String {
  var result = ""
  for byte in bytes {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
      UInt8(ascii: "~"), UInt8(ascii: "/"):
      result.unicodeScalars.append(Unicode.Scalar(byte))
    default:
      let digits = String(byte, radix: 16, uppercase: true)
      result += "%" + (digits.count < 2 ? "0" : "") + digits
    }
  }
  return result
}

/// The folder in which the command was given; empty where the system does not tell.
private func currentFolder() -> Path {
  guard let name = getcwd(nil, 0) else { return Path("") }
  defer { free(name) }
  return Path(Array(UnsafeRawBufferPointer(start: name, count: strlen(name))))
}
