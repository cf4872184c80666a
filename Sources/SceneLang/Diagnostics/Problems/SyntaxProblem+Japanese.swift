extension SyntaxProblem {
  /// What is said of it in Japanese.
  public var japanese: Wording {
    switch self {
    case .missingValue:
      Wording(
        "「{0}」の後ろに値がありません。",
        "|{1}を書いてください。例：{2}|数、テキスト、色、点、名前のどれかを書きます。例：`40`、`\"こんにちは\"`、`red`、`(10, 20)`、`score`")
    case .missingName:
      Wording(
        "「{0}」の後ろに名前がありません。",
        "好きな名前を書いてください。例：`score`、`左手`")
    case .notAName:
      Wording(
        "「{0}」は「{1}」の後ろの名前にできません。",
        "名前は文字で始め、文字、数字、`_` を続けます。例：`score`、`ball2`、`左手`")
    case .reservedName:
      Wording(
        "「{0}」は使い方の決まっている言葉なので、名前にできません。",
        "ほかの名前にしてください。例：`{0}1`")
    case .propertyAsName:
      Wording(
        "「{0}」はプロパティの言葉なので、ものの名前にできません。",
        "ほかの名前にしてください。例：`{0}1`")
    case .missingWord:
      Wording(
        "ここに「{1}」と組になる「{0}」がありません。",
        "次のように書きます。例：`{2}`")
    case .missingOpeningBrace:
      Wording(
        "「{1}」の後ろに `{` がありません。",
        "「{0}」の中身は `{` と `}` の間に書きます。例：`on tap ball { score += 1 }`")
    case .missingClosingBrace:
      Wording(
        "この `{` を閉じる `}` がありません。",
        "中身が終わるところに `}` を書きます。例：`on tap ball { score += 1 }`")
    case .extraClosingBrace:
      Wording(
        "この `}` に対応する `{` がありません。",
        "消すか、中身が始まるところに `{` を書きます。例：`on tap ball { score += 1 }`")
    case .missingBracket:
      Wording(
        "ここに閉じかっこ `{0}` がありません。",
        "`(` は `)` で、`[` は `]` で閉じます。例：`at (10, 20)`")
    case .extraBracket:
      Wording(
        "この `{0}` に対応する開きかっこがありません。",
        "消すか、最初の値の前に開きかっこを書きます。例：`at (10, 20)`")
    case .unexpected:
      Wording(
        "ここでは「{1}」の後ろに「{0}」を書けません。",
        "一行に書けるのは、ものか手順のどちらか一つです。手順を並べるときは `;` で区切ります。例：`score += 1; restart`")
    case .badStart:
      Wording(
        "行を「{0}」で始めることはできません。",
        "`box`、`label`、`state`、`on` など、何を書くかを表す言葉で始めます。")
    case .missingComma:
      Wording(
        "ここにコンマ（,）がありません。",
        "`( )` や `[ ]` の中の値は、コンマで区切ります。例：`(10, 20)`")
    case .missingEquals:
      Wording(
        "「{0}」の後ろに `=` がありません。",
        "値は `=` の後ろに書きます。例：`let step = 40`")
    case .declaredWithTwoEquals:
      Wording(
        "`==` は値を比べる記号で、値を決めるときは `=` を使います。",
        "ここでは `=` を一つだけ書きます。例：`score = 3`")
    case .equalsForComparing:
      Wording(
        "`=` は値を決める記号で、比べるときは `==` を使います。",
        "ここでは `==` と書きます。例：`when score == 3 { restart }`")
    case .foreignSign:
      Wording(
        "「{0}」は、ここでは「{1}」と書きます。",
        "`{0}` を `{1}` に書き換えてください。")
    case .foreignWord:
      Wording(
        "「{0}」は、ここでは使えません。",
        "代わりに「{1}」が使えるかもしれません。例：`{2}`")
    case .separatorAfterProperty:
      Wording(
        "「{1}」の後ろの `{0}` は要りません。",
        "プロパティの値は、すぐ後ろに書きます。例：`size 40`")
    case .flagWithoutParentheses:
      Wording(
        "「{0}」の値は、かっこに入れて書きます。",
        "`{0} ({1})` と書いてください。`{0}` だけを書くと、`yes` の意味になります。")
    case .chainedComparison:
      Wording(
        "二つの比較を続けて書くときは、間に「and」が必要です。",
        "「{0}」を二回書いて比べます。例：`0 < {0} and {0} < 10`")
    case .valueWithoutProperty:
      Wording(
        "「{0}」が何の値なのか分かりません。",
        "値の前にはプロパティを書きます。ラベルのテキストは名前のすぐ後ろに書きます。例：`label title \"こんにちは\" size 40`")
    case .unexpectedBrace:
      Wording(
        "この `{` が何の始まりなのか分かりません。",
        "`{` は、ものや出来事の後ろに書きます。例：`on tap ball { score += 1 }`")
    case .percent:
      Wording(
        "割合は 0 から 1 までの数で書きます。",
        "50% は `0.5` と書きます。例：`opacity 0.5`")
    case .emptyParentheses:
      Wording(
        "`(` と `)` の間に何も書かれていません。",
        "点は二つの数で書きます。例：`at (10, 20)`")
    case .notAPoint:
      Wording(
        "このかっこの中には、値が三つ以上あります。",
        "点は `(10, 20)` のように二つの数で、リストは `[1, 2, 3]` のように `[ ]` で書きます。")
    case .tooDeep:
      Wording(
        "かっこや波かっこの重なりが {0} 段を超えています。",
        "内側の部分に名前を付け、ここではその名前を使ってください。例：`let step = 40`")
    case .elseWithoutIf:
      Wording(
        "この「else」の前に「if」がありません。",
        "`else` は `if` の `}` のすぐ後ろに書きます。例：`if score > 3 { restart } else { wait 1s }`")
    case .stepAmongThings:
      Wording(
        "「{0}」は手順ですが、いつ行うのかが書かれていません。",
        "出来事の `{ }` の中に入れてください。例：`on tap ball { restart }`")
    case .assignmentAmongThings:
      Wording(
        "「{0}」の値を決めていますが、いつ行うのかが書かれていません。",
        "|最初の値なら `state {1} = 0` と書きます。途中で変えるなら、出来事の `{ }` の中に書きます。例：`on tap ball { {1} += 1 }`|出来事の `{ }` の中に書いてください。例：`on tap ball { ball.x = 40 }`"
      )
    case .itemAmongSteps:
      Wording(
        "「{0}」は手順の中には書けません。",
        "この `{ }` の外に、別の行として書いてください。")
    case .thingAmongSteps:
      Wording(
        "手順の中で「{0}」を作るには「add」を使います。",
        "前に `add` と書きます。例：`add label star \"★\" at (10, 10)`")
    case .notAStep:
      Wording(
        "手順を「{0}」で始めることはできません。",
        "手順では、値を変えるか、何が起こるかを書きます。例：`score += 1`、`wait 1s`、`restart`")
    case .notAMoment:
      Wording(
        "「{0}」はタイムラインの中に直接書けません。",
        "タイムラインの中には時刻を書きます。例：`at 2.5s { play \"pop\" }`")
    case .missingEvent:
      Wording(
        "「on」の後ろに、何を待つのかが書かれていません。",
        "後ろに出来事を書きます。例：`on tap ball { score += 1 }`")
    case .missingGesture:
      Wording(
        "指が何をするのかが書かれていません。",
        "指の番号の後ろに操作を書きます。例：`finger 2 tap ball`")
    case .missingKind:
      Wording(
        "「add」の後ろに、何を加えるのかが書かれていません。",
        "後ろにものを書きます。例：`add label star \"★\" at (10, 10)`")
    case .missingLoopRange:
      Wording(
        "「{0}」が何を順にたどるのかが書かれていません。",
        "数えるときは `for i from 1 to 10`、リストをたどるときは `for item in list` と書きます。")
    case .missingText:
      Wording(
        "「{0}」の後ろには、引用符で囲んだテキストを書きます。",
        "次のように書きます。例：`{1}`")
    case .pointWithoutParentheses:
      Wording(
        "点は、かっこに入れて書きます。",
        "`({0})` と書いてください。例：`at (10, 20)`")
    case .commaBetweenProperties:
      Wording(
        "プロパティの間にコンマは要りません。",
        "続けて書いてください。例：`size 40 color red`")
    case .contentBeforeName:
      Wording(
        "名前「{0}」は内容の前に書きます。",
        "先に名前、次にテキストやファイルを書いてください。例：`label {0} \"こんにちは\"`")
    case .semicolonBetweenProperties:
      Wording(
        "この `;` でものの行が終わるので、「{0}」がどのものに付くのか分かりません。",
        "プロパティは、間に記号を入れずに続けて書きます。例：`box size 40 color red`")
    case .decimalComma:
      Wording(
        "小数は、コンマではなく小数点で書きます。",
        "`{0}` と書いてください。例：`opacity 0.5`")
    case .bracesForValue:
      Wording(
        "値を `{ }` の中に書くことはできません。",
        "リストは `[1, 2, 3]` のように `[ ]` で、先に計算するところは `(1 + 2) * 3` のように `( )` で書きます。")
    case .missingOn:
      Wording(
        "「{0}」の前に「on」がありません。",
        "次のように書きます。例：`on {0} ball { restart }`")
    case .callBehindDot:
      Wording(
        "手順は、ものの名前ではなく、何をするかを表す言葉で始めます。",
        "自分の動作は `hop(ball)` のように書きます。プロパティは `ball.hidden = yes` のように変えます。")
    case .ifAmongThings:
      Wording(
        "ここの「if」は、何があるかを決めるもので、何が起こるかは書けません。",
        "その条件になったときに何かを起こすには `when` を使います。例：`when score == 3 { restart }`")
    case .animateForm:
      Wording(
        "「animate」の後ろには、もの、プロパティ、値の順に書きます。",
        "次のように書きます。例：`animate ball center (100, 100) over 1s`")
    case .foreignTag:
      Wording(
        "ものは `<` や `>` を使わずに、言葉で書きます。",
        "種類、名前、プロパティを一行に続けて書きます。例：`box door size 40 color red`")
    case .misspeltWord:
      Wording(
        "「{0}」という言葉は、ここでは使えません。",
        "「{1}」のことですか。")
    case .nameOfTwoWords:
      Wording(
        "名前は一つの言葉ですが、「{0}」は途中で分かれています。",
        "`{1}` のようにつなげて書いてください。")
    }
  }
}
