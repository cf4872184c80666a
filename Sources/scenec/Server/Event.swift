/// Something told to pages that listen: a server-sent event.
struct Event {
  /// Its name, which the page listens for.
  var name: String
  /// What a page that comes back tells that it knows.
  var id: String?
  /// One line of text.
  var data: String

  /// The bytes that go to the browser.
  var bytes: [UInt8] {
    let id = id.map { "id: \($0)\n" } ?? ""
    return Array("event: \(name)\n\(id)data: \(data)\n\n".utf8)
  }

  /// What keeps a silent stream from being taken for a dead one.
  static let heartbeat = Array(":\n\n".utf8)
}
