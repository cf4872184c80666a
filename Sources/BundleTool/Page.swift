/// The page with the scripts and styles that it names, which are files in `folder`, put in their places.
func inlined(page: String, folder: String) -> String {
  var lines: [String] = []
  for line in page.split(separator: "\n", omittingEmptySubsequences: false) {
    if let name = between("<script src=\"", "\"></script>", in: line) {
      lines.append("<script>\n" + text(of: "\(folder)/\(name)") + "</script>")
    } else if let name = between("<link rel=\"stylesheet\" href=\"", "\">", in: line) {
      lines.append("<style>\n" + text(of: "\(folder)/\(name)") + "</style>")
    } else {
      lines.append(String(line))
    }
  }
  return lines.joined(separator: "\n")
}

/// What stands between a line's beginning and its end, where they are the two given.
private func between(_ start: String, _ end: String, in line: Substring) -> String? {
  let line = line.drop { $0 == " " }
  guard line.hasPrefix(start), line.hasSuffix(end) else { return nil }
  return String(line.dropFirst(start.count).dropLast(end.count))
}

/// The text cut at each of the lines given, in their order; fewer parts when one is not there.
func split(_ text: String, at marks: [String]) -> [String] {
  var parts: [[Substring]] = [[]]
  for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
    if parts.count <= marks.count, line == marks[parts.count - 1] {
      parts.append([])
    } else {
      parts[parts.count - 1].append(line)
    }
  }
  return parts.map { $0.joined(separator: "\n") }
}

/// The bytes in base64, on one line.
func base64(_ bytes: [UInt8]) -> String {
  let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".utf8)
  var result: [UInt8] = []
  result.reserveCapacity(bytes.count / 3 * 4 + 4)
  for start in stride(from: 0, to: bytes.count, by: 3) {
    let group = bytes[start..<min(start + 3, bytes.count)]
    var bits = 0
    for byte in group { bits = bits << 8 | Int(byte) }
    bits <<= 8 * (3 - group.count)
    for place in 0..<4 {
      result.append(place <= group.count ? digits[bits >> (18 - 6 * place) & 63] : UInt8(ascii: "="))
    }
  }
  return String(decoding: result, as: UTF8.self)
}
