import SceneLang

extension UseProblem {
  /// What the problem is about, in Japanese.
  var explainedInJapanese: Explanation {
    switch self {
    case .neverShown:
      Explanation(
        """
        このものは最初から見えず、それを変えるものが場面のどこにもありません。隠れているか、透明か、\
        大きさがないままです。
        """,
        "なくてもおもちゃは同じように動きます。見せるための手順を、まだ書いていないことがよくあります。")
    case .neverTouched:
      Explanation(
        "このものには、指を素通りさせる `touch none` が付いていますが、触られるのを待つ出来事があります。",
        "二つは食い違っているので、出来事の手順は始まりません。")
    case .emptyGroupTouched:
      Explanation(
        """
        グループに触るとは、中にあるものに触ることですが、このグループは空です。そのため、\
        触られるのを待つ出来事は起こりません。
        """,
        "触る場所として使うときは、大きさと `touch bounds` を付けてください。")
    case .neverRead:
      Explanation(
        "この `state` は手順で変わりますが、見せたり、調べたり、従ったりするものがどこにもありません。",
        "変わっても、子どもに見えるものは何も変わりません。見せるためのラベルが抜けていることがよくあります。")
    case .neverChanged:
      Explanation(
        "この `state` は使われていますが、変える手順がどこにもありません。最初の値のままです。",
        """
        変わらない値は `let` で作ると、そのことが読む人に伝わります。\
        変えるための手順が抜けていることもよくあります。
        """)
    case .neverUsed:
      Explanation(
        "名前が付いていますが、場面のどこでも使われていません。",
        "前に使っていたものが残っているか、代わりに別の名前を書いてしまったことがよくあります。")
    case .unusedFile:
      Explanation(
        "`use` で読み込んだファイルの部品、色、値、動作が、ここでは一つも使われていません。",
        "使わないファイルも、おもちゃと一緒に配られることになります。")
    case .neverStarted:
      Explanation(
        """
        このタイムラインは `paused` を付けて作ったので、`start` で始めるまで待ちますが、\
        始める手順がありません。
        """,
        "中に書いた時刻は、どれもやって来ません。")
    case .constantCondition:
      Explanation(
        "この条件には変わるものがないので、答えはいつも同じです。",
        """
        そのため、片方だけがいつも選ばれます。名前を書くつもりで、\
        決まった値を書いてしまったことがよくあります。
        """)
    case .notDraggable:
      Explanation(
        "このものが動かされるか、離されるのを待つ出来事がありますが、指で動かせるようになっていません。",
        """
        `drag` は指で動かせるようにし、`on drop` は離したときに何が起こるかを決めます。\
        二つを組にして使います。
        """)
    case .neverMeet:
      Explanation(
        "二つのものが触れ合うのを待っていますが、どちらも動かず、大きさも変わりません。",
        "最初から触れ合っているか、いつまでも触れ合わないかのどちらかです。")
    case .leaveOfScene:
      Explanation(
        """
        `on leave` は、書かれている場所のものがなくなるときの出来事です。\
        場面全体がなくなることはありません。
        """,
        "部品や、`if` と `for` の中のものは、現れたり、なくなったりします。")
    case .unknownKey:
      Explanation(
        """
        キーには `Space`、`Enter`、`ArrowLeft` のような決まった名前があり、文字のキーはその文字で表します。\
        この名前のキーはありません。
        """,
        "どのキーを押しても、この手順は始まりません。")
    case .neverReached:
      Explanation(
        "手順は順番に行われますが、前に、終わらない手順か、すべてを終わらせる手順があります。",
        "そのため、後ろの手順には順番が来ません。")
    case .endlessLoop:
      Explanation(
        "終わりなく繰り返しますが、その中に時間のたつ手順がありません。",
        "ほかのことが何も起こらず、触ったことも伝わらなくなるので、100 万回で止められます。")
    case .changedTwiceAtOnce:
      Explanation(
        "`together` の手順は同時に行われますが、二つの手順が同じプロパティを変えています。",
        "効くのは一つだけです。後の手順が引き継ぎ、前の手順はすぐに終わります。")
    }
  }
}
