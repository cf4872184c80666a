import Foundation
import TestSupport
import Testing

/// The forms of `scenec check`.
@Suite struct ReportTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Two problems: a missing ) in line 2, behind letters of three and of four bytes, and a number with a unit.
  private let scene = """
    // 絵😀
    label 手 "😀" at (10, 20
    box tray size 40px

    """

  private func check(_ arguments: [String], _ environment: [String: String] = [:]) throws -> Scenec.Outcome {
    try Scenec.run(["check"] + arguments, in: folder.url, environment: environment)
  }

  private func document(_ arguments: [String]) throws -> Value {
    Value(try JSONSerialization.jsonObject(with: Data(check(arguments).output.utf8)))
  }

  @Test("The short form is a line for each problem: file, line, column, severity, code and title")
  func short() throws {
    try folder.write(scene, to: "toy.scene")
    let outcome = try check(["--short", "toy.scene"])
    #expect(
      outcome.output == """
        toy.scene:2:23: error S10: The closing `)` is missing here.
        toy.scene:3:17: error T13: “px” is not needed after 40.

        """)
    #expect(outcome.status == 1)
  }

  @Test("The short form and JSON have all problems, the text at most 20 of a file and how many more there are")
  func many() throws {
    let broken = String(repeating: "box size 40px\n", count: 25)
    try folder.write(broken, to: "a.scene")
    try folder.write(broken, to: "b.scene")
    let text = try check(["."]).output
    #expect(text.components(separatedBy: "error T13").count - 1 == 40)
    #expect(text.components(separatedBy: "… and 5 more in this file.").count - 1 == 2)
    #expect(text.hasSuffix("50 errors, 0 warnings\nscenec check --fix mends what has one good change.\n"))
    #expect(try check(["--short", "."]).output.split(separator: "\n").count == 50)
    #expect(try document(["--json", "."])["problems"].count == 50)
  }

  @Test("JSON names the place by lines and columns of characters, and by bytes, and holds title, hint and change")
  func json() throws {
    try folder.write(scene, to: "toys/toy.scene")
    let outcome = try check(["--json", "toys/toy.scene"])
    #expect(outcome.status == 1)
    #expect(outcome.errors == "")
    let document = try document(["--json", "toys/toy.scene"])
    #expect(document["version"].number == 1)
    #expect(document["tool"].text == "scenec")
    #expect(document["language"].text == "en")
    #expect(document["complete"].flag == true)
    #expect(document["errors"].number == 2)
    #expect(document["warnings"].number == 0)
    #expect(document["fixed"].count == 0)

    let first = document["problems"][0]
    #expect(first["code"].text == "S10")
    #expect(first["severity"].text == "error")
    #expect(first["file"].text == "toys/toy.scene")
    // “// 絵😀” is 3 + 3 + 4 bytes and a newline; “label 手 "😀" at (10, 20” is 22 characters in 27 bytes.
    #expect(first["start"]["line"].number == 2)
    #expect(first["start"]["column"].number == 23)
    #expect(first["start"]["offset"].number == 11 + 27)
    #expect(first["title"].text == "The closing `)` is missing here.")
    #expect(first["hint"].text?.isEmpty == false)
    #expect(first["fix"]["file"].text == "toys/toy.scene")
    #expect(first["fix"]["replacement"].text == ")")
    #expect(first["fix"]["start"]["offset"].number == 38)
    #expect(first["related"][0]["start"]["column"].number == 16)
    #expect(first["related"][0]["file"].text == "toys/toy.scene")

    let second = document["problems"][1]
    #expect(second["start"]["line"].number == 3)
    #expect(second["start"]["column"].number == 17)
    #expect(second["end"]["column"].number == 19)
    #expect(second["fix"]["replacement"].text == "")
  }

  @Test("What offers no change has null for it, and Japanese words are told as such")
  func japanese() throws {
    try folder.write("box tray size 60\nbox tray size 60\n", to: "toy.scene")
    let document = try document(["--json", "--lang", "ja", "toy.scene"])
    #expect(document["language"].text == "ja")
    #expect(document["problems"][0]["fix"].isNull)
    #expect(document["problems"][0]["title"].text == "「tray」という名前が二つのものに付いています。")
  }

  @Test("Without a problem JSON and SARIF are whole documents, the short form is empty, and the status is 0")
  func clean() throws {
    try folder.write("box tray size 40\n", to: "toy.scene")
    #expect(try document(["--json", "toy.scene"])["problems"].count == 0)
    #expect(try document(["--sarif", "toy.scene"])["runs"][0]["results"].count == 0)
    #expect(try check(["--short", "toy.scene"]).output == "")
    #expect(try check(["--sarif", "toy.scene"]).status == 0)
  }

  @Test("A file that can't be read makes the documents incomplete; what could be read is in them")
  func incomplete() throws {
    try folder.write(scene, to: "toy.scene")
    let outcome = try check(["--json", "toy.scene", "nothing.scene"])
    #expect(outcome.status == 2)
    #expect(outcome.errors.contains("nothing.scene"))
    let json = try document(["--json", "toy.scene", "nothing.scene"])
    #expect(json["complete"].flag == false)
    #expect(json["problems"].count == 2)
    let sarif = try document(["--sarif", "toy.scene", "nothing.scene"])
    #expect(sarif["runs"][0]["invocations"][0]["executionSuccessful"].flag == false)
  }

  @Test("A problem of a file that two scenes use is told once, in every form")
  func once() throws {
    try folder.write("part hand {\n  circle palm size 40px\n}\n", to: "parts/hand.scene")
    for name in ["a.scene", "b.scene"] { try folder.write("use \"parts/hand.scene\"\nbox tray size 40\n", to: name) }
    #expect(
      try check(["."]).output.hasSuffix("1 error, 0 warnings\nscenec check --fix mends what has one good change.\n"))
    #expect(try check(["--short", "a.scene", "b.scene"]).output.split(separator: "\n").count == 1)
    #expect(try document(["--json", "a.scene", "b.scene"])["problems"][0]["file"].text == "parts/hand.scene")
  }

  @Test("A name with quotes, line ends and bytes that are not UTF-8 can't break a document or a line")
  func hostileNames() throws {
    let name = "a\"\\\u{1B}[31m\nb.scene"
    try folder.write("box size 40px\n", to: name)
    #expect(try document(["--json", "."])["problems"][0]["file"].text == "./" + name)
    #expect(try check(["--short", "."]).output.split(separator: "\n").count == 1)
    #expect(try !check(["--short", "."]).output.contains("\u{1B}"))
    let artifact = try document(["--sarif", "."])["runs"][0]["results"][0]["locations"][0]["physicalLocation"]
    #expect(artifact["artifactLocation"]["uri"].text == "a%22%5C%1B%5B31m%0Ab.scene")
  }

  @Test("Two forms at once are refused with status 2")
  func together() throws {
    let outcome = try check(["--json", "--sarif", "toy.scene"])
    #expect(outcome.errors.hasPrefix("scenec: “--json” and “--sarif” can't be asked for together.\n"))
    #expect(outcome.output == "")
    #expect(outcome.status == 2)
  }
}
