extension NameProblem {
  /// What is said of it in Japanese.
  public var japanese: Wording {
    switch self {
    case .unknownName:
      Wording(
        "「{0}」という名前のものはありません。",
        "|「{1}」のことですか。|この名前を使うには、`box {0} size 40` のようにものに付けるか、`state {0} = 0` のように値に付けます。")
    case .nameUsedTwice:
      Wording(
        "「{0}」という名前が二つのものに付いています。",
        "名前は一つのものだけを表します。どちらかを `{0}2` のような別の名前にしてください。")
    case .unknownMember:
      Wording(
        "|「{1}」に「{0}」はありません。|{3}に「{0}」はありません。",
        "|「{2}」のことですか。|ドットの後ろには、`car.rotation` のようなプロパティか、`hand.thumb` のような部品の中の名前を書きます。")
    case .unknownKind:
      Wording(
        "「{0}」という種類のものはありません。",
        "|「{1}」のことですか。|種類には `box`、`circle`、`oval`、`star`、`polygon`、`path`、`label`、`image`、`group` と、自分で作った部品があります。")
    case .unknownProperty:
      Wording(
        "「{1}」に「{0}」というプロパティはありません。",
        "|「{2}」のことですか。|プロパティは `at`、`size`、`color` などの言葉で、後ろに値を書きます。")
    case .wrongProperty:
      Wording(
        "「{1}」では「{0}」を使えません。",
        "これは別の種類のものに付けるプロパティです。ここでは消してください。")
    case .propertyTwice:
      Wording(
        "同じものに「{0}」が二回書かれています。",
        "どちらか一つだけを残してください。")
    case .contentTwice:
      Wording(
        "「{0}」が、名前の後ろの引用符の中と、ここの二か所に書かれています。",
        "どちらか一つだけを残してください。")
    case .atAndCenter:
      Wording(
        "ものの位置は「at」か「center」のどちらか一つで決めます。",
        "`at` は左上の角、`center` は真ん中の位置です。必要な方だけを残してください。")
    case .unknownFunction:
      Wording(
        "「{0}」という関数はありません。",
        "|「{1}」のことですか。|自分の関数は `let {0}(a) = a * 2` のように作れます。")
    case .notACall:
      Wording(
        "「{0}」は関数ではないので、後ろにかっこは付けられません。",
        "名前だけを書くか、`let double(a) = a * 2` のように関数を作ってください。")
    case .formulaWithoutParentheses:
      Wording(
        "関数「{0}」には、かっこに入れた値が必要です。",
        "`{0}(1)` のように、名前の後ろに書いてください。")
    case .notAValue:
      Wording(
        "「{0}」はタイムラインなので、値はありません。",
        "タイムラインは `start {0}` と `stop {0}` という手順で使います。")
    case .unknownChoice:
      Wording(
        "「{1}」に「{0}」という言葉は使えません。",
        "|「{3}」のことですか。|使えるのは `{2}` です。")
    case .unknownCurve:
      Wording(
        "「{0}」という動き方はありません。",
        "|「{1}」のことですか。|動き方には `linear`、`ease`、`easeIn`、`easeOut`、`easeInOut`、`spring`、`bounce`、`steps(4)`、`cubicBezier(0.4, 0, 0.2, 1)` があります。"
      )
    case .unknownEvent:
      Wording(
        "「{0}」という出来事はありません。",
        "|「{1}」のことですか。|`on` の後ろには `appear`、`leave`、`tap`、`press`、`release`、`hold`、`doubleTap`、`swipe`、`drag`、`drop`、`key` のどれかを書きます。"
      )
    case .unknownDirection:
      Wording(
        "「{0}」という向きはありません。",
        "|「{1}」のことですか。|向きは `left`、`right`、`up`、`down`、`any` のどれかです。")
    case .unknownAction:
      Wording(
        "「{0}」という動作はありません。",
        "|「{1}」のことですか。|自分の動作は `action {0}(thing) { raise thing }` のように作れます。")
    case .unknownTimeline:
      Wording(
        "「{0}」というタイムラインはありません。",
        "|「{1}」のことですか。|タイムラインは `timeline {0} paused { at 0s { play \"pop\" } }` のように作ります。")
    case .propertyOfNothing:
      Wording(
        "「{0}」が、どのものにも付いていません。",
        "`box size 40` のようにものの後ろに書くか、ものの `{ }` の中に書いてください。")
    case .pathStepElsewhere:
      Wording(
        "「{0}」は輪郭を描く言葉で、`path` の中でだけ使えます。",
        "`path` の `{ }` の中に書いてください。例：`path { move (0, 0) line (40, 0) close }`")
    case .sceneTwice:
      Wording(
        "「scene」の行は一つのファイルに一つだけですが、これは二つ目です。",
        "最初の行だけを残し、必要なことはそこに書いてください。")
    case .sceneNotFirst:
      Wording(
        "「scene」の行は、ほかのすべてより前に書きます。",
        "ファイルの一番上に移してください。")
    case .familyMember:
      Wording(
        "「{1}」はいくつもあるので、どれの「{0}」か分かりません。",
        "`{1}[1].{0}` や `first({1}).{0}` のように、一つを選んでください。")
    case .familyAsOne:
      Wording(
        "「{0}」はいくつもありますが、ここでは一つだけ必要です。",
        "`{0}[1]` や `first({0})` のように、一つを選んでください。")
    case .notAThing:
      Wording(
        "|「{0}」はものではないので、触ったり動かしたりできません。|これはものではないので、触ったり動かしたりできません。",
        "`on tap door { restart }` のように、場面にあるものの名前を書いてください。")
    case .eventNeedsName:
      Wording(
        "ここにはものの名前が必要です。",
        "ものに名前を付けて、`on tap door { restart }` のようにここに書いてください。")
    case .eventWithoutTarget:
      Wording(
        "「{0}」は書かれた場所についての出来事なので、後ろに名前は書きません。",
        "対象の `{ }` の中に `on {0} { restart }` のように書いてください。")
    case .noContent:
      Wording(
        "「{0}」にテキストは表示されません。",
        "`label \"こんにちは\" at (0, 0)` のようなラベルを重ねるか、テキストを消してください。")
    case .imageWithoutSize:
      Wording(
        "画像には大きさが必要です。",
        "`size (120, 80)` のように、大きさを書いてください。")
    case .testStepElsewhere:
      Wording(
        "これは指を動かしたり結果を確かめたりする、テスト用の手順です。",
        "`test \"タップ\" { tap door }` のように、テストの中に書いてください。テストの外では、値やものを直接変えます。")
    case .neverChanges:
      Wording(
        "「{0}」は手順では変えられません。",
        "|変わる値は `state {1} = 0` のように `state` で作ります。|`{2}.rotation = 90` のように、プロパティのどれかを変えてください。|変えられるのは、`score = 3` のような `state` か、`car.rotation = 90` のようなもののプロパティです。"
      )
    case .readOnly:
      Wording(
        "「{0}」は読むだけで、変えられません。",
        "動かすには `at` か `center` を、ほかのものに入れるには `attach` を使ってください。")
    case .pointPart:
      Wording(
        "点の値は、まとめて変えます。",
        "`car.center = (100, 50)` のように二つの数を書くか、`car.x` や `car.y` を変えてください。")
    case .notAPlace:
      Wording(
        "これに値を入れることはできません。",
        "左には `score = 3` のような `state` の名前か、`car.rotation = 90` のようなプロパティを書きます。")
    case .missingFile:
      Wording(
        "このファイルと同じ場所に「{0}」はありません。",
        "大文字と小文字の違いも含めて、名前を確かめてください。ファイルは、場面と同じフォルダーか、その中のフォルダーに置きます。")
    case .useInCircle:
      Wording(
        "「{0}」が、直接または別のファイルを通して、自分自身を使っています。",
        "この行を消してください。")
    case .selfOutsidePart:
      Wording(
        "「self」は部品の中だけで使えます。",
        "部品の中では、その部品で作ったもの自身を表します。ここでは `on tap door { raise door }` のように、ものの名前を書いてください。")
    case .fileOutside:
      Wording(
        "「{0}」は場面のフォルダーの外にあります。",
        "場面と同じフォルダーか、その中のフォルダーに移して、名前もそれに合わせてください。")
    }
  }
}
