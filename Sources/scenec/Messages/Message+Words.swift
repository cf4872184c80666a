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
        "「\(word)」というコマンドはありません。「\(nearest)」のことですか。"
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
        "「\(word)」というオプションはありません。「\(nearest)」のことですか。"
      )
    case .optionOfAnotherCommand(let option, let command):
      (
        "“\(command.traits.word)” has no option “\(option.traits.word)”.",
        "「\(command.traits.word)」では「\(option.traits.word)」は使えません。"
      )
    case .optionsTogether(let first, let second):
      (
        "“\(first.traits.word)” and “\(second.traits.word)” can't be asked for together.",
        "「\(first.traits.word)」と「\(second.traits.word)」を一緒に指定することはできません。"
      )
    case .optionTakesNothing(let option):
      (
        "“\(option.traits.word)” stands alone, without “=”.",
        "「\(option.traits.word)」には「=」で値を付けられません。"
      )
    case .optionNeedsValue(let option, let allowed):
      (
        "“\(option.traits.word)” needs one of these after it: \(allowed).",
        "「\(option.traits.word)」の後ろに値が必要です。使える値: \(allowed)"
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
        "場面のファイルを指定してください。例: scenec \(command.traits.word) \(command.traits.operands.example)"
      )
    case .noFolder(let command):
      (
        "which folder? It comes first: scenec \(command.traits.word) \(command.traits.operands.example)",
        "先に、書き込むフォルダーを指定してください。例: scenec \(command.traits.word) \(command.traits.operands.example)"
      )
    case .moreThanOneFile(let command):
      (
        "“\(command.traits.word)” takes one \(command.traits.operands == .onePage ? "page" : "scene") at a time.",
        "「\(command.traits.word)」に指定できる\(command.traits.operands == .onePage ? "ページ" : "場面")は一度に一つです。"
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
        "\(path) はファイルではなくフォルダーです。"
      )
    case .unreadable(let path, .notAFile):
      (
        "\(path) is a device or a pipe, not a file.",
        "\(path) は普通のファイルではありません。"
      )
    case .unreadable(let path, .tooLarge(let limit)):
      (
        "\(path) is larger than \(limit >> 20) MB, the most that a scene may have.",
        "\(path) が大きすぎます。場面の大きさは \(limit >> 20) MB までです。"
      )
    case .unreadable(let path, .outside):
      (
        "\(path) is a link or leads out of the scene's folder.",
        "\(path) はリンクか、場面のフォルダーの外にあるファイルです。"
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
        "フォルダー \(path) の中に .scene ファイルがありません。"
      )
    case .folderForRun(let path):
      (
        "\(path) is a folder. “run” plays one .scene file; name it.",
        "\(path) はフォルダーです。「run」には .scene ファイルを一つ指定してください。"
      )
    case .pageForScene(let path):
      (
        "\(path) is a page, not a scene. To get the scene of a toy’s page: scenec extract \(path)",
        "\(path) は場面ではなくページです。おもちゃのページから場面を取り出すには: scenec extract \(path)"
      )

    case .unknownCode(let word, nil):
      (
        "there is no problem “\(word)”. To see all of them: scenec explain",
        "「\(word)」という番号のメッセージはありません。一覧を見るには: scenec explain"
      )
    case .unknownCode(let word, let nearest?):
      (
        "there is no problem “\(word)”. Did you mean “\(nearest)”?",
        "「\(word)」という番号のメッセージはありません。「\(nearest)」のことですか。"
      )
    case .howToExplain:
      (
        "More about one of them: scenec explain S07",
        "くわしい説明を見るには: scenec explain S07"
      )

    case .problemCount(let errors, let warnings):
      (
        "\(Message.count(errors, "error")), \(Message.count(warnings, "warning"))",
        "エラー \(errors) 件、警告 \(warnings) 件"
      )
    case .mendable:
      (
        "scenec check --fix mends what has one good change.",
        "直し方が一つに決まるものは、scenec check --fix で直せます。"
      )
    case .fixedCount(let count, let errors, let warnings):
      (
        "\(count) fixed; left: \(Message.count(errors, "error")), \(Message.count(warnings, "warning"))",
        "\(count) 件を直しました。残り: エラー \(errors) 件、警告 \(warnings) 件"
      )
    case .fixed: ("fixed", "直しました")
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
        "ブラウザーを開けませんでした。\(address) を自分で開いてください。"
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
        フォルダーを指定すると、その中（下のフォルダーも含む）の .scene ファイルすべてが対象になります。
        終了コード: 0 問題なし、1 場面のエラーまたはテストの失敗、2 コマンドを実行できない。
        """
      )
    case .summary(let command): command.summaryWords
    case .description(let command): command.descriptionWords
    case .optionSummary(let option): option.summaryWords
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
