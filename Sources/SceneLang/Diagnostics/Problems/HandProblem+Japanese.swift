extension HandProblem {
  /// What is said of it in Japanese.
  public var japanese: Wording {
    switch self {
    case .hardGesture:
      Wording(
        "「{0}」は 6 歳未満の子どもにはむずかしい操作です。",
        "軽くさわる操作や引っぱる操作なら、どの年齢でもできます。例：`on tap`、`on press`、`drag`")
    case .targetOfNothing:
      Wording(
        "「{1}」は指で動かせないので、「{0}」の上に置かれることはありません。",
        "別の行に `drag {1}` と書いてください。")
    case .targetIsItself:
      Wording(
        "「{0}」をそれ自身の上に置くことはできません。",
        "`on drop coin onto purse` のように、`onto` の後ろには別の物を書きます。")
    }
  }
}
