extension UseProblem {
  /// What is said of it in Japanese.
  public var japanese: Wording {
    switch self {
    case .neverShown:
      Wording(
        "「{0}」は一度も表示されません。",
        "|`{1}` のままなので、これを消すか、`{2}` のように動作で表示してください。|`{1}` のままなので、これを消してください。")
    case .neverTouched:
      Wording(
        "「{0}」は `touch none` なので、指でさわれません。",
        "「{0}」の `touch none` を消すか、ここで指を待つのをやめてください。")
    case .emptyGroupTouched:
      Wording(
        "「{0}」は中に何もないグループなので、指でさわれません。",
        "波括弧の中に物を入れるか、`size (80, 80) touch bounds` のように、さわれる範囲を決めてください。")
    case .neverRead:
      Wording(
        "「{0}」は変わりますが、どこにも使われていません。",
        "`label shown \"{{0}}\"` のように表示するか、いらなければ消してください。")
    case .neverChanged:
      Wording(
        "「{0}」は変わることがありません。",
        "`{1}` のように動作で変えてください。変わらない値なら `let {0} = {2}` と書きます。")
    case .neverUsed:
      Wording(
        "「{0}」はどこにも使われていません。",
        "どこかで使うか、いらなければ消してください。")
    case .unusedFile:
      Wording(
        "「{0}」にあるものは、この場面では使われていません。",
        "そのファイルの部品、色、値、動作のどれかを使うか、この行を消してください。")
    case .neverStarted:
      Wording(
        "タイムライン「{0}」は始まるのを待っていますが、始める手順がありません。",
        "どこかの動作で `start {0}` と書くか、`paused` を消してください。")
    case .constantCondition:
      Wording(
        "この条件は、いつも `{0}` です。",
        "`score == 3` のように、変わる値を使った条件にしてください。")
    case .notDraggable:
      Wording(
        "「{0}」は指で動かせないので、これは起こりません。",
        "別の行に `drag {0}` と書いてください。")
    case .neverMeet:
      Wording(
        "「{0}」も「{1}」も動くことがありません。",
        "最初から触れているか、ずっと触れないかのどちらかです。`drag {0}` のように、どちらかが動くようにしてください。")
    case .leaveOfScene:
      Wording(
        "場面そのものがなくなることはないので、これは起こりません。",
        "`on leave` は、現れたり消えたりするもののための出来事です。部品の中か、`if` や `for` の波括弧の中に書いてください。")
    case .unknownKey:
      Wording(
        "「{0}」という名前のキーはありません。",
        "`on key \"{1}\"` と書いてください。")
    case .neverReached:
      Wording(
        "前に「{0}」があるので、ここは実行されません。",
        "「{0}」より前に書くか、いらなければ消してください。")
    case .endlessLoop:
      Wording(
        "この繰り返しの中では時間が進まないので、ほかのことが何も起こらなくなります。",
        "`wait 1s` のように、一回ごとに待つ手順を入れてください。")
    case .changedTwiceAtOnce:
      Wording(
        "「{1}」の「{0}」を、同時に二つの手順で変えています。",
        "一つの `together` の中では、後の手順が前の手順に取って代わります。順番に書くか、どちらかを消してください。")
    }
  }
}
