extension TextProblem {
  /// What is said of it in Japanese.
  public var japanese: Wording {
    switch self {
    case .unclosedText:
      Wording(
        "テキストを閉じる引用符がありません。",
        "テキストは、同じ行の中で `\"` で閉じます。例：`label title \"こんにちは\"`")
    case .mixedQuotes:
      Wording(
        "テキストの始まりが {0} で、終わりが {1} になっています。",
        "始まりと終わりには、対になる引用符を使います。半角の `\"` ならいつでも使えます。例：`label title \"こんにちは\"`")
    case .typedForms:
      Wording(
        "このファイルには、半角ではない記号（全角の記号や “ ” など）が使われています。",
        "このままでも読み取れます。`scenec format` で整形すると、`( ) { } , \"` などの半角の記号に直ります。")
    case .unreadableCharacter:
      Wording(
        "「{0}」は、ここでは意味を持ちません。",
        "消すか、引用符で囲んでテキストにしてください。例：`label sign \"{0}\"`")
    case .notUTF8:
      Wording(
        "ここに読み取れない文字があります。",
        "エディターでファイルを UTF-8 形式で保存し、ここを入力し直してください。")
    case .invisibleCharacter:
      Wording(
        "ここに目に見えない文字（{0}）があります。",
        "前後の文字ごと消して、入力し直してください。")
    case .unknownEscape:
      Wording(
        "テキストの中の「{0}」には、決まった意味がありません。",
        "改行は `\\n`、記号の `\\` そのものは `\\\\` と書きます。例：`label title \"一行目\\n二行目\"`")
    case .yenSign:
      Wording(
        "`\\` の代わりに円記号が入力されているようです。",
        "テキストの中の改行は、半角の `\\` を使って書きます。例：`label title \"一行目\\n二行目\"`")
    case .unclosedFill:
      Wording(
        "テキストの中の `{` に対応する `}` がありません。",
        "埋め込む値の後ろを `}` で閉じます（例：`label total \"りんごが{1 + 2}個\"`）。`{` そのものを表示するには `\\{` と書きます。")
    case .strayFillEnd:
      Wording(
        "テキストの中の `}` に対応する `{` がありません。",
        "埋め込む値の前に `{` を書きます（例：`label total \"りんごが{1 + 2}個\"`）。`}` そのものを表示するには `\\}` と書きます。")
    case .emptyFill:
      Wording(
        "テキストの中の `{` と `}` の間に何も書かれていません。",
        "埋め込む値を書きます（例：`label total \"りんごが{1 + 2}個\"`）。波かっこそのものを表示するには `\\{\\}` と書きます。")
    case .unknownUnit:
      Wording(
        "数 {1} のすぐ後ろに「{0}」は書けません。",
        "時間は `0.3s`、`300ms`、`2min` のように書き、ほかの数には何も付けません。")
    case .needlessUnit:
      Wording(
        "{1} の後ろの「{0}」は要りません。",
        "長さの単位はポイント、角度の単位は度と決まっています。例：`{2} {1}`")
    case .foreignTimeUnit:
      Wording(
        "時間の単位「{0}」は「{1}」と書きます。",
        "`{2}{1}` と書いてください。例：`wait {2}{1}`")
    case .numberWithoutZero:
      Wording(
        "「{0}」が小数点で始まっています。",
        "前に 0 を付けます。例：`opacity 0{0}`")
    case .numberTooLong:
      Wording(
        "この数は長すぎます。",
        "小数点より前に書けるのは 15 桁までです。例：`999999999999999`")
    case .badColour:
      Wording(
        "「{0}」は色として読み取れません。",
        "`color #FAC744` のように `#` の後ろに 0～9 と A～F を 3 個、6 個、または 8 個並べるか、`color tomato` のように名前で書きます。")
    case .foreignComment:
      Wording(
        "ここでは「{0}」でコメントを始められません。",
        "コメントは `//` で始まり、行の終わりまで続きます。例：`box door // 玄関のドア`")
    case .unopenedText:
      Wording(
        "この引用符の前に、テキストを始める引用符がありません。",
        "テキストの最初の文字の前にも `\"` を書きます。例：`label title \"こんにちは\"`")
    case .unitApart:
      Wording(
        "「{0}」は数のすぐ後ろに書きます。",
        "間に空白を入れずに書いてください。例：`wait {1}`")
    }
  }
}
