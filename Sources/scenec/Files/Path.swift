/// The path of a file: bytes, as the system has them, which need not be UTF-8.
struct Path: Hashable, Sendable {
  /// The bytes of the path, without a zero at the end.
  var bytes: [UInt8]

  /// The path of the given bytes.
  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The path that is written so.
  init(_ string: String) { bytes = Array(string.utf8) }

  /// What comes after the last slash.
  var name: Path {
    guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return self }
    return Path(Array(bytes[(slash + 1)...]))
  }

  /// Everything up to and including the last slash; empty for a file of the current folder.
  var folderPrefix: Path {
    guard let slash = bytes.lastIndex(of: UInt8(ascii: "/")) else { return Path("") }
    return Path(Array(bytes[...slash]))
  }

  /// The folder that the file is in.
  var folder: Path { folderPrefix.bytes.isEmpty ? Path(".") : folderPrefix }

  /// The path of something in this folder.
  func appending(_ name: Path) -> Path {
    let separator: [UInt8] = bytes.isEmpty || bytes.last == UInt8(ascii: "/") ? [] : [UInt8(ascii: "/")]
    return Path(bytes + separator + name.bytes)
  }

  /// What comes after the name's last full stop, in small letters; empty where there is none.
  var fileExtension: String {
    let name = name.bytes
    guard let stop = name.lastIndex(of: UInt8(ascii: ".")), stop > 0 else { return "" }
    return String(decoding: name[(stop + 1)...], as: UTF8.self).lowercased()
  }

  /// The same with another ending after the last full stop of its name, or without one.
  func replacingExtension(by ending: String) -> Path {
    let count = name.bytes.lastIndex(of: UInt8(ascii: ".")).map { $0 > 0 ? name.bytes.count - $0 : 0 } ?? 0
    return Path(bytes.dropLast(count) + Array((ending.isEmpty ? "" : "." + ending).utf8))
  }

  /// True when there is a folder of this name.
  var isFolder: Bool {
    var status = stat()
    return withCString { stat($0, &status) } == 0 && status.isFolder
  }

  /// Calls `body` with the path as the C library takes it.
  func withCString<Result>(_ body: (UnsafePointer<CChar>) -> Result) -> Result {
    (bytes + [0]).withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) { body($0.baseAddress!) }
    }
  }
}

extension Path: CustomStringConvertible {
  /// The path for people to read; bytes that would steer a terminal are replaced.
  var description: String {
    var shown = String.UnicodeScalarView()
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
      let steers = scalar.value < 0x20 || (0x7F..<0xA0).contains(scalar.value)
      shown.append(steers ? "\u{FFFD}" : scalar)
    }
    return String(shown)
  }
}
