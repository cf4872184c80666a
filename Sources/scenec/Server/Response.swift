/// An answer to a browser.
struct Response {
  /// How it went.
  var status: Status
  /// What the body is.
  var mediaType = "text/plain; charset=utf-8"
  /// Rules for the browser that hold for this answer.
  var securityPolicy: String?
  /// Where what was asked for really is, on this server.
  var location: String?
  /// What is sent.
  var body: [UInt8]

  /// How a request went; the number is HTTP's.
  enum Status: Int {
    case ok = 200
    case moved = 301
    case badRequest = 400
    case notFound = 404
    case methodNotAllowed = 405
    case tooSlow = 408
    case otherHost = 421
    case tooLong = 431

    /// HTTP's words for it.
    var phrase: String {
      switch self {
      case .ok: "OK"
      case .moved: "Moved Permanently"
      case .badRequest: "Bad Request"
      case .notFound: "Not Found"
      case .methodNotAllowed: "Method Not Allowed"
      case .tooSlow: "Request Timeout"
      case .otherHost: "Misdirected Request"
      case .tooLong: "Request Header Fields Too Large"
      }
    }
  }

  /// A refusal that says why in HTTP's words.
  static func refusal(_ status: Status) -> Response {
    Response(status: status, body: Array("\(status.rawValue) \(status.phrase)\n".utf8))
  }

  /// What goes to the browser before the body.
  var head: [UInt8] {
    var head = Response.head(status, mediaType: mediaType)
    head += "Content-Length: \(body.count)\r\nConnection: close\r\n"
    if let securityPolicy { head += "Content-Security-Policy: \(securityPolicy)\r\n" }
    if let location { head += "Location: \(location)\r\n" }
    if status == .methodNotAllowed { head += "Allow: GET, HEAD\r\n" }
    return Array((head + "\r\n").utf8)
  }

  /// The head of a stream of events, which has no end.
  static let streamHead = Array((head(.ok, mediaType: "text/event-stream") + "\r\n").utf8)

  private static func head(_ status: Status, mediaType: String) -> String {
    """
    HTTP/1.1 \(status.rawValue) \(status.phrase)\r
    Content-Type: \(mediaType)\r
    Cache-Control: no-store\r
    X-Content-Type-Options: nosniff\r
    Cross-Origin-Resource-Policy: same-origin\r
    Referrer-Policy: no-referrer\r

    """
  }
}
