import Foundation
import TestSupport
import Testing

@Suite(.enabled(if: Scenec.playerIsExpected, "scenec was built without the player")) struct ExportTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// One clear pixel.
  private let gif = Data(base64Encoded: "R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7")!

  private func run(_ arguments: String..., language: String = "en") throws -> Scenec.Outcome {
    try Scenec.run(arguments + ["--lang", language], in: folder.url)
  }

  private func page(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: folder.url.appendingPathComponent(name)), as: UTF8.self)
  }

  private func exists(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: folder.url.appendingPathComponent(name).path)
  }

  @Test("A scene is written to one page, with a report of its size")
  func page() throws {
    try folder.write("scene \"Boxes\"\nbox here at (10, 10) size 50\n", to: "toy.scene")
    let outcome = try run("export", "toy.scene", "-o", "out.html")
    #expect(outcome.status == 0)
    #expect(outcome.errors == "")
    let lines = outcome.output.split(separator: "\n")
    #expect(try #require(lines.first).wholeMatch(of: /out\.html: \d+ KB/) != nil)
    for part in [
      "engine (WebAssembly, as text)", "scripts and styles of the page", "scene", "picture of the beginning",
    ] {
      #expect(lines.contains { $0.hasSuffix(" KB  \(part)") }, "\(part)")
    }
    #expect(try page("out.html").contains("<title>Boxes</title>"))
  }

  @Test("Without -o the page is named after the scene, in the current folder")
  func defaultName() throws {
    try folder.write("box here at (10, 10) size 50\n", to: "toys/toy.scene")
    #expect(try run("export", "toys/toy.scene").status == 0)
    #expect(exists("toy.html") && !exists("toys/toy.html"))
  }

  @Test("The page's picture is the scene as it begins")
  func still() throws {
    try folder.write("circle ball center (30, 40) size 20 color red\n", to: "toy.scene")
    #expect(try run("export", "toy.scene").status == 0)
    #expect(try page("toy.html").contains("<circle cx=\"10\" cy=\"10\" r=\"10\" fill=\"#ff0000\""))
  }

  @Test(
    "A scene's language is Japanese when there is kana or kanji in its texts, whatever the names are",
    arguments: [
      ("label a \"かず\" at (9, 9)", "ja"), ("scene \"数\"", "ja"), ("label a \"ten\" at (9, 9)", "en"),
      ("label 数 \"ten\" at (9, 9)", "en"), ("box a size 9 alt \"しかく\"", "ja"), ("box a size 9 // しかく", "en"),
      ("box a size 9\non tap a { say \"やった\" }", "ja"),
    ])
  func language(scene: String, code: String) throws {
    try folder.write(scene + "\n", to: "toy.scene")
    let outcome = try run("export", "toy.scene")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try page("toy.html").contains("<html lang=\"\(code)\">"))
    #expect(
      try page("toy.html").contains(code == "ja" ? "<noscript><p>これは" : "<noscript><p>This is a picture of the toy."))
  }

  @Test("What a scene uses goes into the page and comes back byte for byte")
  func back() throws {
    let scene = """
      use "parts/more.scene"
      image one "cat.gif" size 20
      image two "sub/dog \\"1\\" <b>.gif" size 20
      let names = ["a.gif"]
      for name in names { image each "{name}" size 10 }
      for n from 1 to 2 { image card "card{n}.gif" size 10 }
      box b size 9
      on tap b { play "meow.mp3"; play "pop" }
      """
    let files: [(String, Data)] = [
      ("toy.scene", Data((scene + "\r\n").utf8)), ("parts/more.scene", Data("color sky = blue\n".utf8)),
      ("cat.gif", gif), ("sub/dog \"1\" <b>.gif", gif + Data([1])), ("a.gif", gif + Data([2])),
      ("card1.gif", gif + Data([3])), ("card2.gif", gif + Data([4])),
      ("meow.mp3", Data("ID3".utf8) + Data(0...255)),
    ]
    for (name, data) in files { try folder.write(data, to: name) }
    try folder.write(gif, to: "unused.gif")
    let outcome = try run("export", "toy.scene")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.output.contains("KB  pictures") && outcome.output.contains("KB  sounds"))
    let extracted = try run("extract", "toy.html", "-o", "back")
    #expect(extracted.status == 0, "\(extracted.errors)")
    for (name, data) in files {
      #expect(try Data(contentsOf: folder.url.appendingPathComponent("back/" + name)) == data, "\(name)")
    }
    let listing = try FileManager.default.subpathsOfDirectory(atPath: folder.url.appendingPathComponent("back").path)
    #expect(listing.filter { $0.hasSuffix(".gif") }.count == 5)
    #expect(extracted.output.split(separator: "\n").count == files.count)
  }

  /// What goes into the toy of a scene, beside the scene.
  private func media(of scene: String) throws -> Set<String> {
    try folder.write(scene, to: "toy.scene")
    let outcome = try run("export", "toy.scene")
    #expect(outcome.status == 0 && outcome.errors == "", "\(outcome.errors)")
    let back = "back-\(UUID().uuidString)"
    #expect(try run("extract", "toy.html", "-o", back).status == 0)
    let files = try FileManager.default.subpathsOfDirectory(atPath: folder.url.appendingPathComponent(back).path)
    return Set(files.filter { $0.contains(".") && $0 != "toy.scene" })
  }

  @Test("A name that ends in something filled in stands for every picture, or every sound, that it may become")
  func openNames() throws {
    for name in ["pics/cat.gif", "pics/dog.gif", "other.gif", "cat2.gif"] { try folder.write(gif, to: name) }
    for name in ["pics/cat.mp3", "pics/dog.mp3"] { try folder.write(Data("ID3".utf8), to: name) }
    try folder.write("x", to: "pics/notes.txt")
    let state = "state which = \"cat.gif\"\n"
    #expect(try media(of: state + "image i \"pics/{which}\" size 9\n") == ["pics/cat.gif", "pics/dog.gif"])
    #expect(
      try media(of: state + "box b size 9\non tap b { play \"pics/{which}\" }\n") == ["pics/cat.mp3", "pics/dog.mp3"])
    #expect(
      try media(of: "for n from 1 to 2 { image i \"pics/{if n == 1 then \"cat\" else \"dog\"}.g{\"if\"}\" size 9 }\n")
        == ["pics/cat.gif", "pics/dog.gif"])
    // A text that is given on as a value, and one that is no file's name.
    #expect(
      try media(
        of: state + "let file = \"pics/{which}\"\nimage i \"{file}\" size 9\nlabel l \"{which}: {time}\" at (1, 1)\n")
        == ["pics/cat.gif", "pics/dog.gif", "pics/cat.mp3", "pics/dog.mp3"])
  }

  @Test("A name with something filled in that no file can become is told, and nothing is written")
  func openNamesOfNothing() throws {
    try folder.write("x", to: "pics/notes.txt")
    try folder.write(
      """
      state which = "cat"
      image a "pics/{which}" size 9
      image b "{which}{which}.bmp" size 9
      box c size 9
      on tap c { play "{which}x" }
      """, to: "toy.scene")
    let outcome = try run("export", "toy.scene")
    #expect(outcome.status == 1)
    #expect(
      outcome.errors == """
        scenec: toy.scene uses “pics/*”, which is not in its folder.
        scenec: toy.scene uses “*.bmp”. Pictures are .png, .jpg, .gif, .webp or .svg; sounds .mp3, .wav, .ogg, .m4a, .aac \
        or .flac.
        scenec: toy.scene uses “*x”, which is not in its folder.
        Nothing was written.

        """)
    #expect(!exists("toy.html"))
  }

  @Test(
    "Where a function makes what may be the name of a file, there is a word; not where it makes other texts",
    arguments: [
      ("image i \"{join([\"cat\", \".gif\"], \"\")}\" size 9", 11),
      ("box b size 9\non tap b { play lower(\"CAT.MP3\") }", 17),
      ("let f = join([\"cat\", \".gif\"], \"\")\nimage i \"{f}\" size 9", 9),
      ("label l text join([\"cat\", \".gif\"], \"\") at (1, 1)", nil),
      ("let f = upper(\"cat\")\nlabel l \"{f}\" at (1, 1)", nil),
      ("let f = upper(\"cat\")\nimage i \"cat.gif\" size 9\nlabel l \"{f}\" at (1, 1)", nil),
    ] as [(String, Int?)])
  func madeNames(scene: String, column: Int?) throws {
    try folder.write(gif, to: "cat.gif")
    try folder.write(scene + "\n", to: "toy.scene")
    let outcome = try run("export", "toy.scene")
    #expect(outcome.status == 0)
    let word =
      "A text is made here. If it is the name of a picture or a sound, that file goes along only where another text "
      + "names it too.\n"
    #expect(outcome.errors == (column.map { "toy.scene:\(scene.contains("play") ? 2 : 1):\($0): " + word } ?? ""))
  }

  @Test("A scene whose name would not come back is not exported", arguments: [".hid.scene", "a\\b.scene"])
  func unusableName(name: String) throws {
    try folder.write("box here at (10, 10) size 50\n", to: name)
    let outcome = try run("export", name, "-o", "toy.html")
    let reason = name.hasPrefix(".") ? "is hidden by the dot in front" : "has a “\\” in its name"
    #expect(
      outcome.errors == "scenec: \(name) \(reason). Give the file a name without it. Nothing was written.\n")
    #expect(outcome.status == 1 && !exists("toy.html"))
  }

  @Test("A page that was exported before can be made into a folder to install, with all its files")
  func pageAgain() throws {
    try folder.write(gif, to: "toys/cat.gif")
    try folder.write(Data("ID3".utf8), to: "toys/meow.mp3")
    try folder.write("image a \"cat.gif\" size 9\non tap a { play \"meow.mp3\" }\n", to: "toys/toy.scene")
    #expect(try run("export", "toys/toy.scene").status == 0)
    let outcome = try run("export", "toy.html", "--pwa", "site")
    #expect(outcome.status == 0 && outcome.errors == "")
    #expect(outcome.output.contains("KB  pictures") && outcome.output.contains("KB  sounds"))
    #expect(try run("extract", "site/index.html", "-o", "back").status == 0)
    for name in ["toy.scene", "cat.gif", "meow.mp3"] {
      #expect(
        try Data(contentsOf: folder.url.appendingPathComponent("back/" + name))
          == Data(contentsOf: folder.url.appendingPathComponent("toys/" + name)))
    }
    try folder.write("<!doctype html><p>Hello", to: "other.html")
    let other = try run("export", "other.html")
    #expect(other.errors == "scenec: other.html is not a page that “scenec export” made of a toy.\n")
    #expect(other.status == 2)
  }

  @Test("A page that something else has made is not replaced by one to install; its own is")
  func indexInTheWay() throws {
    try folder.write("box here at (10, 10) size 50\n", to: "toy.scene")
    #expect(try run("export", "toy.scene", "--pwa", "own").status == 0)
    #expect(try run("export", "toy.scene", "--pwa", "own").status == 0)
    #expect(try run("site", "shelf", "toy.scene").status == 0)
    try folder.write("<!doctype html><p>My class", to: "mine/index.html")
    for name in ["shelf", "mine"] {
      let before = try page(name + "/index.html")
      let outcome = try run("export", "toy.scene", "--pwa", name)
      #expect(
        outcome.errors == """
          scenec: \(name)/index.html is there already, and “scenec export --pwa” did not write it. Name another folder. \
          Nothing was written.

          """)
      #expect(outcome.status == 2)
      #expect(try page(name + "/index.html") == before && !exists(name + "/worker.js"))
    }
    let japanese = try run("export", "toy.scene", "--pwa", "mine", language: "ja")
    #expect(japanese.errors.contains("mine/index.html はすでにあり、「scenec export --pwa」で作ったものではありません。"))
  }

  @Test("A file that is missing, or is not what its name says, is told, and nothing is written")
  func badMedia() throws {
    try folder.write("<html>not here</html>", to: "page.png")
    try folder.write("hello", to: "voice.mp3")
    try folder.write("x", to: "photo.bmp")
    try folder.write(
      """
      image a "no.png" size 9
      image b "page.png" size 9
      image c "photo.bmp" size 9
      image d "../up.png" size 9
      box e size 9
      on tap e { play "voice.mp3"; play "cat{time}.mp3" }
      """, to: "toy.scene")
    let outcome = try run("export", "toy.scene")
    #expect(outcome.status == 1)
    #expect(
      outcome.errors == """
        scenec: toy.scene uses “no.png”, which is not in its folder.
        scenec: “page.png” is not a picture, whatever its name says.
        scenec: toy.scene uses “photo.bmp”. Pictures are .png, .jpg, .gif, .webp or .svg; sounds .mp3, .wav, .ogg, \
        .m4a, .aac or .flac.
        scenec: toy.scene: ../up.png is a link or leads out of the scene's folder.
        scenec: “voice.mp3” is not a sound, whatever its name says.
        scenec: toy.scene uses “cat*.mp3”, which is not in its folder.
        Nothing was written.

        """)
    #expect(!exists("toy.html"))
    let japanese = try run("export", "toy.scene", language: "ja")
    #expect(japanese.errors.contains("「no.png」が、場面のフォルダーにありません。"))
  }

  @Test("A photo of 50 MB is refused with a word on how to make it smaller; one of 3 MB is taken with a word")
  func largePhoto() throws {
    try folder.write("image a \"photo.gif\" size 9\n", to: "toy.scene")
    try folder.write(gif + Data(count: 50 << 20), to: "photo.gif")
    let refused = try run("export", "toy.scene")
    #expect(refused.status == 1)
    #expect(
      refused.errors == """
        scenec: “photo.gif” is larger than 25 MB, the most that one file of a toy may have. Save a picture again at \
        some 2000 pixels across.
        Nothing was written.

        """)
    try folder.write(gif + Data(count: 3_000_000), to: "photo.gif")
    let taken = try run("export", "toy.scene")
    #expect(taken.status == 0)
    #expect(
      taken.errors == "photo.gif takes 3.0 MB. A picture needs no more than some 2000 pixels across on a tablet.\n")
  }

  @Test("A large sound gets a word about sounds, not about pictures", arguments: [("en", "picture"), ("ja", "画像")])
  func largeSound(language: String, picture: String) throws {
    try folder.write("box a size 9\non tap a { play \"song.mp3\" }\n", to: "toy.scene")
    try folder.write(Data("ID3".utf8) + Data(count: 26 << 20), to: "song.mp3")
    let refused = try run("export", "toy.scene", language: language)
    #expect(refused.status == 1)
    #expect(refused.errors.contains("song.mp3") && refused.errors.contains(".m4a"))
    #expect(!refused.errors.contains(picture))
    try folder.write(Data("ID3".utf8) + Data(count: 3_000_000), to: "song.mp3")
    let taken = try run("export", "toy.scene", language: language)
    #expect(taken.status == 0)
    #expect(
      taken.errors
        == (language == "en"
          ? "song.mp3 takes 3.0 MB. A minute of sound takes about 1 MB as .mp3 or .m4a.\n"
          : "song.mp3 は 3.0 MB あります。音は .mp3 か .m4a にすると、1 分でおよそ 1 MB です。\n"))
  }

  @Test("An SVG picture with a script is taken, with a word that the script does not run")
  func svgScript() throws {
    try folder.write("image a \"cat.svg\" size 9\n", to: "toy.scene")
    try folder.write(
      "<?xml version=\"1.0\"?><!-- c --><svg xmlns='http://www.w3.org/2000/svg'><SCRIPT>1</SCRIPT></svg>", to: "cat.svg"
    )
    let outcome = try run("export", "toy.scene")
    #expect(outcome.status == 0)
    #expect(outcome.errors == "cat.svg holds a script. The picture is shown, and the script does not run.\n")
  }

  @Test("A scene with mistakes is not exported")
  func broken() throws {
    try folder.write("circel ball at (1, 1)\n", to: "toy.scene")
    let outcome = try run("export", "toy.scene")
    #expect(outcome.status == 1)
    #expect(outcome.errors.contains("circel"))
    #expect(outcome.errors.hasSuffix("toy.scene has mistakes that keep it from playing. Nothing was written.\n"))
    #expect(!exists("toy.html"))
  }

  @Test(
    "A place to write to that is no page's is told with status 2",
    arguments: [
      (["-o", "toy.scene"], "a toy is written as a web page, and toy.scene is not named like one."),
      (["-o", "sub"], "sub is a folder. Name the file too: -o sub/toy.html"),
      (["-o", "no/such/toy.html"], "no/such/toy.html can't be written: there is no such folder."),
      (
        ["-o", "toy.scene/toy.html"],
        "toy.scene/toy.html can't be written: a part of the way to it is a file, not a folder."
      ),
      (["-o", "a.html", "--pwa", "b"], "-o names a file and --pwa a folder. Use one of them."),
      (["-o"], "“--output” needs one of these after it: PATH."),
    ])
  func output(arguments: [String], message: String) throws {
    try folder.write("box here at (10, 10) size 50\n", to: "toy.scene")
    try folder.write("", to: "sub/x")
    let outcome = try Scenec.run(["export", "toy.scene"] + arguments, in: folder.url)
    #expect(outcome.errors.contains("scenec: " + message))
    #expect(outcome.status == 2)
  }

  @Test("A folder that nothing may be written to is told", .enabled(if: geteuid() != 0, "root may write everywhere"))
  func readOnly() throws {
    try folder.write("box here at (10, 10) size 50\n", to: "toy.scene")
    let locked = try folder.write("", to: "locked/x").deletingLastPathComponent()
    try FileManager.default.setAttributes([.posixPermissions: 0o555], ofItemAtPath: locked.path)
    let outcome = try run("export", "toy.scene", "-o", "locked/toy.html")
    #expect(outcome.errors == "scenec: locked/toy.html can't be written: you may not write there.\n")
    #expect(outcome.status == 2)
  }

  @Test(
    "On a read-only disk and on a full one that is told, and what was there stays as it was",
    .enabled(if: Mount.isAllowed, "a disk can be mounted by root only"),
    arguments: [
      ("size=64k", "the disk is full"), ("ro", "you may not write there"),
    ])
  func disk(options: String, reason: String) throws {
    try folder.write("box here at (10, 10) size 50\n", to: "toy.scene")
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("disk"), withIntermediateDirectories: false)
    let mount = try Mount(options, at: folder.url.appendingPathComponent("disk"))
    let outcome = try run("export", "toy.scene", "-o", "disk/toy.html")
    #expect(outcome.errors == "scenec: disk/toy.html can't be written: \(reason).\n")
    #expect(outcome.status == 2)
    #expect(try FileManager.default.contentsOfDirectory(atPath: mount.url.path) == [])
  }

  @Test("Hostile titles, texts and names of files stay inside the page")
  func hostile() throws {
    let text = #"</script><script>alert(1)</script><!-- ]]> \" ' &amp; "# + "\u{2028}"
    try folder.write(gif, to: "a\"<b>--.gif")
    try folder.write(
      """
      scene "\(text)"
      label words "\(text)" at (9, 9) font "x</style>\\"'"
      image a "a\\"<b>--.gif" size 9
      """, to: "</script>\".scene".replacingOccurrences(of: "/", with: "_"))
    let outcome = try run("export", "<_script>\".scene", "-o", "toy.html")
    #expect(outcome.status == 0, "\(outcome.errors)")
    try folder.write("scene \"x\"\nlabel words \"x\" at (9, 9)\n", to: "plain.scene")
    #expect(try run("export", "plain.scene").status == 0)
    let (page, plain) = (try page("toy.html"), try page("plain.html"))
    for mark in ["<script", "</script", "<!--", "-->", "<title", "</title", "<style", "</style", "]]>", "alert(1)<"] {
      #expect(page.components(separatedBy: mark).count == plain.components(separatedBy: mark).count, "\(mark)")
    }
    #expect(try run("extract", "toy.html", "-o", "back").status == 0)
    #expect(exists("back/a\"<b>--.gif") && exists("back/<_script>\".scene"))
  }
}
