import Foundation
import TestSupport

/// One window of a browser, steered over WebDriver.
final class Session {
  /// Which browser it is.
  let browser: Browser
  private let driver: Driver
  private let path: String

  /// Opens a window on an address, and waits until the page is loaded.
  init(_ browser: Browser, at address: URL) throws {
    self.browser = browser
    driver = try Driver(for: browser)
    let wanted = ["capabilities": ["alwaysMatch": browser.capabilities]]
    let answer = try Session.command("POST", "session", wanted, to: driver)
    guard let id = (answer as? [String: Any])?["sessionId"] as? String else {
      throw WebDriverError(description: "no session: \(answer)")
    }
    path = "session/\(id)/"
    try go(to: address)
  }

  /// Opens an address, and waits until the page is loaded.
  func go(to address: URL) throws {
    try command("POST", "url", ["url": address.absoluteString])
  }

  /// Loads the page again.
  func reload() throws { try command("POST", "refresh", [:]) }

  /// What the browser has noted about the page since it was asked last; WebKitGTK's driver does not tell.
  func notes() throws -> [String] {
    guard browser == .chromium else { return [] }
    let entries = try command("POST", "se/log", ["type": "browser"]) as? [[String: Any]] ?? []
    return entries.compactMap { $0["message"] as? String }
  }

  /// Lets the page reach nobody from now on. WebKitGTK's driver can't; a test counts requests there.
  func turnNetworkOff() throws {
    guard browser == .chromium else { return }
    let conditions: [String: Any] = ["offline": true, "latency": 0, "download_throughput": 0, "upload_throughput": 0]
    try command("POST", "chromium/network_conditions", ["network_conditions": conditions])
  }

  deinit { _ = try? Session.command("DELETE", String(path.dropLast()), nil, to: driver) }

  /// Runs a script in the page; what it returns comes as JSON values.
  @discardableResult
  func run(_ script: String, _ arguments: [Any] = []) throws -> Any {
    try command("POST", "execute/sync", ["script": script, "args": arguments])
  }

  /// Runs a script that is given, after the arguments, a function to call with what it has found.
  func asynchronous(_ script: String, _ arguments: [Any] = []) throws -> Any {
    try command("POST", "execute/async", ["script": script, "args": arguments])
  }

  /// What the script returns, which must be of the type that is asked for.
  func value<Value>(_ script: String, _ arguments: [Any] = [], as type: Value.Type = Value.self) throws -> Value {
    let answer = try run(script, arguments)
    guard let value = answer as? Value else {
      throw WebDriverError(description: "\(script) gave \(answer), not a \(type)")
    }
    return value
  }

  /// Does what fingers, or a mouse, do at the same time.
  func perform(_ gestures: [Gesture]) throws {
    try perform(gestures.map(\.json))
  }

  /// Does what is given as WebDriver takes it.
  func perform(_ actions: [[String: Any]]) throws {
    try command("POST", "actions", ["actions": actions])
  }

  /// What a screen reader is told of an element, which a script has given: `role` or `label`.
  func computed(_ what: String, of element: Any) throws -> String {
    let id = (element as? [String: String])?.values.first ?? ""
    guard let value = try command("GET", "element/\(id)/computed\(what)", nil) as? String else {
      throw WebDriverError(description: "no \(what)")
    }
    return value
  }

  /// Asks the developer tools of Chromium.
  @discardableResult
  func tools(_ name: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
    let answer = try command("POST", "goog/cdp/execute", ["cmd": name, "params": parameters])
    return answer as? [String: Any] ?? [:]
  }

  /// What the page looks like, once all that was drawn so far is on the screen.
  func screenshot() throws -> Picture {
    let frames = "const done = arguments[0]; requestAnimationFrame(() => requestAnimationFrame(() => done(null)))"
    try command("POST", "execute/async", ["script": frames, "args": [Any]()])
    guard let text = try command("GET", "screenshot", nil) as? String, let data = Data(base64Encoded: text) else {
      throw WebDriverError(description: "no screenshot")
    }
    return try Picture(png: Array(data))
  }

  @discardableResult
  private func command(_ method: String, _ name: String, _ body: [String: Any]?) throws -> Any {
    try Session.command(method, path + name, body, to: driver)
  }

  private static func command(
    _ method: String, _ path: String, _ body: [String: Any]?, to driver: Driver
  ) throws -> Any {
    let sent = try body.map { try JSONSerialization.data(withJSONObject: $0) } ?? Data()
    let head = """
      \(method) /\(path) HTTP/1.1\r
      Host: 127.0.0.1:\(driver.address.port ?? 0)\r
      Content-Type: application/json\r
      Content-Length: \(sent.count)\r
      Connection: close\r
      \r

      """
    let line = try Line(to: driver.address)
    try line.send(Data(head.utf8) + sent)
    let answer = try waitFor("the driver's answer to \(method) \(path)", seconds: 60) {
      // Asked first: what comes with the end counts.
      let hasEnded = line.hasEnded
      if let content = content(of: line.receivedBytes) { return content }
      if hasEnded { throw WebDriverError(description: "the driver hung up on \(method) \(path): \(driver.log)") }
      return nil
    }
    let json = try JSONSerialization.jsonObject(with: answer)
    guard let value = (json as? [String: Any])?["value"] else { throw WebDriverError(description: "\(json)") }
    if let problem = value as? [String: Any], let error = problem["error"] {
      throw WebDriverError(description: "\(error): \(problem["message"] ?? "")")
    }
    return value
  }

  /// The body of a response, once all of it is there: drivers say how long it is, and don't always hang up after it.
  private static func content(of response: [UInt8]) -> Data? {
    let data = Data(response)
    if let end = data.range(of: Data("\r\n\r\n".utf8)) {
      let head = String(decoding: data[..<end.lowerBound], as: UTF8.self)
      let length = head.firstMatch(of: /(?i)content-length: *(\d+)/).flatMap { Int($0.output.1) }
      let body = data[end.upperBound...]
      if let length, body.count >= length { return Data(body) }
    }
    return nil
  }
}

/// A driver refused a command, or answered with something else than was asked for.
struct WebDriverError: Error, CustomStringConvertible {
  let description: String
}
