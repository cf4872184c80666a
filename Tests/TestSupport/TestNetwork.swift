import Foundation

/// Two computers on a network of their own: namespaces of this one with a cable between them. Only root may make them.
public final class TestNetwork: @unchecked Sendable {
  /// Where a teacher's computer is, by IPv4 and IPv6.
  public static let teacherAddresses = ["192.168.199.1", "[fd00:5ce::1]"]
  private let names: (teacher: String, tablet: String)
  private var processes: [Process] = []

  /// One of the two.
  public enum Place: Sendable {
    case teacher, tablet
  }

  /// False where there are no namespaces, or no right to make them.
  public static let isAllowed: Bool = {
    guard geteuid() == 0 else { return false }
    return (try? TestNetwork()) != nil
  }()

  /// Two computers with a cable between them; without one if `isConnected` is false.
  public init(isConnected: Bool = true) throws {
    let id = UUID().uuidString.prefix(8)
    names = ("scenec-teacher-\(id)", "scenec-tablet-\(id)")
    for name in [names.teacher, names.tablet] {
      try TestNetwork.ip("netns", "add", name)
      try TestNetwork.ip("-n", name, "link", "set", "lo", "up")
    }
    guard isConnected else { return }
    try TestNetwork.ip(
      "-n", names.teacher, "link", "add", "eth0", "type", "veth", "peer", "name", "eth0", "netns", names.tablet)
    for (number, name) in [(1, names.teacher), (2, names.tablet)] {
      try TestNetwork.ip("-n", name, "addr", "add", "192.168.199.\(number)/24", "dev", "eth0")
      try TestNetwork.ip("-n", name, "addr", "add", "fd00:5ce::\(number)/64", "dev", "eth0", "nodad")
      try TestNetwork.ip("-n", name, "link", "set", "eth0", "up")
    }
  }

  deinit {
    for process in processes where process.isRunning { process.terminate() }
    for name in [names.teacher, names.tablet] { _ = try? TestNetwork.ip("netns", "delete", name) }
  }

  /// A command that runs at one of the two.
  public func command(at place: Place, _ command: [String]) -> [String] {
    ["ip", "netns", "exec", place == .teacher ? names.teacher : names.tablet] + command
  }

  /// Starts `scenec run` on the teacher's computer; what it writes goes to a file, which is returned.
  public func run(_ scene: URL, _ arguments: [String], in folder: TemporaryFolder) throws -> URL {
    let log = try folder.write("", to: "log-\(UUID().uuidString)")
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = command(at: .teacher, [Scenec.executable.path, "run", "--no-open", scene.path] + arguments)
    process.environment = ["PATH": ProcessInfo.processInfo.environment["PATH"] ?? "", "LC_ALL": "C.UTF-8"]
    process.standardInput = FileHandle.nullDevice
    let handle = try FileHandle(forWritingTo: log)
    process.standardOutput = handle
    process.standardError = handle
    try process.runHearingSignals()
    processes.append(process)
    return log
  }

  /// An answer to a request: the number of its status, and what came.
  public struct Answer: Equatable, Sendable {
    public let status: Int
    public let body: String
  }

  /// Asks a server for a path, as it is spelled, from one of the two; status 0 where nobody answers.
  public func ask(
    _ address: String, path: String, from place: Place, host: String? = nil, method: String = "GET"
  ) throws -> Answer {
    let script = """
      const [address, path, host, method] = process.argv.slice(1)
      const { hostname, port } = new URL(address)
      const request = require('http').request({
        host: hostname.replace(/[\\[\\]]/g, ''), port, path, method, headers: { Host: host || new URL(address).host },
      }, (answer) => {
        let body = ''
        answer.setEncoding('utf8').on('data', (part) => { body += part })
        answer.on('end', () => console.log(answer.statusCode + ' ' + body))
      })
      request.on('error', () => console.log('0 '))
      request.end()
      """
    let text = try output(
      of: command(at: place, ["node", "-e", script, "--", address, path, host ?? "", method]))
    let parts = text.split(separator: " ", maxSplits: 1, omittingEmptySubsequences: false)
    return Answer(status: Int(parts.first ?? "") ?? -1, body: parts.count > 1 ? String(parts[1]) : "")
  }

  private static func ip(_ arguments: String...) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["ip"] + arguments
    process.standardError = FileHandle.nullDevice
    try process.runHearingSignals()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw TimedOut("ip \(arguments.joined(separator: " "))") }
  }
}
