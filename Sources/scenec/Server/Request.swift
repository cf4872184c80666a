import SceneLang

/// What a browser asks for.
struct Request: Equatable {
  /// `GET` or `HEAD`, or another word that gets no answer but a refusal.
  var method: String
  /// The path, decoded, without what follows a question mark; it begins with a slash.
  var path: Text
  /// What follows the question mark, as it is written; empty for nothing.
  var query: String = ""
  /// The host that the browser means to talk to, in small letters, without a port.
  var host: String
  /// The last event that the browser knows, where it comes back to a stream.
  var lastEvent: String?

  /// What the bytes that have come so far amount to.
  enum Reading: Equatable {
    case incomplete
    case refused(Response.Status)
    case request(Request)
  }

  /// The most bytes that a request may have.
  static let byteLimit = 16 << 10

  /// Reads a request's head; what follows it is of no interest.
  static func read(_ bytes: [UInt8]) -> Reading {
    // Whatever is not a request shows it in its first bytes, or at the latest in its first line.
    guard bytes.prefix(8).allSatisfy({ (0x20..<0x7F).contains($0) || $0 == 0x0D || $0 == 0x0A }) else {
      return .refused(.badRequest)
    }
    guard let lineEnd = bytes.firstIndex(of: 0x0A) else {
      return bytes.count > byteLimit ? .refused(.tooLong) : .incomplete
    }
    guard var request = requestLine(trimmed(bytes[..<lineEnd])) else { return .refused(.badRequest) }
    var hosts = 0
    var start = lineEnd + 1
    while let end = bytes[start...].firstIndex(of: 0x0A) {
      guard end <= byteLimit else { return .refused(.tooLong) }
      let line = trimmed(bytes[start..<end])
      start = end + 1
      if line.isEmpty {
        return hosts == 1 ? .request(request) : .refused(.badRequest)
      }
      guard let (name, value) = header(line) else { return .refused(.badRequest) }
      switch name {
      case "host":
        hosts += 1
        request.host = hostWithoutPort(value)
      case "last-event-id": request.lastEvent = value
      default: break
      }
    }
    return bytes.count > byteLimit ? .refused(.tooLong) : .incomplete
  }

  /// `GET /path HTTP/1.1`; the host comes later.
  private static func requestLine(_ line: ArraySlice<UInt8>) -> Request? {
    let words = line.split(separator: 0x20, omittingEmptySubsequences: false)
    guard words.count == 3, words[2].starts(with: Array("HTTP/1.".utf8)), words[2].count == 8 else { return nil }
    guard !words[0].isEmpty, words[0].allSatisfy({ (0x41...0x5A).contains($0) }) else { return nil }
    let path = words[1].prefix { $0 != UInt8(ascii: "?") }
    guard path.first == UInt8(ascii: "/"), let path = decoded(path) else { return nil }
    let query = words[1].drop { $0 != UInt8(ascii: "?") }.dropFirst()
    return Request(
      method: String(decoding: words[0], as: UTF8.self), path: path, query: String(decoding: query, as: UTF8.self),
      host: "")
  }

  /// `Name: value`, the name in small letters.
  private static func header(_ line: ArraySlice<UInt8>) -> (name: String, value: String)? {
    guard let colon = line.firstIndex(of: UInt8(ascii: ":")), colon > line.startIndex else { return nil }
    let name = line[..<colon]
    guard name.allSatisfy({ (0x21..<0x7F).contains($0) }) else { return nil }
    var value = line[(colon + 1)...]
    while let first = value.first, first == 0x20 || first == 0x09 { value = value.dropFirst() }
    while let last = value.last, last == 0x20 || last == 0x09 { value = value.dropLast() }
    return (String(decoding: name, as: UTF8.self).lowercased(), String(decoding: value, as: UTF8.self))
  }

  /// A path with `%41` for `A` undone once; nil where that can't be read.
  private static func decoded(_ path: ArraySlice<UInt8>) -> Text? {
    var bytes: [UInt8] = []
    var rest = path
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      guard let high = rest.popFirst().flatMap(hexDigit), let low = rest.popFirst().flatMap(hexDigit) else {
        return nil
      }
      bytes.append(high << 4 | low)
    }
    return Text(bytes)
  }

  private static func hexDigit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  private static func hostWithoutPort(_ host: String) -> String {
    let name = host.lowercased()
    guard let colon = name.lastIndex(of: ":"), name[colon...].dropFirst().allSatisfy(\.isNumber) else { return name }
    return String(name[..<colon])
  }

  private static func trimmed(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    line.last == 0x0D ? line.dropLast() : line
  }
}
