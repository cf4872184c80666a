extension UseProblem {
  /// What is said of it in Japanese.
  public var japanese: Wording {
    switch self {
    case .neverShown:
      Wording(
        "「{0}」は一度も表示されません。",
        "|ずっと `{1}` のままです。その部分を消すか、手順の中で `{2}` のように変えてください。|ずっと `{1}` のままです。その部分を消してください。")
    case .neverTouched:
      Wording(
        "「{0}」は `touch none` なので、指で触ることができません。",
        "「{0}」の `touch none` を消すか、ここに書いてある、指を待つ行を消してください。")
    case .emptyGroupTouched:
      Wording(
        "「{0}」は中に何もないグループなので、指で触ることができません。",
        "`{ }` の中にものを入れるか、`size (80, 80) touch bounds` のように、触る範囲を決めてください。")
    case .neverRead:
      Wording(
        "「{0}」は変わりますが、どこにも使われていません。",
        "`label shown \"{{0}}\"` のように表示するか、要らなければ消してください。")
    case .neverChanged:
      Wording(
        "「{0}」が変わることはありません。",
        "手順の中で `{1}` のように変えてください。変わらない値は `let {0} = {2}` と書きます。")
    case .neverUsed:
      Wording(
        "「{0}」はどこにも使われていません。",
        "使うところを書くか、要らなければ消してください。")
    case .unusedFile:
      Wording(
        "「{0}」の中のものは、この場面では一つも使われていません。",
        "そのファイルの部品、色、値、動作のどれかを使うか、この行を消してください。")
    case .neverStarted:
      Wording(
        "タイムライン「{0}」は始まるのを待っていますが、始める手順がどこにもありません。",
        "手順の中に `start {0}` と書くか、`paused` を消してください。")
    case .constantCondition:
      Wording(
        "この条件は、いつも `{0}` になります。",
        "条件には、`score == 3` のように、変わるものを使ってください。")
    case .notDraggable:
      Wording(
        "「{0}」は指で動かせないので、これは起こりません。",
        "`drag {0}` という行を加えてください。")
    case .neverMeet:
      Wording(
        "「{0}」も「{1}」も、動くことがありません。",
        "このままでは、最初から触れ合っているか、ずっと触れ合わないかのどちらかです。`drag {0}` のように、どちらかを動けるようにしてください。")
    case .leaveOfScene:
      Wording(
        "場面そのものがなくなることはないので、これは起こりません。",
        "`leave` は、現れたり消えたりするものの出来事です。部品の中か、`if` や `for` の `{ }` の中に書いてください。")
    case .unknownKey:
      Wording(
        "「{0}」という名前のキーはありません。",
        "`on key \"{1}\" { restart }` のように、キーの名前と、`{ }` の中に起こることを書いてください。")
    case .neverReached:
      Wording(
        "前に「{0}」があるので、ここまで進むことはありません。",
        "「{0}」より前に書くか、要らなければ消してください。")
    case .endlessLoop:
      Wording(
        "この繰り返しの中では時間が進まないので、ほかのことが何も起こらなくなります。",
        "`wait 1s` のように、一回ごとに待つ手順を入れてください。")
    case .changedTwiceAtOnce:
      Wording(
        "「{1}」の「{0}」を、二つの手順が同時に変えています。",
        "`together` の中では、後の手順が前の手順に取って代わります。順番に並べるか、どちらかを消してください。")
    }
  }
}
