import Foundation
import PlayerBundle
import SceneLang
import Testing

@Suite(.enabled(if: PlayerBundle.missing(in: .english) == nil, "scenec was built without the player"))
struct ExportedPageTests {
  private func page(
    title: Text? = "Fingers", language: Language? = .english, purpose: ExportedPage.Purpose = .file
  ) throws -> String {
    let content = SceneContent(
      main: "a.scene", files: [.init(name: "a.scene", bytes: [1, 2, 3])], title: title, language: language)
    let page = ExportedPage(content, still: "<svg></svg>", hint: "Open it.", purpose: purpose, isSound: { _ in false })
    return String(decoding: try #require(page).bytes, as: UTF8.self)
  }

  @Test("The rules of a page come before all that they are about, and let in nothing but what it holds")
  func rules() throws {
    let page = try page()
    let rules = try #require(page.firstMatch(of: /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/))
    let before = page[..<rules.range.lowerBound]
    #expect(!before.contains("<script") && !before.contains("<style"))
    let list = rules.output.1.split(separator: "; ")
    #expect(list.first == "default-src 'none'")
    #expect(!rules.output.1.contains("unsafe-inline") && !rules.output.1.contains(" 'unsafe-eval'"))
    #expect(!rules.output.1.contains("http") && !rules.output.1.contains("'self'"))
    #expect(list.contains("img-src data: blob:") && list.contains("media-src data: blob:"))
    #expect(!list.contains { $0.hasPrefix("connect-src") || $0.hasPrefix("worker-src") })
  }

  @Test("Each script and style is let in by its hash, and there are no others")
  func hashes() throws {
    let page = try page()
    let rules = try #require(page.firstMatch(of: /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/))
    let inline = page.matches(of: /<(script|style)>([\s\S]*?)<\/(script|style)>/)
    #expect(inline.count > 3)
    for element in inline {
      let hash = Data(sha256(Array(element.output.2.utf8))).base64EncodedString()
      #expect(rules.output.1.contains("'sha256-\(hash)'"))
    }
    #expect(rules.output.1.matches(of: /'sha256-/).count == inline.count)
    // Elements of data are no scripts; nothing runs by an attribute.
    let kinds = Set(page.matches(of: /<script( [^>]*)?>/).map { String($0.output.1 ?? "") })
    #expect(
      kinds == ["", " type=\"application/json\" id=\"scene-files\"", " type=\"text/plain\" id=\"player-module\""])
  }

  @Test("The page is in the scene's language and has its title", arguments: [Language.english, .japanese])
  func language(language: Language) throws {
    let page = try page(title: Text("かず<1>"), language: language)
    #expect(page.contains("<html lang=\"\(language == .english ? "en" : "ja")\">"))
    #expect(page.contains("<title>かず&#60;1&#62;</title>"))
  }

  @Test("Without a title the page has the name of the scene's file")
  func fileName() throws {
    #expect(try page(title: nil).contains("<title>a</title>"))
  }

  @Test("The picture of the beginning stands in the page, and where no scripts run, a sentence too")
  func still() throws {
    let page = try page()
    #expect(page.contains("<div id=\"still\" role=\"img\" aria-label=\"Fingers\"><svg></svg></div>"))
    #expect(page.contains("<noscript><p>Open it.</p></noscript>"))
  }

  @Test(
    "No title can break out of the page",
    arguments: [
      "</title><script>alert(1)</script>", "\" onload=\"alert(1)", "<!--", "-->", "]]>", "</script>", "&lt;script>",
      "'",
    ])
  func hostileTitle(title: String) throws {
    let plain = try page(title: "x")
    let page = try page(title: Text(title))
    // It has as many of everything that begins, ends or leaves out an element.
    for mark in ["<script", "</script", "<!--", "-->", "<title", "onload", "]]>"] where mark != "onload" {
      #expect(page.components(separatedBy: mark).count == plain.components(separatedBy: mark).count, "\(mark)")
    }
    #expect(!page.contains("\" onload=\""))
  }

  @Test("Sizes are those of the parts, and together they are the file")
  func sizes() throws {
    let content = SceneContent(
      main: "a.scene", files: [.init(name: "a.scene", bytes: [UInt8](repeating: 1, count: 300))],
      media: [
        .init(name: "p.png", bytes: [UInt8](repeating: 1, count: 3000)),
        .init(name: "s.mp3", bytes: [UInt8](repeating: 1, count: 6000)),
      ])
    let page = try #require(
      ExportedPage(content, still: "<svg></svg>", hint: "", isSound: { $0.name == "s.mp3" }))
    let sizes = page.sizes
    #expect((sizes.scene, sizes.pictures, sizes.sounds, sizes.still) == (400, 4000, 8000, 11))
    #expect(sizes.engine == PlayerBundle.module.bytes.count)
    #expect(
      sizes.engine + sizes.page + sizes.scene + sizes.pictures + sizes.sounds + sizes.still == page.bytes.count)
  }

  @Test("A page to install has its own worker and manifest, and nothing more")
  func installing() throws {
    let page = try page(purpose: .installing)
    #expect(page.contains("<link rel=\"manifest\" href=\"manifest.webmanifest\">"))
    #expect(page.contains("; manifest-src 'self'; worker-src 'self'\">"))
    #expect(!page.contains("connect-src"))
  }
}
