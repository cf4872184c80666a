import Foundation
import TestSupport
import Testing

@Suite(.enabled(if: Scenec.playerIsExpected, "scenec was built without the player")) struct RunTests {
  private let folder: TemporaryFolder
  private let scene: URL

  init() throws {
    folder = try TemporaryFolder()
    scene = try folder.write("box here at (10, 10) size 50\n", to: "toy.scene")
  }

  /// Asks for the page, and gives the path at which it says that it will listen.
  private func livePath(_ scenec: RunningScenec) throws -> String {
    let page = try exchange("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n", with: scenec)
    return String(try #require(page.firstMatch(of: /<meta name="scenec-live" content="([^"]*)">/)).output.1)
  }

  /// Begins to listen there, as a page does that knows no event yet.
  private func listen(at path: String, _ scenec: RunningScenec) throws -> Line {
    let line = try Line(to: scenec.address)
    try line.send("GET \(path) HTTP/1.1\r\nHost: localhost\r\n\r\n")
    return line
  }

  @Test("The page is at the address that is printed, and holds the scene by its name")
  func page() throws {
    let scenec = try RunningScenec(scene)
    let answer = try exchange("GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n", with: scenec)
    #expect(answer.hasPrefix("HTTP/1.1 200 OK\r\n"))
    #expect(answer.contains("Content-Type: text/html; charset=utf-8\r\n"))
    #expect(answer.contains("toy.scene"))
  }

  @Test("Pictures and sounds beside the scene and below are served")
  func media() throws {
    try folder.write("picture", to: "pictures/cat.png")
    let scenec = try RunningScenec(scene)
    let answer = try exchange("GET /pictures/cat.png HTTP/1.1\r\nHost: localhost\r\n\r\n", with: scenec)
    #expect(answer.contains("Content-Type: image/png\r\n"))
    #expect(answer.hasSuffix("\r\n\r\npicture"))
  }

  @Test(
    "Nothing else is served, however it is spelled",
    arguments: [
      "/toy.scene", "/../secret.png", "/..%2fsecret.png", "/%2e%2e/secret.png", "/%2E%2E%2Fsecret.png",
      "/.%2e/secret.png", "/%252e%252e/secret.png", "/..\\secret.png", "/..%5csecret.png", "//secret.png",
      "/./inside.png", "/.hidden.png", "/link.png", "/linked/secret.png", "/inside.png%00.txt", "/inside.png/",
      "/etc/passwd", "/folder.png", "/no.png", "/../../../../../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd",
      "/..%2f..%2fetc%2fpasswd", "/..%5c..%5cetc%5cpasswd", "//etc/passwd", "///etc//passwd", "/%2fetc%2fpasswd",
      "/%00/etc/passwd", "/inside.png%00", "/%c0%ae%c0%ae/secret.png", "/%c0%ae%c0%ae%c0%afsecret.png",
      "/..%c0%afsecret.png", "/%e0%80%ae%e0%80%ae/secret.png", "/..%ef%bc%8fsecret.png", "/....//secret.png",
      "/inner/../secret.png", "/;/../secret.png", "/~/secret.png", "/C:/secret.png",
    ])
  func refused(path: String) throws {
    try folder.write("secret", to: "secret.png")
    try folder.write("secret", to: "inner/.hidden.png")
    try folder.write("secret", to: "inner/folder.png/x.png")
    try folder.write("inside", to: "inner/inside.png")
    let inner = try folder.write("box here at (10, 10) size 50\n", to: "inner/toy.scene")
    for (link, target) in [("inner/link.png", "../secret.png"), ("inner/linked", "..")] {
      try FileManager.default.createSymbolicLink(
        atPath: folder.url.appendingPathComponent(link).path, withDestinationPath: target)
    }
    let scenec = try RunningScenec(inner)
    let answer = try exchange("GET \(path) HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n", with: scenec)
    #expect(answer.hasPrefix("HTTP/1.1 404 Not Found\r\n"))
    #expect(!answer.contains("secret"))
  }

  @Test("A picture is served only under rules that keep a script in it from running")
  func pictureWithScript() throws {
    try folder.write("<svg xmlns='http://www.w3.org/2000/svg'><script>1</script></svg>", to: "cat.svg")
    let scenec = try RunningScenec(scene)
    let answer = try exchange("GET /cat.svg HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n", with: scenec)
    #expect(answer.contains("Content-Security-Policy: default-src 'none'; style-src 'unsafe-inline'; sandbox\r\n"))
  }

  @Test(
    "A request that was led here by another name, or can't be read, is refused, and the server lives on",
    arguments: [
      ("GET / HTTP/1.1\r\nHost: evil.example\r\n\r\n", "421 Misdirected Request"),
      ("GET / HTTP/1.1\r\nHost: 127.0.0.1.evil.example\r\n\r\n", "421 Misdirected Request"),
      ("GET / HTTP/1.1\r\n\r\n", "400 Bad Request"),
      ("POST / HTTP/1.1\r\nHost: localhost\r\nContent-Length: 3\r\n\r\nx=1", "405 Method Not Allowed"),
      ("\u{16}\u{3}\u{1}garbage", "400 Bad Request"),
      ("hello\n", "400 Bad Request"),
      ("GET /" + String(repeating: "x", count: 20_000), "431 Request Header Fields Too Large"),
    ])
  func refusals(request: String, status: String) throws {
    let scenec = try RunningScenec(scene)
    let answer = try exchange(request, with: scenec)
    #expect(answer.hasPrefix("HTTP/1.1 \(status)\r\n"))
    #expect(try exchange("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n", with: scenec).hasPrefix("HTTP/1.1 200"))
  }

  @Test("Half a request is given up after a while")
  func halfRequest() throws {
    let scenec = try RunningScenec(scene)
    let answer = try exchange("GET / HTTP/1.1\r\nHost:", with: scenec)
    #expect(answer.hasPrefix("HTTP/1.1 408 Request Timeout\r\n"))
  }

  @Test("Half requests that go on a byte at a time are given up as soon, and don't keep a browser out")
  func slowRequests() throws {
    let scenec = try RunningScenec(scene)
    let slow = try (0..<80).map { _ in try Line(to: scenec.address) }
    for line in slow { try line.send("GET / HTTP/1.1\r\nX: ") }
    var answered = 0
    let end = Date(timeIntervalSinceNow: 20)
    while slow.contains(where: { !$0.hasEnded }), Date() < end {
      for line in slow where !line.hasEnded { try line.send("x") }
      if try exchange("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n", with: scenec).hasPrefix("HTTP/1.1 200") {
        answered += 1
      }
      Thread.sleep(forTimeInterval: 0.5)
    }
    #expect(slow.allSatisfy { $0.hasEnded })
    #expect(answered > 3)
    #expect(slow.contains { $0.received.hasPrefix("HTTP/1.1 408 Request Timeout\r\n") })
  }

  @Test("An answer that is not read to its end is given up, and the server lives on")
  func unreadAnswer() throws {
    try folder.write(Data(count: 32 << 20), to: "large.png")
    let scenec = try RunningScenec(scene)
    let lines = try (0..<10).map { _ in try Line(to: scenec.address) }
    for line in lines { try line.send("GET /large.png HTTP/1.1\r\nHost: localhost\r\n\r\n") }
    #expect(try exchange("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n", with: scenec).hasPrefix("HTTP/1.1 200"))
    #expect(lines.count == 10)
  }

  @Test("A thousand connections that say nothing don't keep a browser out")
  func manyConnections() throws {
    let scenec = try RunningScenec(scene)
    let flood = try Flood(of: 1000, to: "127.0.0.1", port: try #require(scenec.address.port))
    for _ in 1...5 {
      #expect(try exchange("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n", with: scenec).hasPrefix("HTTP/1.1 200"))
    }
    #expect(flood.isUnderWay)
  }

  @Test("A save reaches the page, in place or by another file in its place", arguments: [false, true])
  func save(replacing: Bool) throws {
    let scenec = try RunningScenec(scene)
    let events = try Line(to: scenec.address)
    try events.send("GET /events HTTP/1.1\r\nHost: localhost\r\nLast-Event-ID: none\r\n\r\n")
    try waitFor("the scene") { events.received.contains("event: scene\n") ? true : nil }
    let before = events.received.count

    let text = "box there at (20, 20) size 50\n"
    if replacing {
      let other = try folder.write(text, to: "toy.scene~")
      #expect(rename(other.path, scene.path) == 0)
    } else {
      try Data(text.utf8).write(to: scene)
    }
    try waitFor("the new scene") { events.received.dropFirst(before).contains("event: scene\n") ? true : nil }
    #expect(events.received.contains(Data(text.utf8).base64EncodedString()))
    #expect(scenec.written.contains("toy.scene: saved, and playing."))
  }

  @Test("A tablet that slept through a save gets the new scene when it wakes, whoever has opened the page meanwhile")
  func sleeper() throws {
    let scenec = try RunningScenec(scene)
    let asleep = try livePath(scenec)
    let text = "box there at (20, 20) size 50\n"
    try Data(text.utf8).write(to: scene)
    try waitFor("the new scene") { scenec.written.contains("toy.scene: saved, and playing.") ? true : nil }
    let awake = try livePath(scenec)
    #expect(asleep != awake)
    let waking = try listen(at: asleep, scenec)
    try waitFor("the new scene") { waking.received.contains("event: scene\n") ? true : nil }
    #expect(waking.received.contains(Data(text.utf8).base64EncodedString()))

    // A page that began with the newest gets nothing before there is news.
    let listening = try listen(at: awake, scenec)
    try Data("circel here at (10, 10)\n".utf8).write(to: scene)
    try waitFor("the problems") { listening.received.contains("event: problems\n") ? true : nil }
    #expect(!listening.received.contains("event: scene\n"))
  }

  #if os(Linux)
    @Test("Many who dawdle over a large page share one copy of it, and keep nobody waiting")
    func dawdlers() throws {
      let gif = Data(base64Encoded: "R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7")!
      try folder.write(gif + Data(count: 20 << 20), to: "large.gif")
      let scene = try folder.write("image a \"large.gif\" size 9\n", to: "large.scene")
      #expect(try Scenec.run(["export", scene.path, "-o", "large.html"], in: folder.url).status == 0)
      for (file, path) in [("large.html", "/"), ("large.scene", "/large.gif")] {
        let scenec = try RunningScenec(folder.url.appendingPathComponent(file))
        func memory() throws -> Int {
          let status = try String(contentsOfFile: "/proc/\(scenec.processIdentifier)/status", encoding: .utf8)
          return Int(try #require(status.firstMatch(of: /VmRSS:\s*(\d+) kB/)).output.1)! << 10
        }
        func dawdle() throws -> Line {
          let line = try Line(to: scenec.address)
          try line.send("GET \(path) HTTP/1.1\r\nHost: localhost\r\n\r\n")
          try waitFor("its beginning", seconds: 60) { line.peeked > 0 ? true : nil }
          return line
        }
        let first = try dawdle()
        let before = try memory()
        let others = try (0..<8).map { _ in try dawdle() }
        let after = try memory()
        #expect(after - before < 20 << 20, "\(path): \(before) and \(after) bytes")
        let start = Date()
        #expect(try exchange("GET /no HTTP/1.1\r\nHost: localhost\r\n\r\n", with: scenec).hasPrefix("HTTP/1.1 404"))
        #expect(Date().timeIntervalSince(start) < 2)
        #expect(([first] + others).allSatisfy { $0.peeked > 0 })
      }
    }
  #endif

  @Test("A broken save is told on the page and in the terminal, and the last good scene stays")
  func brokenSave() throws {
    let scenec = try RunningScenec(scene)
    let events = try listen(at: livePath(scenec), scenec)
    try Data("circel here at (10, 10)\n".utf8).write(to: scene)
    try waitFor("the problems") { events.received.contains("event: problems\n") ? true : nil }
    #expect(events.received.contains("circel"))
    #expect(!events.received.contains("event: scene\n"))
    #expect(scenec.written.contains("circel"))
    #expect(scenec.written.contains("The page goes on with the last version that plays."))
  }

  @Test("A scene that is broken from the start is told, and plays as soon as it is mended")
  func brokenStart() throws {
    try Data("circel here at (10, 10)\n".utf8).write(to: scene)
    let scenec = try RunningScenec(scene)
    let page = try exchange("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n", with: scenec)
    #expect(page.hasPrefix("HTTP/1.1 200"))
    let events = try Line(to: scenec.address)
    try events.send("GET /events HTTP/1.1\r\nHost: localhost\r\n\r\n")
    try waitFor("the problems") { events.received.contains("circel") ? true : nil }
    try Data("circle here at (10, 10) size 9\n".utf8).write(to: scene)
    try waitFor("the scene") { events.received.contains("event: scene\n") ? true : nil }
  }

  @Test("A deleted file is told, the server lives on, and the scene is back when the file is")
  func deleted() throws {
    let scenec = try RunningScenec(scene)
    let events = try Line(to: scenec.address)
    try events.send("GET /events HTTP/1.1\r\nHost: localhost\r\n\r\n")
    try FileManager.default.removeItem(at: scene)
    try waitFor("the news") { events.received.contains("toy.scene is not there any more") ? true : nil }
    #expect(scenec.written.contains("toy.scene is not there any more"))
    #expect(try exchange("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n", with: scenec).hasPrefix("HTTP/1.1 200"))
    try Data("box back at (10, 10) size 50\n".utf8).write(to: scene)
    try waitFor("the scene") { scenec.written.contains("toy.scene: saved, and playing.") ? true : nil }
  }

  @Test("Ctrl-C and a request to end stop it with status 0", arguments: [SIGINT, SIGTERM])
  func stop(signal: Int32) throws {
    let scenec = try RunningScenec(scene)
    let events = try Line(to: scenec.address)
    try events.send("GET /events HTTP/1.1\r\nHost: localhost\r\n\r\n")
    #expect(try scenec.end(by: signal) == 0)
    #expect(scenec.written.hasSuffix("\n\n"))
  }

  @Test("Without --port each gets a free port from 8000 on")
  func usualPorts() throws {
    let first = try RunningScenec(scene, ["--no-open"])
    let second = try RunningScenec(scene, ["--no-open"])
    let ports = [first, second].compactMap(\.address.port)
    #expect(Set(ports).count == 2)
    #expect(ports.allSatisfy { (8000...8099).contains($0) })
  }

  @Test("The browser is asked to open the address; when it can't, that is told", arguments: [0, 3])
  func browser(status: Int) throws {
    #if os(macOS)
      let opener = "open"
    #else
      let opener = "xdg-open"
    #endif
    let asked = folder.url.appendingPathComponent("asked")
    let script = try folder.write("#!/bin/sh\necho $1 > \(asked.path)\nexit \(status)\n", to: "bin/\(opener)")
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: script.path)
    let path = script.deletingLastPathComponent().path + ":/usr/bin:/bin"
    let scenec = try RunningScenec(scene, ["--port", "0"], environment: ["PATH": path])
    let address = try waitFor("the browser to be asked") {
      let text = try? String(contentsOf: asked, encoding: .utf8)
      return text?.hasSuffix("\n") == true ? text : nil
    }
    #expect(address == scenec.address.absoluteString + "\n")
    let word = "No browser could be opened. Open \(scenec.address) yourself.\n"
    if status == 0 {
      #expect(!scenec.written.contains(word))
    } else {
      try waitFor("a word of it") { scenec.written.contains(word) ? true : nil }
    }
  }

  @Test("A port that is in use is told with status 2")
  func portInUse() throws {
    let scenec = try RunningScenec(scene)
    let port = String(scenec.address.port!)
    let outcome = try Scenec.run(["run", "--no-open", "--port", port, scene.path])
    #expect(outcome.errors.hasPrefix("scenec: port \(port) is in use by another program."))
    #expect(outcome.status == 2)
  }

  @Test("A folder and a file that is not there are told with status 2")
  func unreadable() throws {
    let outcome = try Scenec.run(["run", "."], in: folder.url)
    #expect(outcome.errors == "scenec: . is a folder. “run” plays one .scene file; name it.\n")
    #expect(outcome.status == 2)
    #expect(try Scenec.run(["run", "no.scene"], in: folder.url).errors == "scenec: there is no file no.scene.\n")
  }
}
