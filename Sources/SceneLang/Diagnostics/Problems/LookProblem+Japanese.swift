extension LookProblem {
  /// What is said of it in Japanese.
  public var japanese: Wording {
    switch self {
    case .soundAlone:
      Wording(
        "ここで起こるのは音だけで、目に見える変化がありません。",
        "音が聞こえない子どもにも分かるように、何かを動かすか変えてください。例：`animate ball scale 1.2 over 0.1s`")
    case .textTooLarge:
      Wording(
        "「{0}」は {1} × {2} ポイントのラベルに収まりません。",
        "`size` を大きくするか、`textSize` を小さくしてください。`size` を書かなければ、ラベルはテキストに合う大きさになります。")
    case .lowContrast:
      Wording(
        "「{0}」は背景との明るさの差が小さく、読みにくくなっています（コントラスト比は {1} で、{2} 以上が必要です）。",
        "明るさがもっと違う色を選んでください。例：`color black background white`")
    case .colourAlone:
      Wording(
        "「{0}」とほかのものの違いは色だけで、同じ色に見える子どももいます。",
        "色の見分けがつきにくい子どもは、男の子ではおよそ 20 人に 1 人です。形や大きさを変えるか、`label` で目印を付けてください。")
    case .flashing:
      Wording(
        "「{0}」は 1 秒間に 3 回より多く点滅していて、発作を引き起こすおそれがあります。",
        "`every 0.5s` のように間隔を長くするか、`over 1s` を付けてゆっくり変えてください。")
    }
  }
}
