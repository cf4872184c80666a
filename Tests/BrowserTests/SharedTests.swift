import Foundation
import TestSupport
import Testing

extension BrowserTests {
  /// A toy that is shared with a classroom: the teacher's terminal, and a tablet with its own network.
  @Suite(.enabled(if: Scenec.playerIsExpected, "scenec was built without the player")) struct SharedTests {
    @Test(
      "The QR code is read off the terminal's screen, and a tablet's browser plays the toy at its address",
      .enabled(if: TestNetwork.isAllowed, "network namespaces can be made by root only"),
      .enabled(if: isInstalled("zbarimg") && isInstalled("xterm"), "install zbar-tools and xterm"),
      .enabled(if: Browser.participants.contains(.chromium), "install \(Browser.chromium.packages)"),
      arguments: [["-bg", "black", "-fg", "white"], ["-bg", "white", "-fg", "black"]])
    func classroom(colours: [String]) throws {
      let folder = try TemporaryFolder()
      let scene = try folder.write("scene \"Plays here\" size 100\nlabel a \"x\" size 50\n", to: "toy.scene")
      let network = try TestNetwork()
      let display = try HelperProcess(
        "Xvfb", ["-displayfd", "1", "-screen", "0", "1000x900x24", "-nolisten", "tcp", "-fbdir", folder.url.path])
      let number = try display.waitForOutput(/(?m)^(\d+)\n/).1
      let terminal = network.command(
        at: .teacher,
        ["xterm", "-u8", "-fa", "DejaVu Sans Mono", "-fs", "8", "-geometry", "120x60"] + colours
          + ["-e", Scenec.executable.path, "run", "--share", "--no-open", scene.path])
      let xterm = try HelperProcess(
        terminal[0], Array(terminal.dropFirst()), environment: ["DISPLAY": ":\(number)", "LC_ALL": "C.UTF-8"])
      let screen = folder.url.appendingPathComponent("Xvfb_screen0")
      let address = try waitFor("a QR code on the screen") {
        let picture = try pixels(ofWindowDump: Array(Data(contentsOf: screen)))
        let text = try decode(picture)
        return text.isEmpty ? nil : text
      }
      #expect(address.wholeMatch(of: /http:\/\/192\.168\.199\.1:\d+\/[a-z2-9]{8}\//) != nil)
      #expect(xterm.isRunning)

      let tablet = network.command(
        at: .tablet,
        [
          "chromium", "--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--timeout=5000",
          "--user-data-dir=\(folder.url.path)/profile", "--dump-dom", address,
        ])
      let page = try output(of: tablet)
      // The player has named the page after the scene, and laid the canvas out for it.
      #expect(page.contains("<title>Plays here</title>"))
      #expect(page.contains(/<canvas id="scene"[^>]* width="\d+"/))
    }

    /// A window dump, as Xvfb keeps one of its screen, as a PPM picture: a head of big-endian numbers, colours, pixels.
    private func pixels(ofWindowDump dump: [UInt8]) throws -> [UInt8] {
      func number(_ place: Int) -> Int { dump[(4 * place)..<(4 * place + 4)].reduce(0) { $0 << 8 | Int($1) } }
      guard dump.count > 100, number(11) == 32, number(7) == 0 else {
        throw WebDriverError(description: "another kind of window dump")
      }
      let (width, height, perLine) = (number(4), number(5), number(12))
      let start = number(0) + 12 * number(19)
      var picture = Array("P6 \(width) \(height) 255\n".utf8)
      picture.reserveCapacity(3 * width * height + 20)
      for row in 0..<height {
        for column in 0..<width {
          let place = start + row * perLine + 4 * column
          picture += [dump[place + 2], dump[place + 1], dump[place]]
        }
      }
      return picture
    }
  }
}
