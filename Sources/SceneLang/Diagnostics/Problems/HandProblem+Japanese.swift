extension HandProblem {
  /// What is said of it in Japanese.
  public var japanese: Wording {
    switch self {
    case .hardGesture:
      Wording(
        "「{0}」は、6 歳未満の子どもには難しい操作です。",
        "軽く触る操作や、指で動かす操作なら、どの年齢でもできます。例：`tap`、`press`、`drag`")
    case .targetOfNothing:
      Wording(
        "「{1}」は指で動かせないので、「{0}」の上に置かれることはありません。",
        "`drag {1}` という行を加えてください。")
    case .targetIsItself:
      Wording(
        "「{0}」をそれ自身の上に置くことはできません。",
        "`on drop ball onto door { restart }` のように、`onto` の後ろには別のものを書きます。")
    case .tooSmall:
      Wording(
        "「{0}」の大きさは {1} × {2} ポイントで、指で触るには小さめです。",
        "`size {3}` のように縦も横も {3} ポイント以上にするか、`reach` で周りに余裕を付けてください。")
    case .overlapped:
      Wording(
        "「{0}」の半分以上が「{1}」の下にあり、そこに触ると「{1}」の方が反応します。",
        "どちらにも指が届くように、片方の場所を変えてください。例：`at (20, 20)`")
    case .startsOutside:
      Wording(
        "「{0}」は最初、場面の外にあるので、指でつかめません。",
        "場面の範囲は (0, 0) から ({1}, {2}) までです。中心をその中に置いてください。例：`center ({3}, {4})`")
    case .neverReached:
      Wording(
        "「{0}」は「{1}」の下にすっかり隠れていて、指が届きません。",
        "片方の場所を変えるか、`z 1` と書いて「{0}」を手前に出してください。")
    }
  }
}
