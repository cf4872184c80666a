import Foundation
import Runtime
import Testing

@Suite struct PainterTests {
  @Test("The page's painter knows every command of a display list by its number", arguments: DisplayCommand.allCases)
  func commands(command: DisplayCommand) throws {
    let painter = Node.tests.appending(path: "../../../Sources/Player/Page/painter.js").standardizedFileURL
    let script = try String(contentsOf: painter, encoding: .utf8)
    #expect(script.contains("\(command): \(command.rawValue),"))
    #expect(script.contains("case Command.\(command): "))
  }
}
