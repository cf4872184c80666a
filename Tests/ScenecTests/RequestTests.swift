import SceneLang
import Testing

@testable import scenec

@Suite struct RequestTests {
  private func read(_ text: String) -> Request.Reading { Request.read(Array(text.utf8)) }

  @Test("A request is its method, its decoded path, its query and its host")
  func whole() {
    let reading = read("GET /a%20b.png?x=1 HTTP/1.1\r\nHost: LocalHost:8000\r\nLast-Event-ID: 7f\r\n\r\n")
    #expect(
      reading == .request(Request(method: "GET", path: "/a b.png", query: "x=1", host: "localhost", lastEvent: "7f")))
  }

  @Test(
    "Half a request is waited for",
    arguments: ["", "GET", "GET / HTTP/1.1\r\n", "GET / HTTP/1.1\r\nHost: localhost\r\n"])
  func half(text: String) {
    #expect(read(text) == .incomplete)
  }

  @Test(
    "What is not a request is refused",
    arguments: [
      "hello\n", "\u{16}\u{3}\u{1}\u{2}", "GET /\r\n", "GET http://localhost/ HTTP/1.1\r\n", "get / HTTP/1.1\r\n",
      "GET / HTTP/2.0\r\n", "GET /%zz HTTP/1.1\r\n", "GET /%4 HTTP/1.1\r\n", "GET  / HTTP/1.1\r\n",
      "GET / HTTP/1.1\r\nHost\r\n", "GET / HTTP/1.1\r\n: x\r\n", "GET / HTTP/1.1\r\n\r\n",
      "GET / HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n", "GET / HTTP/1.1\r\nHost: a\r\n folded\r\n\r\n",
    ])
  func garbage(text: String) {
    #expect(read(text) == .refused(.badRequest))
  }

  @Test("A request without end is refused once it is too long")
  func endless() {
    let long = String(repeating: "x", count: Request.byteLimit)
    #expect(read("GET /" + long) == .refused(.tooLong))
    #expect(read("GET / HTTP/1.1\r\nHost: a\r\nX: " + long) == .refused(.tooLong))
  }

  @Test(
    "Names that lead out of the scene's folder, or to hidden files, have no parts",
    arguments: [
      "../a.png", "a/../../b.png", "./a.png", "/etc/passwd", "a//b.png", ".hidden.png", "a/.git/b.png", "", "a/",
      "..\\a.png", "a\\..\\b.png", "a\0.png",
    ])
  func outside(name: String) {
    #expect(SceneFolder.parts(of: Text(name)) == nil)
  }
}
