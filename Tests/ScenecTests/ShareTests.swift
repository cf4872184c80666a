import Foundation
import TestSupport
import Testing

@testable import scenec

/// `run --share`, from a tablet's point of view.
@Suite(
  .enabled(if: Scenec.playerIsExpected, "scenec was built without the player"),
  .enabled(if: TestNetwork.isAllowed, "network namespaces can be made by root only"), .serialized)
struct ShareTests {
  private let folder: TemporaryFolder
  private let network: TestNetwork
  private let scene: URL

  init() throws {
    folder = try TemporaryFolder()
    network = try TestNetwork()
    try folder.write("picture", to: "toys/cat.png")
    try folder.write("picture", to: "toys/other.png")
    try folder.write("picture", to: "secret.png")
    scene = try folder.write("image cat \"cat.png\" size 50\n", to: "toys/toy.scene")
  }

  /// Runs the scene, and gives the addresses that it prints, that of this computer first, and all that it prints.
  private func share(_ arguments: String...) throws -> (addresses: [String], text: String) {
    let log = try network.run(scene, ["--port", "0"] + arguments, in: folder)
    let text = try waitFor("scenec to run") {
      let text = try String(contentsOf: log, encoding: .utf8)
      return text.contains("Ctrl-C ends it.") ? text : nil
    }
    return (text.matches(of: /http:\/\/\S+/).map { String($0.output) }, text)
  }

  /// Asks for the path behind that of the page's address.
  private func ask(_ address: String, _ rest: String = "", from place: TestNetwork.Place = .tablet) throws -> Int {
    try network.ask(address, path: URL(string: address)!.path + "/" + rest, from: place).status
  }

  @Test("A tablet opens the toy at each address that is printed, by IPv4 and IPv6")
  func opens() throws {
    let (addresses, text) = try share("--share")
    #expect(addresses.count == 3)
    #expect(
      addresses.dropFirst().map { URL(string: $0)?.host }
        == TestNetwork.teacherAddresses.map { URL(string: "http://\($0)/")?.host })
    for address in addresses.dropFirst() {
      let answer = try network.ask(address, path: URL(string: address)!.path + "/", from: .tablet)
      #expect(answer.status == 200 && answer.body.contains("id=\"scene-files\""))
    }
    #expect(try ask(addresses[0], from: .teacher) == 200)
    #expect(text.contains("Anyone on the network who has the address can open the toy, and read its scene."))
  }

  @Test(
    "The printed QR code holds the first address of the network",
    .enabled(if: isInstalled("zbarimg"), "install zbar-tools"))
  func code() throws {
    let (addresses, text) = try share("--share")
    let lines = text.components(separatedBy: "\n").filter { $0.allSatisfy { "█▀▄ ".contains($0) } && $0.count > 20 }
    #expect(try decode(TerminalScreen(lines.joined(separator: "\n"), theme: .dark).picture) == addresses[1])
  }

  @Test("Without --share a tablet reaches nothing, and without a network there is nobody to share with")
  func alone() throws {
    let (addresses, text) = try share()
    #expect(addresses.count == 1 && !text.contains("█"))
    let port = try #require(URL(string: addresses[0])?.port)
    #expect(try network.ask("http://192.168.199.1:\(port)/", path: "/", from: .tablet).status == 0)
    #expect(try network.ask(addresses[0], path: "/", from: .teacher).status == 200)

    let alone = try TestNetwork(isConnected: false)
    let log = try alone.run(scene, ["--share"], in: folder)
    try waitFor("a word of it") {
      try String(contentsOf: log, encoding: .utf8)
        == "scenec: this computer has no address on a private network, so that --share has nobody to share with.\n"
        ? true : nil
    }
  }

  @Test("Each run has a path of its own, and without it there is nothing")
  func token() throws {
    let address = try share("--share").addresses[1]
    let path = URL(string: address)!.path
    #expect(path.wholeMatch(of: /\/[a-z2-9]{8}/) != nil)
    for other in ["/", "/toy.scene", "/cat.png", "/events", "/aaaaaaaa/", "/../", path + "x/", path.uppercased() + "/"]
    {
      #expect(try network.ask(address, path: other, from: .tablet).status == 404, "\(other)")
    }
    #expect(try network.ask(address, path: path, from: .tablet).status == 301)
    #expect(URL(string: try share("--share").addresses[1])!.path != path)
  }

  @Test("A tablet gets the scene's own files, and no others, however they are spelled")
  func files() throws {
    let address = try share("--share").addresses[1]
    #expect(try ask(address, "cat.png") == 200)
    for other in [
      "other.png", "toy.scene", "../secret.png", "%2e%2e/secret.png", "..%2fsecret.png", "..%5csecret.png",
      "..\\secret.png", "/secret.png", "%2fetc%2fpasswd", "../../../../etc/passwd", "cat.png%00",
      "%c0%ae%c0%ae/secret.png",
      "..%c0%afsecret.png", "./cat.png", "cat.png/",
    ] {
      #expect(try ask(address, other) == 404, "\(other)")
    }
  }

  @Test("A tablet gets all pictures that a name may become, and a name that a function makes is told")
  func openNames() throws {
    try folder.write("picture", to: "toys/pics/cat.png")
    try folder.write("state which = \"cat.png\"\nimage i \"pics/{which}\" size 9\n", to: "toys/toy.scene")
    let (addresses, text) = try share("--share")
    #expect(try ask(addresses[1], "pics/cat.png") == 200)
    #expect(try ask(addresses[1], "other.png") == 404)
    #expect(!text.contains("A text is made here."))

    try folder.write("image i \"{join([\"cat\", \".png\"], \"\")}\" size 9\n", to: "toys/toy.scene")
    let log = try network.run(scene, ["--port", "0", "--share"], in: folder)
    try waitFor("a word of it") {
      try String(contentsOf: log, encoding: .utf8).contains("toy.scene:1:11: A text is made here.") ? true : nil
    }
  }

  @Test("Nothing can be sent to it, and a name that is not this computer's is refused")
  func refusals() throws {
    let address = try share("--share").addresses[1]
    let path = URL(string: address)!.path + "/"
    #expect(try network.ask(address, path: path, from: .tablet, method: "POST").status == 405)
    #expect(try network.ask(address, path: path, from: .tablet, method: "PUT").status == 405)
    for host in ["evil.example", "192.168.199.1.evil.example", "192.168.199.2", "[fd00:5ce::2]"] {
      #expect(try network.ask(address, path: path, from: .tablet, host: host).status == 421, "\(host)")
    }
  }

  @Test("A tablet that opens a thousand connections keeps nobody out, not even itself")
  func thousand() throws {
    let addresses = try share("--share").addresses
    let port = try #require(URL(string: addresses[1])?.port)
    let flood = try Flood(of: 1000, to: "192.168.199.1", port: port) { network.command(at: .tablet, $0) }
    #expect(try ask(addresses[0], from: .teacher) == 200)
    #expect(try ask(addresses[1]) == 200)
    #expect(flood.isUnderWay)
  }

  @Test(
    "Addresses of private networks are let in, others are not",
    arguments: [
      ([10, 1, 2, 3], true), ([172, 16, 0, 1], true), ([172, 31, 255, 1], true), ([172, 32, 0, 1], false),
      ([192, 168, 0, 1], true), ([192, 169, 0, 1], false), ([169, 254, 9, 9], true), ([8, 8, 8, 8], false),
      ([11, 0, 0, 1], false), ([0xFD] + [UInt8](repeating: 1, count: 15), true),
      ([0x20, 1] + [UInt8](repeating: 1, count: 14), false), ([0xFE, 0x80] + [UInt8](repeating: 1, count: 14), true),
      ([UInt8](repeating: 0, count: 10) + [0xFF, 0xFF, 8, 8, 8, 8], false),
      ([UInt8](repeating: 0, count: 10) + [0xFF, 0xFF, 10, 8, 8, 8], true),
    ])
  func privateAddresses(bytes: [UInt8], isIn: Bool) {
    let access = Access.network([])
    #expect(access.allows(NetworkAddress(bytes)) == isIn)
    #expect(!Access.thisComputer.allows(NetworkAddress(bytes)))
  }
}
