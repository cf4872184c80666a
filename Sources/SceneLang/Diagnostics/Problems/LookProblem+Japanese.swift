extension LookProblem {
  /// What is said of it in Japanese.
  public var japanese: Wording {
    switch self {
    case .soundAlone:
      Wording(
        "ここで起こることは音だけで、目に見える変化がありません。",
        "音が聞こえない子どもにも伝わるように、何かを動かしたり変えたりしてください。例：`animate drum scale 1.2 over 0.1s`")
    }
  }
}
