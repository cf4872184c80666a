/// What the help says of commands and options.
extension Command {
  /// What it does, in a few words.
  var summaryWords: (english: String, japanese: String) {
    switch self {
    case .run: ("play a scene in the browser", "場面をブラウザーで動かします")
    case .check: ("look for mistakes in scenes", "場面に間違いがないか調べます")
    case .explain: ("tell more about a problem, by its code", "番号で示されたメッセージをくわしく説明します")
    case .format: ("write scenes in the one style", "場面を決まった書き方に整えます")
    case .test: ("run the tests that scenes hold", "場面に書かれたテストを実行します")
    case .export: ("write a scene and its player into one file to hand out", "場面を、配れる一つのファイルに書き出します")
    case .extract: ("get a scene and its files back from an exported toy", "書き出したおもちゃから、場面とファイルを取り出します")
    case .site: ("write a shelf of toys for a web server", "おもちゃを並べたウェブサイトを作ります")
    case .help: ("tell about a command", "コマンドの使い方を表示します")
    }
  }

  /// What it does, in a few sentences.
  var descriptionWords: (english: String, japanese: String) {
    switch self {
    case .run:
      (
        """
        Plays a scene in the browser, on this computer only unless --share is given. When the file is saved, the page
        shows the new scene; when it has a mistake, the page shows the mistake and goes on with the last version that
        plays.
        """,
        """
        場面をブラウザーで動かします。--share を付けなければ、開けるのはこのコンピューターだけです。ファイルを保存すると、新しい内容に変わります。
        間違いがあるとそれが画面に表示され、前に動いていた内容がそのまま続きます。
        """
      )
    case .check:
      (
        """
        Reads scenes and says what is wrong in them, where, and how to write it. It says nothing when all is well.
        More about a problem: scenec explain and its code.
        """,
        """
        場面を読んで、間違いとその場所、正しい書き方を表示します。問題がなければ何も表示しません。
        メッセージの番号を付けて scenec explain S07 のように入力すると、くわしい説明が出ます。
        """
      )
    case .explain:
      (
        """
        Tells more about the problem of a code, such as S07: what happened, why it matters, and a scene with it and
        without it. Without a code it lists all of them.
        """,
        """
        S07 のような番号のメッセージについて、何が起こったのか、なぜ大切なのか、直す前の例と直した例を表示します。
        番号を付けなければ、一覧を表示します。
        """
      )
    case .format:
      (
        """
        Writes scenes in the one style of the language: plain signs for full-width ones, even spaces, lines that are
        not too long. Comments and text stay as they are. A scene with mistakes is left alone. “-” stands for standard
        input, which is written to standard output.
        """,
        """
        場面を決まった書き方に整えます。全角の記号を半角にし、空白をそろえ、長すぎる行を分けます。
        コメントとテキストはそのままです。間違いのある場面は変えません。「-」は標準入力を表し、結果を標準出力に書きます。
        """
      )
    case .test:
      (
        """
        Runs the “test” blocks of scenes, one line each, in no time: waiting is not waited for. The pictures that
        tests take are compared with those that were recorded before.
        """,
        """
        場面の「test」を実行し、結果を 1 行ずつ表示します。待ち時間は実際には待ちません。
        テストが撮った画像は、前に記録した画像と比べます。
        """
      )
    case .export:
      (
        """
        Writes one web page that holds the scene, its pictures and sounds, and the player. It opens by double click,
        needs no network and asks nobody for anything. With --pwa it writes a folder for a web server instead: from
        there the toy can be added to a home screen, and then plays without a network.
        """,
        """
        場面と画像と音を、動かすためのプログラムと一緒に、一つのウェブページに書き出します。
        ダブルクリックで開き、インターネットは要りません。
        --pwa を付けると、ウェブサーバーに置くためのフォルダーを作ります。そこからホーム画面に追加すると、インターネットなしで遊べます。
        """
      )
    case .extract:
      (
        """
        Writes the scene and the files that an exported toy holds into a folder, byte for byte as they were. The folder
        is named after the page unless -o names another. No file that is there and differs is replaced.
        """,
        """
        書き出したおもちゃから場面とファイルを取り出し、元のままフォルダーに書き込みます。フォルダーの名前は、-o で指定しなければページと同じです。
        すでにある違う内容のファイルは書き換えません。
        """
      )
    case .site:
      (
        """
        Writes a folder with a page for each scene and a page that lists them with their pictures. It works from disk and
        on any web server, which only has to hand out files.
        """,
        """
        場面ごとのページと、それらを絵で並べたページを、フォルダーに書き込みます。パソコンで直接開くことも、ウェブサーバーに置くこともできます。
        """
      )
    case .help:
      (
        "Tells what a command does and which options it takes.",
        "コマンドの働きと、使えるオプションを表示します。"
      )
    }
  }
}

extension Option {
  /// What it changes, in a few words.
  var summaryWords: (english: String, japanese: String) {
    switch self {
    case .share:
      (
        "let others on the same network open the page too; shows its address and a QR code",
        "同じネットワークのほかの端末からも開けるようにし、アドレスと QR コードを表示します"
      )
    case .output:
      (
        "where to write; otherwise a name like that of the input, in the current folder",
        "書き込む先（指定しなければ、元のファイルと同じ名前で今のフォルダーに書きます）"
      )
    case .pwa:
      (
        "write this folder for a web server, from which the toy can be installed",
        "ホーム画面に追加できる、ウェブサーバー用のフォルダーを作ります"
      )
    case .port:
      (
        "serve on this port; otherwise the next free one from 8000",
        "使うポート番号（指定しなければ 8000 から順に空きを探します）"
      )
    case .noOpen: ("don't open a browser", "ブラウザーを開きません")
    case .fix:
      (
        "make the changes that are offered, where they help and touch neither texts nor comments",
        "直し方が一つに決まる間違いを直します（テキストとコメントは変えません）"
      )
    case .short: ("a line for each problem, for editors", "間違いを 1 行ずつ表示します（エディター用）")
    case .json: ("one JSON document, for programs", "JSON で出力します（プログラム用）")
    case .sarif: ("a SARIF 2.1.0 log, for code hosts", "SARIF 2.1.0 で出力します（コード共有サービス用）")
    case .markdown:
      ("write a page of Markdown; without a code, of all problems", "Markdown で出力します（番号がなければすべて）")
    case .checkOnly:
      (
        "change nothing; list the files that would change, and end with status 1 if there are any",
        "何も変えずに、変わるファイルだけを表示します（あれば終了コードは 1 です）"
      )
    case .record:
      (
        "record the pictures that tests take; the exit status is 1 then",
        "テストが撮った画像を記録します（終了コードは 1 になります）"
      )
    case .language:
      (
        "the language of messages; otherwise that of the system",
        "メッセージの言語（指定しなければシステムの言語）"
      )
    case .colour:
      (
        "colour messages; auto: on a terminal, unless NO_COLOR is set",
        "メッセージに色を付けます（auto はターミナルで、NO_COLOR がないときだけ）"
      )
    case .help: ("show this help", "この説明を表示します")
    case .version: ("show the version", "バージョンを表示します")
    }
  }
}
