import Foundation
import TestSupport
import Testing

@testable import scenec

@Suite struct QRTests {
  @Test("Correction codewords are those of the standard's example")
  func correction() {
    // ISO/IEC 18004, annex I: 01234567 in version 1 at the level M.
    let data: [UInt8] = [16, 32, 12, 86, 97, 128, 236, 17, 236, 17, 236, 17, 236, 17, 236, 17]
    #expect(ReedSolomon.remainder(of: data, count: 10) == [165, 36, 212, 193, 237, 54, 199, 135, 44, 85])
  }

  @Test(
    "The code is the smallest that holds the text",
    arguments: [
      (14, 21), (15, 25), (26, 25), (27, 29), (42, 29), (62, 33), (84, 37), (106, 41), (122, 45), (152, 49), (180, 53),
    ])
  func versions(count: Int, side: Int) throws {
    #expect(try #require(QRCode([UInt8](repeating: 0x61, count: count))).side == side)
  }

  @Test("A text of more than 180 bytes has no code")
  func tooLong() {
    #expect(QRCode([UInt8](repeating: 0x61, count: 181)) == nil)
  }

  @Test(
    "A decoder reads codes of every version, in the colours of any terminal",
    .enabled(if: isInstalled("zbarimg"), "install zbar-tools"), arguments: TerminalScreen.Theme.allCases)
  func decoded(theme: TerminalScreen.Theme) throws {
    for count in [1, 14, 15, 26, 27, 42, 43, 62, 63, 84, 85, 106, 107, 122, 123, 152, 153, 180] {
      let text = String((0..<count).map { Character(Unicode.Scalar(UInt8(0x61 + ($0 * 7 + count) % 26))) })
      let code = try #require(QRCode(Array(text.utf8)))
      let screen = TerminalScreen(code.terminalText(colours: true), theme: theme)
      #expect(try decode(screen.picture) == text, "\(count)")
    }
  }

  @Test(
    "Without colours a decoder reads it from a dark terminal",
    .enabled(if: isInstalled("zbarimg"), "install zbar-tools"))
  func plain() throws {
    let address = "http://192.168.10.23:8000/k3v9xw2t/"
    let text = try #require(QRCode(Array(address.utf8))).terminalText(colours: false)
    #expect(!text.contains("\u{1B}"))
    #expect(try decode(TerminalScreen(text, theme: .dark).picture) == address)
  }

  @Test("The code has a quiet zone of four modules on all sides")
  func quietZone() throws {
    let code = try #require(QRCode(Array("a".utf8)))
    let lines = code.terminalText(colours: false).split(separator: "\n")
    #expect(lines.allSatisfy { $0.count == 21 + 8 })
    #expect(lines.count == 15)
    let full = String(repeating: "█", count: 29)
    #expect(lines[0] == full && lines[1] == full && lines[13] == full && lines[14] == full)
    #expect(lines.allSatisfy { $0.hasPrefix("████") && $0.hasSuffix("████") })
  }
}
