/// Something told to pages that listen: a server-sent event.
struct Event {
  /// What a page that comes back tells that it knows.
  let id: String
  /// The bytes that go to the browser.
  let bytes: [UInt8]

  /// An event that the page listens for by its name; the data is one line of text.
  init(name: String, id: String, data: [UInt8]) {
    self.id = id
    bytes = Array("event: \(name)\nid: \(id)\ndata: ".utf8) + data + Array("\n\n".utf8)
  }

  /// What keeps a silent stream from being taken for a dead one.
  static let heartbeat = Array(":\n\n".utf8)
}
