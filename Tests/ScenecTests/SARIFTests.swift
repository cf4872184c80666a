import Foundation
import TestSupport
import Testing

/// `scenec check --sarif`, by what SARIF 2.1.0 (OASIS Standard, 27 March 2020) and its schema ask of a log.
@Suite struct SARIFTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func log(_ arguments: [String], _ scene: String, to name: String = "toy.scene") throws -> Value {
    try folder.write(scene, to: name)
    let outcome = try Scenec.run(["check", "--sarif"] + arguments, in: folder.url)
    return Value(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)))
  }

  private let scene = "box tray size 40px\nlet a = (1, 2\nlabel t \"a¥n\"\n"

  @Test("A log has the version, the schema's address, and one run with a named driver (3.13, 3.14, 3.19)")
  func shape() throws {
    let log = try log(["toy.scene"], scene)
    #expect(log["version"].text == "2.1.0")
    #expect(log["$schema"].text == "https://json.schemastore.org/sarif-2.1.0.json")
    #expect(log["runs"].count == 1)
    #expect(log["runs"][0]["tool"]["driver"]["name"].text == "scenec")
    #expect(log["runs"][0]["columnKind"].text == "unicodeCodePoints")
    #expect(log["runs"][0]["language"].text?.wholeMatch(of: /[a-z]{2}/) != nil)
  }

  @Test("Each rule that occurs is there once, with words on what it is about and its level (3.49)")
  func rules() throws {
    let rules = try log(["toy.scene"], scene)["runs"][0]["tool"]["driver"]["rules"]
    #expect(rules.items.map { $0["id"].text } == ["T08", "T13", "S10"])
    for rule in rules.items {
      #expect(rule["shortDescription"]["text"].text?.isEmpty == false)
      #expect(rule["fullDescription"]["text"].text?.isEmpty == false)
      #expect(rule["help"]["text"].text?.isEmpty == false)
      #expect(rule["help"]["markdown"].text?.contains("```") == true)
    }
    #expect(rules.items.map { $0["defaultConfiguration"]["level"].text } == ["warning", "error", "error"])
  }

  @Test("Each result names its rule, its level, its message and its region (3.27, 3.30)")
  func results() throws {
    let run = try log(["toy.scene"], scene)["runs"][0]
    let results = run["results"]
    #expect(results.items.map { $0["ruleId"].text } == ["T13", "S10", "T08"])
    for result in results.items {
      let rule = run["tool"]["driver"]["rules"][result["ruleIndex"].number ?? -1]
      #expect(rule["id"].text == result["ruleId"].text)
      #expect(result["message"]["text"].text?.isEmpty == false)
      #expect(["error", "warning", "note"].contains(result["level"].text))
      let place = result["locations"][0]["physicalLocation"]
      #expect(place["artifactLocation"]["uri"].text == "toy.scene")
      #expect(place["artifactLocation"]["uriBaseId"].text == "%SRCROOT%")
      for member in ["startLine", "startColumn", "endLine", "endColumn"] {
        #expect((place["region"][member].number ?? 0) >= 1)
      }
    }
    let region = results[0]["locations"][0]["physicalLocation"]["region"]
    #expect(region["startColumn"].number == 17)
    #expect(region["endColumn"].number == 19)
    #expect(region["byteOffset"].number == 16)
    #expect(region["byteLength"].number == 2)
    #expect(results[1]["relatedLocations"][0]["physicalLocation"]["region"]["startColumn"].number == 9)
  }

  @Test("A change is a replacement of a region in a file (3.55 to 3.57)")
  func fixes() throws {
    let fix = try log(["toy.scene"], scene)["runs"][0]["results"][0]["fixes"][0]
    let change = fix["artifactChanges"][0]
    #expect(change["artifactLocation"]["uri"].text == "toy.scene")
    #expect(change["replacements"][0]["deletedRegion"]["startColumn"].number == 17)
    #expect(change["replacements"][0]["insertedContent"]["text"].text == "")
  }

  @Test(
    "A file's address is relative to the folder of the command, without dots, and escaped",
    arguments: [
      ("./toy.scene", "toy.scene"), ("手 1#.scene", "%E6%89%8B%201%23.scene"), (".//a/../b.scene", "a/../b.scene"),
    ])
  func addresses(given: String, uri: String) throws {
    try folder.write("", to: "a/empty.scene")
    let log = try log([given], "box size 40px\n", to: given.replacingOccurrences(of: ".//a/../", with: ""))
    let artifact = log["runs"][0]["results"][0]["locations"][0]["physicalLocation"]["artifactLocation"]
    #expect(artifact["uri"].text == uri)
  }

  @Test("A file given by its whole path is relative too when it is in the folder, and else a file: address")
  func wholePaths() throws {
    let real = folder.url.resolvingSymlinksInPath().path
    let inside = try log([real + "/toy.scene"], scene)["runs"][0]["results"][0]["locations"][0]["physicalLocation"]
    #expect(inside["artifactLocation"]["uri"].text == "toy.scene")
    let other = try TemporaryFolder()
    let file = try other.write("box size 40px\n", to: "far.scene")
    let outside = try log([file.path], scene)["runs"][0]["results"][0]["locations"][0]["physicalLocation"]
    #expect(outside["artifactLocation"]["uri"].text == "file://" + file.path)
    #expect(outside["artifactLocation"]["uriBaseId"].isNull)
  }
}
