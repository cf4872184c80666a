extension HandProblem {
  /// What is said of it in Japanese.
  public var japanese: Wording {
    switch self {
    case .hardGesture:
      Wording(
        "「{0}」は 6 歳未満の子どもにはむずかしい操作です。",
        "軽くさわる操作や引っぱる操作なら、どの年齢でもできます。例：`on tap`、`on press`、`drag`")
    }
  }
}
