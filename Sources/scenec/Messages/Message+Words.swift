import SceneLang

extension Message {
  /// The message in a language: sentences without the name of the program and without a newline at the end.
  func text(in language: Language) -> String {
    switch language {
    case .english: words.english
    case .japanese: words.japanese
    }
  }

  private var words: (english: String, japanese: String) {
    switch self {
    case .unknownCommand(let word, nil):
      (
        "there is no command “\(word)”. The commands are \(Message.commandList(", ")).",
        "「\(word)」というコマンドはありません。使えるコマンドは \(Message.commandList("、")) です。"
      )
    case .unknownCommand(let word, let nearest?):
      (
        "there is no command “\(word)”. Did you mean “\(nearest)”?",
        "「\(word)」というコマンドはありません。「\(nearest)」のことですか？"
      )
    case .fileWithoutCommand(let path):
      (
        "what should be done with \(path)? To play it: scenec run \(path)",
        "\(path) をどうしますか？遊ぶには次のように入力してください: scenec run \(path)"
      )
    case .unknownOption(let word, nil):
      (
        "there is no option “\(word)”.",
        "「\(word)」というオプションはありません。"
      )
    case .unknownOption(let word, let nearest?):
      (
        "there is no option “\(word)”. Did you mean “\(nearest)”?",
        "「\(word)」というオプションはありません。「\(nearest)」のことですか？"
      )
    case .optionOfAnotherCommand(let option, let command):
      (
        "“\(command.traits.word)” has no option “\(option.traits.word)”.",
        "「\(command.traits.word)」では「\(option.traits.word)」は使えません。"
      )
    case .optionTakesNothing(let option):
      (
        "“\(option.traits.word)” stands alone, without “=”.",
        "「\(option.traits.word)」には「=」で値を付けられません。"
      )
    case .optionNeedsValue(let option, let allowed):
      (
        "“\(option.traits.word)” needs one of these after it: \(allowed).",
        "「\(option.traits.word)」のあとに値が必要です。使える値: \(allowed)"
      )
    case .optionValueNotKnown(let option, let value, let allowed):
      (
        "“\(option.traits.word)” does not take “\(value)”. It takes: \(allowed).",
        "「\(option.traits.word)」に「\(value)」は使えません。使える値: \(allowed)"
      )
    case .noFile(let command) where command.traits.operands == .onePage:
      (
        "which page? For example: scenec \(command.traits.word) \(command.traits.operands.example)",
        "ページのファイルを指定してください。例: scenec \(command.traits.word) \(command.traits.operands.example)"
      )
    case .noFile(let command):
      (
        "which scene? For example: scenec \(command.traits.word) \(command.traits.operands.example)",
        "シーンのファイルを指定してください。例: scenec \(command.traits.word) \(command.traits.operands.example)"
      )
    case .moreThanOneFile(let command):
      (
        "“\(command.traits.word)” takes one \(command.traits.operands == .onePage ? "page" : "scene") at a time.",
        "「\(command.traits.word)」に指定できる\(command.traits.operands == .onePage ? "ページ" : "シーン")は一度に一つです。"
      )
    case .seeHelp(nil):
      (
        "More: scenec --help",
        "くわしくは: scenec --help"
      )
    case .seeHelp(let command?):
      (
        "More: scenec help \(command.traits.word)",
        "くわしくは: scenec help \(command.traits.word)"
      )

    case .unreadable(let path, .missing):
      (
        "there is no file \(path).",
        "\(path) というファイルは見つかりません。"
      )
    case .unreadable(let path, .notPermitted):
      (
        "\(path) may not be read: permission is missing.",
        "\(path) を読む権限がありません。"
      )
    case .unreadable(let path, .isFolder):
      (
        "\(path) is a folder, not a file.",
        "\(path) はファイルではなくフォルダです。"
      )
    case .unreadable(let path, .notAFile):
      (
        "\(path) is a device or a pipe, not a file.",
        "\(path) は普通のファイルではありません。"
      )
    case .unreadable(let path, .tooLarge(let limit)):
      (
        "\(path) is larger than \(limit >> 20) MB, the most that a scene may have.",
        "\(path) が大きすぎます。シーンの大きさは \(limit >> 20) MB までです。"
      )
    case .unreadable(let path, .outside):
      (
        "\(path) is a link or leads out of the scene's folder.",
        "\(path) はリンクか、シーンのフォルダの外にあるファイルです。"
      )
    case .unreadable(let path, .notAToy):
      (
        "\(path) is not a page that “scenec export” made of a toy.",
        "\(path) は「scenec export」で作ったおもちゃのページではありません。"
      )
    case .unreadable(let path, .other(let number)):
      (
        "\(path) can't be read: \(Message.systemText(number)).",
        "\(path) を読めません（\(Message.systemText(number))）。"
      )
    case .folderWithoutScenes(let path):
      (
        "there is no .scene file in the folder \(path).",
        "フォルダ \(path) の中に .scene ファイルがありません。"
      )
    case .folderForRun(let path):
      (
        "\(path) is a folder. “run” plays one .scene file; name it.",
        "\(path) はフォルダです。「run」には .scene ファイルを一つ指定してください。"
      )

    case .problemCount(let errors, let warnings):
      (
        "\(Message.count(errors, "error")), \(Message.count(warnings, "warning"))",
        "エラー \(errors) 件、警告 \(warnings) 件"
      )
    case .moreProblems(let count):
      (
        "… and \(count) more in this file.",
        "…このファイルには、ほかに \(count) 件あります。"
      )
    case .formatted(let path): ("formatted \(path)", "整えました: \(path)")
    case .wouldFormat(let path): ("\(path) would change", "変わります: \(path)")
    case .notWritten(let path, let problem):
      (
        "\(path) can’t be written: \(problem.reason.english). It is as it was.",
        "\(path) に書き込めません（\(problem.reason.japanese)）。元のままです。"
      )
    case .testPassed: ("passed", "成功")
    case .testFailed: ("FAILED", "失敗")

    case .snapshotMissing(let name, let scene):
      (
        "there is no picture “\(name)” to compare with yet. To record it: scenec test --record \(scene)",
        "比べるための画像「\(name)」がまだありません。記録するには: scenec test --record \(scene)"
      )
    case .snapshotDiffers(let name, let recorded, let new, let scene):
      (
        """
        the picture “\(name)” is not as it was recorded.
          recorded: \(recorded)
          now:      \(new)
          If it is right now: scenec test --record \(scene)
        """,
        """
        画像「\(name)」が、記録したものと違います。
          記録したもの: \(recorded)
          今回のもの:   \(new)
          今回のものが正しければ: scenec test --record \(scene)
        """
      )
    case .snapshotNameUnusable(let name):
      (
        """
        “\(name)” can't name a picture, since the name becomes that of a file. Use up to 60 letters, digits and \
        spaces, without / and \\, a dot in front or .new at the end.
        """,
        """
        「\(name)」は画像の名前に使えません。名前はそのままファイル名になります。60 文字までの文字、数字、空白にし、\
        「/」や「\\」、先頭の「.」、末尾の「.new」は使わないでください。
        """
      )
    case .snapshotNameTwice(let name):
      (
        "two pictures that differ are both named “\(name)”. Give each a name of its own.",
        "違う画像に、同じ名前「\(name)」が付いています。それぞれ別の名前を付けてください。"
      )
    case .snapshotRecorded: ("recorded", "記録")
    case .recordingEnded(0):
      (
        "All pictures are as they were recorded. With --record the exit status is always 1; test without it.",
        "画像はすべて記録したとおりです。--record を付けると終了コードは必ず 1 です。付けずにテストしてください。"
      )
    case .recordingEnded(let count):
      (
        """
        \(Message.count(count, "picture")) recorded. With --record the exit status is always 1: look at what was \
        recorded, then test without it.
        """,
        """
        画像を \(count) 枚記録しました。--record を付けると終了コードは必ず 1 です。\
        記録した画像を確かめてから、付けずにテストしてください。
        """
      )
    case .unwritable(let path, let problem):
      (
        "\(path) can't be written: \(problem.reason.english).",
        "\(path) に書き込めません（\(problem.reason.japanese)）。"
      )

    case .playing(let address):
      (
        "The toy is at \(address)",
        "おもちゃのアドレス: \(address)"
      )
    case .howToStop:
      (
        "It follows the file when you save it. Ctrl-C ends it.",
        "ファイルを保存すると、画面にすぐ反映されます。終わるには Ctrl-C を押してください。"
      )
    case .reloaded(let path):
      (
        "\(path): saved, and playing.",
        "\(path): 保存した内容で遊べます。"
      )
    case .stillShowingLastGood:
      (
        "The page goes on with the last version that plays.",
        "画面には、前に動いていた内容が表示されています。"
      )
    case .waitingForMending:
      (
        "It plays as soon as this is mended and saved.",
        "直して保存すると、すぐに遊べます。"
      )
    case .sceneIsGone(let path):
      (
        "\(path) is not there any more. It plays again when it is back.",
        "\(path) がなくなりました。ファイルが戻ると、また遊べます。"
      )
    case .portTaken(let port):
      (
        "port \(port) is in use by another program. Leave out --port to get a free one.",
        "ポート \(port) はほかのプログラムが使っています。--port を付けなければ、空いているポートを使います。"
      )
    case .portNotPermitted(let port):
      (
        "port \(port) is not open to you. Numbers from 1024 are.",
        "ポート \(port) を使う権限がありません。1024 以上の番号を使ってください。"
      )
    case .noFreePort(let range):
      (
        "the ports \(range.lowerBound) to \(range.upperBound) are all in use.",
        "ポート \(range.lowerBound) から \(range.upperBound) まで、すべて使われています。"
      )
    case .cannotListen(let number):
      (
        "the page can't be served: \(Message.systemText(number)).",
        "ページを開けません（\(Message.systemText(number))）。"
      )
    case .browserDidNotOpen(let address):
      (
        "No browser could be opened. Open \(address) yourself.",
        "ブラウザを開けませんでした。\(address) を自分で開いてください。"
      )

    case .sharing(let message): message.words

    case .about:
      (
        "scenec plays and checks toys for small children, written as .scene files.",
        "scenec は、.scene ファイルに書いた子ども向けのおもちゃを動かしたり、調べたりします。"
      )
    case .usage(let line): ("Usage: \(line)", "使い方: \(line)")
    case .commandsHeading: ("Commands:", "コマンド:")
    case .optionsHeading: ("Options:", "オプション:")
    case .exitCodes:
      (
        """
        A folder stands for the .scene files in it and below.
        Exit status: 0 all is well, 1 a scene has errors or a test failed, 2 the command could not be carried out.
        """,
        """
        フォルダを指定すると、その中（下のフォルダも含む）の .scene ファイルすべてが対象になります。
        終了コード: 0 問題なし、1 シーンのエラーまたはテストの失敗、2 コマンドを実行できない。
        """
      )
    case .summary(.run): ("play a scene in the browser", "シーンをブラウザで動かします")
    case .summary(.check): ("look for mistakes in scenes", "シーンに間違いがないか調べます")
    case .summary(.format): ("write scenes in the one style", "シーンを決まった書き方に整えます")
    case .summary(.test): ("run the tests that scenes hold", "シーンに書かれたテストを実行します")
    case .summary(.export): ("write a scene and its player into one file to hand out", "シーンを、配れる一つのファイルに書き出します")
    case .summary(.extract): ("get a scene and its files back from an exported toy", "書き出したおもちゃから、シーンとファイルを取り出します")
    case .summary(.site): ("write a shelf of toys for a web server", "おもちゃを並べたウェブサイトを作ります")
    case .summary(.help): ("tell about a command", "コマンドの使い方を表示します")
    case .description(.run):
      (
        """
        Plays a scene in the browser, on this computer only unless --share is given. When the file is saved, the page
        shows the new scene; when it has a mistake, the page shows the mistake and goes on with the last version that
        plays.
        """,
        """
        シーンをブラウザで動かします。--share を付けなければ、開けるのはこのコンピュータだけです。ファイルを保存すると、新しい内容に変わります。
        間違いがあるときは画面に表示され、前に動いていた内容がそのまま続きます。
        """
      )
    case .description(.check):
      (
        "Reads scenes and says what is wrong in them, where, and how to write it. It says nothing when all is well.",
        "シーンを読んで、間違いとその場所、正しい書き方を表示します。問題がなければ何も表示しません。"
      )
    case .description(.format):
      (
        """
        Writes scenes in the one style of the language: plain signs for full-width ones, even spaces, lines that are
        not too long. Comments and text stay as they are. A scene with mistakes is left alone. “-” stands for standard
        input, which is written to standard output.
        """,
        """
        シーンを決まった書き方に整えます。全角の記号を半角にし、空白をそろえ、長すぎる行を分けます。
        コメントと文字はそのままです。間違いのあるシーンは変えません。「-」は標準入力を表し、結果を標準出力に書きます。
        """
      )
    case .description(.test):
      (
        """
        Runs the “test” blocks of scenes, one line each, in no time: waiting is not waited for. The pictures that
        tests take are compared with those that were recorded before.
        """,
        """
        シーンの「test」を実行し、結果を 1 行ずつ表示します。待ち時間は実際には待ちません。
        テストが撮った画像は、前に記録した画像と比べます。
        """
      )
    case .description(.export):
      (
        """
        Writes one web page that holds the scene, its pictures and sounds, and the player. It opens by double click,
        needs no network and asks nobody for anything. With --pwa it writes a folder for a web server instead: from
        there the toy can be added to a home screen, and then plays without a network.
        """,
        """
        シーンと画像、音、再生プログラムを一つのウェブページに書き出します。ダブルクリックで開き、ネットワークは要りません。
        --pwa を付けると、ウェブサーバーに置くためのフォルダを作ります。そこからホーム画面に追加すると、ネットワークなしで遊べます。
        """
      )
    case .description(.extract):
      (
        """
        Writes the scene and the files that an exported toy holds into a folder, byte for byte as they were. The folder
        is named after the page unless -o names another. No file that is there and differs is replaced.
        """,
        """
        書き出したおもちゃからシーンとファイルを取り出し、元のままフォルダに書き込みます。フォルダの名前は、-o で指定しなければページと同じです。
        すでにある違う内容のファイルは書き換えません。
        """
      )
    case .description(.site):
      (
        """
        Writes a folder with a page for each scene and a page that lists them with their pictures. It works from disk and
        on any web server, which only has to hand out files.
        """,
        """
        シーンごとのページと、それらを絵で並べたページを、フォルダに書き込みます。ディスクから直接開くことも、ウェブサーバーに置くこともできます。
        """
      )
    case .description(.help):
      (
        "Tells what a command does and which options it takes.",
        "コマンドの働きと、使えるオプションを表示します。"
      )
    case .optionSummary(.share):
      (
        "let others on the same network open the page too; shows its address and a QR code",
        "同じネットワークのほかの端末からも開けるようにし、アドレスと QR コードを表示します"
      )
    case .optionSummary(.output):
      (
        "where to write; otherwise a name like that of the input, in the current folder",
        "書き込む先（指定しなければ、元のファイルと同じ名前で今のフォルダに書きます）"
      )
    case .optionSummary(.pwa):
      (
        "write this folder for a web server, from which the toy can be installed",
        "ホーム画面に追加できる、ウェブサーバー用のフォルダを作ります"
      )
    case .optionSummary(.port):
      (
        "serve on this port; otherwise the next free one from 8000",
        "使うポート番号（指定しなければ 8000 から順に空きを探します）"
      )
    case .optionSummary(.noOpen): ("don't open a browser", "ブラウザを開きません")
    case .optionSummary(.checkOnly):
      (
        "change nothing; list the files that would change, and end with status 1 if there are any",
        "何も変えずに、変わるファイルだけを表示します（あれば終了コードは 1 です）"
      )
    case .optionSummary(.record):
      (
        "record the pictures that tests take; the exit status is 1 then",
        "テストが撮った画像を記録します（終了コードは 1 になります）"
      )
    case .optionSummary(.language):
      (
        "the language of messages; otherwise that of the system",
        "メッセージの言語（指定しなければシステムの言語）"
      )
    case .optionSummary(.colour):
      (
        "colour messages; auto: on a terminal, unless NO_COLOR is set",
        "メッセージに色を付けます（auto は端末で、NO_COLOR がないときだけ）"
      )
    case .optionSummary(.help): ("show this help", "この説明を表示します")
    case .optionSummary(.version): ("show the version", "バージョンを表示します")
    }
  }

  private static func commandList(_ separator: String) -> String {
    Command.allCases.map(\.traits.word).joined(separator: separator)
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
  }

  private static func systemText(_ errorNumber: Int32) -> String { String(cString: strerror(errorNumber)) }
}
