import Foundation
import TestSupport
import Testing

extension BrowserTests {
  /// Pages that `scenec export` and `scenec site` write, opened from disk.
  @Suite(.enabled(if: Scenec.playerIsExpected, "scenec was built without the player")) struct ExportedTests {
    private let folder: TemporaryFolder

    init() throws { folder = try TemporaryFolder() }

    /// A red picture that holds a script, which would tell the page that it ran.
    private let picture = """
      <svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><script>parent.hacked = top.hacked = 1</script>\
      <rect width="10" height="10" fill="#ff0000"/></svg>
      """

    @Test(
      "Hostile titles, texts and names of files do nothing, and the pictures of such names are there",
      arguments: Browser.participants)
    func hostile(browser: Browser) throws {
      let title = #"</script><script>hacked = 1</script><!-- ' "# + "\u{2028}"
      try folder.write(picture, to: "a\"<b>--.svg")
      let scene = try folder.write(
        """
        scene "\(title)" size 100
        image a "a\\"<b>--.svg" at (10, 10) size 50
        label words "\(title)" at (0, 80) size (100, 20) textSize 8
        """, to: "toy.scene")
      let toy = try Toy(scene, in: browser, .exported)
      let session = toy.session
      try waitFor("the picture") {
        try toy.colours(at: [(35, 35)])[0] == Picture.Pixel(red: 255, green: 0, blue: 0) ? true : nil
      }
      #expect(try session.value("return typeof hacked", as: String.self) == "undefined")
      #expect(try session.value("return document.title", as: String.self).hasPrefix("</script><script>hacked = 1"))
      #expect(try session.value("return document.body.children.length", as: Int.self) > 3)
      try toy.expectNoRequests(.exported)
    }

    @Test(
      "The page's rules let nobody else's script run, and nothing be sent or fetched", arguments: Browser.participants)
    func rules(browser: Browser) throws {
      let scene = try folder.write("box here at (10, 10) size 50\n", to: "toy.scene")
      let toy = try Toy(scene, in: browser, .exported)
      let violations = """
        window.violations = []
        addEventListener('securitypolicyviolation', (event) => violations.push(event.effectiveDirective))
        const script = document.createElement('script')
        script.textContent = 'hacked = 1'
        document.body.append(script)
        const image = new Image()
        image.src = 'http://127.0.0.1:9/x.png'
        fetch('http://127.0.0.1:9/').catch(() => {})
        document.body.insertAdjacentHTML('beforeend', '<p onclick="hacked = 1" style="color: red">x</p>')
        """
      try toy.session.run(violations)
      let session = toy.session
      let seen = try waitFor("all rules to count") {
        let seen = Set(try session.value("return violations", as: [String].self))
        return seen.count >= 4 ? seen : nil
      }
      for directive in ["script-src", "img-src", "connect-src", "style-src"] {
        #expect(seen.contains { $0.hasPrefix(directive) }, "\(directive): \(seen)")
      }
      #expect(try session.value("return typeof hacked", as: String.self) == "undefined")
      // By such notes other tests see that a toy tries nothing of the kind.
      if browser == .chromium {
        #expect(try session.notes().contains { $0.contains("Content Security Policy") })
      }
    }

    @Test(
      "The picture of the beginning lies where the toy will, and goes when the toy is there",
      arguments: Browser.participants)
    func still(browser: Browser) throws {
      let scene = try folder.write(
        "scene \"x\" size (100, 100)\nbox here at (25, 25) size 50 color #0000FF\n", to: "toy.scene")
      #expect(try Scenec.run(["export", scene.path, "-o", "toy.html"], in: folder.url).status == 0)
      // Without its scripts the page is what it is before they have run.
      let page = folder.url.appendingPathComponent("toy.html")
      let text = try String(contentsOf: page, encoding: .utf8)
      let before = try folder.write(text.replacing(/<script>[\s\S]*?<\/script>/, with: ""), to: "before.html")
      let session = try Session(browser, at: before)
      let still = try session.screenshot()
      try session.go(to: page)
      try waitFor("the toy to play") {
        try session.value("return scenec.ready && !document.getElementById('still')", as: Bool.self) ? true : nil
      }
      let toy = try session.screenshot()
      let edges = [0.26, 0.5, 0.74, 0.24, 0.76].map { part in (Int(Double(toy.width) * part), toy.height / 2) }
      #expect(edges.map { still[$0.0, $0.1] } == edges.map { toy[$0.0, $0.1] })
      #expect(Set(edges.map { toy[$0.0, $0.1] }).count == 2)
      let first = try session.value(
        "return performance.getEntriesByName('scenec-first-frame')[0].startTime", as: NSNumber.self)
      #expect(first.doubleValue > 0)
    }

    @Test("Where no scripts run there is the picture, and a sentence on how to play", arguments: Browser.participants)
    func noScripts(browser: Browser) throws {
      let scene = try folder.write(
        "scene \"x\" size (100, 160)\nbox all size (100, 160) color #0000FF\n", to: "toy.scene")
      #expect(try Scenec.run(["export", scene.path, "-o", "toy.html"], in: folder.url).status == 0)
      // A frame in a sandbox runs no scripts, as the preview of an iPad's Files app.
      let frame = try folder.write(
        """
        <!doctype html><body style="margin: 0">
        <iframe sandbox src="toy.html" style="display: block; border: 0; width: 400px; height: 640px"></iframe>
        """, to: "frame.html")
      let session = try Session(browser, at: frame)
      let ratio = try session.value("return devicePixelRatio", as: Int.self)
      let picture = try session.screenshot()
      #expect(picture[200 * ratio, 200 * ratio] == Picture.Pixel(red: 0, green: 0, blue: 255))
      // The rim of the sentence's box, where no letters are.
      #expect(picture[200 * ratio, (640 - 20) * ratio] == Picture.Pixel(red: 0xFF, green: 0xF8, blue: 0xE5))
    }

    /// A blue toy's page as it is without what a browser may lack, opened.
    private func page(in browser: Browser, without change: (String) -> String) throws -> Session {
      let scene = try folder.write(
        "scene \"x\" size (100, 100)\nbox all size (100, 100) color #0000FF\n", to: "toy.scene")
      #expect(try Scenec.run(["export", scene.path, "-o", "toy.html"], in: folder.url).status == 0)
      let text = try String(contentsOf: folder.url.appendingPathComponent("toy.html"), encoding: .utf8)
      let changed = change(text)
      #expect(changed != text)
      return try Session(browser, at: try folder.write(changed, to: "changed.html"))
    }

    /// The message that is seen in front of the picture; empty where there is none.
    private let seenMessage = """
      const box = document.getElementById('problems'), { left, top, width, height } = box.getBoundingClientRect()
      const middle = document.elementFromPoint(left + width / 2, top + height / 2)
      return box.hidden || middle !== box ? '' : `${box.lang} ${box.textContent}`
      """

    private let tooOld = "en This browser is too old to play this toy. It needs iPadOS 16 or later"

    @Test("A browser that the page's rules let run no modules is told to be too old", arguments: Browser.participants)
    func noModules(browser: Browser) throws {
      let session = try page(in: browser) { $0.replacingOccurrences(of: "'wasm-unsafe-eval' ", with: "") }
      try waitFor("the message") {
        try session.value(seenMessage, as: String.self).hasPrefix(tooOld) ? true : nil
      }
      // The picture of the beginning has faded.
      let picture = try session.screenshot()
      let middle = picture[picture.width / 2, picture.height / 2]
      #expect(middle.blue < 150)
    }

    @Test("A browser that can't read one of the scripts is told to be too old", arguments: Browser.participants)
    func noScript(browser: Browser) throws {
      let session = try page(in: browser) {
        $0.replacing(/<meta http-equiv="Content-Security-Policy"[^>]*>/, with: "")
          .replacingOccurrences(of: "class Page {", with: "class Page { a word of tomorrow")
      }
      try waitFor("the message") {
        try session.value(seenMessage, as: String.self).hasPrefix(tooOld) ? true : nil
      }
    }

    @Test("A page whose engine is damaged says that it could not start", arguments: Browser.participants)
    func damaged(browser: Browser) throws {
      let session = try page(in: browser) {
        $0.replacing(/<script type="text\/plain" id="player-module">\s*[^<]{40}/) { $0.output.dropLast(8) + "AAAAAAAA" }
      }
      try waitFor("the message") {
        try session.value(seenMessage, as: String.self).hasPrefix("en The player could not start.") ? true : nil
      }
    }

    @Test("A sound of an exported page is read out of the page", arguments: Browser.participants)
    func sound(browser: Browser) throws {
      // A WAV file of a tenth of a second: one channel, 8000 samples a second, a byte each.
      let head: [UInt8] = [
        0x52, 0x49, 0x46, 0x46, 0x44, 3, 0, 0, 0x57, 0x41, 0x56, 0x45, 0x66, 0x6D, 0x74, 0x20, 16, 0, 0, 0, 1, 0, 1, 0,
        0x40, 0x1F, 0, 0, 0x40, 0x1F, 0, 0, 1, 0, 8, 0, 0x64, 0x61, 0x74, 0x61, 0x20, 3, 0, 0,
      ]
      try folder.write(Data(head + [UInt8](repeating: 128, count: 800)), to: "beep.wav")
      let scene = try folder.write(
        "scene \"x\" size 100\nbox b size 100\non tap b { play \"beep.wav\" }\n", to: "toy.scene")
      let toy = try Toy(scene, in: browser, .exported)
      try toy.session.run(
        """
        window.lengths = []
        const decode = BaseAudioContext.prototype.decodeAudioData
        BaseAudioContext.prototype.decodeAudioData = async function (...data) {
          const buffer = await decode.apply(this, data)
          lengths.push(buffer.duration)
          return buffer
        }
        """)
      try toy.tap(50, 50)
      let session = toy.session
      let seconds = try waitFor("the sound") {
        try session.value("return lengths", as: [NSNumber].self).first?.doubleValue
      }
      #expect(abs(seconds - 0.1) < 0.01)
      try toy.expectNoRequests(.exported)
    }

    @Test("A shelf shows each toy's name and picture, and leads to it", arguments: Browser.participants)
    func shelf(browser: Browser) throws {
      try folder.write(picture, to: "cat.svg")
      try folder.write("scene \"赤い <猫>\" size 100\nimage a \"cat.svg\" size 100\n", to: "ねこ #1.scene")
      try folder.write("scene \"Box\" size 100\nbox b size 100 color #0000FF\n", to: "box.scene")
      #expect(try Scenec.run(["site", "shelf", "ねこ #1.scene", "box.scene"], in: folder.url).status == 0)
      let session = try Session(browser, at: folder.url.appendingPathComponent("shelf/index.html"))
      #expect(try session.value("return document.documentElement.lang", as: String.self) == "ja")
      let names = "return [...document.querySelectorAll('li a')].map((link) => link.innerText.trim())"
      #expect(try session.value(names, as: [String].self) == ["赤い <猫>", "Box"])
      try waitFor("the pictures") {
        let widths = "return [...document.images].map((image) => image.complete ? image.naturalWidth : 0)"
        return try session.value(widths, as: [Int].self).allSatisfy { $0 > 0 } ? true : nil
      }
      let middle =
        "const box = document.images[0].getBoundingClientRect(); "
        + "return [(box.left + box.right) / 2 * devicePixelRatio, (box.top + box.bottom) / 2 * devicePixelRatio]"
      let place = try session.value(middle, as: [NSNumber].self).map(\.intValue)
      #expect(try session.screenshot()[place[0], place[1]] == Picture.Pixel(red: 255, green: 0, blue: 0))
      try session.run("document.querySelector('a').click()")
      try waitFor("the toy") {
        try session.value("return Boolean(window.scenec?.ready) && document.title", as: Any.self) as? String == "赤い <猫>"
          ? true : nil
      }
    }

    @Test("An exported page plays under `scenec run` too", arguments: Browser.participants)
    func runsAgain(browser: Browser) throws {
      try folder.write(picture, to: "sub/cat.svg")
      try folder.write(
        "state number = 3\nimage a \"cat.svg\" size 50\non tap a { number += 1 }\n", to: "sub/toy.scene")
      #expect(try Scenec.run(["export", "sub/toy.scene", "-o", "toy.html"], in: folder.url).status == 0)
      let toy = try Toy(folder.url.appendingPathComponent("toy.html"), in: browser)
      try waitFor("the picture") {
        try toy.colours(at: [(25, 25)])[0] == Picture.Pixel(red: 255, green: 0, blue: 0) ? true : nil
      }
      try toy.tap(25, 25)
      try toy.waitUntil("number", is: 4)
    }

    @Test(
      "An installed toy plays when its server is gone, and its icons are pictures",
      .enabled(if: Browser.participants.contains(.chromium), "install \(Browser.chromium.packages)"))
    func installed() throws {
      let scene = try folder.write("state n = 1\nbox b size 100\non tap b { n += 1 }\n", to: "toy.scene")
      #expect(try Scenec.run(["export", scene.path, "--pwa", "site"], in: folder.url).status == 0)
      var (server, address): (HelperProcess?, URL) = try serve()
      let session = try Session(.chromium, at: address)
      try waitFor("the worker to take over") {
        try session.value("return Boolean(navigator.serviceWorker.controller) && scenec.ready", as: Bool.self)
          ? true : nil
      }
      let icons = """
        const done = arguments[0]
        fetch('manifest.webmanifest').then((answer) => answer.json()).then(() => done('fetched'), () => done('refused'))
        """
      // The page itself may fetch nothing, not even from its own folder.
      #expect(try session.asynchronous(icons) as? String == "refused")
      let picture = """
        const [name, done] = arguments
        const image = new Image()
        image.onload = () => done(image.naturalWidth)
        image.onerror = () => done(0)
        image.src = name
        """
      for side in [180, 192, 512] {
        #expect(try session.asynchronous(picture, ["icon-\(side).png"]) as? Int == side)
      }
      server = nil
      #expect((try? Line(to: address)) == nil)
      _ = server
      try session.reload()
      try waitFor("the toy") {
        try session.value("return Boolean(window.scenec?.ready)", as: Bool.self) ? true : nil
      }
      #expect(try session.value("return scenec.value('n')", as: Int.self) == 1)
    }

    /// Serves the folder `site` while a test looks at it.
    private func serve() throws -> (server: HelperProcess, address: URL) {
      let port = freePort()
      let server = try HelperProcess(
        "node", ["-e", staticServer, "--", "\(port)", folder.url.appendingPathComponent("site").path])
      let address = URL(string: "http://127.0.0.1:\(port)/")!
      try waitFor("the server") { try? Line(to: address) }
      return (server, address)
    }

    /// Writes a toy to be installed, with a state `n` of a number.
    private func install(_ number: Int, title: String = "Toy", in folder: String) throws {
      try self.folder.write("scene \"\(title)\" size 100\nstate n = \(number)\nbox b size 100\n", to: "toy.scene")
      #expect(try Scenec.run(["export", "toy.scene", "--pwa", folder], in: self.folder.url).status == 0)
    }

    /// Waits until a toy plays and its own worker is there.
    private func waitForWorker(_ session: Session) throws {
      try waitFor("the worker to take over") {
        let script = """
          const worker = navigator.serviceWorker.controller?.scriptURL
          return worker === new URL('worker.js', location.href).href && Boolean(window.scenec?.ready)
          """
        return try session.value(script, as: Bool.self) ? true : nil
      }
    }

    @Test(
      "An installed toy leaves the pages and toys below its folder alone",
      .enabled(if: Browser.participants.contains(.chromium), "install \(Browser.chromium.packages)"))
    func nested() throws {
      try install(1, title: "Outer", in: "site")
      try install(2, title: "Inner", in: "site/inner")
      try folder.write("<!doctype html><title>News</title>", to: "site/news.html")
      var (server, address): (HelperProcess?, URL) = try serve()
      let session = try Session(.chromium, at: address)
      func title(of path: String) throws -> String {
        try session.go(to: URL(string: address.absoluteString + path)!)
        return try session.value("return document.title", as: String.self)
      }
      try waitForWorker(session)
      #expect(try title(of: "news.html") == "News")
      #expect(try title(of: "inner/") == "Inner")
      try waitForWorker(session)
      // Without a network each answers for itself, by either of its addresses.
      server = nil
      #expect((try? Line(to: address)) == nil)
      _ = server
      for (path, expected) in [
        ("", "Outer"), ("?seed=2", "Outer"), ("index.html?seed=2", "Outer"), ("inner/", "Inner"),
        ("inner/index.html#top", "Inner"),
      ] {
        #expect(try title(of: path) == expected, "\(path)")
      }
      #expect(throws: WebDriverError.self) { try title(of: "news.html") }
    }

    @Test(
      "A new version of an installed toy is fetched when the toy comes to the front, and however shortly it is open",
      .enabled(if: Browser.participants.contains(.chromium), "install \(Browser.chromium.packages)"))
    func update() throws {
      try install(1, in: "site")
      let (server, address) = try serve()
      let session = try Session(.chromium, at: address)
      try waitForWorker(session)
      #expect(try session.value("return scenec.value('n')", as: Int.self) == 1)

      let caches = "const done = arguments[0]; caches.keys().then((names) => done(names.sort().join()))"
      let before = try session.asynchronous(caches) as? String
      try install(2, in: "site")
      try session.run("document.dispatchEvent(new Event('visibilitychange'))")
      // The old files go when the new worker takes over; until then both lie there.
      try waitFor("the new version") {
        let now = try session.asynchronous(caches) as? String
        return now == before || now?.contains(",") != false ? nil : true
      }
      try session.reload()
      try waitForWorker(session)
      #expect(try session.value("return scenec.value('n')", as: Int.self) == 2)

      try install(3, in: "site")
      try session.reload()
      try waitForWorker(session)
      try session.go(to: URL(string: "about:blank")!)
      try waitFor("the new version") {
        Thread.sleep(forTimeInterval: 0.5)
        try session.go(to: address)
        try waitForWorker(session)
        let number = try session.value("return scenec.value('n')", as: Int.self)
        try session.go(to: URL(string: "about:blank")!)
        return number == 3 ? true : nil
      }
      _ = server
    }

    /// A server as any web host has one: it hands out files, with their types.
    private let staticServer = """
      const [port, folder] = process.argv.slice(1)
      const types = {
        html: 'text/html', js: 'text/javascript', svg: 'image/svg+xml', png: 'image/png',
        webmanifest: 'application/manifest+json',
      }
      require('http').createServer((request, answer) => {
        const name = new URL(request.url, 'http://x/').pathname.slice(1).replace(/(^|\\/)$/, '$1index.html')
        require('fs').readFile(folder + '/' + name, (error, content) => {
          answer.writeHead(error ? 404 : 200, { 'Content-Type': types[name.split('.').at(-1)] ?? 'text/plain' })
          answer.end(content)
        })
      }).listen(Number(port), '127.0.0.1')
      """
  }
}
