import PlayerBundle
import PlayerBundle
import SceneLang

/// What the command line says about handing toys on: exports, sites, and pages for a whole network.
enum SharingMessage {
  // Exports.
  case brokenScene(Path)
  case media(Path, name: Path, UsedMedia.Problem)
  case nothingWritten
  case unusableName(Path, NameProblem)
  case largeFile(name: Path, bytes: Int, MediaContent)
  case pictureWithScript(name: Path)
  /// A text that may be a file's name is made there.
  case madeName(Path)
  case notAPageName(Path)
  case outputAndPWA
  case outputIsFolder(Path)
  case indexInTheWay(Path, PageMaker)
  case exported(Path, bytes: Int)
  case size(Part, bytes: Int)
  case howToInstall(Path)

  // Getting files back.
  case unsafeName(Path, name: Path)
  case fileInTheWay(Path)
  case extracted(Path)

  // Sites.
  case siteWritten(Path, toys: Int)

  // A page for the whole network.
  case sharedAt(address: String)
  case sharedWithAnyone
  case noNetwork

  /// A part of an exported page.
  enum Part: CaseIterable {
    case engine, page, scene, pictures, sounds, still
  }

  /// The message in English and in Japanese.
  var words: (english: String, japanese: String) {
    switch self {
    case .brokenScene(let path):
      (
        "\(path) has mistakes that keep it from playing. Nothing was written.",
        "\(path) には間違いがあり、動かせません。何も書き込んでいません。"
      )
    case .media(let scene, let name, let problem): SharingMessage.words(of: problem, name, scene)
    case .nothingWritten: ("Nothing was written.", "何も書き込んでいません。")
    case .unusableName(let name, let problem): SharingMessage.words(of: problem, name)
    case .largeFile(let name, let bytes, .sound):
      (
        "\(name) takes \(megabytes(bytes)) MB. A minute of sound takes about 1 MB as .mp3 or .m4a.",
        "\(name) は \(megabytes(bytes)) MB あります。音は .mp3 か .m4a にすると、1 分でおよそ 1 MB です。"
      )
    case .largeFile(let name, let bytes, .picture):
      (
        "\(name) takes \(megabytes(bytes)) MB. A picture needs no more than some 2000 pixels across on a tablet.",
        "\(name) は \(megabytes(bytes)) MB あります。タブレットで見る画像は、幅 2000 ピクセルほどで十分です。"
      )
    case .pictureWithScript(let name):
      (
        "\(name) holds a script. The picture is shown, and the script does not run.",
        "\(name) にはスクリプトが含まれています。画像は表示されますが、スクリプトは動きません。"
      )
    case .madeName(let place):
      (
        """
        \(place): A text is made here. If it is the name of a picture or a sound, that file goes along only where \
        another text names it too.
        """,
        """
        \(place): ここで新しい文字が作られます。それが画像や音のファイル名なら、\
        ほかの場所にも同じ名前を書かないと、そのファイルは入りません。
        """
      )
    case .notAPageName(let path):
      (
        "a toy is written as a web page, and \(path) is not named like one. For example: -o toy.html",
        "おもちゃはウェブページとして書き出します。\(path) ではなく、たとえば -o toy.html のように指定してください。"
      )
    case .outputAndPWA:
      (
        "-o names a file and --pwa a folder. Use one of them.",
        "-o（ファイル）と --pwa（フォルダー）は、どちらか一つだけ使えます。"
      )
    case .outputIsFolder(let path):
      (
        "\(path) is a folder. Name the file too: -o \(path.appending(Path("toy.html")))",
        "\(path) はフォルダーです。ファイル名も指定してください: -o \(path.appending(Path("toy.html")))"
      )
    case .indexInTheWay(let path, let maker):
      (
        "\(path) is there already, and “\(maker.command)” did not write it. Name another folder. Nothing was written.",
        "\(path) はすでにあり、「\(maker.command)」で作ったものではありません。別のフォルダーを指定してください。何も書き込んでいません。"
      )
    case .exported(let path, let bytes):
      ("\(path): \(kilobytes(bytes)) KB", "\(path): \(kilobytes(bytes)) KB")
    case .size(let part, let bytes):
      ("  \(padded(kilobytes(bytes))) KB  \(part.english)", "  \(padded(kilobytes(bytes))) KB  \(part.japanese)")
    case .howToInstall(let path):
      (
        """
        Put \(path) on a web server with https. Opened from there, the toy can be added to the home screen, and then
        plays without a network.
        """,
        """
        \(path) を https のウェブサーバーに置いてください。そこで開いてホーム画面に追加すると、インターネットなしで遊べます。
        """
      )

    case .unsafeName(let page, let name):
      (
        "\(page) holds a file named “\(name)”, which leads out of the folder or is hidden. Nothing was written.",
        "\(page) の中のファイル「\(name)」は、フォルダーの外か隠しファイルを指しています。何も書き込んでいません。"
      )
    case .fileInTheWay(let path):
      (
        "\(path) is there already, and differs. Name another folder with -o. Nothing was written.",
        "\(path) はすでにあり、内容が違います。-o で別のフォルダーを指定してください。何も書き込んでいません。"
      )
    case .extracted(let path): ("wrote \(path)", "書き込みました: \(path)")

    case .siteWritten(let folder, let count):
      (
        "\(folder.appending(Path("index.html"))): \(count) \(count == 1 ? "toy" : "toys")",
        "\(folder.appending(Path("index.html"))): おもちゃ \(count) 個"
      )

    case .sharedAt(let address): ("On this network: \(address)", "同じネットワークから: \(address)")
    case .sharedWithAnyone:
      (
        "Anyone on the network who has the address can open the toy, and read its scene. Nobody can change anything.",
        "同じネットワークでこのアドレスを知っている人は、誰でもおもちゃを開き、場面の内容を読めます。変えることはできません。"
      )
    case .noNetwork:
      (
        "this computer has no address on a private network, so that --share has nobody to share with.",
        "このコンピューターはローカルネットワークにつながっていないため、--share で公開できません。"
      )
    }
  }

  private static func words(
    of problem: UsedMedia.Problem, _ name: Path, _ scene: Path
  ) -> (english: String, japanese: String) {
    switch problem {
    case .unreadable(.missing):
      (
        "\(scene) uses “\(name)”, which is not in its folder.",
        "\(scene) で使われている「\(name)」が、場面のフォルダーにありません。"
      )
    case .unreadable(let problem):
      (
        "\(scene): " + Message.unreadable(name, problem).text(in: .english),
        "\(scene): " + Message.unreadable(name, problem).text(in: .japanese)
      )
    case .unknownKind:
      (
        "\(scene) uses “\(name)”. Pictures are .png, .jpg, .gif, .webp or .svg; sounds .mp3, .wav, .ogg, .m4a, .aac or .flac.",
        "\(scene) の「\(name)」は使えません。画像は .png、.jpg、.gif、.webp、.svg、音は .mp3、.wav、.ogg、.m4a、.aac、.flac です。"
      )
    case .notAPicture:
      (
        "“\(name)” is not a picture, whatever its name says.",
        "「\(name)」の中身は画像ではありません。"
      )
    case .notASound:
      (
        "“\(name)” is not a sound, whatever its name says.",
        "「\(name)」の中身は音ではありません。"
      )
    case .tooLarge(.sound):
      (
        """
        “\(name)” is larger than \(UsedMedia.byteLimit.file >> 20) MB, the most that one file of a toy may have. Save \
        a sound again as .mp3 or .m4a: a minute takes about 1 MB.
        """,
        """
        「\(name)」が大きすぎます。おもちゃのファイルは一つ \(UsedMedia.byteLimit.file >> 20) MB までです。\
        音は .mp3 か .m4a で保存し直してください。1 分でおよそ 1 MB になります。
        """
      )
    case .tooLarge(.picture):
      (
        """
        “\(name)” is larger than \(UsedMedia.byteLimit.file >> 20) MB, the most that one file of a toy may have. Save \
        a picture again at some 2000 pixels across.
        """,
        """
        「\(name)」が大きすぎます。おもちゃのファイルは一つ \(UsedMedia.byteLimit.file >> 20) MB までです。\
        画像は幅 2000 ピクセルほどで保存し直してください。
        """
      )
    case .tooMuch:
      (
        "The files of \(scene) are more than \(UsedMedia.byteLimit.all >> 20) MB together. “\(name)” is one too many.",
        "\(scene) のファイルは合わせて \(UsedMedia.byteLimit.all >> 20) MB までです。「\(name)」を入れると超えてしまいます。"
      )
    }
  }
}

extension SharingMessage {
  private static func words(of problem: NameProblem, _ name: Path) -> (english: String, japanese: String) {
    switch problem {
    case .hidden:
      (
        "\(name) is hidden by the dot in front. Give the file a name without it. Nothing was written.",
        "\(name) は、名前の先頭に「.」がある隠しファイルです。「.」のない名前に変えてください。何も書き込んでいません。"
      )
    case .backslash:
      (
        "\(name) has a “\\” in its name. Give the file a name without it. Nothing was written.",
        "\(name) の名前に「\\」があります。「\\」のない名前に変えてください。何も書き込んでいません。"
      )
    case .notUTF8:
      (
        "the name of \(name) is not written in UTF-8. Give the file a new name. Nothing was written.",
        "\(name) の名前は UTF-8 で書かれていません。新しい名前を付けてください。何も書き込んでいません。"
      )
    }
  }
}

extension PageMaker {
  /// The command, as it is written.
  fileprivate var command: String {
    switch self {
    case .installable: "scenec export --pwa"
    case .shelf: "scenec site"
    }
  }
}

extension SharingMessage.Part {
  fileprivate var english: String {
    switch self {
    case .engine: "engine (WebAssembly, as text)"
    case .page: "scripts and styles of the page"
    case .scene: "scene"
    case .pictures: "pictures"
    case .sounds: "sounds"
    case .still: "picture of the beginning"
    }
  }

  fileprivate var japanese: String {
    switch self {
    case .engine: "エンジン（WebAssembly を文字にしたもの）"
    case .page: "ページのスクリプトとスタイル"
    case .scene: "場面"
    case .pictures: "画像"
    case .sounds: "音"
    case .still: "始まりの様子の絵"
    }
  }
}

/// Kilobytes of 1000 bytes, rounded up, as systems show the sizes of files.
private func kilobytes(_ bytes: Int) -> String { String((bytes + 999) / 1000) }

/// Megabytes of a million bytes with one decimal.
private func megabytes(_ bytes: Int) -> String { "\(bytes / 1_000_000).\(bytes / 100_000 % 10)" }

private func padded(_ number: String) -> String { String(repeating: " ", count: max(0, 6 - number.count)) + number }
